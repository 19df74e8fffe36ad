// The validation interview for a request with a record, or with messages that fill one with text.
import type { ProblemValidationResult } from '../../../contracts/results/problem-validation.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { validation } from '../../../venture/records/validation.ts'
import { localeIn } from '../../records/figures-locale.ts'
import {
  type GivenRecord,
  givenOfWords,
  type InterviewInput,
  languageIn,
  typedIn,
  withWords,
} from '../../records/given.ts'
import type { Alarm } from '../../safety/trip-wire.ts'
import { type AskedRecord, answerRecord, writeStop } from './answer.ts'

export type ProblemValidationInput = InterviewInput<ValidationRecord> & { background: string }

const givenIn = ({ messages, given }: ProblemValidationInput): GivenRecord<ValidationRecord> =>
  given ?? givenOfWords(validation, messages)

export function askedRecord(
  input: ProblemValidationInput,
  given: GivenRecord<ValidationRecord> = givenIn(input),
): AskedRecord & { typed: ReturnType<typeof typedIn<ValidationRecord>> } {
  const { record, asked, locale } = given
  const language = languageIn(validation, given, input)
  return {
    record,
    asked,
    typed: typedIn(given),
    language,
    locale: localeIn(language, record.answers, { locale, memory: input.memory }),
    today: input.today,
    contradictions: input.memory?.contradictions.length ?? 0,
    facts: input.memory?.facts ?? [],
    talks: input.memory?.talks ?? [],
    before: input.shown,
  }
}

const answered = (input: ProblemValidationInput) =>
  askedRecord(input, withWords(validation, input.messages, givenIn(input)))

export const playbook = (input: ProblemValidationInput): ProblemValidationResult =>
  answerRecord(answered(input))

/** If no permission is named when asked, the interview ends with a card. Other alarms have only text. */
export const onAlarm = (input: ProblemValidationInput, alarm: Alarm): ProblemValidationResult | null =>
  alarm.kind === 'unlawful' && alarm.replies === 1 ? writeStop(answered(input)) : null
