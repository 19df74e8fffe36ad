// Finds suggested groups that the founder also typed: as one group, or divided into several.
import type { GroupField, GroupRow } from '../../../contracts/segments-record.ts'
import { type Range, told } from '../figures.ts'
import { figuresOf } from './merge.ts'
import { leftOf } from './sums.ts'

/**
 * `same`: one typed group has the same counts. `sum`: the counts of several typed groups add up to them. `maybe`:
 * only the number of payers is equal.
 */
type Kind = 'same' | 'sum' | 'maybe'
export type Twice = { kind: Kind; whole: GroupRow; parts: readonly GroupRow[]; counts: Counts }

/** The counts of a suggested group. `friends` is set only if family and friends were subtracted. */
type Counts = { paid: Range; asked: Range | null; friends?: Range }

const less = (one: Range, other: Range): Range => ({ low: one.low - other.low, high: one.high - other.high })
const isEqual = (one: Range, other: Range) => one.low === other.low && one.high === other.high

/**
 * All ways to count a suggested group: with or without people who only promised to pay, and with or without
 * friends.
 */
function countsOf({ paid, asked, prefilled, carried }: GroupRow): Counts[] {
  const [payers, all] = [told(paid), told(asked)]
  if (!payers) return []
  const { committed, friends } = carried ?? {}
  const some = [all, ...(all && committed && prefilled?.asked ? [less(all, committed)] : [])]
  return some.flatMap(one => [
    { paid: payers, asked: one },
    ...(friends && friends.high > 0 && friends.low === friends.high
      ? [{ paid: less(payers, friends), asked: one && less(one, friends), friends: { low: 0, high: 0 } }]
      : []),
  ])
}

/** The total of one field. Null if the field is blank in one row. */
function sumOf(rows: readonly GroupRow[], name: 'paid' | 'asked' | 'there'): Range | null {
  const all = rows.map(row => told(row[name]))
  return all.reduce(
    (sum, one) => (sum && one ? { low: sum.low + one.low, high: sum.high + one.high } : null),
    { low: 0, high: 0 },
  )
}

type Found = Twice & { equal: number }

/** Two groups with fewer payers than this may have the same number by chance. */
const fewestEqual = 3

function foundIn(whole: GroupRow, parts: readonly GroupRow[], counts: Counts): Found | null {
  const [paid, asked, there] = [sumOf(parts, 'paid'), sumOf(parts, 'asked'), sumOf(parts, 'there')]
  const all = told(whole.there)
  if (!paid || !isEqual(paid, counts.paid)) return null
  const [isAsked, isThere] = [
    asked !== null && counts.asked !== null && asked.high > 0 && isEqual(asked, counts.asked),
    there !== null && all !== null && there.high > 0 && isEqual(there, all),
  ]
  const equal = Number(isAsked) + Number(isThere)
  const found = (kind: Kind) => ({ kind, whole, parts, counts, equal })
  if (parts.length === 1 && equal === 2) return found('same')
  if (paid.high === 0) return null
  if (parts.length > 1 && equal > 0) return found('sum')
  if (counts.friends || paid.low < fewestEqual) return null
  const isEachPaid = parts.length > 1 && parts.every(row => (told(row.paid)?.high ?? 0) > 0)
  return isEachPaid || equal > 0 ? found('maybe') : null
}

/** The best kind is the first one. Counts without family and friends come after whole counts. */
const levelOf = ({ kind, counts }: Twice): number =>
  kind === 'maybe' ? 4 : (kind === 'sum' ? 1 : 0) + (counts.friends ? 2 : 0)

/**
 * Chooses the typed groups with the most equal counts. If several choices are equal, it takes the one with the
 * fewest groups.
 */
function twiceIn(whole: GroupRow, rows: readonly GroupRow[]): Found | null {
  const typed = rows.filter(row => row !== whole && told(row.paid) !== null && !row.prefilled?.paid)
  const chosen = Array.from({ length: 2 ** typed.length - 1 }, (_, mask) =>
    typed.filter((_row, at) => (mask + 1) & (1 << at)),
  )
  const [best] = chosen
    .flatMap(parts => countsOf(whole).flatMap(counts => foundIn(whole, parts, counts) ?? []))
    .toSorted(
      (one, other) =>
        levelOf(one) - levelOf(other) || other.equal - one.equal || one.parts.length - other.parts.length,
    )
  return best ?? null
}

/** Takes over the cost to serve from the whole group, unless the units differ. */
export function servedAs(part: GroupRow, { carried }: GroupRow): GroupRow {
  const served = { ...part, carried: { ...part.carried, serve: carried?.serve } }
  return part.carried?.serve || !leftOf(served) ? part : served
}

/** Joins two rows of the same group. A typed value stays, and a blank field gets the suggested value. */
function asOne(typed: GroupRow, { whole, counts }: Found): GroupRow {
  const names = figuresOf.filter(name => told(typed[name]) === null && told(whole[name]) !== null)
  const isOwnPrice = told(typed.price) !== null
  const { isOther, serve: _serve, friends, ...carried } = whole.carried ?? {}
  const known = Object.fromEntries(
    ([...names, 'paid'] as GroupField[]).flatMap(name => {
      const level = name === 'paid' ? (typed.known ?? whole.prefilled?.paid) : whole.prefilled?.[name]
      return level ? [[name, level]] : []
    }),
  )
  const joined: GroupRow = {
    ...typed,
    id: typed.group?.trim() ? typed.id : whole.id,
    group: typed.group?.trim() ? typed.group : whole.group,
    source: whole.source,
    ...Object.fromEntries(names.map(name => [name, whole[name]])),
    prefilled: { ...typed.prefilled, ...known },
    carried: {
      ...typed.carried,
      ...carried,
      friends: counts.friends ?? friends,
      ...(!isOwnPrice && isOther && { isOther }),
    },
  }
  return servedAs(joined, whole)
}

/** Gives the number of payers in each part the evidence of the whole group. */
export function withEvidence(rows: readonly GroupRow[], twice: readonly Twice[]): GroupRow[] {
  return rows.map(row => {
    const { whole } =
      twice.find(({ kind, parts }) => kind === 'sum' && parts.some(({ id }) => id === row.id)) ?? {}
    const known = whole?.prefilled?.paid
    if (!known || row.known || row.prefilled?.paid || told(row.paid) === null) return row
    const unmarked = whole.carried?.unmarked?.filter(name => name === 'paid') ?? []
    return {
      ...row,
      prefilled: { ...row.prefilled, paid: known },
      carried: { ...row.carried, ...(unmarked.length > 0 && { unmarked }) },
    }
  })
}

/** Removes each suggested group that the founder also typed. */
export function withoutTwice(given: readonly GroupRow[]): { rows: GroupRow[]; twice: Twice[] } {
  let rows = [...given]
  const twice: Twice[] = []
  for (const whole of given.filter(row => row.source.kind !== 'own' && row.prefilled?.paid)) {
    const found = twiceIn(whole, rows)
    if (!found) continue
    const { kind, parts, counts } = found
    twice.push(found)
    if (kind === 'maybe') continue
    const friends = counts.friends ?? whole.carried?.friends
    rows = rows.flatMap(row => {
      if (row === whole) return []
      if (!parts.includes(row)) return [row]
      if (kind === 'same') return [asOne(row, found)]
      const came = whole.carried?.came
      const carried = { ...row.carried, ...(friends && { friends }), ...(came && { came }) }
      return [servedAs({ ...row, carried }, whole)]
    })
  }
  return { rows, twice }
}
