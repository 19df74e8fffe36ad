// The founder's own number against what it has to make, and against what can be done at all.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import { isOnceEver } from '../earn.ts'
import { type Money, monthly, type Range, told } from '../figures.ts'
import { type Most, mostOf, takenInYear } from '../most.ts'
import { helpingOf, isGiving, leftOf, runsOf, stayingOf } from './sums.ts'

/** What one of them leaves, by the month where it is paid by time, and what has to come in every month. */
export type Base = { each: Money; isByTime: boolean; fixed: Money }

/** Null where a figure is missing, or where there are two currencies. */
export function baseOf(answers: IdeaAnswers): Base | null {
  if (isGiving(answers)) {
    const helping = helpingOf(answers)
    if (!helping || helping === 'currencies' || !helping.month) return null
    return { each: helping.month, isByTime: true, fixed: helping.sum }
  }
  const [left, fixed] = [leftOf(answers), stayingOf(answers)]
  if ((left.kind !== 'left' && left.kind !== 'loses') || !fixed || fixed.currency !== left.left.currency)
    return null
  const isByTime = left.per === 'week' || left.per === 'month' || left.per === 'year'
  const each = isByTime ? monthly({ ...left.left, per: left.per }) : left.left
  return each && { each, isByTime, fixed }
}

export type Held = {
  number: Range
  /** What the number is taken times, so that it is what is sold in a year. */
  times: Range
  sold: Range
  sum: Money
  state: 'gain' | 'loss' | 'either'
}

const once: Range = { low: 1, high: 1 }

/** What one of the founder's number makes in a year; null where the two do not count the same. */
function timesOf({ earn, metric }: IdeaAnswers, { isByTime }: Base): Range | null {
  switch (told(metric?.counts)) {
    case 'payers':
      // Who has bought for life does not buy again.
      if (isOnceEver(earn)) return null
      return isByTime ? runsOf({ earn }) : ((earn && takenInYear(earn)) ?? null)
    case 'month':
      return isByTime ? null : runsOf({ earn })
    case 'year':
      return isByTime ? null : once
    default:
      return null
  }
}

function heldAt(number: Range, times: Range, { each, fixed }: Base): Held {
  const sold = { low: number.low * times.low, high: number.high * times.high }
  const least = (each.low < 0 ? sold.high : sold.low) * each.low - 12 * fixed.high
  const most = (each.high < 0 ? sold.low : sold.high) * each.high - 12 * fixed.low
  const state = least >= 0 ? 'gain' : most < 0 ? 'loss' : 'either'
  return { number, times, sold, sum: { low: least, high: most, currency: each.currency }, state }
}

export type Hold = { base: Base; now: Held | null; goal: Held | null }

/** Null where the number counts something else, or nobody said what. */
export function holdOf(answers: IdeaAnswers): Hold | null {
  const base = baseOf(answers)
  const times = base && timesOf(answers, base)
  const [now, goal] = [told(answers.metric?.now), told(answers.metric?.goal)]
  if (!base || !times || (!now && !goal)) return null
  return { base, now: now && heldAt(now, times, base), goal: goal && heldAt(goal, times, base) }
}

export const mostIn = ({ earn, solution }: IdeaAnswers): Most | null => mostOf(earn, solution?.able)

/** What the goal takes of what can be done, where it is surely more. */
export function beyond(answers: IdeaAnswers): { most: Most; takes: Range } | null {
  const [most, hold] = [mostIn(answers), holdOf(answers)]
  if (!most || !hold?.goal) return null
  const takes = most.of === 'payers' ? hold.goal.number : hold.goal.sold
  return takes.low > most.count.high ? { most, takes } : null
}

export type Best = { most: Most; sold: number; months: number; each: number; fixed: number; sum: Money }

/** What is left in a year of the most that can be done, by the ends that help; null where each one loses. */
export function bestOf(answers: IdeaAnswers): Best | null {
  const [most, base] = [mostIn(answers), baseOf(answers)]
  if (!most || !base || base.each.low <= 0 || base.isByTime !== (most.of === 'payers')) return null
  const months = base.isByTime ? most.months.high : 1
  const [sold, each, fixed] = [most.count.high, base.each.high, base.fixed.low]
  const sum = sold * months * each - 12 * fixed
  return { most, sold, months, each, fixed, sum: { low: sum, high: sum, currency: base.each.currency } }
}
