// Calculates what is left if half of all buyers pay today's price, and the price at which they would be enough for
// the aim.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { priceOf } from '../earn.ts'
import { type Money, told } from '../figures.ts'
import { needOf, takenOf } from '../need.ts'
import { type Counted, leftOf, sayBefore } from '../say-need.ts'
import { roundedUp, type Voice } from '../voice.ts'

type Half = { need: Counted; years: number; customers: number; left: Money }

/**
 * How many customers there are in a year if half of the reachable people buy. Null if the needed number is unknown,
 * or if it is less than one customer.
 */
export function halfOf(answers: ValidationAnswers): Half | null {
  const [need, there] = [needOf(answers), told(answers.reach?.there)]
  if (need.kind !== 'count' || !there) return null
  const years = takenOf(need, answers) / need.count
  const customers = Math.floor(there.low / 2 / years)
  if (customers < 1) return null
  return { need, years, customers, left: leftOf(need, { low: customers, high: customers }) }
}

/**
 * The highest price to suggest, as a multiple of the present price. Customers would not pay more for the same
 * thing.
 */
const mostTimes = 1.5

/**
 * Suggests a price at which half of the buyers are enough for the aim. If that price is too high, says what half of
 * the buyers leave. Null if neither makes sense.
 */
export function sayHalf(answers: ValidationAnswers, voice: Voice): string | null {
  const { say, number, money, price } = voice
  const [half, asked] = [halfOf(answers), priceOf(answers.earn)]
  const there = told(answers.reach?.there)
  if (!half || !there || !asked || asked.low !== asked.high) return null
  const { need, years, customers, left } = half
  const values = { there: number(there), years: years > 1 ? 'three' : 'one' }
  const brings = (12 * (need.aim.high + need.fixed.high)) / customers + need.serve.high
  const wanted = roundedUp((asked.low * brings) / need.brings.low)
  // With a commission, the founder does not set the price.
  if (told(answers.earn?.type) !== 'commission' && wanted <= mostTimes * asked.low && wanted > asked.low)
    return say('find.aim.price', {
      ...values,
      price: price({ ...asked, low: wanted, high: wanted }),
      old: price(asked),
    })
  const month = Math.floor(left.low / 12)
  if (month <= 0) return null
  return say('find.aim.left', {
    ...values,
    left: sayBefore(money({ ...left, low: month, high: month }), need, voice),
  })
}
