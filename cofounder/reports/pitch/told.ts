// What was told to the coach, as a record: in fields, or in messages alone, of which the n-th is the n-th sentence.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import {
  type PitchAnswers,
  type PitchQuestion,
  type PitchRecord,
  pitchQuestions,
} from '../../../contracts/pitch-record.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import type { Language } from '../../../venture/numbers/locale.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { withSkipped } from '../../../venture/records/prefill.ts'
import type { Dated } from '../../helper.ts'
import { localeIn } from '../../records/figures-locale.ts'
import {
  answeredOf,
  type GivenRecord,
  languageIn,
  recordAfter,
  recordOfWords,
  withWords,
} from '../../records/given.ts'

export { recordAfter }

export type PitchInput = Dated & {
  messages: ConversationMessage[]
  sessionType: 'pitch-questions' | 'pitch-generation'
  /** What was told in fields: then nothing is taken from the messages. */
  given?: GivenRecord<PitchRecord> | null
}

export type Told = {
  record: PitchRecord
  /** With what the project knows of cards that were put aside or not asked yet: nobody is asked for it again. */
  known: PitchAnswers
  /** The question that was answered last. */
  answered: PitchQuestion | null
  language: Language
  /** How figures are written where the founder is. */
  locale: string
  /** Called with messages alone: no field was filled, and none can be missed. */
  isWords: boolean
  /** How the venture earns and who paid, as the problem validation was told. */
  validation: ValidationRecord | null
}

/** Its sentences tell the language; a long talk is not read through for it. */
export function toldIn(input: PitchInput): Told {
  const { messages, given, language } = input
  const said = messages.filter(({ role }) => role === 'user').length
  const held = given
    ? withWords(pitch, messages, given)
    : { record: recordOfWords(pitch, messages), asked: pitchQuestions[said - 1] ?? null, locale: null }
  const spoken = languageIn(pitch, held, { messages: [], language })
  const { answers } = held.record
  const open = pitchQuestions.filter(id => !answers[id]).map(id => [id, { skipped: true }] as const)
  const validation = input.memory?.records?.at(-1) ?? null
  const elsewhere = { facts: input.memory?.facts ?? [], validation }
  return {
    record: held.record,
    known: given ? withSkipped(pitch, { ...answers, ...Object.fromEntries(open) }, elsewhere) : answers,
    answered: answeredOf<PitchRecord>(held),
    language: spoken,
    locale: localeIn(spoken, held.record.answers, { locale: held.locale, memory: input.memory }),
    isWords: !given,
    validation,
  }
}
