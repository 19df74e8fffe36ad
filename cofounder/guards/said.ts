import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { printValue } from '../../venture/facts/print-value.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { tell } from '../language/content.ts'
import type { Mind } from '../mind.ts'
import { wordsOfRecords } from '../records/told.ts'
import { type Ground, numbersIn } from './ground.ts'

/** A fact as the memory prints it, and as it was said. */
export const factWords = ({ text, quote, value }: Fact): string[] => [
  value ? `${text} = ${printValue(value)}` : text,
  ...(quote ? [quote] : []),
]

/** Everything of the memory that stands in a prompt: its words and figures may be used in every answer. */
export function rememberedWords(memory: Memory | null | undefined, language: Language): string[] {
  if (!memory) return []
  const { name, sentence, facts, proposed } = memory
  const told = wordsOfRecords(memory, language)
  // What it is called says what it counts: "Refusals: 3".
  const called = [...facts, ...proposed].flatMap(({ topic, value }) =>
    value ? [`${tell(language, `topic.${topic}`)}: ${printValue(value, language)}`] : [],
  )
  const words = [...facts, ...proposed].flatMap(factWords)
  return [...words, ...called, ...told, sentence ?? '', name ?? ''].filter(Boolean)
}

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
      ...rememberedWords(memory, mind.language),
    ],
    language: mind.language,
    answered: [
      ...messages.filter(({ role }) => role === 'assistant').map(({ content }) => content),
      ...(memory?.results ?? []),
    ],
    // A summary's figures were said, its words were not.
    ...(mind.recap && { numbers: numbersIn(mind.recap.text, mind.language) }),
  }
}

/** A result that follows in the same turn knows what was just said: its call reads it, and its figures may be used. */
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
