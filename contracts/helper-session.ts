// The working talk with a helper, as the server keeps it: what was said, what was made, what the founder changed in it.
import { z } from 'zod'
import { asked } from './conversation.ts'
import { answeredBy } from './outputs.ts'

/** Why an answer is not whole: it is being written, the founder stopped it, or the line broke. */
const cuts = ['growing', 'broken', 'stopped'] as const

/** One line of a talk, as it is shown, kept and saved. */
export const talkMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  answeredBy: answeredBy.optional(),
  result: z.unknown().optional(),
  /** The question it asks, whoever wrote it: guided mode goes on where a model stopped, and the other way round. */
  asked: asked.nullish(),
  /** Of the founder's: the question of the record it answers ("open": none), and in which round. */
  answers: z
    .object({
      question: z.string(),
      round: z.number(),
      /** Written freely, and read by a model: the text stays as it is when a field is changed. */
      isFree: z.boolean().optional(),
    })
    .optional(),
  isEdited: z.boolean().optional(),
  cut: z.enum(cuts).optional(),
})
export type TalkMessage = z.infer<typeof talkMessage>

/** A result on the screen, as its helper made it. */
export const madeResult = z.object({
  /** The id of the call that asked for it. */
  id: z.string(),
  createdAt: z.string(),
  text: z.string(),
  answeredBy: answeredBy.nullable(),
  result: z.unknown(),
  /** What it was asked with, and what else the page says of it. */
  about: z.record(z.string(), z.unknown()),
})
export type MadeResult = z.infer<typeof madeResult>

/** As much of a result as came: it is being written, or it broke off. */
export const partialResult = z.object({
  id: z.string(),
  text: z.string(),
  /** What it was asked with. */
  about: z.record(z.string(), z.unknown()),
  /** What the text is made of, where another try can go on from it. */
  parts: z.record(z.string(), z.unknown()).default({}),
  cut: z.enum(['growing', 'broken']),
})
export type PartialResult = z.infer<typeof partialResult>

/** What a long talk told up to a message of it, in a model's short words. Beside the state: no page shows it. */
export const talkSummary = z.object({ text: z.string(), until: z.string() })
export type TalkSummary = z.infer<typeof talkSummary>

/** The same as a helper has it: all but the latest so many messages of the call are told by it. */
export type Recap = { text: string; latest: number }

export const sessionState = z.object({
  messages: z.array(talkMessage).default([]),
  made: madeResult.nullable().default(null),
  /** Beside what was made before, so that nothing of it is lost. */
  partial: partialResult.nullable().default(null).catch(null),
  /** What was told in fields; null where it was told in words alone. Its helper knows its shape. */
  record: z.unknown().default(null),
  /** The records of earlier rounds, oldest first. */
  rounds: z.array(z.unknown()).default([]).catch([]),
  /** What the page has to remember beside it, such as the founder's own assumptions. */
  notes: z.record(z.string(), z.unknown()).default({}),
  /** The saved output that this is, once it is saved. */
  outputId: z.string().nullable().default(null),
})
export type SessionState = z.infer<typeof sessionState>

/** What the session header holds. The answer's id is the call's own (`x-request-id`). */
export const sessionCall = z.object({
  project: z.uuid(),
  /** The id of the founder's last message; none where the opening is asked for. */
  question: z.uuid().nullable(),
  /** The answer that this one takes the place of; of a long result that broke off, the one it goes on with. */
  instead: z.uuid().nullable(),
})
export type SessionCall = z.infer<typeof sessionCall>

const weightOf = ({ cut }: TalkMessage) => (cut ? cuts.indexOf(cut) : cuts.length)

/**
 * The rule of `private.merge_messages`, for what a page knows before the server says it. An id that is there stays in
 * its place: the more finished of the two is kept, and of two unfinished ones the later. New ones follow in their order.
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
