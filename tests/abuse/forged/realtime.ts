/** Bad frames for a socket, and bad broadcasts over HTTP. */
import fc from 'fast-check'
import { ids, people } from '../../access/world.ts'
import { oddBody, oddText, oddValue } from '../../support/odd-values.ts'
import { tables } from './rest.ts'

const topic = fc.oneof(
  fc.constantFrom(
    'realtime:x',
    'realtime:*',
    'realtime:public:messages',
    `realtime:user:${people.owner}`,
    `realtime:conversation:${ids.conversation}`,
    `realtime:conversation:${ids.conversationAcross}`,
    'phoenix',
    '',
  ),
  oddText.map(text => `realtime:${text}`),
)
const event = fc.constantFrom(
  ...[
    'phx_join',
    'phx_join',
    'phx_join',
    'phx_leave',
    'broadcast',
    'presence',
    'access_token',
    'heartbeat',
    'phx_reply',
    'x',
  ],
)
const change = fc.record(
  {
    event: fc.oneof(fc.constantFrom('*', 'INSERT', 'DELETE'), oddValue),
    schema: fc.oneof(fc.constantFrom('public', 'auth', 'private', 'realtime'), oddValue),
    table: fc.oneof(fc.constantFrom('messages', 'users', 'mfa_factors', 'changes', '*', ...tables), oddValue),
    filter: fc.oneof(
      fc.constantFrom(`conversation_id=eq.${ids.conversation}`, 'id=in.(', "id=eq.' or 1=1 --"),
      oddValue,
    ),
  },
  { requiredKeys: [] },
)
const payload = fc.oneof(
  oddValue,
  fc.record(
    {
      config: fc.record(
        {
          postgres_changes: fc.oneof(fc.array(change, { maxLength: 3 }), oddValue),
          broadcast: oddValue,
          presence: oddValue,
          private: fc.oneof(fc.boolean(), oddValue),
        },
        { requiredKeys: [] },
      ),
      access_token: fc.oneof(fc.constant('e30.e30.e30'), oddValue),
      type: oddValue,
      event: oddValue,
      payload: oddValue,
    },
    { requiredKeys: [] },
  ),
)
const ref = fc.oneof(fc.constantFrom<unknown>('1', null, 1), oddValue)

/** A frame in both versions of the protocol, or invalid bytes that make the server close the socket. */
export type BadFrame = { readonly '1.0.0': string | Uint8Array; readonly '2.0.0': string | Uint8Array }

export const realtimeFrame: fc.Arbitrary<BadFrame> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ topic, event, payload, ref, join_ref: ref }).map(frame => ({
      '1.0.0': JSON.stringify(frame),
      '2.0.0': JSON.stringify([frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload]),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 40 }).map(bytes => ({ '1.0.0': bytes, '2.0.0': bytes })),
  },
  {
    weight: 1,
    arbitrary: oddBody(fc.constantFrom('topic', 'event', 'payload', 'ref')).map(text => ({
      '1.0.0': text.toWellFormed(),
      '2.0.0': text.toWellFormed(),
    })),
  },
)

const field = fc.constantFrom('messages', 'topic', 'event', 'payload', 'private')

export const realtimeRequest = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'GET', 'PUT'),
    path: fc.constantFrom('api/broadcast', 'api/broadcast', 'websocket', 'api/tenants', 'x', '%2e%2e/api'),
    body: oddBody(
      field,
      fc.oneof(oddValue, fc.array(fc.record({ topic, event, payload }), { maxLength: 3 })),
    ),
  })
  .map(({ method, path, body }) => ({
    method,
    path: `/realtime/v1/${path}`,
    headers: { 'content-type': 'application/json' },
    body: method === 'GET' ? undefined : body,
  }))
