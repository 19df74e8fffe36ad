// The parts of the idea as a talk with a model fills them: what was confirmed, what was answered to a question about that
// part, and what was read in the last answer. The latest stands.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Understood } from '../../../contracts/facts.ts'
import {
  type IdeaCanvas,
  type IdeaChange,
  type IdeaField,
  type IdeaState,
  ideaFields,
} from '../../../contracts/results/idea-refinement.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import { fieldOf } from './canvas.ts'

const partOf: Partial<Record<FactTopic, IdeaField>> = {
  problem: 'problem',
  customer: 'customer',
  solution: 'solution',
  difference: 'difference',
  price: 'revenue',
  risk: 'risk',
}

type Told = Pick<Understood['facts'][number], 'topic' | 'text'>

/** Several lines about one part stand together. */
function ofFacts(facts: readonly Told[]): Partial<IdeaState> {
  const parts: Partial<IdeaState> = {}
  for (const { topic, text } of facts) {
    const part = partOf[topic]
    if (!part) continue
    const before = parts[part]
    parts[part] = before ? `${before}\n${text}` : text
  }
  return parts
}

function ofAnswers(messages: readonly ConversationMessage[]): Partial<IdeaState> {
  const parts: Partial<IdeaState> = {}
  for (const [at, message] of messages.entries()) {
    const answer = messages[at + 1]
    if (message.role !== 'assistant' || answer?.role !== 'user') continue
    // Who asks back has not answered.
    if (/[?？؟]\s*$/u.test(answer.content)) continue
    const part = ideaFields.find(field => field === message.asked?.topic)
    if (part) parts[part] = answer.content
  }
  return parts
}

export type Parts = { fields: IdeaState; changes: IdeaChange[] }

export function partsIn(
  messages: readonly ConversationMessage[],
  memory: Memory | null | undefined,
  understood: Understood | null,
): Parts {
  const blank = Object.fromEntries(ideaFields.map(id => [id, null])) as IdeaState
  const before = { ...blank, ...ofFacts(memory?.facts ?? []), ...ofAnswers(messages) }
  const told = ofFacts(understood?.facts ?? [])
  const fields: IdeaState = { ...before, ...told }
  const changes = ideaFields.flatMap(field => {
    const to = told[field]
    return to && to !== before[field] ? [{ field, from: before[field] ?? null, to }] : []
  })
  return { fields, changes }
}

/** What was told in no answer of its own may stand in a box of the canvas. */
export function withBoxes(fields: IdeaState, boxes: IdeaCanvas['canvas']): IdeaState {
  const filled = { ...fields }
  for (const { box, text } of boxes) {
    const field = fieldOf[box]
    if (field && text && !filled[field]) filled[field] = text
  }
  return filled
}

const sentenceIn = (text: string) => /^> ?(.+)$/m.exec(text)?.[1]?.trim()

/** One more with each sentence that is not the one before it. */
export function versionOf(messages: readonly ConversationMessage[], sentence: string): number {
  const shown = messages.flatMap(({ role, content }) =>
    role === 'assistant' ? (sentenceIn(content) ?? []) : [],
  )
  return [...shown, sentence].filter((one, at, all) => one !== all[at - 1]).length
}
