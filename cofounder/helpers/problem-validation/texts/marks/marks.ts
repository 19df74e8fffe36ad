// What the marks of the read-back are called, and what a verdict by marks says.
import type { Aim, Permission } from '../../../../../contracts/results/read-back.ts'
import type { Reason } from '../../../../../venture/verdict/verdict.ts'

type Rungs = readonly [string, string, string, string, string]

export type Marks = {
  /** Problem, customer, frequency, cost and workaround share theirs. */
  known: Rungs
  money: Rungs
  reach: Rungs
  evidence: Rungs
  permissions: Readonly<Record<Permission, string>>
  aims: Readonly<Record<Aim, string>>
  verdict: string
  intro: string
  unmarked: string
  /** What the line of money lacks before paid counts: how many, how much, since when. */
  paidNeeds: (missing: readonly PaidPart[]) => string
  byMarks: string
  go: string
  reasons: Readonly<Record<Exclude<Reason, 'aim'>, string>>
  /** What is missing before a market can be held against the aim. */
  aimNeeds: (missing: readonly AimPart[]) => string
  /** Figures that stand there, but make no market yet: what they are taken for, and what to write. */
  reachRead: (read: string) => string
  priceRead: (read: string) => string
  /** A name of money that several countries share, and no country was named. */
  whoseMoney: (name: string) => string
  tooSmall: string
  /** Where money is not marked as paid because nobody has. */
  nobodyPaid: string
  /** A second count in the line of money that nobody has said to be refusals. */
  unplaced: string
  /** Beside GO, where somebody who paid has gone. */
  left: string
  /** Before what stands in the way of GO. */
  open: string
  market: (count: string, price: string, total: string, aim: string) => string
  /** For what the founder is after: whether the market carries it, and what is counted with. */
  forAim: (aim: string, bar: string, isCarried: boolean) => string
  confidence: (above: number) => string
  before: string
}

export type PaidPart = 'count' | 'amount' | 'date'
export type AimPart = 'aim' | 'buyers' | 'price'

export const listed = <Part extends string>(
  missing: readonly Part[],
  names: Readonly<Record<Part, string>>,
) => missing.map(part => names[part]).join(', ')
