// The number of sales that covers costs and pay is compared with two numbers: the most that the founder can
// deliver, and the goal.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { isOnceEver, priceOf } from '../earn.ts'
import { type Money, told } from '../figures.ts'
import { mostOf } from '../most.ts'
import { roundedUp, type Voice } from '../voice.ts'
import { type CostsCover, leftOf } from './sums.ts'

export type Bound = {
  kind: 'most' | 'goal'
  count: number
  /** The amount that `count` sales leave after the fixed costs. Negative: a loss. */
  rest: Money
  /** The price at which `count` sales would be enough. Null if the founder does not set the price. */
  price: Amount | null
}

/**
 * The most that the founder can deliver, in the unit and period of the sum. Null if it is unknown or has
 * another unit.
 */
function mostIn({ earn, solution }: IdeaAnswers, { isYear }: CostsCover): number | null {
  const most = mostOf(earn, solution?.able, told(solution?.of) ?? 'other')
  if (!most) return null
  if (most.of === 'payers') return isYear ? null : most.count.high
  return isYear ? most.count.high : Math.floor(most.count.high / 12)
}

/** The goal, if it counts what one price pays for, in the same period. */
function goalIn({ earn, metric }: IdeaAnswers, { isYear }: CostsCover): number | null {
  const [goal, counts, takes] = [told(metric?.goal), told(metric?.counts), told(earn?.takes)]
  if (!goal || !counts) return null
  if (told(earn?.type) === 'subscription' || told(earn?.type) === 'ads')
    return counts === 'payers' ? goal.high : null
  // If one customer buys several times a year, the goal may count buyers and not sales.
  const isOne = takes?.low === 1 && takes.high === 1 && (isOnceEver(earn) || takes.per === 'year')
  return isOne && counts === (isYear ? 'year' : 'month') ? goal.high : null
}

function boundAt(kind: Bound['kind'], count: number, answers: IdeaAnswers, cover: CostsCover): Bound {
  const { each, fixed, sum } = cover
  const rest = count * each.low - (cover.isYear ? 12 : 1) * fixed.low
  const [price, left] = [priceOf(answers.earn), leftOf(answers)]
  // For a commission the founder takes a share and does not set the price.
  const isOwn = price && left.kind === 'left' && told(answers.earn?.type) !== 'commission' && count > 0
  const wanted = isOwn ? roundedUp(sum.low / count + left.serve.high) : 0
  return {
    kind,
    count,
    rest: { low: rest, high: rest, currency: each.currency },
    price: isOwn ? { ...price, low: wanted, high: wanted } : null,
  }
}

/** Finds a number that is too low to cover costs and pay: the most that the founder can deliver, else the goal. */
export function boundOf(answers: IdeaAnswers, cover: CostsCover | null): Bound | null {
  if (!cover) return null
  const [most, goal] = [mostIn(answers, cover), goalIn(answers, cover)]
  if (most !== null && most < cover.count) return boundAt('most', most, answers, cover)
  return goal !== null && goal < cover.count ? boundAt('goal', goal, answers, cover) : null
}

/** "You can do 12 a month at the most: 12 × BRL 190 − BRL 640 = BRL 1,640 for you. A price of BRL 357 would do it." */
export function sayBound({ kind, count, rest, price }: Bound, cover: CostsCover, voice: Voice): string {
  const { say, exact, number } = voice
  const { each, fixed, isYear, pay } = cover
  const loss = { ...rest, low: -rest.low, high: -rest.low }
  return say('idea.react.bound', {
    kind,
    count: number(count),
    period: isYear ? 'year' : 'month',
    formula: `${number(count)} × ${exact(each)} − ${isYear ? '12 × ' : ''}${exact(fixed)}`,
    state: rest.low < 0 ? 'loss' : 'left',
    rest: exact(rest.low < 0 ? loss : rest),
    pay: pay ? 'yes' : 'none',
    price: price && kind === 'most' ? voice.price(price) : 'none',
  })
}
