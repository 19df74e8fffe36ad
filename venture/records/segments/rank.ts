// Ranks the groups. A group with payers always comes before a larger group without payers.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, atMost, type Money, told } from '../figures.ts'
import { isBlankRow } from './form.ts'
import { isBrought } from './merge.ts'
import {
  fewestAsked,
  isGuess,
  isPaidWorded,
  leftIn,
  leftOf,
  type Part,
  promisedIn,
  sharesIn,
  strangersIn,
  worthToCost,
  yearlyOf,
} from './sums.ts'

const ways = ['idea', 'list', 'introduced'] as const

/** The share of payers in each group. Either all shares include family and friends, or none does. */
type Shares = ReadonlyMap<GroupRow, Part | null>

export const rateOf = ({ part, of }: Part): number => part.low / of.high
/**
 * The share of a group, if it can be compared. Null if too few people were asked, or if only family and friends
 * paid.
 */
function partOf(row: GroupRow, shares: Shares): Part | null {
  const found = shares.get(row)
  return found && found.of.low >= fewestAsked && strangersIn(row) > 0 ? found : null
}

/** The factor in the statistical test for a confidence level of 80 %. */
const sureness = 1.28

/** Whether two shares may differ only by chance. */
export function isByChance(one: Part, other: Part): boolean {
  const [all, others] = [one.of.high, other.of.high]
  const pooled = (one.part.low + other.part.low) / (all + others)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / all + 1 / others))
  return Math.abs(rateOf(one) - rateOf(other)) <= sureness * spread
}

/** If at least this many people were asked and did not pay, and no stranger paid, the group comes last. */
const mostRefused = 10

/**
 * Ranks a group by its payments. From best to worst: known payers, guessed payers, promises, nothing, only
 * refusals.
 */
function payingOf(row: GroupRow): number {
  if (strangersIn(row) > 0) return isGuess(row, 'paid') ? 2 : 3
  if (promisedIn(row) > 0) return 1
  const unpaid = atLeast(row.asked) - (told(row.paid)?.high ?? Number.POSITIVE_INFINITY)
  return unpaid - atMost(row.carried?.committed) >= mostRefused ? -1 : 0
}

/** Whether both groups have payers and their shares are too similar to decide the order. */
function isClose(one: GroupRow, other: GroupRow, shares: Shares): boolean {
  const [ours, theirs] = [shares.get(one), shares.get(other)]
  if (!ours || !theirs || payingOf(one) !== payingOf(other)) return false
  if (strangersIn(one) === 0 || strangersIn(other) === 0) return false
  const [isFew, areFew] = [ours, theirs].map(({ of }) => of.low < fewestAsked)
  if (!isFew && !areFew) return isByChance(ours, theirs)
  if (isFew === areFew) return true
  // A higher share of fewer than five people does not decide, unless fewer of them paid.
  const [few, many] = isFew ? [one, other] : [other, one]
  const isHigher = rateOf(isFew ? ours : theirs) >= rateOf(isFew ? theirs : ours)
  return isHigher && strangersIn(few) >= strangersIn(many)
}

/**
 * The amount that one customer of each group brings per year. Null if an amount is unknown or the currencies differ.
 */
export function moneyIn(rows: readonly GroupRow[]): Money[] | null {
  const all = rows.map(yearlyOf).filter(one => one !== null)
  const isWhole = all.length > 0 && all.length === rows.length
  return isWhole && all.every(({ currency }) => currency === all[0]?.currency) ? all : null
}

/**
 * For each group, what a customer brings divided by the cost of winning one. Null if a value is unknown, or if only
 * some groups have a cost to serve.
 */
function worthIn(rows: readonly GroupRow[]): number[] | null {
  const all = rows.map(worthToCost).filter(one => one !== null)
  const isBefore = new Set(rows.map(row => leftOf(row)?.isBeforeCost))
  return all.length === rows.length && isBefore.size === 1 ? all : null
}

/** If at least this many people are left to ask, the group is large enough to begin with. */
const enoughLeft = 10

/** A criterion returns one value per row. Null if it cannot compare the rows. */
type Criterion = (rows: readonly GroupRow[], shares: Shares) => readonly number[] | null
const each =
  (value: (row: GroupRow, shares: Shares) => number): Criterion =>
  (rows, shares) =>
    rows.map(row => value(row, shares))
const criteria = {
  told: each(row => Number(!isBrought(row))),
  paid: each(payingOf),
  rate: each((row, shares) => {
    const part = partOf(row, shares)
    return part ? rateOf(part) : 0
  }),
  // A year with an unknown stay counts as a whole year, which is no measure beside a known stay.
  money: rows =>
    new Set(rows.map(row => told(row.stays) === null)).size === 1
      ? (moneyIn(rows)?.map(({ low }) => low) ?? null)
      : null,
  left: each(row => Number((leftIn(row) ?? enoughLeft) >= enoughLeft)),
  how: each(row => ways.indexOf(told(row.how) ?? ('' as 'idea')) + 1),
  worth: worthIn,
  // Where a share of few people cannot be compared, the number of payers can.
  more: (rows, shares) =>
    rows.some(row => (shares.get(row)?.of.low ?? fewestAsked) < fewestAsked) ? rows.map(strangersIn) : null,
  there: each(row => atLeast(row.there)),
} as const satisfies Readonly<Record<string, Criterion>>
type Mark = keyof typeof criteria

