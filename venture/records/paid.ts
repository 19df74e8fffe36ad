// Decides how certain a price is in all helpers. A price that customers paid is not a guess, if the founder gave a
// count, an amount and a month.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, priceOf, yearlyValue } from './earn.ts'
import { atLeast, type Money, plain, scale, told } from './figures.ts'
import type { Prefills } from './kind.ts'
import { hasOtherUnit, paidEach, slackOf } from './units.ts'

export const isPaid = ({ paid }: ValidationAnswers): boolean =>
  atLeast(paid?.paid) > 0 && told(paid?.each) !== null && told(paid?.since) !== null

/** What one customer brings in a year. If customers buy only once, what all their purchases bring. */
export function worthOf(earn: ValidationAnswers['earn']): Money | null {
  const [price, takes] = [priceOf(earn), told(earn?.takes)]
  return isOnceEver(earn) ? price && takes && scale(plain(price), takes) : yearlyValue(earn)
}

/**
 * Whether a deposit is larger than everything that one customer brings. Then it probably also pays for something
 * else, for example a study or development.
 */
export function isDepositForMore({ earn, others }: ValidationAnswers): boolean {
  const [deposit, worth] = [told(others?.deposit), worthOf(earn)]
  if (!deposit || !worth || earn?.type === 'giving' || atLeast(others?.committed) === 0) return false
  return deposit.currency === worth.currency && deposit.low > worth.high
}

/**
 * Whether the customers' payment has another unit than the planned price and is larger than everything that one
 * customer brings.
 */
export function isPaidForMore(answers: ValidationAnswers): boolean {
  const [each, worth] = [told(answers.paid?.each), worthOf(answers.earn)]
  if (!each || !worth || !hasOtherUnit(answers)) return false
  return each.currency === worth.currency && each.low > worth.high
}

const isWithin = (one: Amount, other: Amount, slack: number) =>
  one.low * slack >= other.low &&
  one.high <= other.high * slack &&
  one.currency === other.currency &&
  one.per === other.per

/** Whether the planned price is within the range that customers paid. */
export function isPaidPrice(answers: ValidationAnswers, price: Amount | null): boolean {
  const each = paidEach(answers)
  return isPaid(answers) && price !== null && each !== null && isWithin(price, each, slackOf(answers))
}

/** Raises the evidence of a suggested price if customers really paid this price. */
export function withPaid(prefills: Prefills, answers: ValidationAnswers | null | undefined): Prefills {
  const { price } = prefills
  if (!price || !answers || price.known !== 'guess' || !isPaidPrice(answers, price.value as Amount))
    return prefills
  return { ...prefills, price: { ...price, known: answers.paid?.known ?? 'saw' } }
}
