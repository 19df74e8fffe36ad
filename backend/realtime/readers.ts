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

export type ReaderDeps = {
  readonly database: Database
  readonly tables: Tables
  readonly raisedPolicyMs: number
  /** A filter or a policy that raised an error counts as a no for that listener, and is reported here. */
  onRaised(what: 'filter' | 'policy' | 'audience', change: Change, code: string): void
}

const policyTimeoutMs = 5_000
/** Shorter, because listeners write the filters. */
const filterTimeoutMs = 2_000
/** More at once would keep others from the database for too long. */
const callersAtOnce = 250
const filtersAtOnce = 200
/** To ask so few is cheaper than to find out who need not be asked. */
const fewCallers = 8

/** The candidates whose filter the row passes and whose caller may read it now, in their order. */
export async function findReaders(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const passing = await leaveOutOthers(deps, await leaveOutFiltered(deps, candidates))
  const settled = new Set<Candidate>()
  const existing: Candidate[] = []
  const deleted: Candidate[] = []
  for (const candidate of passing) {
    const { subscription, change, table } = candidate
    const { role } = subscription.owner.caller
    const { everyRow, columns } = await deps.tables.reach(change.schema, change.table, role)
    if (columns.size === 0 || table.key.length === 0) continue
    if (everyRow) settled.add(candidate)
    else if (change.kind === 'DELETE') deleted.push(candidate)
    else existing.push(candidate)
  }
  for (const some of await askAboutRows(deps, existing)) settled.add(some)
  for (const some of await askAboutDeleted(deps, deleted)) settled.add(some)
  return passing.filter(candidate => settled.has(candidate))
}

/** Most filters were decided by equality before. PostgreSQL compares the others, once for all listeners with the same filter. */
async function leaveOutFiltered(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const asked = new Map<string, { readonly change: Change; readonly filter: readonly Condition[] }>()
  const keyOf = (change: Change, filter: readonly Condition[]) => `${change.id} ${JSON.stringify(filter)}`
  for (const { subscription, change } of candidates) {
    const filter = subscription.others
    if (filter.length > 0) asked.set(keyOf(change, filter), { change, filter })
  }
  const passed = new Set<string>()
  for (const some of inParts([...asked], filtersAtOnce)) {
    const questions = some.map(([, { change, filter }]) => {
      const { schema, table, record } = change
      return { schema, table, record, filter }
    })
    const answers = await ask<boolean | string>(deps.database, 'passing', filterTimeoutMs, questions)
    for (const [index, [key, { change }]] of some.entries()) {
      const answer = answers[index]
      if (typeof answer === 'string') deps.onRaised('filter', change, answer)
      if (answer === true) passed.add(key)
    }
  }
  return candidates.filter(
    ({ subscription: { others }, change }) => others.length === 0 || passed.has(keyOf(change, others)),
  )
}

/**
 * Thousands may listen to a table of which each reads a few rows, as to messages. Where the project names who could read
 * a row, no other member is asked about it: a change then costs the same however many listen.
 */
async function leaveOutOthers(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const byChange = [...Map.groupBy(candidates, ({ change }) => change).values()]
  const many = byChange.flatMap(all => {
    const callers = new Set(all.map(({ subscription }) => subscription.owner.callerKey))
    return all[0]?.table.hasAudience && callers.size > fewCallers ? [all[0]] : []
  })
  if (many.length === 0) return [...candidates]
  const byTable = [...Map.groupBy(many, ({ table }) => table).values()]
  const questions = byTable.map(([first, ...others]) => ({
    schema: first?.change.schema,
    table: first?.change.table,
    records: [first, ...others].map(candidate => candidate?.change.record),
  }))
  const answers = await ask<string[][] | string>(deps.database, 'audience', policyTimeoutMs, questions)
  const audiences = new Map<Change, ReadonlySet<unknown>>()
  for (const [index, ofTable] of byTable.entries()) {
    const answer = answers[index]
    for (const [at, { change }] of ofTable.entries()) {
      if (typeof answer === 'string') deps.onRaised('audience', change, answer)
      else if (answer?.[at]) audiences.set(change, new Set(answer[at]))
    }
  }
  return candidates.filter(({ subscription: { owner }, change }) => {
    const audience = owner.caller.role === 'authenticated' ? audiences.get(change) : undefined
    return audience === undefined || audience.has(owner.caller.claims.sub)
  })
}

