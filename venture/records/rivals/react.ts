// The reply to an answer about rivals: a calculation with its fields. If there is none, the next question follows
// directly.
import type { CompetitorAnswers, CompetitorQuestion } from '../../../contracts/competitor-record.ts'
import { plus } from '../figures.ts'
import { answeredIn } from '../kind.ts'
import type { Voice } from '../voice.ts'
import { type Beside, type Told, toldOf } from './own.ts'
import { fewestForShare, fightsOf, hardestOf, isHalfLost, isOtherThing } from './sums.ts'
import type { RivalRow } from './table.ts'
import { sayApart, sayBoth, sayLost, sentence } from './words.ts'

const isFought = ({ won, lost }: RivalRow) => (won?.high ?? 0) + (lost?.high ?? 0) > 0

const reactions: Readonly<Partial<Record<CompetitorQuestion, (told: Told) => readonly (string | null)[]>>> = {
  prices: given => [
    sayBoth(given.rivals, given),
    ...given.rivals
      .filter(rival => isOtherThing(given, rival))
      .map(rival => sentence(sayApart(rival, given))),
  ],

  fights({ rivals, voice }) {
    const fights = fightsOf(rivals)
    const all = fights && plus(fights.won, fights.lost)
    if (!fights?.isWhole || !all || all.low < fewestForShare) return []
    const [hardest] = hardestOf(rivals)
    const values = { won: voice.number(fights.won), count: fights.won.high, all: voice.number(all) }
    return [
      voice.say('rivals.react.total', { ...values, share: voice.shares(fights.won, all) }),
      hardest && isHalfLost(hardest) && rivals.filter(isFought).length > 1 ? sayLost(hardest, voice) : null,
    ]
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
