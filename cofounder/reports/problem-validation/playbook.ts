// The validation interview for a request with a record, or with messages that fill one with text.
import type { ProblemValidationResult } from '../../../contracts/results/problem-validation.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { validation } from '../../../venture/records/validation.ts'
import {
  askedRecord,
  type GivenRecord,
  givenOfWords,
  type InterviewInput,
  withWords,
} from '../../records/given.ts'
import type { Alarm } from '../../safety/trip-wire.ts'
import { answerRecord, writeStop } from './answer.ts'

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
