// After a STOP, asks whether a message is about another idea. Only a "yes" starts again.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { languages } from '../../venture/numbers/locale.ts'
import { harmWords, inEach } from './words.ts'

export const freshQuestions = inEach(({ fresh }) => fresh.question)

export const freshHints = inEach(({ fresh }) => fresh.hint)

const asksFresh = (content: string) => languages.some(language => content.includes(freshQuestions[language]))

const isYes = (content: string) => {
  const word = content.toLowerCase().replace(/[^\p{L}]/gu, '')
  return languages.some(language => harmWords[language].fresh.yes === word)
}

/** The part of a conversation that belongs to the new idea: the idea itself, and the messages after the "yes". */
export function sinceFresh(messages: readonly ConversationMessage[]): {
  messages: readonly ConversationMessage[]
  isFresh: boolean
} {
  const yes = messages.findLastIndex(
    ({ role, content }, at) =>
      role === 'user' &&
      isYes(content) &&
      messages[at - 1]?.role === 'assistant' &&
      asksFresh(messages[at - 1]?.content ?? ''),
  )
  const idea = yes > 1 ? messages[yes - 2] : undefined
  if (!idea) return { messages, isFresh: false }
  return { messages: [idea, ...messages.slice(yes + 1)], isFresh: true }
}
