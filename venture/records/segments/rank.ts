// Ranks the groups: a group that pays comes before a large group.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, type Money, told } from '../figures.ts'
import { isBlankRow } from './form.ts'
import {
  conversionOf,
  fewestAsked,
  isGuess,
  isPaidWorded,
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
export const moneyIn = (rows: readonly GroupRow[]): Money[] | null => inOneCurrency(rows.map(yearlyOf))

function inOneCurrency(given: readonly (Money | null)[]): Money[] | null {
  const all = given.filter(one => one !== null)
  const isWhole = all.length > 0 && all.length === given.length
  return isWhole && all.every(({ currency }) => currency === all[0]?.currency) ? all : null
}

export const rankMarks = ['paid', 'rate', 'how', 'worth', 'there'] as const
/** The criteria in order; the first difference decides. An unknown value counts as zero. */
const marksOf = (row: GroupRow): readonly number[] => [
  payingOf(row),
  rateOf(row),
  ways.indexOf(told(row.how) ?? ('' as 'idea')) + 1,
  worthToCost(row) ?? 0,
  atLeast(row.there),
]

export type Decided = { by: (typeof rankMarks)[number] | 'money' | null; isClose: boolean }

/** If the shares are too similar, only the later criteria decide. */
const nearMarks = ['how', 'worth', 'there'] as const
const nearOf = (row: GroupRow): number[] => {
  const marks = marksOf(row)
  return nearMarks.map(mark => marks[rankMarks.indexOf(mark)] ?? 0)
}

/** The criterion that puts one group before the other. Null if they are equal and keep their order. */
export function decidedBy(one: GroupRow, other: GroupRow): Decided {
  const isNear = isClose(one, other)
  const [first, second] = isNear ? (moneyIn([one, other]) ?? []) : []
  if (first && second && first.low !== second.low) return { by: 'money', isClose: true }
  const [ours, theirs] = [one, other].map(isNear ? nearOf : marksOf)
  const at = ours?.findIndex((mark, index) => mark !== theirs?.[index]) ?? -1
  const by = (isNear ? nearMarks : rankMarks)[at] ?? null
  return { by, isClose: isNear }
}

const byMarks = (ours: readonly number[], theirs: readonly number[]): number => {
  const at = ours.findIndex((mark, index) => mark !== theirs[index])
  return at < 0 ? 0 : (theirs[at] ?? 0) > (ours[at] ?? 0) ? 1 : -1
}

/** Orders groups with similar shares: by money, then by the later criteria. */
function nearOnes(rows: readonly GroupRow[]): GroupRow[] {
  const money = moneyIn(rows)
  const marks = (row: GroupRow, at: number) => [money?.[at]?.low ?? 0, ...nearOf(row)]
  return rows
    .map((row, at) => ({ row, marks: marks(row, at) }))
    .toSorted((one, other) => byMarks(one.marks, other.marks))
    .map(({ row }) => row)
}

/** Rows with values, best first. Equal rows keep their order. */
export function rankGroups(rows: readonly GroupRow[]): GroupRow[] {
  const rest = rows
    .filter(row => !isBlankRow(row))
    .toSorted((one, other) => byMarks(marksOf(one), marksOf(other)))
  const ranked: GroupRow[] = []
  while (rest.length > 0) {
    const near: GroupRow[] = []
    for (const row of rest) {
      if (!near.every(one => isClose(one, row))) break
      near.push(row)
    }
    ranked.push(...nearOnes(near))
    rest.splice(0, near.length)
  }
  return ranked
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
  if (strangers > 0) return 4
  return atLeast(row.paid) > 0 || promisedIn(row) > 0 ? 3 : 1
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
