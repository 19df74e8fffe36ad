import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { printValue } from '../../venture/facts/print-value.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { tell } from '../language/content.ts'
import type { Mind } from '../mind.ts'
import { wordsOfRecords } from '../records/told.ts'
import { type Ground, numbersIn } from './ground.ts'

export const factWords = ({ text, quote, value }: Fact): string[] => [
  value ? `${text} = ${printValue(value)}` : text,
  ...(quote ? [quote] : []),
]

/** All texts of the memory that a prompt can contain. An answer may use their words and figures. */
export function rememberedWords(memory: Memory | null | undefined, language: Language): string[] {
  if (!memory) return []
  const { name, sentence, facts, proposed } = memory
  const told = wordsOfRecords(memory, language)
  // Adds the name of the topic, because it says what was counted: "Refusals: 3".
  const called = [...facts, ...proposed].flatMap(({ topic, value }) =>
    value ? [`${tell(language, `topic.${topic}`)}: ${printValue(value, language)}`] : [],
  )
  const words = [...facts, ...proposed].flatMap(factWords)
  return [...words, ...called, ...told, sentence ?? '', name ?? ''].filter(Boolean)
}

export function groundOf(
  mind: Mind,
  messages: readonly ConversationMessage[],
  { memory, around }: { memory: Memory | null | undefined; around: readonly string[] },
): Ground {
  return {
    said: [
      ...around,
      ...messages.filter(({ role }) => role === 'user').map(({ content }) => content),
      ...rememberedWords(memory, mind.language),
    ],
    language: mind.language,
    answered: [
      ...messages.filter(({ role }) => role === 'assistant').map(({ content }) => content),
      ...(memory?.results ?? []),
    ],
    // A model wrote the summary, but the founder said its figures. So only the figures may be used.
    ...(mind.recap && { numbers: numbersIn(mind.recap.text, mind.language) }),
  }
}

export function withSaid(
  messages: readonly ConversationMessage[],
  ground: Ground,
  text: string,
): { talk: readonly ConversationMessage[]; ground: Ground } {
  if (!text) return { talk: messages, ground }
  return {
    talk: [...messages, { role: 'assistant', content: text }],
    ground: { ...ground, answered: [...(ground.answered ?? []), text] },
  }
}

export const answersIn = (messages: readonly ConversationMessage[]): number =>
  messages.filter(({ role }) => role === 'user').length
