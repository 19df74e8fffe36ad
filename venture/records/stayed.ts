// Calculates how many payers stayed. Null if nobody counted them or if the number says nothing.
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, isShortStay, payingMonths } from './earn.ts'
import { atLeast, monthsBetween, type Range, told, yearlyTimes } from './figures.ts'

type Paid = Pick<ValidationAnswers, 'earn' | 'paid' | 'often'>

/** The number of payers who stayed. Null if nobody counted them. */
export function stayedOf({ earn, paid }: Omit<Paid, 'often'>): Range | null {
  const [still, payers] = [told(paid?.still), told(paid?.paid)]
  if (!still) return null
  // With "sale", the field also counts recommendations, so one-time buyers count. With other revenue models,
  // one-time buyers cannot pay a second time, so there is no number.
  if (isOnceEver(earn) && earn?.type !== 'sale') return null
  // If a subscription ends by itself after some months, payers who are gone did not cancel it.
  return payers && still.low < payers.high && isShortStay(earn) ? null : still
}

/** How often a customer can buy in a year: at most as often as the problem comes. `takes` can also count hours. */
export function buysOf({ earn, paid, often }: Paid): Range | null {
  const [takes, each, comes] = [told(earn?.takes), told(paid?.each), told(often?.often)]
  const bought = yearlyTimes(takes ?? { low: 1, high: 1, per: each?.per === 'month' ? 'month' : 'year' })
  // Givers and advertisers do not have the problem themselves.
  const needed = comes && !['giving', 'ads'].includes(told(earn?.type) ?? '') && yearlyTimes(comes)
  return bought && needed && needed.low < bought.low ? needed : bought
}

/** After how many months even the newest payer should have paid a second time. Null if unknown. */
function dueAfter(answers: Paid): number | null {
  const { earn } = answers
  if (earn?.type === 'subscription') return 0
  // A customer who buys once in a season cannot have come again yet. A customer who buys every week or month can.
  const isSeason = earn !== undefined && payingMonths(earn).low < 12
  if (isOnceEver(earn) || (isSeason && (told(earn?.takes)?.per ?? 'year') === 'year')) return null
  const times = buysOf(answers)
  return times && times.low > 1 ? 24 / times.low : null
}

/** Whether it is time that the payers pay a second time. */
export function isAgainDue(answers: Paid, today: string): boolean {
  const [since, due] = [told(answers.paid?.since), dueAfter(answers)]
  return due === 0 || (due !== null && since !== null && monthsBetween(since, today.slice(0, 7)) >= due)
}

/** How many stayed. Null also if nobody did, because it is too early. */
export function staySaid(answers: Paid, today: string): Range | null {
  const still = stayedOf(answers)
  return still && (still.high > 0 || isAgainDue(answers, today)) ? still : null
}

/** The number of payers who did not stay. 0 if unknown. */
export function goneOf(answers: Paid, today: string): number {
  const still = stayedOf(answers)
  return still && isAgainDue(answers, today) ? Math.max(0, atLeast(answers.paid?.paid) - still.high) : 0
}
