// Ranks the groups: a group that pays comes before a large group.
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

/** The share at the low end. Null if too few were asked. */
const partOf = (row: GroupRow): Part | null => {
  const rate = conversionOf(row)
  return rate && rate.of.low >= fewestAsked ? rate : null
}
const shareOf = ({ part, of }: Part): number => part.low / of.high
const rateOf = (row: GroupRow): number => {
  const part = partOf(row)
  return part ? shareOf(part) : 0
}

/** The 95 % confidence level. */
const sureness = 1.96

/** Shares further apart than this are never called similar, however few were asked. */
const mostApart = 0.25

/** Whether chance alone could explain the difference. */
export function isByChance(one: Part, other: Part): boolean {
  const [all, others] = [one.of.high, other.of.high]
  const pooled = (one.part.low + other.part.low) / (all + others)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / all + 1 / others))
  const apart = Math.abs(shareOf(one) - shareOf(other))
  return apart < mostApart && apart <= sureness * spread
}

/** If this many were asked and nobody paid, the group comes last. */
const mostRefused = 10

/** Rank by payments: known payers, guessed payers, promises, nothing, all refused. */
function payingOf(row: GroupRow): number {
  if (strangersIn(row) > 0) return isGuess(row, 'paid') ? 2 : 3
  if (promisedIn(row) > 0) return 1
  return atLeast(row.asked) >= mostRefused && told(row.paid)?.high === 0 ? -1 : 0
}

/** Both groups pay, and their shares are too similar to decide. */
function isClose(one: GroupRow, other: GroupRow): boolean {
  const [ours, theirs] = [partOf(one), partOf(other)]
  if (strangersIn(one) === 0 || payingOf(one) !== payingOf(other)) return false
  return ours !== null && theirs !== null && isByChance(ours, theirs)
}

/** What one customer of each group brings per year. Null if one is unknown or currencies differ. */
export function moneyIn(rows: readonly GroupRow[]): Money[] | null {
  const all = rows.map(yearlyOf).filter(one => one !== null)
  const isWhole = all.length > 0 && all.length === rows.length
  return isWhole && all.every(({ currency }) => currency === all[0]?.currency) ? all : null
}

/** Null if one is unknown, or if the cost to serve is subtracted from some of them alone. */
function worthIn(rows: readonly GroupRow[]): number[] | null {
  const all = rows.map(worthToCost).filter(one => one !== null)
  const isBefore = new Set(rows.map(row => leftOf(row)?.isBeforeCost))
  return all.length === rows.length && isBefore.size === 1 ? all : null
}

/** From this many people on whom nobody has asked yet, a group is enough to begin with. */
const enoughLeft = 10

/** The values of a criterion, one for each row. Null: it cannot compare these rows. */
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

/** The first difference decides. If the shares are too similar, only the later criteria decide. */
const marks: readonly Mark[] = ['paid', 'rate', 'how', 'worth', 'there']
const nearMarks: readonly Mark[] = ['left', 'money', 'how', 'worth', 'there']

/** The rows in parts, best first. The rows of a part are equal. */
function partsBy(mark: Mark, rows: readonly GroupRow[]): GroupRow[][] {
  const values = criteria[mark](rows)
  if (!values) return [[...rows]]
  const levels = [...new Set(values)].toSorted((one, other) => other - one)
  return levels.map(level => rows.filter((_, at) => values[at] === level))
}

const ordered = (rows: readonly GroupRow[], [mark, ...later]: readonly Mark[]): readonly GroupRow[] =>
  mark && rows.length > 1 ? partsBy(mark, rows).flatMap(part => ordered(part, later)) : rows

/** Rows with values in parts, best first. Shares within a part are too similar to decide. */
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

/** Rows with values, best first. Equal rows keep their order. */
export const rankGroups = (rows: readonly GroupRow[]): GroupRow[] =>
  nearParts(rows).flatMap(part => ordered(part, nearMarks))

export type Decided = { by: Mark | null; isClose: boolean }

/** The criterion that puts one group before the other, of all that are ranked. Null if they are equal. */
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

/** A score out of five: how surely the group can be reached. */
export function reachOf(row: GroupRow): number {
  const way = told(row.how)
  const isCounted = told(row.there) !== null
  if (way === null || way === 'idea') return isCounted ? 2 : 1
  if (!isCounted) return 2
  if (way === 'list') return 3
  return strangersIn(row) >= enoughPayers && !isGuess(row, 'paid') ? 5 : 4
}

/** A score out of five: what the group has done with money. Friends and guesses score low. */
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
/** How far the group is with money. `none`: no group is named. */
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
