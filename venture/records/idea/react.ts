// What the co-founder says to a cell: a sum of its values, or which two of them cannot both hold. Where there is none the
// next question comes alone.
import type { IdeaAnswers, IdeaQuestion } from '../../../contracts/idea-record.ts'
import { told } from '../figures.ts'
import { answeredIn } from '../kind.ts'
import type { Voice } from '../voice.ts'
import { sayBest, sayBeyond } from './hold.ts'
import { sayEarn, sayHelping, sayLeft } from './say-money.ts'
import { sayPrice } from './say-price.ts'
import { isGiving, paceOf } from './sums.ts'

type Reaction = (answers: IdeaAnswers, voice: Voice, today: string) => readonly (string | null)[]

const reactions: Readonly<Partial<Record<IdeaQuestion, Reaction>>> = {
  instead: (answers, voice) => [sayPrice(answers, voice)],
  earn: (answers, voice) => [...sayEarn(answers, voice), sayPrice(answers, voice)],
  costs: (answers, voice) =>
    isGiving(answers) ? [sayHelping(answers, voice)] : [sayLeft(answers, voice), sayBest(answers, voice)],
  metric: (answers, voice, today) => [sayPace(answers, voice, today), sayBeyond(answers, voice)],
  edge: ({ edge }, { say }) => [
    edge?.risk?.trim() && told(edge.seen) !== 'none' ? null : say('idea.react.risk'),
  ],
}

/** From today's number to the goal: by the month only where it is sold all year. */
function sayPace(answers: IdeaAnswers, { say, number, month }: Voice, today: string): string | null {
  const { now, goal, by } = answers.metric ?? {}
  const pace = paceOf(answers, today)
  const [from, to, until] = [told(now), told(goal), told(by)]
  if (until && pace?.kind === 'over') return say('idea.react.metric.over', { by: month(until) })
  if (!from || !to || !until || (pace?.kind !== 'rises' && pace?.kind !== 'falls')) return null
  const { change, months, kind } = pace
  const values = { now: number(from), goal: number(to), by: month(until), kind }
  if (pace.pace.high < 1 || !pace.isSteady)
    return say('idea.react.metric.slow', { ...values, change: number(change), months })
  const round = (value: number) => Math.round(10 * value) / 10
  const step = { low: round(pace.pace.low), high: round(pace.pace.high) }
  const isWhole = step.low === pace.pace.low && step.high === pace.pace.high
  return say('idea.react.metric', { ...values, pace: number(step), about: isWhole ? 'no' : 'yes' })
}

export function react(
  question: IdeaQuestion,
  answers: IdeaAnswers,
  voice: Voice,
  today: string,
): string | null {
  if (answeredIn({ questions: [question] }, answers).length === 0) return null
  return reactions[question]?.(answers, voice, today).filter(Boolean).join(' ') || null
}
