import { z } from 'zod'
import type { MadeResult, TalkMessage } from '../../../contracts/helper-session.ts'
import { type AnsweredBy, answeredBy } from '../../../contracts/outputs.ts'
import { notesInOutput, type ResultNotes } from '../../../contracts/result-notes.ts'
import { type Pitches, type PitchResult, pitchResult } from '../../../contracts/results/pitch.ts'
import { type AnyRecord, answeredIn } from '../../../venture/records/kind.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { textWithEdits } from './edited-pitches.ts'

type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy | undefined
  answers?: TalkMessage['answers']
  isEdited?: TalkMessage['isEdited']
}

const toData = (messages: readonly Line[]) =>
  messages.map(({ role, content, timestamp, answers, isEdited }) => ({
    role,
    content,
    timestamp,
    ...(answers && { answers }),
    ...(isEdited && { isEdited }),
  }))

/** A coaching session in the form of a saved output. `record`: the answers in fields. */
export function coachingOutput(
  messages: readonly Line[],
  questionsCompleted: number,
  record: unknown = null,
) {
  const last = messages.findLast(({ role }) => role === 'assistant')
  const data = toData(messages)
  return {
    input: { messages: data, questionsCompleted, ...(record ? { record } : {}) },
    content: last?.content ?? '',
    metadata: {
      session_type: 'pitch-questions',
      conversationData: data,
      timestamp: new Date().toISOString(),
      answered_by: last?.answeredBy ?? null,
    },
  }
}

/** The pitches that the page shows. */
export type MadePitches = {
  text: string
  timestamp: string
  questionsCompleted: number
  answeredBy: AnsweredBy | null
  result: PitchResult | null
}

export function madePitchesOf(made: MadeResult): MadePitches {
  return {
    text: made.text,
    timestamp: made.createdAt,
    questionsCompleted: z.number().safeParse(made.about.answers).data ?? 0,
    answeredBy: made.answeredBy,
    result: pitchResult.safeParse(made.result).data ?? null,
  }
}

/** The content and metadata for the row in `ai_outputs`, with the founder's edits. */
export function pitchContent(made: MadeResult, notes: ResultNotes) {
  const pitches = pitchesOf(madePitchesOf(made))
  return {
    content: pitches ? textWithEdits(made.text, pitches, notes.edits) : made.text,
    metadata: {
      ...notesInOutput(notes),
      timestamp: made.createdAt,
      session_type: 'pitch-generation',
      answered_by: made.answeredBy,
      result: made.result,
    },
  }
}

export function generationOutput(made: MadeResult, messages: readonly Line[], notes: ResultNotes) {
  const input = { conversationData: toData(messages), questionsCompleted: made.about.answers }
  return { input, ...pitchContent(made, notes) }
}

type Saved = {
  id: string
  output_content: string
  input_data: Record<string, unknown>
  metadata: Record<string, unknown>
  created_at: string
}

export function openPitches({ id, output_content, input_data, metadata, created_at }: Saved): MadeResult {
  return {
    id,
    createdAt: z.string().safeParse(metadata.timestamp).data ?? created_at,
    text: z.string().safeParse(metadata.written).data ?? output_content,
    answeredBy: answeredBy.safeParse(metadata.answered_by).data ?? null,
    result: metadata.result ?? null,
    about: { answers: input_data.questionsCompleted },
  }
}

/**
 * The number of answered questions in a saved session. If the session has none, the number of the founder's
 * messages.
 */
export function questionsOf(input: Record<string, unknown>, messages: readonly Line[]): number {
  const saved = z.number().int().nonnegative().safeParse(input.questionsCompleted)
  return saved.success ? saved.data : countAnswers(messages)
}

export function countAnswers(messages: readonly { role: string }[]): number {
  return messages.filter(({ role }) => role === 'user').length
}

/**
 * Counts the answered questions, in the messages and in the record. One message may answer several questions, and
 * answers from an earlier session may be in no message.
 */
export const linesTold = (
  messages: readonly { role: string }[],
  record: AnyRecord | null,
  before = 0,
): number => Math.max(countAnswers(messages) + before, answeredIn(pitch, record?.answers ?? {}).length)

export function pitchesOf({ result }: MadePitches): Pitches | null {
  return result?.kind === 'pitches' ? result : null
}

/**
 * The text after the pitches. Older outputs do not store this text separately, so for them the whole text is
 * returned.
 */
export function afterPitches(made: MadePitches): string {
  return pitchesOf(made)?.after ?? made.text
}
