/** Bad requests to the functions. */
import fc from 'fast-check'
import { functions } from '../../../contracts/functions.ts'
import { ids, people } from '../../access/world.ts'
import { oddBody, oddText, oddValue } from '../../support/odd-values.ts'
import { encodeOdd } from './rest.ts'

const names = [...Object.keys(functions), 'stripe-webhook', 'product-mail']
const message = fc.record({
  role: fc.constantFrom('user', 'assistant', 'system', 'tool', ''),
  content: oddValue,
})
const value = fc.oneof(
  oddValue,
  fc.array(message, { maxLength: 4 }),
  fc.constantFrom<unknown>(...Object.values(ids), ...Object.values(people), 'x'.repeat(9000)),
)
const field = fc.constantFrom(
  ...[
    'messages',
    'context',
    'conversation',
    'action',
    'type',
    'market',
    'industry',
    'targetCustomer',
    'idea',
  ],
  ...['projectId', 'userId', 'plan', 'returnUrl', 'validationData', 'message', 'history', '__proto__'],
)

export const functionRequest = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS'),
    name: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: oddText.map(encodeOdd) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('_shared', '_shared/caller.ts', '../config.toml', '%2e%2e/seed.sql', ''),
      },
    ),
    body: oddBody(field, value),
    header: fc.constantFrom<Record<string, string>>(
      {},
      { accept: 'text/event-stream' },
      { 'content-type': 'text/plain' },
      { 'stripe-signature': 't=1,v1=00' },
      { 'content-encoding': 'gzip' },
    ),
  })
  .map(({ method, name, body, header }) => ({
    method,
    path: `/functions/v1/${name}`,
    headers: { 'content-type': 'application/json', ...header },
    body: method === 'GET' ? undefined : body,
  }))
