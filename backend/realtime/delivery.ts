/** Takes changes to the channels whose members may read them at this moment, and to no one else. */
import type { Database } from '../database/database.ts'
import type { Change } from './changes.ts'
import type { Channel } from './channel.ts'
import type { Condition } from './filter.ts'
import type { createSubscriptions, Subscription } from './subscriptions.ts'
import type { Table, Tables } from './tables.ts'

type Candidate = {
  readonly subscription: Subscription<Channel>
  readonly change: Change
  readonly table: Table
}

/** Beyond it only the small fields travel, as on Supabase. */
const maxRecordBytes = 1024 * 1024
const smallFieldBytes = 64
const askTimeoutMs = 5_000
/** More at once would keep others from the database for long, or run into the timeout and be lost. */
const askedAtOnce = 250

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
  const readable = await readableOf(database, tables, candidates)
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

/** The candidates whose caller may read the row now and whose filter it passes. */
async function readableOf(database: Database, tables: Tables, candidates: Candidate[]): Promise<Candidate[]> {
  const settled = new Set<Candidate>()
  const asked: Candidate[] = []
  for (const candidate of candidates) {
    const { owner, others } = candidate.subscription
    const { everyRow, columns } = await tables.reach(
      candidate.change.schema,
      candidate.change.table,
      owner.caller.role,
    )
    if (columns.size === 0) continue
    if (everyRow && others.length === 0) settled.add(candidate)
    else asked.push(candidate)
  }
  if (asked.length === 0) return [...settled]
  const allowed = new Set<Candidate>()
  for (let from = 0; from < asked.length; from += askedAtOnce) {
    const some = await askDatabase(database, asked.slice(from, from + askedAtOnce))
    for (const candidate of some) allowed.add(candidate)
  }
  return candidates.filter(candidate => settled.has(candidate) || allowed.has(candidate))
}

/** One trip for these; a question is a caller, a change, and the filters of that caller's subscriptions. */
async function askDatabase(database: Database, asked: Candidate[]): Promise<Set<Candidate>> {
  const callers = distinct(asked.map(({ subscription }) => subscription.owner.callerKey))
  const changes = distinct(asked.map(({ change }) => change))
  const questions = new Map<string, Candidate[]>()
  for (const candidate of asked) {
    const key = `${callers.get(candidate.subscription.owner.callerKey)} ${changes.get(candidate.change)}`
    questions.set(key, [...(questions.get(key) ?? []), candidate])
  }
  const roles = new Map(asked.map(({ subscription: { owner } }) => [owner.callerKey, owner.caller.role]))
  const tableOf = new Map(asked.map(({ change, table }) => [change, table]))
  const [row] = await database.run<{ answers: { caller: number; change: number; passed: boolean[] }[] }>(
    {
      text: 'select realtime.readers($1::jsonb, $2::jsonb, $3::jsonb) as answers',
      values: [
        JSON.stringify([...callers.keys()].map(claims => ({ role: roles.get(claims), claims }))),
        JSON.stringify([...changes.keys()].map(change => questionOf(change, tableOf.get(change)))),
        JSON.stringify(
          [...questions].map(([key, list]) => {
            const [caller, change] = key.split(' ').map(Number)
            const filters: (readonly Condition[])[] = list.map(({ subscription }) => subscription.others)
            return { caller, change, filters }
          }),
        ),
      ],
    },
    { timeoutMs: askTimeoutMs },
  )
  const allowed = new Set<Candidate>()
  for (const { caller, change, passed } of row?.answers ?? []) {
    questions.get(`${caller} ${change}`)?.forEach((candidate, index) => {
      if (passed[index]) allowed.add(candidate)
    })
  }
  return allowed
}

function questionOf(change: Change, table: Table | undefined) {
  const { schema, table: name, kind, record } = change
  return { schema, table: name, kind, record, key: pick(record, table?.key ?? []) }
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

function distinct<T>(items: readonly T[]): Map<T, number> {
  return new Map([...new Set(items)].map((item, index) => [item, index]))
}
