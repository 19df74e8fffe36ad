// Ranks the groups. A group that pays comes before a large group.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, type Money, told } from '../figures.ts'
import { isBlankRow } from './form.ts'
import {
  conversionOf,
  fewestAsked,
  isGuess,
  isPaidWorded,
  leftIn,
  leftOf,
  type Part,
  promisedIn,
  strangersIn,
  worthToCost,
  yearlyOf,
} from './sums.ts'

const ways = ['idea', 'list', 'introduced'] as const

/** The share of payers, with its two counts. Null if too few people were asked. */
const partOf = (row: GroupRow): Part | null => {
  const rate = conversionOf(row)
  return rate && rate.of.low >= fewestAsked ? rate : null
}
const shareOf = ({ part, of }: Part): number => part.low / of.high
const rateOf = (row: GroupRow): number => {
  const part = partOf(row)
  return part ? shareOf(part) : 0
}

/** The factor for a confidence level of 95 %. */
const sureness = 1.96

/** Two shares that differ by at least this much are never called similar, even if few people were asked. */
const mostApart = 0.25

/** Whether the difference between two shares can be chance. */
export function isByChance(one: Part, other: Part): boolean {
  const [all, others] = [one.of.high, other.of.high]
  const pooled = (one.part.low + other.part.low) / (all + others)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / all + 1 / others))
  const apart = Math.abs(shareOf(one) - shareOf(other))
  return apart < mostApart && apart <= sureness * spread
}

/** If at least this many people were asked and nobody paid, the group comes last. */
const mostRefused = 10

/**
 * Ranks a group by its payments, from best to worst: known payers, guessed payers, promises, nothing, only refusals.
 */
function payingOf(row: GroupRow): number {
  if (strangersIn(row) > 0) return isGuess(row, 'paid') ? 2 : 3
  if (promisedIn(row) > 0) return 1
  return atLeast(row.asked) >= mostRefused && told(row.paid)?.high === 0 ? -1 : 0
}

/** Whether both groups pay and their shares are too similar to decide. */
function isClose(one: GroupRow, other: GroupRow): boolean {
  const [ours, theirs] = [partOf(one), partOf(other)]
  if (strangersIn(one) === 0 || payingOf(one) !== payingOf(other)) return false
  return ours !== null && theirs !== null && isByChance(ours, theirs)
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
 * The worth of a customer divided by the cost of winning one, for each group. Null if a value is unknown, or
 * if only some groups have a cost to serve.
 */
function worthIn(rows: readonly GroupRow[]): number[] | null {
  const all = rows.map(worthToCost).filter(one => one !== null)
  const isBefore = new Set(rows.map(row => leftOf(row)?.isBeforeCost))
  return all.length === rows.length && isBefore.size === 1 ? all : null
}

/** A group with at least this many people left to ask is large enough to begin with. */
const enoughLeft = 10

/** A criterion returns one value per row. Null: it cannot compare these rows. */
type Criterion = (rows: readonly GroupRow[]) => readonly number[] | null
const each =
  (value: (row: GroupRow) => number): Criterion =>
  rows =>
    rows.map(value)
const criteria = {
  paid: each(payingOf),
  rate: each(rateOf),
  money: rows => moneyIn(rows)?.map(({ low }) => low) ?? null,
  left: each(row => Number((leftIn(row) ?? enoughLeft) >= enoughLeft)),
  how: each(row => ways.indexOf(told(row.how) ?? ('' as 'idea')) + 1),
  worth: worthIn,
  there: each(row => atLeast(row.there)),
} as const satisfies Readonly<Record<string, Criterion>>
type Mark = keyof typeof criteria

/** The criteria in order: the first difference decides. `nearMarks` are used if the shares are too similar. */
const marks: readonly Mark[] = ['paid', 'rate', 'how', 'worth', 'there']
const nearMarks: readonly Mark[] = ['left', 'money', 'how', 'worth', 'there']

/** Splits the rows into parts, the best part first. The rows of one part are equal. */
function partsBy(mark: Mark, rows: readonly GroupRow[]): GroupRow[][] {
  const values = criteria[mark](rows)
  if (!values) return [[...rows]]
  const levels = [...new Set(values)].toSorted((one, other) => other - one)
  return levels.map(level => rows.filter((_, at) => values[at] === level))
}

const ordered = (rows: readonly GroupRow[], [mark, ...later]: readonly Mark[]): readonly GroupRow[] =>
  mark && rows.length > 1 ? partsBy(mark, rows).flatMap(part => ordered(part, later)) : rows

/**
 * Splits the rows that have values into parts, the best part first. Within one part the shares are too
 * similar to decide.
 */
function nearParts(rows: readonly GroupRow[]): GroupRow[][] {
  const rest = [
    ...ordered(
      rows.filter(row => !isBlankRow(row)),
      marks,
    ),
  ]
  const parts: GroupRow[][] = []
  while (rest.length > 0) {
    const far = rest.findIndex((row, at) => !rest.slice(0, at).every(one => isClose(one, row)))
    parts.push(rest.splice(0, far < 0 ? rest.length : far))
  }
  return parts
}

/** The rows that have values, the best first. Equal rows keep their order. */
export const rankGroups = (rows: readonly GroupRow[]): GroupRow[] =>
  nearParts(rows).flatMap(part => ordered(part, nearMarks))

export type Decided = { by: Mark | null; isClose: boolean }

/** The criterion that puts one group before the other, among all ranked groups. Null if the two groups are equal. */
export function decidedBy(one: GroupRow, other: GroupRow, rows: readonly GroupRow[]): Decided {
  const near = nearParts(rows).find(part => part.includes(one) && part.includes(other))
  let part: readonly GroupRow[] = near ?? rows.filter(row => !isBlankRow(row))
  for (const mark of near ? nearMarks : marks) {
    const found = partsBy(mark, part).find(some => some.includes(one)) ?? []
    if (!found.includes(other)) return { by: mark, isClose: near !== undefined }
    part = found
  }
  return { by: null, isClose: near !== undefined }
}

const enoughPayers = 3

/** A score out of five: how well the founder can reach the group. */
export function reachOf(row: GroupRow): number {
  const way = told(row.how)
  const isCounted = told(row.there) !== null
  if (way === null || way === 'idea') return isCounted ? 2 : 1
  if (!isCounted) return 2
  if (way === 'list') return 3
  return strangersIn(row) >= enoughPayers && !isGuess(row, 'paid') ? 5 : 4
}

/** A score out of five: how far the group has gone with money. Friends and guesses give a low score. */
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
/** How far the group has gone with money. `none`: no group has a name. */
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
