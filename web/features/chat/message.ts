import { conversationLimits, fitConversation } from '../../../contracts/conversation.ts'
import type { TalkMessage } from '../../../contracts/helper-session.ts'

export function newMessage(role: TalkMessage['role'], content: string): TalkMessage {
  return { id: crypto.randomUUID(), role, content, timestamp: new Date().toISOString() }
}

/** Returns the messages for a function call, without empty messages and within the limits of the call. */
export function toRequest(messages: readonly TalkMessage[]) {
  const spoken = messages.filter(({ content }) => content.trim() !== '')
  return fitConversation(spoken).map(({ role, content, asked }) => ({
    role,
    content: content.slice(0, role === 'user' ? conversationLimits.characters : conversationLimits.kept),
    ...(role === 'assistant' && asked && { asked }),
  }))
}
