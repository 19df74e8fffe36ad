// The most that can be done, in the unit of the price, and the founder's goal beside it.
import type { IdeaAnswers } from '../../../contracts/idea-record.ts'
import { type Range, told } from '../figures.ts'
import { type Most, mostOf, sayMost } from '../most.ts'
import type { Voice } from '../voice.ts'
import { isSoldUnit, leftOf, runsOf } from './sums.ts'

/** Null where nobody said what that number counts: it is held against nothing then. */
export const mostIn = ({ earn, solution }: IdeaAnswers): Most | null =>
  mostOf(earn, solution?.able, told(solution?.of) ?? 'other')

type Goal = { count: Range; shown: string }

/** The goal, in the unit of the most, with its formula; null where the two do not count the same. */
function goalIn(answers: IdeaAnswers, { of }: Most, { number, factor }: Voice): Goal | null {
  const { goal, counts } = answers.metric ?? {}
  const [count, what] = [told(goal), told(counts)]
  if (!count) return null
  const asTold = { count, shown: number(count) }
  if (of === 'payers') return what === 'payers' ? asTold : null
  if (of !== 'sold') return null
  if (what === 'year') return asTold
  if (what !== 'month') return null
  const runs = runsOf(answers)
  const year = { low: count.low * runs.low, high: count.high * runs.high }
  return { count: year, shown: `${number(count)} × ${factor(runs)} = ${number(year)}` }
}

/** The goal is surely more than the most. */
export function sayBeyond(answers: IdeaAnswers, voice: Voice): string | null {
  const most = mostIn(answers)
  const takes = most && goalIn(answers, most, voice)
  if (!most || !takes || takes.count.low <= most.count.high) return null
  return voice.capital(voice.say('idea.hold.beyond', { most: sayMost(most, voice), takes: takes.shown }))
}

const isInCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

type Best = { line: string; isLoss: boolean }

/** What the most that can be done leaves in a year, by the ends that help; null where each one may lose. */
function bestOf(answers: IdeaAnswers, voice: Voice): Best | null {
  const [most, left, fixed] = [mostIn(answers), leftOf(answers), told(answers.costs?.fixed)]
  if (!most || left.kind !== 'left' || !fixed || fixed.currency !== left.left.currency) return null
  const isByTime = !isSoldUnit(left.per)
  // An hour is sold as an hour; so many at a time pay by the month.
  if (most.of === 'hours' ? left.per !== 'hour' : isByTime !== (most.of === 'payers')) return null
  const each = left.left.high
  if ((isByTime && left.per !== 'month') || !isInCents(each)) return null
  const money = (value: number) => ({ low: value, high: value, currency: fixed.currency })
  const numbers = [most.count.high, ...(isByTime ? [most.months.high] : [])]
  const sum = numbers.reduce((product, number) => product * number, each) - 12 * fixed.low
  const less = fixed.low === 0 ? '' : ` − 12 × ${voice.exact(money(fixed.low))}`
  const line = voice.say('idea.hold.best', {
    most: sayMost(most, voice),
    formula: `${[...numbers.map(voice.number), voice.exact(money(each))].join(' × ')}${less}`,
    sum: voice.exact(money(sum)),
    state: sum < 0 ? 'loss' : 'gain',
  })
  return { line: voice.capital(line), isLoss: sum < 0 }
}

export const sayBest = (answers: IdeaAnswers, voice: Voice): string | null =>
  bestOf(answers, voice)?.line ?? null

/** What the figures themselves say against it; null where they say nothing. */
export function strongest(answers: IdeaAnswers, voice: Voice): string | null {
  const best = bestOf(answers, voice)
  return sayBeyond(answers, voice) ?? (best?.isLoss ? best.line : null)
}
