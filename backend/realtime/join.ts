/** The request of a client to join a channel, and the checks of this request. */
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Channel, Rights } from './channel.ts'
import { type Condition, parseFilter } from './filter.ts'
import { maxFilterLength, maxIdentifierBytes } from './limits.ts'
import type { Subscription } from './subscriptions.ts'
import type { Tables } from './tables.ts'

const event = z.enum(['*', 'INSERT', 'UPDATE', 'DELETE'])

const identifier = z.string().refine(name => Buffer.byteLength(name) <= maxIdentifierBytes, {
  error: `a name takes at most ${maxIdentifierBytes} bytes`,
})

export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().nullish(),
      broadcast: z.object({ self: z.boolean().nullish(), ack: z.boolean().nullish() }).nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z
        .array(
          z.object({
            event,
            schema: identifier.default('public'),
            table: identifier.nullish(),
            filter: z.string().max(maxFilterLength).nullish(),
            select: z.array(identifier).max(200).nullish(),
          }),
        )
        .max(100)
        .nullish(),
    })
    .prefault({}),
})

export type JoinRequest = z.infer<typeof joinSchema>
export type ChangesRequest = NonNullable<JoinRequest['config']['postgres_changes']>[number]

/** For these types, two values are equal if and only if their texts are equal. */
const textEqual = new Set(['uuid', 'text', 'varchar', 'bool', 'int2', 'int4', 'int8'])

let lastId = 0

/** Makes a subscription for one requested set of changes. If the subscription is not allowed, throws the reason. */
export async function toSubscription(
  tables: Tables,
  owner: Channel,
  request: ChangesRequest,
): Promise<Subscription<Channel>> {
  const name = request.table ?? '*'
  const base = { id: ++lastId, owner, event: request.event, schema: request.schema, table: name }
  if (name === '*') {
    if (request.filter) throw new Error('a filter needs a table')
    if (!(await tables.isPublished(request.schema)))
      throw new Error(`schema ${request.schema} has no table that is published for realtime`)
    return { ...base, equals: [], others: [], select: null }
  }
  const table = await tables.find(request.schema, name)
  if (!table) throw new Error(`table ${request.schema}.${name} is not published for realtime`)
  // A filter may use only columns that the caller may read. Otherwise the filter would reveal values of hidden
  // columns.
  const { columns } = await tables.reach(request.schema, name, owner.caller.role)
  const conditions = request.filter ? parseFilter(request.filter, columns) : []
  const unknown = request.select?.find(column => !columns.has(column))
  if (unknown !== undefined) throw new Error(`invalid column for select ${unknown}`)
  const types = new Map(table.columns.map(column => [column.name, column.type]))
  const isTextual = ({ operator, negate, column }: Condition) =>
    operator === 'eq' && !negate && textEqual.has(types.get(column) ?? '')
  return {
    ...base,
    equals: conditions.filter(isTextual),
    others: conditions.filter(condition => !isTextual(condition)),
    select: request.select ? [...request.select, ...table.key] : null,
  }
}

/** Returns the rights of this caller on a private topic, by the policies on realtime.messages. */
export async function rightsOn(database: Database, topic: string, caller: Caller): Promise<Rights> {
  const [row] = await database.run<{ rights: Rights }>({
    text: 'select realtime.rights($1, $2, $3) as rights',
    values: [topic.replace(/^realtime:/, ''), caller.role, JSON.stringify(caller.claims)],
  })
  if (!row) throw new Error('no answer about the rights on a channel')
  return row.rights
}
