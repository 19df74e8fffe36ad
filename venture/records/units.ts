// Decides from the units whether two amounts are for the same thing.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { priceOf } from './earn.ts'
import { monthly, type Range, rangeOf, told } from './figures.ts'

type Paid = Pick<ValidationAnswers, 'earn' | 'paid'>

/** Whether the unit means a single purchase. */
export const isOnce = (per: string): boolean => ['piece', 'time', 'person', 'once'].includes(per)
const unitOf = (per: string) => (isOnce(per) ? 'once' : per)

/** Whether one amount is for an hour and the other for a whole visit. */
export const isHourAndVisit = (one: Amount, other: Amount): boolean =>
  [one, other].some(({ per }) => per === 'hour') && [one, other].some(({ per }) => isOnce(per))

/** Whether hourly work was planned per hour and paid per visit, or the other way round. */
export function isVisitAsked({ earn, paid }: Paid): boolean {
  const [price, each] = [told(earn?.price), told(paid?.each)]
  return told(earn?.type) === 'hours' && price !== null && each !== null && isHourAndVisit(price, each)
}

/** The hours of one visit. Null if they are not needed or not known. */
export function visitOf({ earn, paid }: Paid): Range | null {
  const hours = told(paid?.visit)
  const visit = hours === null || !isVisitAsked({ earn, paid }) ? null : rangeOf(hours)
  return visit && visit.low > 0 ? visit : null
}

/** Whether only the hours of a visit are missing. With them, the payment may turn out to be the planned price. */
export const isVisitOpen = (answers: Paid): boolean => isVisitAsked(answers) && visitOf(answers) === null

/** Converts an amount per visit to an amount per hour, or the other way round. */
const overVisit = (amount: Amount, visit: Range, per: Amount['per']): Amount =>
  per === 'hour'
    ? { ...amount, per, low: amount.low / visit.high, high: amount.high / visit.low }
    : { ...amount, per, low: amount.low * visit.low, high: amount.high * visit.high }

/** What customers paid. If the hours of a visit are known, it is converted to the unit of the price. */
export function paidEach(answers: Paid): Amount | null {
  const [price, each, visit] = [told(answers.earn?.price), told(answers.paid?.each), visitOf(answers)]
  return price && each && visit ? overVisit(each, visit, price.per) : each
}

/**
 * The factor by which two amounts may differ and still count as equal. Founders give the hours of a visit only
 * roughly, so a converted amount is not exact.
 */
export const slackOf = (answers: Paid): number => (visitOf(answers) ? 1.05 : 1)

/** Whether customers paid for something other than planned, for example for a repair and not for a subscription. */
export function hasOtherUnit(answers: Paid): boolean {
  const [price, each] = [priceOf(answers.earn), paidEach(answers)]
  // A commission is always paid per deal, whatever the unit of the deal is called.
  if (answers.earn?.type === 'commission' && each && isOnce(each.per)) return false
  return price !== null && each !== null && unitOf(price.per) !== unitOf(each.per)
}

const paidByTime: readonly unknown[] = ['subscription', 'giving', 'ads']

/** The cost of a customer in the unit of the price. Null if cost and price are for different things. */
export function costFor(price: Amount, cost: Amount, answers: Paid): Amount | null {
  if (paidByTime.includes(told(answers.earn?.type))) return monthly(price) && monthly(cost) ? cost : null
  if (price.per === cost.per) return cost
  const visit = isHourAndVisit(price, cost) ? visitOf(answers) : null
  return visit && overVisit(cost, visit, price.per)
}
