/** POST api/broadcast and api/broadcast/{topic}/events/{event}: broadcasts without a socket. */

import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { type Caller, CallerError, type IdentifyCaller } from '../http/caller.ts'
import { networksOf } from '../http/client-address.ts'
import { parseJson } from '../http/json.ts'
import { currentRequest } from '../http/request-context.ts'
import { type AddressAccount, type Addresses, work } from './addresses.ts'
import { type Rights, topicKeyOf } from './channel.ts'
import { eventSchema, maxTopicBytes } from './limits.ts'
import type { Relay } from './relay.ts'
import type { Topics } from './topics.ts'

const messageSchema = z.object({
  topic: z
    .string()
    .min(1)
    .refine(topic => Buffer.byteLength(topic) <= maxTopicBytes, {
      error: `a topic takes at most ${maxTopicBytes} bytes`,
    }),
  event: eventSchema.min(1),
  payload: z.unknown(),
  private: z.boolean().default(false),
})
const batchSchema = z.object({ messages: z.array(messageSchema).max(100) })

type Message = z.infer<typeof messageSchema>

export function broadcastOverHttp(
  app: Hono,
  deps: {
    identify: IdentifyCaller
    rights: (topic: string, caller: Caller) => Promise<Rights>
    topics: Topics
    relay: Relay
    addresses: Addresses
  },
): void {
  /** Finds the caller. Refuses a request without a key. */
  function identify(context: Context): Promise<Caller> {
    const apiKey = context.req.header('apikey')
    const authorization = context.req.header('authorization')
    if (!apiKey && !authorization) throw new CallerError('unknown_key', 'No API key found in request')
    return deps.identify({ apiKey, authorization })
  }

  /**
   * Calls `work` with the account of the client's address. Then releases the account, which stays in memory only
   * while its limit must remember work.
   */
  function withAccount<T>(work: (account: AddressAccount) => T): T {
    const [address, ...around] = networksOf(currentRequest()?.clientAddress ?? '')
    const network = around.at(-1)
    try {
      return work(deps.addresses.of(address, network))
    } finally {
      for (const left of [address, network]) if (left !== undefined) deps.addresses.leave(left)
    }
  }

  const spend = (units: number): void => withAccount(account => account.spend(units))

  /** Returns the seconds that this address must wait before it may send more, or null if it may send now. */
  function wait(): number | null {
    const ms = withAccount(account => account.waitMs())
    return ms > 0 ? Math.ceil(ms / 1000) : null
  }

  /**
   * Counts the bytes for the address before the body is read, so that a refused body counts too. Returns the seconds
   * to wait if the address is over its limit.
   */
  function charge(bytes: number): number | null {
    const seconds = wait()
    if (seconds === null) spend(work.read(bytes))
    return seconds
  }

  async function send(
    context: Context,
    caller: Caller,
    messages: readonly Message[],
    bytes: number,
  ): Promise<Response> {
    for (const { topic, event, payload, private: isPrivate } of messages) {
      if (isPrivate) spend(work.join)
      if (isPrivate && !(await deps.rights(topic, caller)).broadcast.write) continue
      const topicKey = topicKeyOf({ topic: `realtime:${topic}`, isPrivate })
      const { listeners, sent } = deps.topics.broadcast(topicKey, { event, payload })
      spend(work.of(bytes / messages.length, listeners + work.relay))
      await sent
      await deps.relay.send({ kind: 'broadcast', room: topicKey, broadcast: { event, payload } })
    }
    return context.body(null, 202)
  }

  const tooMuch = (context: Context, seconds: number) =>
    context.json({ error: 'Too many messages from your network' }, 429, { 'Retry-After': String(seconds) })

  app.post('/api/broadcast', async context => {
    const caller = await identify(context)
    const seconds = wait()
    if (seconds !== null) return tooMuch(context, seconds)
    const text = await context.req.text()
    const late = charge(Buffer.byteLength(text))
    if (late !== null) return tooMuch(context, late)
    const parsed = batchSchema.safeParse(parseJson(text))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 422)
    return send(context, caller, parsed.data.messages, Buffer.byteLength(text))
  })

  app.post('/api/broadcast/:topic/events/:event', async context => {
    const caller = await identify(context)
    const seconds = wait()
    if (seconds !== null) return tooMuch(context, seconds)
    const isBytes = context.req.header('content-type') === 'application/octet-stream'
    const body = new Uint8Array(await context.req.arrayBuffer())
    const late = charge(body.length)
    if (late !== null) return tooMuch(context, late)
    const payload = isBytes ? body : parseJson(new TextDecoder().decode(body))
    if (payload === undefined) return context.json({ error: 'the body is not JSON' }, 422)
    const { topic, event } = context.req.param()
    const isPrivate = context.req.query('private') === 'true'
    const parsed = messageSchema.safeParse({ topic, event, payload, private: isPrivate })
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 422)
    return send(context, caller, [parsed.data], body.length)
  })

  app.onError((error, context) => {
    if (error instanceof CallerError) return context.json({ error: error.message }, 401)
    throw error
  })
}
