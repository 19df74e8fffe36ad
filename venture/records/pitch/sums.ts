// Sums that a listener does with the figures of the cards.
import type { PitchAnswers } from '../../../contracts/pitch-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { type Money, plain, type Range, scale, told } from '../figures.ts'
import { isPrintedWhole, type Voice } from '../voice.ts'
import { recurring } from './differing.ts'

/** How the venture earns, as the problem validation knows it. */
export type Earning = ValidationAnswers['earn'] | null | undefined

type Taken = { paid: Range; sum: Money; per: 'week' | 'month' | 'year' | null }

/** What all of them paid; null where that is no sum: how many pieces, hours or days each took is not told. */
function takenIn({ traction }: PitchAnswers): Taken | null {
  const [paid, each] = [told(traction?.paid), told(traction?.each)]
  if (!paid || paid.high < 1 || !each || each.high === 0) return null
  const per = recurring.includes(each.per) ? (each.per as Taken['per']) : null
  if (!per && each.per !== 'once' && each.per !== 'time') return null
  return { paid, sum: scale(plain(each), paid), per }
}

/** What all of them paid: a listener works it out. Of a commission only the share is the founder's. */
export function saySum(answers: PitchAnswers, voice: Voice, earning: Earning): string | null {
  const { say, number, money, price } = voice
  const each = told(answers.traction?.each)
  const taken = takenIn(answers)
  if (!each || !taken || taken.paid.high < 2) return null
  const { paid, sum, per } = taken
  if (![each.low, each.high, sum.low, sum.high].every(isPrintedWhole)) return null
  const line = say('pitch.react.sum', {
    paid: number(paid),
    each: money(each),
    sum: per ? price({ ...sum, per }) : money(sum),
    isOnce: per ? 'no' : 'yes',
  })
  const share = told(earning?.type) === 'commission' ? told(earning?.share) : null
  if (share === null) return line
  const own = { ...sum, low: (sum.low * share) / 100, high: (sum.high * share) / 100 }
  return `${line} ${say('pitch.react.share', { share: voice.percent(share), own: per ? price({ ...own, per }) : money(own) })}`
}

/** What is asked for beside what comes in: how many payments, or how long all of them pay for it. Null: not told. */
export function sayReturn(answers: PitchAnswers, voice: Voice): string | null {
  const { say, number, money, price } = voice
  const [amount, each, paid] = [
    told(answers.ask?.amount),
    told(answers.traction?.each),
    told(answers.traction?.paid),
  ]
  if (!amount || !each || !paid || paid.high === 0 || amount.per !== 'once') return null
  if (amount.currency !== each.currency || amount.low !== amount.high || each.low !== each.high) return null
  if (each.low === 0 || paid.low !== paid.high) return null
  const isAgain = recurring.includes(each.per)
  const times = Math.round(amount.low / (isAgain ? each.low * paid.low : each.low))
  if (times < 2) return null
  return say('pitch.counter.return', {
    amount: money(amount),
    per: isAgain ? each.per : 'other',
    count: times,
    times: number(times),
    paid: number(paid),
    each: price(each),
  })
}
