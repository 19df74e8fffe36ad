// The reply to an answer about the idea: a calculation with its values, or two values that contradict each other.
// If there is neither, the next question follows directly.
import type { IdeaAnswers, IdeaQuestion } from '../../../contracts/idea-record.ts'
import { monthsBetween, told } from '../figures.ts'
import { answeredIn } from '../kind.ts'
import { isOtherGroup } from '../turn.ts'
import type { Voice } from '../voice.ts'
import { askInstead, sayGoal, sayLeft } from './say-money.ts'
import { type Beside, paceOf } from './sums.ts'

type Given = { today: string; beside: Beside }
type Reaction = (answers: IdeaAnswers, voice: Voice, given: Given) => readonly (string | null)[]

const reactions: Readonly<Partial<Record<IdeaQuestion, Reaction>>> = {
  instead: (answers, voice, { beside }) => [askInstead(answers, voice, beside)],
  earn: (answers, voice, { beside }) => [askInstead(answers, voice, beside)],
  costs: (answers, voice, { beside }) => [sayLeft(answers, voice, beside)],
  metric: (answers, voice, { today, beside }) => [
    sayPace(answers, voice, today),
    sayGoal(answers, voice, beside),
  ],
  edge: ({ edge }, { say }) => [told(edge?.seen) === 'none' ? say('idea.react.risk') : null],
}

/** Says how far the present number is from the goal, and how many months are left. */
function sayPace(answers: IdeaAnswers, { say, number, month }: Voice, today: string): string | null {
  const { now, goal, by } = answers.metric ?? {}
  const pace = paceOf(answers, today)
  const [from, to, until] = [told(now), told(goal), told(by)]
  if (until && pace?.kind === 'over') return say('idea.react.metric.over', { by: month(until) })
  // A number per month or per year cannot be added up over several months.
  const counts = told(answers.metric?.counts)
  if (counts === 'month' || counts === 'year') return null
  if (!from || !to || !until || (pace?.kind !== 'rises' && pace?.kind !== 'falls')) return null
  const { change, months, kind } = pace
  return say('idea.react.metric.slow', {
    ...{ now: number(from), goal: number(to), by: month(until), kind },
    ...{ change: number(change), months },
  })
}

/** The counter-argument: the goal takes more payers a month than have paid so far. Null if the counts differ. */
export function saySlower(answers: IdeaAnswers, beside: Beside, today: string, voice: Voice): string | null {
  const [pace, paid, since] = [paceOf(answers, today), told(beside?.paid?.paid), told(beside?.paid?.since)]
  const { metric, earn } = answers
  const [now, still] = [told(metric?.now), told(beside?.paid?.still) ?? paid]
  if (told(metric?.counts) !== 'payers' || isOtherGroup(answers, beside) || !paid || since === null)
    return null
  const most = told(earn?.type) === 'subscription' ? still : paid
  if (pace?.kind !== 'rises' || !now || !still || !most) return null
  if (now.low < still.low || now.high > most.high) return null
  const months = monthsBetween(since, today.slice(0, 7))
  if (months < 3 || paid.high / months >= pace.change.low / pace.months) return null
  return voice.say('idea.counter.pace', {
    ...{ change: voice.number(pace.change), months: pace.months, type: told(earn?.type) ?? 'unsure' },
    ...{ paid: voice.number(paid), count: paid.high, since: voice.month(since) },
  })
}

export function react(
  question: IdeaQuestion,
  answers: IdeaAnswers,
  voice: Voice,
  today: string,
  beside: Beside = null,
): string | null {
  if (answeredIn({ questions: [question] }, answers).length === 0) return null
  return reactions[question]?.(answers, voice, { today, beside }).filter(Boolean).join(' ') || null
}
