// Whether two amounts are for the same thing, by their units.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { priceOf } from './earn.ts'
import { monthly, type Range, rangeOf, told } from './figures.ts'

type Paid = Pick<ValidationAnswers, 'earn' | 'paid'>

/** Units that mean a single purchase. */
export const isOnce = (per: string): boolean => ['piece', 'time', 'person', 'once'].includes(per)
const unitOf = (per: string) => (isOnce(per) ? 'once' : per)

/** One amount is for an hour and the other one for a whole visit. */
export const isHourAndVisit = (one: Amount, other: Amount): boolean =>
  [one, other].some(({ per }) => per === 'hour') && [one, other].some(({ per }) => isOnce(per))

/** Hourly work was planned by the hour and paid by the visit, or the other way round. */
export function isVisitAsked({ earn, paid }: Paid): boolean {
  const [price, each] = [told(earn?.price), told(paid?.each)]
  return told(earn?.type) === 'hours' && price !== null && each !== null && isHourAndVisit(price, each)
}

/** The hours of one visit. Null if nobody needs or told them. */
export function visitOf({ earn, paid }: Paid): Range | null {
  const hours = told(paid?.visit)
  const visit = hours === null || !isVisitAsked({ earn, paid }) ? null : rangeOf(hours)
  return visit && visit.low > 0 ? visit : null
}

/** The amount may be the planned price: only the hours of a visit are missing. */
export const isVisitOpen = (answers: Paid): boolean => isVisitAsked(answers) && visitOf(answers) === null

/** The amount of a visit for one of its hours, or that of an hour for the visit. */
const overVisit = (amount: Amount, visit: Range, per: Amount['per']): Amount =>
  per === 'hour'
    ? { ...amount, per, low: amount.low / visit.high, high: amount.high / visit.low }
    : { ...amount, per, low: amount.low * visit.low, high: amount.high * visit.high }

/** What was paid, in the unit of the price if the hours of a visit are known. */
export function paidEach(answers: Paid): Amount | null {
  const [price, each, visit] = [told(answers.earn?.price), told(answers.paid?.each), visitOf(answers)]
  return price && each && visit ? overVisit(each, visit, price.per) : each
}

/** Hours are told roundly: an amount that was worked out with them is only about right. */
export const slackOf = (answers: Paid): number => (visitOf(answers) ? 1.05 : 1)

/** People paid for something else than planned, for example a repair instead of a subscription. */
export function hasOtherUnit(answers: Paid): boolean {
  const [price, each] = [priceOf(answers.earn), paidEach(answers)]
  // A commission is paid per deal, whatever the deal's unit is called.
  if (answers.earn?.type === 'commission' && each && isOnce(each.per)) return false
  return price !== null && each !== null && unitOf(price.per) !== unitOf(each.per)
}

const paidByTime: readonly unknown[] = ['subscription', 'giving', 'ads']

/** The cost of a customer in a unit that can be taken off the price. Null if the two are not for the same. */
export function costFor(price: Amount, cost: Amount, answers: Paid): Amount | null {
  if (paidByTime.includes(told(answers.earn?.type))) return monthly(price) && monthly(cost) ? cost : null
  if (price.per === cost.per) return cost
  const visit = isHourAndVisit(price, cost) ? visitOf(answers) : null
  return visit && overVisit(cost, visit, price.per)
}
