// The interview in fields, answered: the next question, or the card when there is enough.
import type { Understood } from '../../../../contracts/facts.ts'
import type { ProblemValidationResult } from '../../../../contracts/results/problem-validation.ts'
import type { ValidationQuestion, ValidationRecord } from '../../../../contracts/validation-record.ts'
import { nextQuestion, turnOf } from '../../../../venture/records/asking.ts'
import { understoodIn } from '../../../../venture/records/facts.ts'
import { react } from '../../../../venture/records/react.ts'
import { scoresOf } from '../../../../venture/records/scores.ts'
import { isEnough } from '../../../../venture/records/verdict.ts'
import { type Voice, voiceOf } from '../../../../venture/records/voice.ts'
import { tell } from '../../../language/content.ts'
import type { Language } from '../../../language/recognise.ts'
import { writeCard } from './card.ts'

export type AskedRecord = {
  record: ValidationRecord
  /** The question that was answered last; null: all that is there is to be judged. */
  asked: ValidationQuestion | 'open' | null
  language: Language
  today: string
  contradictions: number
  /** The result before this one. */
  before?: unknown
}

export const voiceIn = (language: Language) => voiceOf(language, (key, values) => tell(language, key, values))

/** What the last answer adds to the memory. */
export const factsOf = ({ record, asked, language }: AskedRecord): Understood | null =>
  isQuestion(asked) ? understoodIn(record, asked, voiceIn(language)) : null

const isQuestion = (asked: AskedRecord['asked']): asked is ValidationQuestion =>
  asked !== null && asked !== 'open'

export function reactionTo({ record, asked, language, today }: AskedRecord): string | null {
  if (!isQuestion(asked)) return null
  return react(asked, record.answers, voiceIn(language), today)
}

export const answerRecord = (given: AskedRecord): ProblemValidationResult =>
  answerIn(voiceIn(given.language), given)

/** In whichever words: they decide nothing. */
export function answerIn(voice: Voice, given: AskedRecord): ProblemValidationResult {
  const { record, asked, today } = given
  const next = nextQuestion(record)
  if (asked !== 'open' && (next === null || (asked === null && isEnough(record))))
    return writeCard(record, voice, { before: null, ...given })
  const answered = isQuestion(asked) ? asked : null
  return {
    kind: 'turn',
    ...turnOf(record, { answered, asks: next }, voice, today),
    ...(asked === 'open' && { reaction: voice.say('free.kept') }),
    dimension: null,
    answered,
    asks: next,
    weakness: null,
    standing: scoresOf(record.answers, today),
  }
}
