import type { AnsweredBy } from '../../../contracts/outputs.ts'
import { notesInOutput, type ResultNotes } from '../../../contracts/result-notes.ts'
import { reportOf, textWithRivals } from './rivals.ts'
import type { SimulationType } from './simulations.ts'

type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy | undefined
  result?: unknown
  answers?: { question: string; round: number } | undefined
  isEdited?: boolean | undefined
}

const kindOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'kind' in result ? result.kind : null

const isFinal = ({ result }: Line) => kindOf(result) === 'scorecard' || kindOf(result) === 'report'

/** The message with the verdict; undefined if there is none. */
export const finalOf = <One extends Line>(messages: readonly One[]): One | undefined =>
  messages.findLast(isFinal)

/**
 * A conversation in the form of a saved output. Its text is the verdict. Without a verdict, it is the
 * conversation up to the founder's last answer.
 */
export function conversationOutput(
  type: SimulationType,
  messages: readonly Line[],
  notes: ResultNotes,
  told: { record?: unknown; rounds?: readonly unknown[] } = {},
) {
  const final = finalOf(messages)
  const report = reportOf(final?.result)
  const answered = messages.findLast(({ answeredBy }) => answeredBy !== undefined)
  return {
    input: {
      simulationType: type,
      messages: messages.map(({ role, content, timestamp, answers, isEdited }) => ({
        role,
        content,
        timestamp,
        ...(answers && { answers }),
        ...(isEdited && { isEdited }),
      })),
      ...(told.record ? { record: told.record } : {}),
      ...(told.rounds?.length ? { rounds: told.rounds } : {}),
    },
    content:
      final && report
        ? textWithRivals(final.content, report, notes.edits)
        : (final?.content ?? transcript(answeredPart(messages))),
    metadata: {
      ...notesInOutput(notes),
      conversation_type: type,
      session_type: 'simulation',
      timestamp: new Date().toISOString(),
      data_quality: 'ai-estimated',
      answered_by: answered?.answeredBy ?? null,
      result: final?.result ?? null,
    },
  }
}

/** Removes an unanswered question from the end, because a plan would show it. */
function answeredPart(messages: readonly Line[]): readonly Line[] {
  const last = messages.findLastIndex(({ role }) => role === 'user')
  return last < 0 ? messages : messages.slice(0, last + 1)
}

export function transcript(messages: readonly Line[]): string {
  return messages
    .map(({ role, content }) => `**${role === 'user' ? 'You' : 'Co-founder'}**\n\n${content}`)
    .join('\n\n')
}
