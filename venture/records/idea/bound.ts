// Compares the number of sales that covers costs and pay with two other numbers: the most that the founder can
// deliver, and the goal.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { isOnceEver, priceOf, runningMonths } from '../earn.ts'
import { monthFactors, yearFactors } from '../factors.ts'
import { atLeast, type Money, plain, told } from '../figures.ts'
import { isPaidByTime, mostOf, takenInYear } from '../most.ts'
import { fewestRefusals } from '../verdict.ts'
import { roundedUp, type Voice } from '../voice.ts'
import { type Beside, type CostsCover, coverOf, leftOf } from './sums.ts'

type Kind = 'most' | 'goal'

/**
 * A number that the founder gave, converted to the unit and period of the calculation. `made`: how it was
 * converted.
 */
type Held = { kind: Kind; given: number; count: number; times: number }

export type Bound = Held & {
  /** The money that is left from `count` sales after the fixed costs. Below zero, it is a loss. */
  rest: Money
  /**
   * The price at which `count` sales would be enough. It is above the planned price. Null if the founder does not set
   * the price, or if many people refused already.
   */
  price: Amount | null
}

/**
 * Null if the number is unknown or has another unit. For a price per period, payers can be the new ones of a month or
 * all at a time, so the texts say "if".
 */
function mostIn({ earn, solution }: IdeaAnswers, { isYear }: CostsCover): Held | null {
  const [able, of] = [told(solution?.able), told(solution?.of) ?? 'other']
  const most = isPaidByTime(earn) ? null : mostOf(earn, solution?.able, of)
  const payers = isPaidByTime(earn) && of === 'payers' && able ? able.high : null
  const count = payers ?? (most && (isYear ? most.count.high : Math.floor(most.count.high / 12)))
  if (count === null) return null
  return { kind: 'most', given: count, count, times: 1 }
}

/**
 * The number of sales that one counted thing stands for, in the period of the calculation. Null if the answers do
 * not say it.
 */
function timesOf({ earn, metric, channel }: IdeaAnswers, { isYear }: CostsCover): number | null {
  const [goal, counts, there] = [told(metric?.goal), told(metric?.counts), told(channel?.there)]
  if (isPaidByTime(earn)) return counts === 'payers' ? 1 : null
  const taken = earn && takenInYear(earn)
  if (!goal || !taken || taken.low !== taken.high) return null
  const months = runningMonths(earn).low
  if (counts === 'payers') return isOnceEver(earn) ? null : isYear ? taken.low : taken.low / 12
  // A goal above the number of all buyers can only be a number of sales. If each buyer buys only once, the number
  // of buyers is also the number of sales.
  const isSold = isOnceEver(earn) || (there !== null && goal.low > there.high)
  if (counts === 'month') return isSold || taken.low <= months ? (isYear ? months : 1) : null
  return counts === 'year' && isYear && (isSold || taken.low === 1) ? 1 : null
}

/** The goal as a number of sales. Null if the answers do not say how many sales the goal means. */
function goalIn(answers: IdeaAnswers, cover: CostsCover): Held | null {
  const [goal, times] = [told(answers.metric?.goal), timesOf(answers, cover)]
  const count = goal && times && goal.high * times
  return count && Number.isInteger(count) && Number.isInteger(times)
    ? { kind: 'goal', given: goal.high, count, times }
    : null
}

/** The sales that cover the costs, and the founder's pay if the problem validation knows it. */
export const coverIn = (answers: IdeaAnswers, beside: Beside): CostsCover | null =>
  coverOf(answers, told(beside?.frame?.aim))

