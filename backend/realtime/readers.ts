/** Asks the database who may read which change at this moment, in as few trips as the answer allows. */
import type { Database } from '../database/database.ts'
import type { Change } from './changes.ts'
import type { Channel } from './channel.ts'
import type { Condition } from './filter.ts'
import type { Subscription } from './subscriptions.ts'
import type { Table, Tables } from './tables.ts'

export type Candidate = {
  readonly subscription: Subscription<Channel>
  readonly change: Change
  readonly table: Table
}

const askTimeoutMs = 5_000
/** More callers at once would keep others from the database for too long. */
const callersAtOnce = 250

/** The candidates whose filter the row passes and whose caller may read it now, in their order. */
export async function findReaders(
  database: Database,
  tables: Tables,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const passing = await leaveOutFiltered(database, candidates)
  const settled = new Set<Candidate>()
  const existing: Candidate[] = []
  const deleted: Candidate[] = []
  for (const candidate of passing) {
    const { subscription, change, table } = candidate
    const { role } = subscription.owner.caller
    const { everyRow, columns } = await tables.reach(change.schema, change.table, role)
    if (columns.size === 0 || table.key.length === 0) continue
    if (everyRow) settled.add(candidate)
    else if (change.kind === 'DELETE') deleted.push(candidate)
    else existing.push(candidate)
  }
  for (const some of await askAboutRows(database, existing)) settled.add(some)
  for (const some of await askAboutDeleted(database, deleted)) settled.add(some)
  return passing.filter(candidate => settled.has(candidate))
}

/** Most filters were decided by equality before; the others are PostgreSQL's to compare, once for all who have the same. */
async function leaveOutFiltered(database: Database, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const questions = new Map<string, object>()
  const keyOf = (change: Change, filter: readonly Condition[]) => `${change.id} ${JSON.stringify(filter)}`
  for (const { subscription, change } of candidates) {
    const { others } = subscription
    if (others.length === 0) continue
    const { schema, table, record } = change
    questions.set(keyOf(change, others), { schema, table, record, filter: others })
  }
  if (questions.size === 0) return [...candidates]
  const answers = await ask<boolean[]>(database, 'passing', [...questions.values()])
  const passed = new Set([...questions.keys()].filter((_key, index) => answers[index]))
  return candidates.filter(
    ({ subscription: { others }, change }) => others.length === 0 || passed.has(keyOf(change, others)),
  )
}

/** Every caller is asked about all rows: one row more costs next to nothing, one caller more a whole question. */
async function askAboutRows(database: Database, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const { tables, lines } = listRows(candidates)
  const groups = [...Map.groupBy(candidates, ({ subscription }) => subscription.owner.callerKey).values()]
  const allowed: Candidate[] = []
  for (let from = 0; from < groups.length; from += callersAtOnce) {
    const some = groups.slice(from, from + callersAtOnce)
    const callers = some.flatMap(([first]) => (first ? [callerOf(first)] : []))
    const answers = await ask<string[][][]>(database, 'readable', callers, tables)
    for (const [index, group] of some.entries()) {
      const readable = new Set(answers[index]?.map(line => JSON.stringify(line)))
      allowed.push(...group.filter(({ change }) => readable.has(lines.get(change) ?? '')))
    }
  }
  return allowed
}

/** The rows by table, and for each change how the answer names its row. */
function listRows(candidates: readonly Candidate[]) {
  const tables = new Map<
    string,
    { schema: string; table: string; columns: readonly string[]; keys: string[][] }
  >()
  const places = new Map<string, number>()
  const lines = new Map<Change, string>()
  for (const { change, table } of candidates) {
    if (lines.has(change)) continue
    const name = JSON.stringify([change.schema, change.table])
    const place = places.get(name) ?? places.size
    places.set(name, place)
    const asked = tables.get(name) ?? {
      schema: change.schema,
      table: change.table,
      columns: table.key,
      keys: [],
    }
    tables.set(name, asked)
    const key = table.key.map(column => String(change.record[column]))
    asked.keys.push(key)
    lines.set(change, JSON.stringify([String(place), ...key]))
  }
  return { tables: [...tables.values()], lines }
}

async function askAboutDeleted(database: Database, candidates: readonly Candidate[]): Promise<Candidate[]> {
  if (candidates.length === 0) return []
  const questions = candidates.map(candidate => {
    const { schema, table, record } = candidate.change
    return { ...callerOf(candidate), schema, table, record }
  })
  const answers = await ask<boolean[]>(database, 'formerly_readable', questions)
  return candidates.filter((_candidate, index) => answers[index])
}

function callerOf({ subscription: { owner } }: Candidate): { role: string; claims: string } {
  return { role: owner.caller.role, claims: owner.callerKey }
}

/** One of the functions of platform.sql, with lists in and a list out. */
async function ask<Answers extends unknown[]>(
  database: Database,
  question: 'readable' | 'formerly_readable' | 'passing',
  ...lists: (readonly object[])[]
): Promise<Answers | []> {
  const parameters = lists.map((_list, index) => `$${index + 1}::jsonb`).join(', ')
  const [row] = await database.run<{ answers: Answers | null }>(
    {
      text: `select realtime.${question}(${parameters}) as answers`,
      values: lists.map(list => JSON.stringify(list)),
    },
    { timeoutMs: askTimeoutMs },
  )
  return row?.answers ?? []
}
