/**
 * Finds out, by the policies of the tables, which rows each reader may read. For a deleted row, finds out whether
 * the reader could have read it before.
 */
import type { Candidate, ReaderDeps } from './candidate.ts'
import type { Change } from './changes.ts'
import { ask, byTable, inParts } from './questions.ts'
import type { Reader } from './subscriptions.ts'

export const policyTimeoutMs = 5_000

const callerOf = ({ caller }: Reader) => ({ role: caller.role, claims: JSON.stringify(caller.claims) })
const byReader = (candidates: readonly Candidate[]) => Map.groupBy(candidates, ({ reader }) => reader)
const changesOf = (candidates: readonly Candidate[]) => new Set(candidates.map(({ change }) => change))

/**
 * Sends one query per reader about all rows. A further row costs almost nothing, but a further reader costs another
 * query.
 */
export async function askAboutRows(
  deps: ReaderDeps,
  candidates: readonly Candidate[],
): Promise<Iterable<Candidate>> {
  const { tables, lines } = listRows(candidates)
  const allowed = new Set<Candidate>()
  const raised: (readonly Candidate[])[] = []
  for (const some of inParts(byReader(candidates), () => lines.size)) {
    const answers = await ask<string[][] | string>(
      deps.database,
      'readable',
      { timeoutMs: policyTimeoutMs },
      some.map(([reader]) => callerOf(reader)),
      tables,
    )
    for (const [index, [, group]] of some.entries()) {
      const answer = answers[index]
      if (typeof answer === 'string') raised.push(group)
      else for (const one of readableOf(group, answer, lines)) allowed.add(one)
    }
  }
  const endsAt = performance.now() + deps.raisedPolicyMs
  for (const [index, group] of raised.entries()) {
    // Divides the time between the readers, so that a reader whose rows all fail leaves time for the others.
    const share = (endsAt - performance.now()) / (raised.length - index)
    for (const one of await askInHalves(deps, group, share)) allowed.add(one)
  }
  return allowed
}

/**
 * Asks again after a policy raised an error for this reader, because a single row may have caused the error. It
 * asks about each table, and then about halves of the rows. So the reader still gets the other rows. A row is left
 * out if it alone raises the error, or if the time is used up.
 */
async function askInHalves(
  deps: ReaderDeps,
  group: readonly Candidate[],
  milliseconds: number,
): Promise<Candidate[]> {
  const endsAt = performance.now() + milliseconds
  const parts = [...Map.groupBy(group, ({ table }) => table).values()]
  let allowed: Candidate[] = []
  for (let part = parts.shift(); part && performance.now() < endsAt; part = parts.shift()) {
    const [first] = part
    if (!first) continue
    const { tables, lines } = listRows(part)
    const [answer] = await ask<string[][] | string>(
      deps.database,
      'readable',
      { timeoutMs: policyTimeoutMs },
      [callerOf(first.reader)],
      tables,
    )
    if (typeof answer !== 'string') {
      allowed = allowed.concat(readableOf(part, answer, lines))
      continue
    }
    deps.onRaised('policy', first.change, answer)
    const changes = [...changesOf(part)]
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

/** Returns the rows by table. For each change, also returns the key of its row in the result. */
function listRows(candidates: readonly Candidate[]) {
  const keys = new Map(candidates.map(({ change, table }) => [change, table.key]))
  const lines = new Map<Change, string>()
  const tables = byTable(keys.keys()).map((changes, place) => {
    const [first] = changes
    const columns = (first && keys.get(first)) ?? []
    const keysOfRows = changes.map(change => {
      const key = columns.map(column => String(change.record[column]))
      lines.set(change, JSON.stringify([String(place), ...key]))
      return key
    })
    return { schema: first?.schema, table: first?.table, columns, keys: keysOfRows }
  })
  return { tables, lines }
}

/** Asks the policies about deleted rows as they were before the deletion. */
export async function askAboutDeleted(
  deps: ReaderDeps,
  candidates: readonly Candidate[],
): Promise<Iterable<Candidate>> {
  const tables = byTable(changesOf(candidates))
  const questions = tables.map(changes => {
    const records = changes.map(({ record }) => record)
    return { schema: changes[0]?.schema, table: changes[0]?.table, records }
  })
  const rows = tables.flat().length
  const allowed = new Set<Candidate>()
  for (const some of inParts(byReader(candidates), () => rows)) {
    const answers = await ask<(boolean | string)[][]>(
      deps.database,
      'formerly_readable',
      { timeoutMs: policyTimeoutMs },
      some.map(([reader]) => callerOf(reader)),
      questions,
    )
    for (const [index, [, group]] of some.entries()) {
      const verdicts = new Map<Change, boolean | string>()
      for (const [place, changes] of tables.entries())
        for (const [at, change] of changes.entries())
          verdicts.set(change, answers[index]?.[place]?.[at] ?? false)
      for (const candidate of group) {
        const verdict = verdicts.get(candidate.change)
        if (typeof verdict === 'string') deps.onRaised('policy', candidate.change, verdict)
        if (verdict === true) allowed.add(candidate)
      }
    }
  }
  return allowed
}
