// The validation interview for a request with a record, or with messages that fill one with text.

import type { ProblemValidationResult } from '../../../contracts/results/problem-validation.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { scoresOf } from '../../../venture/records/scores.ts'
import { validation } from '../../../venture/records/validation.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { factsOfRound, withTalks } from '../../../venture/records/with-heard.ts'
import { voiceIn } from '../../language/voice.ts'
import {
  type AskedRecord as Asked,
  askedRecord,
  type GivenRecord,
  givenOfWords,
  type InterviewInput,
  withoutMarkup,
  withWords,
} from '../../records/given.ts'
import { guidedTurn } from '../../records/known.ts'
import { freshHints } from '../../safety/fresh.ts'
import type { Alarm } from '../../safety/trip-wire.ts'
import { writeCard } from './card.ts'

export type ProblemValidationInput = InterviewInput<ValidationRecord> & { background: string }

export const givenIn = ({ messages, given }: ProblemValidationInput): GivenRecord<ValidationRecord> =>
  given ?? givenOfWords(validation, messages)

const answered = (input: ProblemValidationInput) =>
  askedRecord(validation, input, withWords(validation, input.messages, givenIn(input)))

export const playbook = (input: ProblemValidationInput): ProblemValidationResult =>
  answerRecord(answered(input))

/** If no permission is named when asked, the interview ends with a card. Other alarms have only text. */
export const onAlarm = (input: ProblemValidationInput, alarm: Alarm): ProblemValidationResult | null =>
  alarm.kind === 'unlawful' && alarm.replies === 1 ? writeStop(answered(input)) : null

type Needed = 'record' | 'asked' | 'language' | 'today' | 'contradictions'
export type AskedRecord = Pick<Asked<ValidationRecord>, Needed> & Partial<Asked<ValidationRecord>>

export const answerRecord = (given: AskedRecord): ProblemValidationResult =>
  answerIn(voiceIn(given.language, given.locale), given)

/** The answer in any language. Only the fields decide it, and not the text. */
export function answerIn(voice: Voice, given: AskedRecord): ProblemValidationResult {
  const { asked, today, facts = [], talks = [] } = given
  const record = withoutMarkup(given.record)
  const known = { facts: factsOfRound(record, facts), talks: record.round === 1 ? talks : [] }
  const turn = guidedTurn(validation, { record, asked, today, ...known }, voice)
  if (!turn) return writeCard(withTalks(record, { facts, talks }), voice, { before: null, ...given })
  return {
    ...turn,
    ...(asked === 'open' && { reaction: voice.say('free.kept') }),
    dimension: null,
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
