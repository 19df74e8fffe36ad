/** Takes changes to the channels whose members may read them at this moment, and to no one else. */
import { setTimeout } from 'node:timers/promises'
import { type Database, DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import type { Change } from './changes.ts'
import type { Channel } from './channel.ts'
import { type Candidate, findReaders } from './readers.ts'
import type { createSubscriptions } from './subscriptions.ts'
import type { Tables } from './tables.ts'

/** Beyond it only the small fields travel, as on Supabase. */
const maxRecordBytes = 1024 * 1024
const smallFieldBytes = 64
/** As long as a database may be away without its clients having to know. */
const patienceMs = 10_000
const pauseMs = 250

export async function deliverChanges(
  database: Database,
  tables: Tables,
  subscriptions: ReturnType<typeof createSubscriptions<Channel>>,
  changes: readonly Change[],
): Promise<void> {
  const candidates: Candidate[] = []
  for (const change of changes) {
    const matching = subscriptions.matching(change)
    if (matching.length === 0) continue
    const table = await tables.find(change.schema, change.table)
    if (table) candidates.push(...matching.map(subscription => ({ subscription, change, table })))
  }
  if (candidates.length === 0) return
  const readable = await askAgain(() => findReaders(database, tables, candidates))
  // Grouped by change first: what a channel hears comes in the order it happened.
  const heard = new Map<Change, Map<Channel, Candidate[]>>()
  for (const candidate of readable) {
    const channels = heard.get(candidate.change) ?? new Map<Channel, Candidate[]>()
    heard.set(candidate.change, channels)
    const channel = candidate.subscription.owner
    channels.set(channel, [...(channels.get(channel) ?? []), candidate])
  }
  for (const [change, channels] of heard) {
    for (const [channel, [first, ...more]] of channels) {
      if (!first) continue
      const { columns } = await tables.reach(change.schema, change.table, channel.caller.role)
      const ids = [first, ...more].map(({ subscription }) => subscription.id)
      channel.send('postgres_changes', { ids, data: payloadOf(change, first, columns) })
    }
  }
}

/** Nothing has been sent yet, so a database that is away or too slow just now can be asked once more. */
async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const givenUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const mayPass =
        error instanceof DatabaseUnavailable || (error instanceof DatabaseError && error.code === '57014')
      if (!mayPass || performance.now() > givenUpAt) throw error
      await setTimeout(pauseMs)
    }
  }
}

/** The payload realtime-js turns into `{ eventType, new, old, … }`. Of a deleted row only the key travels. */
function payloadOf(change: Change, { table, subscription }: Candidate, granted: ReadonlySet<string>) {
  const wanted = table.columns.filter(
    ({ name }) => granted.has(name) && (!subscription.select || subscription.select.includes(name)),
  )
  const key = pick(
    change.record,
    table.key.filter(name => granted.has(name)),
  )
  const record = pick(
    change.record,
    wanted.map(({ name }) => name),
  )
  const isTooLarge = Buffer.byteLength(JSON.stringify(record)) > maxRecordBytes
  return {
    schema: change.schema,
    table: change.table,
    commit_timestamp: change.committedAt,
    type: change.kind,
    columns: wanted,
    ...(change.kind !== 'DELETE' && { record: isTooLarge ? smallFieldsOf(record) : record }),
    ...(change.kind !== 'INSERT' && { old_record: key }),
    errors: isTooLarge ? ['Error 413: Payload Too Large'] : null,
  }
}

function smallFieldsOf(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => Buffer.byteLength(JSON.stringify(value)) <= smallFieldBytes),
  )
}

function pick(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, record[name] ?? null]))
}
