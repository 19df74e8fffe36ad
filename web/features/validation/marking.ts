// What the page adds to the interview's words: the founder's marks on each answer, and the lines as they were read back.
import { z } from 'zod'
import type { SessionState, TalkMessage } from '../../../contracts/helper-session.ts'
import {
  type LinesToRead,
  linesToRead,
  type ReadBack,
  readBack as readBackSchema,
  rung,
} from '../../../contracts/results/read-back.ts'
import {
  type ValidationDimension,
  validationDimension,
} from '../../../contracts/results/validation-dimensions.ts'

/** Counts are their own mark: only these lines are marked by hand while talking. */
const markedByHand: readonly ValidationDimension[] = [
  'problem',
  'who',
  'frequency',
  'intensity',
  'workaround',
]
export const markOptions = [
  { rung: 1, label: 'Guessed' },
  { rung: 2, label: 'Told me' },
  { rung: 4, label: 'Saw it' },
] as const

const notesShape = z.object({
  /** By the message they are on. */
  marks: z.record(z.string(), rung).default({}),
  readBack: readBackSchema.nullable().default(null),
})
export type Notes = z.infer<typeof notesShape>

/** Notes of another time are as good as none. */
export function notesOf({ notes }: Pick<SessionState, 'notes'>): Notes {
  const read = notesShape.safeParse(notes)
  return read.success ? read.data : { marks: {}, readBack: null }
}

const turnShape = z.object({ dimension: validationDimension.nullable(), readBack: linesToRead.optional() })
const turnOf = ({ result }: TalkMessage) => turnShape.safeParse(result).data ?? null

/** The line a message of the founder answered; null where it answered none. */
export function lineOf(messages: readonly TalkMessage[], message: TalkMessage): ValidationDimension | null {
  const at = messages.findIndex(({ id }) => id === message.id)
  const asked = messages.slice(0, Math.max(at, 0)).findLast(({ role }) => role === 'assistant')
  return asked ? (turnOf(asked)?.dimension ?? null) : null
}

/** Whether marks fit: it answered a line, and the next turn went on to another question. */
export function isMarkable(messages: readonly TalkMessage[], message: TalkMessage): boolean {
  const line = lineOf(messages, message)
  const at = messages.findIndex(({ id }) => id === message.id)
  const reply = messages.slice(at + 1).find(({ role }) => role === 'assistant')
  const next = reply && turnOf(reply)
  if (!line || !markedByHand.includes(line) || !next) return false
  return next.readBack !== undefined || (next.dimension !== null && next.dimension !== line)
}

/** The lines that stand to be read back, once everything was asked. */
export function toReadBack(messages: readonly TalkMessage[]): LinesToRead | null {
  const asked = messages.findLast(message => turnOf(message)?.readBack !== undefined)
  return asked ? (turnOf(asked)?.readBack ?? null) : null
}

export function readBackOf({ messages, notes }: Pick<SessionState, 'messages' | 'notes'>): ReadBack {
  const kept = notesOf({ notes })
  if (kept.readBack?.confirmed) return kept.readBack
  const marks: ReadBack['marks'] = {}
  for (const message of messages) {
    const mark = kept.marks[message.id]
    const line = mark ? lineOf(messages, message) : null
    if (mark && line) marks[line] = mark
  }
  return { marks, confirmed: null }
}
