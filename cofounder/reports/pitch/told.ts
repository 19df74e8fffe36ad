// Turns the answers to the coach into a record. The n-th message answers the n-th question.
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
import { localeIn } from '../../records/figures-locale.ts'
import { answeredOf, type InterviewInput, languageIn, recordOfWords, withWords } from '../../records/given.ts'

export type PitchInput = InterviewInput<PitchRecord> & {
  sessionType: 'pitch-questions' | 'pitch-generation'
}

export type Told = {
  record: PitchRecord
  /** With the known values of skipped and open cards, so that the coach does not ask again. */
  known: PitchAnswers
  answered: PitchQuestion | null
  language: Language
  /** The founder's number format. */
  locale: string
  /** Whether the request contained only messages. Then no field was filled in, and no field counts as missing. */
  isWords: boolean
  validation: ValidationRecord | null
  /** Groups besides the one of the problem validation, and how many there paid. */
  others: readonly { group: string; paid: number }[]
}

/** Recognises the language from the founder's lines, without reading the whole conversation. */
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
  const others = elsewhere.facts.flatMap(({ topic, subject, value }) =>
    subject && value?.kind === 'count' && (topic === 'money' || topic === 'reach')
      ? [{ group: subject, paid: topic === 'money' ? value.low : 0 }]
      : [],
  )
  return {
    record: held.record,
    known: given ? withSkipped(pitch, { ...answers, ...Object.fromEntries(open) }, elsewhere) : answers,
    answered: answeredOf<PitchRecord>(held),
    language: spoken,
    locale: localeIn(spoken, held.record.answers, { locale: held.locale, memory: input.memory }),
    isWords: !given,
    validation,
    others,
  }
}
