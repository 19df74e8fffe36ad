import { z } from 'zod'

export const conversationLimits = { messages: 60, characters: 4000, kept: 16_000 } as const

/** The question that an answer asks and its topic; null if the answer asks no question. */
export const asked = z.object({ topic: z.string().max(60), question: z.string() })
export type Asked = z.infer<typeof asked>

/**
 * The role `system` is refused, because a client may send messages of the conversation, but never instructions. An
 * assistant message that is too long is cut instead of refused, so that one long answer does not break the next
 * turn.
 */
const conversationMessage = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('user'),
    content: z
      .string()
      .trim()
      .min(1, 'A message is empty.')
      .max(
        conversationLimits.characters,
        `A message may have at most ${conversationLimits.characters} characters.`,
      ),
  }),
  z.object({
    role: z.literal('assistant'),
    content: z
      .string()
      .max(conversationLimits.kept, 'An answer in the conversation is too long.')
      .transform(text => text.trim().slice(0, conversationLimits.characters)),
    /**
     * The question that this assistant message asks, if the caller stored it. The server then recognises the
     * question even if its wording changes.
     */
    asked: asked.nullish(),
  }),
])
export type ConversationMessage = z.infer<typeof conversationMessage>

export const conversation = z
  .array(conversationMessage)
  .max(
    conversationLimits.messages,
    `A conversation may have at most ${conversationLimits.messages} messages.`,
  )
export type Conversation = z.infer<typeof conversation>

/**
 * Returns the part of a long conversation that a page sends: the opening, which contains the idea, and the latest
 * turns.
 */
export function fitConversation<Message extends { role: string; content: string }>(
  messages: readonly Message[],
): Message[] {
  if (messages.length <= conversationLimits.messages) return [...messages]
  const opening = messages.slice(0, 2)
  return [...opening, ...messages.slice(-(conversationLimits.messages - opening.length))]
}
