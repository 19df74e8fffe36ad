import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import type { Ground } from './ground.ts'
import type { Mind } from './mind.ts'

/** What the founder said in a talk and what they have confirmed: the ground an answer stands on. */
export function groundOf(
  mind: Mind,
  messages: readonly ConversationMessage[],
  { memory, around }: { memory: Memory | null | undefined; around: readonly string[] },
): Ground {
  return {
    said: [
      ...around,
      ...messages.filter(({ role }) => role === 'user').map(({ content }) => content),
      ...(memory?.facts.flatMap(({ text, quote }) => [text, quote ?? '']) ?? []),
    ],
    language: mind.language,
  }
}

export const answersIn = (messages: readonly ConversationMessage[]): number =>
  messages.filter(({ role }) => role === 'user').length
