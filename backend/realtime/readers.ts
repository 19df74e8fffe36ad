/** Finds who may read which change at this moment, with few queries. */
import { DatabaseError } from '../database/database.ts'
import type { Candidate, ReaderDeps } from './candidate.ts'
import type { Change } from './changes.ts'
import { type Condition, isPattern } from './filter.ts'
import { askAboutDeleted, askAboutRows, policyTimeoutMs } from './policies.ts'
import { ask, byTable, inParts } from './questions.ts'
import type { Reach } from './tables.ts'

/** This time limit is shorter than the limit of policies, because clients write the filters themselves. */
const filterTimeoutMs = 2_000
/**
 * With this many readers or fewer, the database is asked about all of them. This is cheaper than first finding out
 * whom to leave out.
 */
const fewReaders = 8

/** Returns the candidates, in order, whose filter matches the row and whose caller may read the row now. */
export async function findReaders(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const passing = await leaveOutOthers(deps, await leaveOutFiltered(deps, candidates))
  const reaches = new Map<string, Reach>()
  const settled = new Set<Candidate>()
  const existing: Candidate[] = []
  const deleted: Candidate[] = []
  for (const candidate of passing) {
    const { change, table, reader } = candidate
    const { role } = reader.caller
    const name = `${role} ${change.schema}.${change.table}`
    const reach = reaches.get(name) ?? (await deps.tables.reach(change.schema, change.table, role))
    reaches.set(name, reach)
    if (reach.columns.size === 0 || table.key.length === 0) continue
    if (reach.everyRow) settled.add(candidate)
    else if (change.kind === 'DELETE') deleted.push(candidate)
    else existing.push(candidate)
  }
  for (const some of await askAboutRows(deps, existing)) settled.add(some)
  for (const some of await askAboutDeleted(deps, deleted)) settled.add(some)
  return passing.filter(candidate => settled.has(candidate))
}

/** One filter, the changes to compare with it, and the candidates that need the result. */
type Comparison = {
  readonly filter: readonly Condition[]
  readonly changes: Set<Change>
  readonly candidates: Candidate[]
}

/**
 * Most filters test only equality and are already decided. PostgreSQL compares the other filters, once for all
 * listeners with the same filter.
 */
async function leaveOutFiltered(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const asked = new Map<string, Comparison>()
  const keyOf = ({ filterKey, change: { schema, table } }: Candidate) => `${schema}.${table} ${filterKey}`
  for (const candidate of candidates) {
    if (candidate.others.length === 0) continue
    const comparison = asked.get(keyOf(candidate)) ?? {
      filter: candidate.others,
      changes: new Set(),
      candidates: [],
    }
    asked.set(keyOf(candidate), comparison)
    comparison.changes.add(candidate.change)
    comparison.candidates.push(candidate)
  }
  const passed = new Map<Comparison, Set<Change>>()
  const [patterns = [], plain = []] = [true, false].map(is =>
    [...asked.values()].filter(({ filter }) => filter.some(isPattern) === is),
  )
  for (const some of inParts(plain, ({ changes }) => changes.size)) {
    const answers = await compare(deps, some)
    for (const [at, comparison] of some.entries()) passed.set(comparison, answers[at] ?? new Set())
  }
  for (const comparison of patterns) passed.set(comparison, await comparePattern(deps, comparison))
  return candidates.filter(candidate => {
    const comparison = asked.get(keyOf(candidate))
    return comparison === undefined || passed.get(comparison)?.has(candidate.change)
  })
}

/** Returns the changes that match each filter. */
async function compare(
  deps: ReaderDeps,
  comparisons: readonly Pick<Comparison, 'filter' | 'changes'>[],
  onSpent?: (ms: number) => void,
): Promise<Set<Change>[]> {
  const questions = comparisons.map(({ filter, changes }) => {
    const [first, ...more] = changes
    const records = [first, ...more].map(change => change?.record)
    return { schema: first?.schema, table: first?.table, records, filter }
  })
  const options = { timeoutMs: filterTimeoutMs, onSpent }
  const answers = await ask<(boolean | string)[]>(deps.database, 'rows_passing', options, questions)
  return comparisons.map(({ changes }, index) => {
    const verdicts = answers[index] ?? []
    const passing = [...changes].filter((change, at) => {
      const verdict = verdicts[at]
      if (typeof verdict === 'string') deps.onRaised('filter', change, verdict)
      return verdict === true
    })
    return new Set(passing)
  })
}

/**
 * Compares a pattern. This takes longer for a longer text, and a listener may have written both the pattern and the
 * text. So each pattern gets separate queries about few rows, and the time counts for the addresses of its
 * listeners.
 */
async function comparePattern(
  deps: ReaderDeps,
  { filter, changes, candidates }: Comparison,
): Promise<Set<Change>> {
  const passed = new Set<Change>()
  for (const some of inParts(changes, change => lettersOf(filter, change) / lettersOfRow)) {
    if (!deps.mayCompare(candidates)) break
    let spentMs = 0
    try {
      const [passing = []] = await compare(deps, [{ filter, changes: new Set(some) }], ms => {
        spentMs += ms
      })
      for (const change of passing) passed.add(change)
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === '57014')) throw error
      spentMs = filterTimeoutMs
    }
    deps.onCompared(candidates, spentMs)
  }
  return passed
}

/** Comparing this number of characters counts as one row. */
const lettersOfRow = 25

function lettersOf(filter: readonly Condition[], { record }: Change): number {
  const columns = new Set(filter.filter(isPattern).map(({ column }) => column))
  return [...columns].reduce((letters, column) => letters + String(record[column] ?? '').length, 1)
}

/**
 * Leaves out the members who certainly cannot read a change. Thousands of members may listen to a table such as
 * messages, although each may read only a few rows. If the project's `audience` function returns the members who
 * could read a row, the database is asked only about them. So the cost of a change does not grow with the number of
 * listeners.
 */
async function leaveOutOthers(deps: ReaderDeps, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const many: Change[] = []
  for (const [change, ofChange] of Map.groupBy(candidates, candidate => candidate.change)) {
    const readers = new Set(ofChange.map(({ reader }) => reader))
    if (ofChange[0]?.table.hasAudience && readers.size > fewReaders) many.push(change)
  }
  if (many.length === 0) return [...candidates]
  const tables = byTable(many)
  const questions = tables.map(changes => ({
    schema: changes[0]?.schema,
    table: changes[0]?.table,
    records: changes.map(({ record }) => record),
  }))
  const answers = await ask<string[][] | string>(
    deps.database,
    'audience',
    { timeoutMs: policyTimeoutMs },
    questions,
  )
  const audiences = new Map<Change, ReadonlySet<unknown>>()
  for (const [index, changes] of tables.entries()) {
    const answer = answers[index]
    for (const [at, change] of changes.entries()) {
      if (typeof answer === 'string') deps.onRaised('audience', change, answer)
      else if (answer?.[at]) audiences.set(change, new Set(answer[at]))
    }
  }
  return candidates.filter(({ reader: { caller }, change }) => {
    const audience = caller.role === 'authenticated' ? audiences.get(change) : undefined
    return audience === undefined || audience.has(caller.claims.sub)
  })
}
