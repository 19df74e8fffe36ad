// The validation interview without a model. When there are enough answers, it gives the card.
import type { Fact, Understood } from '../../../contracts/facts.ts'
import type { ProblemValidationResult } from '../../../contracts/results/problem-validation.ts'
import type { ValidationQuestion, ValidationRecord } from '../../../contracts/validation-record.ts'
import type { Talk } from '../../../venture/facts/heard.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { nextQuestion, turnOf } from '../../../venture/records/asking.ts'
import { understoodIn } from '../../../venture/records/facts.ts'
import { scoresOf } from '../../../venture/records/scores.ts'
import { validation } from '../../../venture/records/validation.ts'
import { isEnough } from '../../../venture/records/verdict.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { factsOfRound, withTalks } from '../../../venture/records/with-heard.ts'
import { voiceIn } from '../../language/voice.ts'
import { withoutMarkup } from '../../records/given.ts'
import { askedOfKnown } from '../../records/known.ts'
import { freshHints } from '../../safety/fresh.ts'
import { writeCard } from './card.ts'

export type AskedRecord = {
  record: ValidationRecord
  /** The question that was answered last. Null if the whole record is to be judged. */
  asked: ValidationQuestion | 'open' | null
  language: Language
  /** The founder's number format. */
  locale?: string
  today: string
  contradictions: number
  facts?: readonly Fact[]
  talks?: readonly Talk[]
  before?: unknown
}

export const factsOf = ({ record, asked, language, locale }: AskedRecord): Understood | null =>
  isQuestion(asked) ? understoodIn(validation, record, asked, voiceIn(language, locale)) : null

const isQuestion = (asked: AskedRecord['asked']): asked is ValidationQuestion =>
  asked !== null && asked !== 'open'

export const answerRecord = (given: AskedRecord): ProblemValidationResult =>
  answerIn(voiceIn(given.language, given.locale), given)

/** The answer in any language. Only the fields decide it, and not the text. */
export function answerIn(voice: Voice, given: AskedRecord): ProblemValidationResult {
  const { asked, today, facts = [], talks = [] } = given
  const record = withoutMarkup(given.record)
  const next = nextQuestion(validation, record)
  if (asked !== 'open' && (next === null || (asked === null && isEnough(record))))
    return writeCard(withTalks(record, { facts, talks }), voice, { before: null, ...given })
  const answered = isQuestion(asked) ? asked : null
  const known = { facts: factsOfRound(record, facts), talks: record.round === 1 ? talks : [] }
  const turn = turnOf(validation, record, { answered, asks: next }, voice, today)
  return {
    kind: 'turn',
    ...turn,
    question:
      (next && askedOfKnown(validation, next, turn.question, { answers: record.answers, ...known }, voice)) ??
      turn.question,
    ...(asked === 'open' && { reaction: voice.say('free.kept') }),
    dimension: null,
    answered,
    asks: next,
    weakness: null,
    standing: scoresOf(record.answers, today),
  }
}

/** The card after an alarm. We asked for a permission, and the founder did not name one. */
export function writeStop(stopped: AskedRecord): ProblemValidationResult {
  const { record, language, locale, today, contradictions, before } = stopped
  const voice = voiceIn(language, locale)
  const frame = { ...record.answers.frame, permit: 'refused' as const }
  const refused = { ...record, answers: { ...record.answers, frame } }
  const card = writeCard(refused, voice, { today, contradictions, before: before ?? null })
  return { ...card, verdictReason: `${voice.say('verdict.stop')} ${freshHints[language]}` }
}
