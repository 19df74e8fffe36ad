// Calculates the price at which half of all buyers would be enough for the aim, and what they leave today.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { priceOf } from '../earn.ts'
import { told } from '../figures.ts'
import { needOf, takenOf } from '../need.ts'
import { leftOf, sayBefore } from '../say-need.ts'
import { roundedUp, type Voice } from '../voice.ts'

/** The highest price to suggest, as a multiple of the present price. */
const mostTimes = 1.5

/**
 * Suggests a price at which half of the buyers are enough for the aim. If that price is too high, says how much
 * money is left if half of the buyers buy. Null if neither makes sense.
 */
export function sayHalf(answers: ValidationAnswers, voice: Voice): string | null {
  const { say, number, money, price } = voice
  const [need, asked, there] = [needOf(answers), priceOf(answers.earn), told(answers.reach?.there)]
  if (need.kind !== 'count' || !there || !asked || asked.low !== asked.high) return null
  const years = takenOf(need, answers) / need.count
  const customers = there.low / 2 / years
  if (customers < 1) return null
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
  const left = leftOf(need, { low: customers, high: customers })
  const month = Math.floor(left.low / 12)
  if (month <= 0) return null
  return say('find.aim.left', {
    ...values,
    left: sayBefore(money({ ...left, low: month, high: month }), need, voice),
  })
}
