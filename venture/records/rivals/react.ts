// The reply to an answer about rivals: a sum of its fields. Without a sum, the next question follows directly.
import type { CompetitorAnswers, CompetitorQuestion } from '../../../contracts/competitor-record.ts'
import { answeredIn } from '../kind.ts'
import type { Voice } from '../voice.ts'
import { type Beside, type Told, toldOf } from './own.ts'
import { copyMonths, isOtherThing } from './sums.ts'
import { sayApart, sayBoth, sayFights, sayWithin, sentence } from './words.ts'

const soon = 6

const reactions: Readonly<Partial<Record<CompetitorQuestion, (told: Told) => readonly (string | null)[]>>> = {
  prices: given => [
    sayBoth(given.rivals, given),
    ...given.rivals
      .filter(rival => isOtherThing(given, rival))
      .map(rival => sentence(sayApart(rival, given))),
  ],

  fights: ({ rivals, voice }) =>
    rivals.map(rival => {
      const fights = sayFights(rival, voice)
      const count = (rival.won?.high ?? 0) + (rival.lost?.high ?? 0)
      return count > 0 && fights
        ? voice.say('rivals.react.fights', { fights, name: sayWithin(rival, voice) })
        : null
    }),

  copy({ answers, voice }) {
    const months = copyMonths(answers)
    if (!months || months.high >= soon) return []
    return [voice.say('rivals.react.copy', { count: months.high, months: voice.number(months) })]
  },
}

export function reactToRivals(
  question: CompetitorQuestion,
  answers: CompetitorAnswers,
  voice: Voice,
  beside: Beside = null,
): string | null {
  if (answeredIn({ questions: [question] }, answers).length === 0) return null
  const lines = reactions[question]?.(toldOf(answers, voice, beside)) ?? []
  return lines.flatMap(line => (line ? sentence(line) : [])).join(' ') || null
}
