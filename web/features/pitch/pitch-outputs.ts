import { z } from 'zod'
import { type AnsweredBy, answeredBy } from '../../../contracts/outputs.ts'
import { type Pitches, pitchResult } from '../../../contracts/results/pitch.ts'

type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy | undefined
}

const toData = (messages: readonly Line[]) =>
  messages.map(({ role, content, timestamp }) => ({ role, content, timestamp }))

/** A coaching session as it is saved. */
export function coachingOutput(messages: readonly Line[], questionsCompleted: number) {
  const last = messages.findLast(({ role }) => role === 'assistant')
  const data = toData(messages)
  return {
    input: { messages: data, questionsCompleted },
    content: last?.content ?? '',
    metadata: {
      session_type: 'pitch-questions',
      conversationData: data,
      timestamp: new Date().toISOString(),
      answered_by: last?.answeredBy ?? null,
    },
  }
}

/** Pitches on the screen. */
export const madePitches = z.object({
  text: z.string(),
  timestamp: z.string(),
  questionsCompleted: z.number(),
  answeredBy: answeredBy.nullable(),
  result: pitchResult.nullable(),
})
export type MadePitches = z.infer<typeof madePitches>

export function generationOutput(made: MadePitches, messages: readonly Line[]) {
  return {
    input: { conversationData: toData(messages), questionsCompleted: made.questionsCompleted },
    content: made.text,
    metadata: {
      timestamp: made.timestamp,
      session_type: 'pitch-generation',
      answered_by: made.answeredBy,
      result: made.result,
    },
  }
}

type Saved = {
  output_content: string
  input_data: Record<string, unknown>
  metadata: Record<string, unknown>
  created_at: string
}

export function openPitches({ output_content, input_data, metadata, created_at }: Saved): MadePitches {
  return {
    text: output_content,
    timestamp: z.string().safeParse(metadata.timestamp).data ?? created_at,
    questionsCompleted: z.number().safeParse(input_data.questionsCompleted).data ?? 0,
    answeredBy: answeredBy.safeParse(metadata.answered_by).data ?? null,
    result: pitchResult.safeParse(metadata.result).data ?? null,
  }
}

/** How many questions a saved session had answered; else as many as the founder said something. */
export function questionsOf(input: Record<string, unknown>, messages: readonly Line[]): number {
  const saved = z.number().int().nonnegative().safeParse(input.questionsCompleted)
  return saved.success ? saved.data : countAnswers(messages)
}

export function countAnswers(messages: readonly { role: string }[]): number {
  return messages.filter(({ role }) => role === 'user').length
}

export function pitchesOf({ result }: MadePitches): Pitches | null {
  return result?.kind === 'pitches' ? result : null
}

/** What follows the pitches in the text: tips, what is missing, how sure. */
export function afterPitches(text: string): string {
  const start = text.indexOf('### Practice tips')
  return start < 0 ? text : text.slice(start)
}