/** One question per caller asks about all rows: another row costs next to nothing, another caller a whole question. */
async function askAboutRows(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const { tables, lines } = listRows(candidates)
  const groups = [...Map.groupBy(candidates, ({ subscription }) => subscription.owner.callerKey).values()]
  const allowed: Candidate[] = []
  const raised: Candidate[] = []
  for (const some of inParts(groups, callersAtOnce)) {
    const callers = some.flatMap(([first]) => (first ? [callerOf(first)] : []))
    const answers = await ask<string[][] | string>(
      deps.database,
      'readable',
      policyTimeoutMs,
      callers,
      tables,
    )
    for (const [index, group] of some.entries()) {
      const answer = answers[index]
      if (typeof answer === 'string') raised.push(...group)
      else allowed.push(...readableOf(group, answer, lines))
    }
  }
  return [...allowed, ...(await askInParts(deps, raised))]
}

/** A policy raised an error for these callers, perhaps because of one row; they still get the other rows. */
async function askInParts(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const groups = [...Map.groupBy(candidates, ({ subscription }) => subscription.owner.callerKey).values()]
  const endsAt = performance.now() + deps.raisedPolicyMs
  const allowed: Candidate[] = []
  for (const [index, group] of groups.entries()) {
    // Each caller gets a share of the time, so that one whose rows all fail leaves some to the others.
    const share = (endsAt - performance.now()) / (groups.length - index)
    allowed.push(...(await askInHalves(deps, group, share)))
  }
  return allowed
}

/** One caller, table by table, then half by half. A row that raises alone, or is left when time is up, is a no. */
async function askInHalves(
  deps: ReaderDeps,
  group: readonly Candidate[],
  milliseconds: number,
): Promise<Candidate[]> {
  const endsAt = performance.now() + milliseconds
  const parts = [...Map.groupBy(group, ({ table }) => table).values()]
  const allowed: Candidate[] = []
  for (let part = parts.shift(); part && performance.now() < endsAt; part = parts.shift()) {
    const [first] = part
    if (!first) continue
    const { tables, lines } = listRows(part)
    const [answer] = await ask<string[][] | string>(
      deps.database,
      'readable',
      policyTimeoutMs,
      [callerOf(first)],
      tables,
    )
    if (typeof answer !== 'string') {
      allowed.push(...readableOf(part, answer, lines))
      continue
    }
    deps.onRaised('policy', first.change, answer)
    const changes = [...new Set(part.map(({ change }) => change))]
    if (changes.length === 1) continue
    const later = new Set(changes.slice(changes.length / 2))
    parts.push(
      part.filter(({ change }) => !later.has(change)),
      part.filter(({ change }) => later.has(change)),
    )
  }
  return allowed
}

function readableOf(
  group: readonly Candidate[],
  answer: readonly string[][] | undefined,
  lines: ReadonlyMap<Change, string>,
): Candidate[] {
  const readable = new Set(answer?.map(line => JSON.stringify(line)))
  return group.filter(({ change }) => readable.has(lines.get(change) ?? ''))
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

async function askAboutDeleted(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const allowed: Candidate[] = []
  for (const some of inParts(candidates, callersAtOnce)) {
    const questions = some.map(candidate => {
      const { schema, table, record } = candidate.change
      return { ...callerOf(candidate), schema, table, record }
    })
    const answers = await ask<boolean | string>(
      deps.database,
      'formerly_readable',
      policyTimeoutMs,
      questions,
    )
    for (const [index, candidate] of some.entries()) {
      const answer = answers[index]
      if (typeof answer === 'string') deps.onRaised('policy', candidate.change, answer)
      if (answer === true) allowed.push(candidate)
    }
  }
  return allowed
}

function callerOf({ subscription: { owner } }: Candidate): { role: string; claims: string } {
  return { role: owner.caller.role, claims: JSON.stringify(owner.caller.claims) }
}

function inParts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  )
}

/** One of the functions of platform.sql, with lists in and a list out. */
async function ask<Verdict>(
  database: Database,
  question: 'readable' | 'formerly_readable' | 'passing' | 'audience',
  timeoutMs: number,
  ...lists: (readonly object[])[]
): Promise<Verdict[]> {
  const parameters = lists.map((_list, index) => `$${index + 1}::jsonb`).join(', ')
  const [row] = await database.run<{ answers: Verdict[] | null }>(
    {
      text: `select realtime.${question}(${parameters}) as answers`,
      values: lists.map(list => JSON.stringify(list)),
    },
    { timeoutMs },
  )
  return row?.answers ?? []
}
