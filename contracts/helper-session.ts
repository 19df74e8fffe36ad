// A working session with a helper as the server stores it: messages, results, and the founder's changes.
import { z } from 'zod'
import { asked } from './conversation.ts'
import { answeredBy } from './outputs.ts'

/**
 * The reasons why an answer is incomplete: the model still writes it, the connection broke, or the founder stopped
 * it.
 */
const cuts = ['growing', 'broken', 'stopped'] as const

export const talkMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  answeredBy: answeredBy.optional(),
  result: z.unknown().optional(),
  /**
   * The question that this message asks. Guided mode and a model both set it, so that either can continue the
   * other's conversation.
   */
  asked: asked.nullish(),
  /**
   * For a founder's message: the id of the record's question that the message answers ("open" for none), and the
   * round.
   */
  answers: z
    .object({
      question: z.string(),
      round: z.number(),
      /**
       * Whether the founder wrote this answer as free text for a model. If a field changes later, the text stays the
       * same.
       */
      isFree: z.boolean().optional(),
    })
    .optional(),
  isEdited: z.boolean().optional(),
  cut: z.enum(cuts).optional(),
})
export type TalkMessage = z.infer<typeof talkMessage>

/** A result on the screen, as the helper made it. */
export const madeResult = z.object({
  /** The id of the function call that requested the result. */
  id: z.string(),
  createdAt: z.string(),
  text: z.string(),
  answeredBy: answeredBy.nullable(),
  result: z.unknown(),
  /** The input of the request, and other data that the page shows with the result. */
  about: z.record(z.string(), z.unknown()),
})
export type MadeResult = z.infer<typeof madeResult>

/** The part of a result that has been written so far, or until an interruption. */
export const partialResult = z.object({
  id: z.string(),
  text: z.string(),
  /** The input of the request. */
  about: z.record(z.string(), z.unknown()),
  /** The finished parts of the result, so that another try can continue from them. */
  parts: z.record(z.string(), z.unknown()).default({}),
  cut: z.enum(['growing', 'broken']),
})
export type PartialResult = z.infer<typeof partialResult>

/**
 * A model's short summary of the conversation up to the message `until`. It is stored outside of the session
 * state, because no page shows it.
 */
export const talkSummary = z.object({ text: z.string(), until: z.string() })
export type TalkSummary = z.infer<typeof talkSummary>

/**
 * The summary as a helper receives it. It covers all messages of the call except the latest ones (`latest` is
 * their number).
 */
export type Recap = { text: string; latest: number }

export const sessionState = z.object({
  messages: z.array(talkMessage).default([]),
  made: madeResult.nullable().default(null),
  /**
   * An unfinished new result. It is stored beside the earlier result `made`, so that the earlier result is not
   * lost.
   */
  partial: partialResult.nullable().default(null).catch(null),
  /**
   * The answers in fields; null for a conversation without fields. Only the helper knows the schema of its
   * record.
   */
  record: z.unknown().default(null),
  /** The records of earlier rounds, oldest first. */
  rounds: z.array(z.unknown()).default([]).catch([]),
  /** Other data that the page stores, such as the founder's own assumptions. */
  notes: z.record(z.string(), z.unknown()).default({}),
  /** The id of the saved output; null until the session is saved. */
  outputId: z.string().nullable().default(null),
})
export type SessionState = z.infer<typeof sessionState>

/** The content of the session header. The answer gets the id of the call (`x-request-id`). */
export const sessionCall = z.object({
  project: z.uuid(),
  /** The id of the founder's last message; null if the call requests the opening. */
  question: z.uuid().nullable(),
  /** The id of the answer to replace, or of the interrupted result to continue. */
  instead: z.uuid().nullable(),
})
export type SessionCall = z.infer<typeof sessionCall>

const weightOf = ({ cut }: TalkMessage) => (cut ? cuts.indexOf(cut) : cuts.length)

/**
 * Merges messages by the same rule as `private.merge_messages`, for pages that know a message before the server does.
 * If a message is known, the more complete version is kept. If both versions are still growing, the given version is
 * kept. New messages follow at the end.
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
