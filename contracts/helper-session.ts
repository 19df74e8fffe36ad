// A working session with a helper as the server keeps it: the messages, the results, and the founder's
// changes.
import { z } from 'zod'
import { asked } from './conversation.ts'
import { answeredBy } from './outputs.ts'

/** Why an answer is incomplete: it is being written, the founder stopped it, or the connection broke. */
const cuts = ['growing', 'broken', 'stopped'] as const

/** One message of a conversation, as shown, kept and saved. */
export const talkMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  answeredBy: answeredBy.optional(),
  result: z.unknown().optional(),
  /**
   * The question it asks, whoever wrote it, so that guided mode and a model can continue each other's
   * conversation.
   */
  asked: asked.nullish(),
  /** For a founder's message: the question of the record it answers ("open" for none), and the round. */
  answers: z
    .object({
      question: z.string(),
      round: z.number(),
      /** Written freely and read by a model. The text does not change when a field is changed. */
      isFree: z.boolean().optional(),
    })
    .optional(),
  isEdited: z.boolean().optional(),
  cut: z.enum(cuts).optional(),
})
export type TalkMessage = z.infer<typeof talkMessage>

/** A result on the screen as its helper made it. */
export const madeResult = z.object({
  /** The id of the call that requested it. */
  id: z.string(),
  createdAt: z.string(),
  text: z.string(),
  answeredBy: answeredBy.nullable(),
  result: z.unknown(),
  /** The input of the request, and anything else the page shows about it. */
  about: z.record(z.string(), z.unknown()),
})
export type MadeResult = z.infer<typeof madeResult>

/** A part of a result that is being written or was interrupted. */
export const partialResult = z.object({
  id: z.string(),
  text: z.string(),
  /** The input of the request. */
  about: z.record(z.string(), z.unknown()),
  /** The parts of the text, from which another try can continue. */
  parts: z.record(z.string(), z.unknown()).default({}),
  cut: z.enum(['growing', 'broken']),
})
export type PartialResult = z.infer<typeof partialResult>

/**
 * A model's short summary of a long conversation up to one message. It is kept beside the state, because no
 * page shows it.
 */
export const talkSummary = z.object({ text: z.string(), until: z.string() })
export type TalkSummary = z.infer<typeof talkSummary>

/** The summary for a helper. It covers all messages of the call except the `latest` ones. */
export type Recap = { text: string; latest: number }

export const sessionState = z.object({
  messages: z.array(talkMessage).default([]),
  made: madeResult.nullable().default(null),
  /** Kept beside the earlier result, so that nothing of that is lost. */
  partial: partialResult.nullable().default(null).catch(null),
  /** The answers in fields; null for a conversation in words only. Its helper knows the form. */
  record: z.unknown().default(null),
  /** The records of earlier rounds, oldest first. */
  rounds: z.array(z.unknown()).default([]).catch([]),
  /** Other notes of the page, such as the founder's own assumptions. */
  notes: z.record(z.string(), z.unknown()).default({}),
  /** The id of the saved output, once it is saved. */
  outputId: z.string().nullable().default(null),
})
export type SessionState = z.infer<typeof sessionState>

/** The content of the session header. The id of the answer is that of the call (`x-request-id`). */
export const sessionCall = z.object({
  project: z.uuid(),
  /** The id of the founder's last message; null when the opening is requested. */
  question: z.uuid().nullable(),
  /** The answer that this one replaces, or the interrupted long result that it continues. */
  instead: z.uuid().nullable(),
})
export type SessionCall = z.infer<typeof sessionCall>

const weightOf = ({ cut }: TalkMessage) => (cut ? cuts.indexOf(cut) : cuts.length)

/**
 * The same rule as `private.merge_messages`, for what a page knows before the server. A known id keeps its
 * place: the more complete message is kept, and of two growing ones the later. New messages follow in their
 * order.
 */
export function mergeMessages(stored: readonly TalkMessage[], given: readonly TalkMessage[]): TalkMessage[] {
  const merged = stored.map(message => {
    const other = given.find(({ id }) => id === message.id)
    if (!other) return message
    const [weight, before] = [weightOf(other), weightOf(message)]
    return weight > before || (weight === 0 && before === 0) ? other : message
  })
  return [...merged, ...given.filter(({ id }) => stored.every(message => message.id !== id))]
}
