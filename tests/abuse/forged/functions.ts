import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { z } from 'zod'
import { functions } from '../../../contracts/functions.ts'
import { ids, people } from '../../access/world.ts'
import { oddBody, oddText, oddValue } from '../../support/odd-values.ts'
import { encodeOdd } from './rest.ts'

/** The path of every existing function, and paths below it. */
const folders = readdirSync('supabase/functions').filter(name => !name.startsWith('_'))
const names = [...folders, 'product-mail/unsubscribe?member=x&kind=digest&signature=x', 'product-mail/monday']
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

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxLength?: number
}

/** Generates values that fit the contract. One of thirteen values is odd instead. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: exactly(schema) }, { weight: 1, arbitrary: oddValue })
}

function exactly(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, of]) => [name, fitting(of)])
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    })
  }
  if (schema.items) return fc.array(fitting(schema.items), { maxLength: 4 })
  if (schema.type === 'string')
    return fc.oneof(
      oddText,
      fc.constantFrom('A shop for used bikes', 'x'.repeat(Math.min(schema.maxLength ?? 0, 9000) + 1)),
    )
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'number' || schema.type === 'integer') return fc.constantFrom(0, 1, -1, 1e9, 1e308)
  return oddValue
}

const bodies = new Map(
  Object.entries(functions).map(([name, { request }]) => [
    name,
    exactly(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema).map(
      body => JSON.stringify(body),
    ),
  ]),
)
const oddBodies = oddBody(field, value)

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
    odd: oddBodies,
    header: fc.constantFrom<Record<string, string>>(
      {},
      { accept: 'text/event-stream' },
      { 'content-type': 'text/plain' },
      { 'stripe-signature': 't=1,v1=00' },
      { 'content-encoding': 'gzip' },
    ),
  })
  .chain(({ odd, ...request }) =>
    fc.record({
      request: fc.constant(request),
      body: fc.oneof(bodies.get(request.name) ?? fc.constant(odd), fc.constant(odd)),
    }),
  )
  .map(({ request: { method, name, header }, body }) => ({
    method,
    path: `/functions/v1/${name}`,
    headers: { 'content-type': 'application/json', ...header },
    body: method === 'GET' ? undefined : body,
  }))