/**
 * The order of the criteria. The first one in which two groups differ decides. `nearMarks` is the order if the
 * shares are too similar.
 */
const marks: readonly Mark[] = ['told', 'paid', 'rate', 'how', 'worth', 'there']
const nearMarks: readonly Mark[] = ['left', 'money', 'how', 'worth', 'more', 'there', 'rate']

/** `by`: the criterion that decides that the row comes before the next one. Null if the two rows are equal. */
type Place = { row: GroupRow; by: Mark | null }

/** Sorts the rows, the best one first. Equal rows keep their order. */
function ordered(
  rows: readonly GroupRow[],
  [mark, ...later]: readonly Mark[],
  shares: Shares,
): readonly Place[] {
  if (!mark || rows.length < 2) return rows.map(row => ({ row, by: null }))
  const values = criteria[mark](rows, shares)
  if (!values) return ordered(rows, later, shares)
  const levels = [...new Set(values)].toSorted((one, other) => other - one)
  return levels.flatMap((level, at) => {
    const part = rows.filter((_, index) => values[index] === level)
    const places = ordered(part, later, shares)
    return at === levels.length - 1
      ? places
      : places.map((place, index) => (index === places.length - 1 ? { ...place, by: mark } : place))
  })
}

/** The criterion that decides that one row comes before a later one. Null if the two rows are equal. */
function decidedBy(
  one: GroupRow,
  other: GroupRow,
  places: readonly Place[],
  order: readonly Mark[],
): Mark | null {
  const [from, to] = [one, other].map(row => places.findIndex(place => place.row === row))
  const between = places.slice(from, to)
  return order.find(mark => between.some(({ by }) => by === mark)) ?? null
}

/** `isClose`: the shares of the row and of the next row are too similar to decide. */
export type Ranked = Place & { share: Part | null; isClose: boolean }

/**
 * Ranks the rows that have values, the best one first. Each step takes the group with the best share and all groups
 * whose shares are too similar to it. From these it chooses one by `nearMarks`.
 */
export function rankGroups(given: readonly GroupRow[]): Ranked[] {
  let rest = given.filter(row => !isBlankRow(row))
  const all = sharesIn(rest)
  const shares: Shares = new Map(rest.map((row, at) => [row, all[at] ?? null]))
  const steps: { row: GroupRow; far: readonly Place[]; near: readonly Place[] }[] = []
  for (;;) {
    const far = ordered(rest, marks, shares)
    const close: GroupRow[] = []
    for (const { row } of far) if (close.every(one => isClose(one, row, shares))) close.push(row)
    const near = ordered(
      rest.filter(row => close.includes(row)),
      nearMarks,
      shares,
    )
    const [first] = near
    if (!first) break
    steps.push({ row: first.row, far, near })
    rest = rest.filter(row => row !== first.row)
  }
  return steps.map(({ row, far, near }, at) => {
    const next = steps[at + 1]?.row
    const isNear = near.some(place => place.row === next)
    const by = next ? decidedBy(row, next, isNear ? near : far, isNear ? nearMarks : marks) : null
    return { row, by, isClose: isNear, share: shares.get(row) ?? null }
  })
}

const enoughPayers = 3

/** A score from 1 to 5: how well the founder can reach the group. */
export function reachOf(row: GroupRow): number {
  const way = told(row.how)
  const isCounted = told(row.there) !== null
  if (way === null || way === 'idea') return isCounted ? 2 : 1
  if (!isCounted) return 2
  if (way === 'list') return 3
  return strangersIn(row) >= enoughPayers && !isGuess(row, 'paid') ? 5 : 4
}

/**
 * A score from 1 to 5: how much the group has already paid. Payments of friends and guessed payments give a low
 * score.
 */
export function readinessOf(row: GroupRow): number {
  const strangers = isGuess(row, 'paid') ? 0 : strangersIn(row)
  if (strangers >= enoughPayers) return 5
  if (strangers > 0) return strangers > 1 ? 4 : 3
  return atLeast(row.paid) > 0 || promisedIn(row) > 0 ? 2 : 1
}

export const standings = [
  'none',
  'worded',
  'unasked',
  'open',
  'refused',
  'friends',
  'promised',
  'few',
  'grown',
] as const
/** How much the group has already paid, as a word. `none`: no group has a name. */
export type Standing = (typeof standings)[number]

export function standingOf(row: GroupRow | undefined): Standing {
  if (!row) return 'none'
  const strangers = strangersIn(row)
  if (strangers >= enoughPayers) return 'grown'
  if (strangers > 0) return 'few'
  if (atLeast(row.paid) > 0) return 'friends'
  if (promisedIn(row) > 0) return 'promised'
  if (isPaidWorded(row)) return 'worded'
  if (atLeast(row.asked) === 0) return 'unasked'
  return told(row.paid)?.high === 0 ? 'refused' : 'open'
}
