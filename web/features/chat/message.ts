import { z } from 'zod'
import { conversationLimits, fitConversation } from '../../../contracts/conversation.ts'
import { answeredBy } from '../../../contracts/outputs.ts'

/** One line of a conversation, as it is shown, kept and saved. */
export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  answeredBy: answeredBy.optional(),
  result: z.unknown().optional(),
  /** An answer that is not whole: the founder stopped it, or the line broke. */
  cut: z.enum(['stopped', 'broken']).optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export function newMessage(role: ChatMessage['role'], content: string): ChatMessage {
  return { id: crypto.randomUUID(), role, content, timestamp: new Date().toISOString() }
}

/** What a function is asked with: no empty lines, and no more than it reads. */
export function toRequest(messages: readonly ChatMessage[]) {
  const spoken = messages.filter(({ content }) => content.trim() !== '')
  return fitConversation(spoken).map(({ role, content }) => ({
    role,
    content: content.slice(0, role === 'user' ? conversationLimits.characters : conversationLimits.kept),
  }))
}

/** The conversation as it was before its last answer, to ask for that answer again. */
export function beforeLastAnswer(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.at(-1)?.role === 'assistant' ? messages.slice(0, -1) : messages
}
