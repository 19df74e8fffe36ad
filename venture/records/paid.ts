// A paid price is certain in every helper: with a count, an amount and a month it is not a guess.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { isOnceEver, priceOf, yearlyValue } from './earn.ts'
import { atLeast, type Money, plain, scale, told } from './figures.ts'
import type { Prefills } from './kind.ts'
import { hasOtherUnit } from './scores.ts'

export const isPaid = ({ paid }: ValidationAnswers): boolean =>
  atLeast(paid?.paid) > 0 && told(paid?.each) !== null && told(paid?.since) !== null

/** What one of them brings in a year, or where nobody buys twice, in all. */
export function worthOf(earn: ValidationAnswers['earn']): Money | null {
  const [price, takes] = [priceOf(earn), told(earn?.takes)]
  return isOnceEver(earn) ? price && takes && scale(plain(price), takes) : yearlyValue(earn)
}

/** Above that a deposit was hardly given for one purchase: it may be for a study, or the development. */
export function isDepositForMore({ earn, others }: ValidationAnswers): boolean {
  const [deposit, worth] = [told(others?.deposit), worthOf(earn)]
  if (!deposit || !worth || earn?.type === 'giving' || atLeast(others?.committed) === 0) return false
  return deposit.currency === worth.currency && deposit.low > worth.high
}

/** The same of what was paid another way than planned. */
export function isPaidForMore(answers: ValidationAnswers): boolean {
  const [each, worth] = [told(answers.paid?.each), worthOf(answers.earn)]
  if (!each || !worth || !hasOtherUnit(answers)) return false
  return each.currency === worth.currency && each.low > worth.high
}

const isWithin = (one: Amount, other: Amount) =>
  one.low >= other.low && one.high <= other.high && one.currency === other.currency && one.per === other.per

/** Whether the planned price is within the range that customers paid. */
export function isPaidPrice(answers: ValidationAnswers, price: Amount | null): boolean {
  const each = told(answers.paid?.each)
  return isPaid(answers) && price !== null && each !== null && isWithin(price, each)
}

/** Raises the evidence of a suggested price if customers paid it. */
export function withPaid(prefills: Prefills, answers: ValidationAnswers | null | undefined): Prefills {
  const { price } = prefills
  if (!price || !answers || price.known !== 'guess' || !isPaidPrice(answers, price.value as Amount))
    return prefills
  return { ...prefills, price: { ...price, known: answers.paid?.known ?? 'saw' } }
}
