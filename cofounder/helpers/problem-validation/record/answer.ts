// The interview in fields, answered: the next question, or the card when there is enough.
import type { Fact, Understood } from '../../../../contracts/facts.ts'
import type { ProblemValidationResult } from '../../../../contracts/results/problem-validation.ts'
import type { ValidationQuestion, ValidationRecord } from '../../../../contracts/validation-record.ts'
import { nextQuestion, turnOf } from '../../../../venture/records/asking.ts'
import { understoodIn } from '../../../../venture/records/facts.ts'
import { fieldsOf } from '../../../../venture/records/form.ts'
import { prefillsOf } from '../../../../venture/records/prefill.ts'
import { figuresOf } from '../../../../venture/records/print-answer.ts'
import { react } from '../../../../venture/records/react.ts'
import { scoresOf } from '../../../../venture/records/scores.ts'
import { isEnough } from '../../../../venture/records/verdict.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import type { Language } from '../../../language/recognise.ts'
import { voiceIn } from '../../../language/voice.ts'
import { writeCard } from './card.ts'

export type AskedRecord = {
  record: ValidationRecord
  /** The question that was answered last; null: all that is there is to be judged. */
  asked: ValidationQuestion | 'open' | null
  language: Language
  today: string
  contradictions: number
  /** What the project knows: it stands on the card already. */
  facts?: readonly Fact[]
  /** The result before this one. */
  before?: unknown
}

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
  const turn = turnOf(record, { answered, asks: next }, voice, today)
  return {
    kind: 'turn',
    ...turn,
    question: (next && askedOfKnown(next, turn.question, given, voice)) ?? turn.question,
    ...(asked === 'open' && { reaction: voice.say('free.kept') }),
    dimension: null,
    answered,
    asks: next,
    weakness: null,
    standing: scoresOf(record.answers, today),
  }
}

/** A question whose fields are known is not asked again: whether it is still true is. Null where nothing is known. */
function askedOfKnown(
  question: ValidationQuestion,
  asked: string,
  { record: { answers }, facts = [] }: AskedRecord,
  voice: Voice,
): string | null {
  const shown = fieldsOf(question, answers)
  const known = prefillsOf(question, shown, facts)
  const values = Object.fromEntries(Object.entries(known).map(([field, { value }]) => [field, value]))
  const told = figuresOf(question, { ...answers, [question]: values }, voice)
    .flatMap(({ label, text }) => (text ? [`${label}${voice.colon}${text}`] : []))
    .join(' · ')
  if (!told) return null
  return shown.every(({ id }) => id in known)
    ? voice.say('prefill.all', { told })
    : `${asked} ${voice.say('prefill.part', { told })}`
}
