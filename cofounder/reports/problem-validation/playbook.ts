// The validation interview from a request: a record, or only messages, which fill a record with words.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { ProblemValidationResult } from '../../../contracts/results/problem-validation.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { validation } from '../../../venture/records/validation.ts'
import type { Dated } from '../../helper.ts'
import { localeIn } from '../../records/figures-locale.ts'
import { type GivenRecord, givenOfWords, languageIn, typedIn, withWords } from '../../records/given.ts'
import type { Alarm } from '../../safety/trip-wire.ts'
import { type AskedRecord, answerRecord } from './answer.ts'
import { writeStop } from './card.ts'

export type ProblemValidationInput = Dated & {
  messages: ConversationMessage[]
  /** The project's description, if the founder has written one. */
  background: string
  /** The answers in fields. Missing: only messages. */
  given?: GivenRecord<ValidationRecord> | null
}

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

/** If the founder names no permission after being asked, the interview ends. Other alarms get only their text. */
export const onAlarm = (input: ProblemValidationInput, alarm: Alarm): ProblemValidationResult | null =>
  alarm.kind === 'unlawful' && alarm.replies === 1 ? writeStop(answered(input)) : null
