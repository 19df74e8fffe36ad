// Turns the answers to the coach into a record. The n-th message answers the n-th question.
import {
  type PitchAnswers,
  type PitchQuestion,
  type PitchRecord,
  pitchQuestions,
} from '../../../contracts/pitch-record.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { withSkipped } from '../../../venture/records/prefill.ts'
import {
  type AskedRecord,
  answeredOf,
  askedRecord,
  type InterviewInput,
  recordOfWords,
  withWords,
} from '../../records/given.ts'

export type PitchInput = InterviewInput<PitchRecord> & {
  sessionType: 'pitch-questions' | 'pitch-generation'
}

export type Told = AskedRecord<PitchRecord> & {
  /** With the known values of skipped and open cards, so that the coach does not ask again. */
  known: PitchAnswers
  answered: PitchQuestion | null
}

/** Recognises the language from the founder's lines, without reading the whole conversation. */
export function toldIn(input: PitchInput): Told {
  const { messages, given } = input
  const said = messages.filter(({ role }) => role === 'user').length
  const held = given
    ? withWords(pitch, messages, given)
    : { record: recordOfWords(pitch, messages), asked: pitchQuestions[said - 1] ?? null, locale: null }
  const asked = askedRecord(pitch, { ...input, messages: [] }, held)
  const { answers } = held.record
  const open = pitchQuestions.filter(id => !answers[id]).map(id => [id, { skipped: true }] as const)
  return {
    ...asked,
    known: given ? withSkipped(pitch, { ...answers, ...Object.fromEntries(open) }, asked) : answers,
    answered: answeredOf<PitchRecord>(held),
  }
}