function boundBy(held: Held | null, answers: IdeaAnswers, cover: CostsCover, beside: Beside): Bound | null {
  if (!held || held.count >= cover.count) return null
  const [{ count }, { each, fixed, sum, isYear }] = [held, cover]
  const isRefused = atLeast(beside?.others?.no) >= fewestRefusals
  const rest = count * each.low - (isYear ? 12 : 1) * fixed.low
  const [price, left] = [priceOf(answers.earn), leftOf(answers)]
  // With a commission, the founder takes a share and does not set the price.
  const isSet = told(answers.earn?.type) !== 'commission' && !isPaidByTime(answers.earn)
  const isOwn = price && left.kind === 'left' && isSet && count > 0 && !isRefused
  const wanted = isOwn ? roundedUp(sum.low / count + left.serve.high) : 0
  return {
    ...held,
    rest: { low: rest, high: rest, currency: each.currency },
    price: isOwn ? { ...price, low: wanted, high: wanted } : null,
  }
}

/**
 * Finds a number of sales that is too low to cover costs and pay: the highest number that the founder can deliver,
 * else the goal.
 */
export function boundOf(answers: IdeaAnswers, beside: Beside): Bound | null {
  const cover = coverIn(answers, beside)
  if (!cover) return null
  const by = (held: Held | null) => boundBy(held, answers, cover, beside)
  return by(mostIn(answers, cover)) ?? by(goalIn(answers, cover))
}

/**
 * Compares the most that the founder can deliver, or the goal, with the number of sales that covers costs and pay.
 */
export function sayHeld(kind: Kind, answers: IdeaAnswers, beside: Beside, voice: Voice): string | null {
  const cover = coverIn(answers, beside)
  if (!cover) return null
  const [most, goal] = [mostIn(answers, cover), goalIn(answers, cover)]
  const held = kind === 'most' ? most : goal
  if (!held) return null
  const values = { ...saidOf(held, cover, voice), time: isPaidByTime(answers.earn) ? 'yes' : 'no' }
  if (most && held.count > most.count)
    return voice.say('idea.react.above', { ...values, most: voice.number(most.count) })
  const bound = boundBy(held, answers, cover, beside)
  if (bound) return sayBound(bound, answers, cover, voice)
  const isSure = kind === 'goal' || values.time === 'no'
  return cover.pay && isSure
    ? voice.say('idea.react.enough', { ...values, need: voice.number(cover.count) })
    : null
}

/** What is left of one sale, or of one payer in the year or month of the sum: "EUR 430 × 6". */
export function sayEach({ each, unit, isYear }: CostsCover, { earn }: IdeaAnswers, voice: Voice): string {
  if (!unit) return voice.exact(each)
  const { stays: _stays, ...given } = earn ?? {}
  const paid = { ...given, runs: runningMonths(given).low }
  return `${voice.exact(plain(unit))}${isYear ? yearFactors(unit.per, paid, voice) : monthFactors(unit.per)}`
}

const saidOf = ({ kind, given, count, times }: Held, { isYear }: CostsCover, { number }: Voice) => ({
  ...{ kind, goal: number(given), count: number(count) },
  period: isYear ? 'year' : 'month',
  made: times === 1 ? 'none' : `${number(given)} × ${number(times)} = ${number(count)}`,
})

/**
 * Writes, for example: "You can do 12 a month at the most: 12 × BRL 190 − BRL 640 = BRL 1,640 for you. A price of
 * BRL 357 would do it."
 */
function sayBound(bound: Bound, answers: IdeaAnswers, cover: CostsCover, voice: Voice): string {
  const { say, exact, number } = voice
  const { kind, count, rest, price } = bound
  const { fixed, isYear, pay } = cover
  const loss = { ...rest, low: -rest.low, high: -rest.low }
  return say('idea.react.bound', {
    ...saidOf(bound, cover, voice),
    time: isPaidByTime(answers.earn) ? 'yes' : 'no',
    formula: `${number(count)} × ${sayEach(cover, answers, voice)} − ${isYear ? '12 × ' : ''}${exact(fixed)}`,
    state: rest.low < 0 ? 'loss' : 'left',
    rest: exact(rest.low < 0 ? loss : rest),
    pay: pay ? 'yes' : 'none',
    price: price && kind === 'most' ? voice.price(price) : 'none',
  })
}
