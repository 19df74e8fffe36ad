// The parts of the idea as a talk with a model fills them: what was confirmed, what the turns before made of them, and
// what was read in the last answer. The latest stands.
import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Fact, Understood } from '../../../contracts/facts.ts'
import {
  type IdeaCanvas,
  type IdeaChange,
  type IdeaField,
  type IdeaState,
  ideaFields,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import { rung } from '../../../venture/facts/evidence.ts'
import { isEmptied } from '../../mind/notes.ts'
import { fieldOf } from './canvas.ts'
import type { IdeaRefinementInput } from './playbook.ts'

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

/** "Seven were met, five of them retype": how many were met is not who they are. */
const isCounted = ({ topic, text, disagrees_with }: Understood['facts'][number]) =>
  topic === 'customer' && !disagrees_with && /^\P{L}*\d/u.test(text)

/** The rent of another machine, which is a guess, does not push out the price that six pay. */
function isAside(told: Understood['facts'][number], known: readonly Fact[]): boolean {
  if (isCounted(told)) return true
  return (
    !!told.subject &&
    told.evidence !== null &&
    known.some(
      ({ topic, subject, evidence }) =>
        topic === told.topic && subject !== told.subject && rung(evidence) > rung(told.evidence),
    )
  )
}

/** Where no reading is kept, what stands is the whole answer. The last message is being read in this turn. */
function ofAnswers(messages: readonly ConversationMessage[]): Partial<IdeaState> {
  const parts: Partial<IdeaState> = {}
  for (const [at, message] of messages.slice(0, -2).entries()) {
    const answer = messages[at + 1]
    if (message.role !== 'assistant' || answer?.role !== 'user') continue
    // Who asks back has not answered.
    if (/[?？؟]\s*$/u.test(answer.content)) continue
    const part = ideaFields.find(field => field === message.asked?.topic)
    if (part) parts[part] = answer.content
  }
  return parts
}

/** What stands in a box of the canvas is what is known of that part. */
function ofBoxes(boxes: IdeaCanvas['canvas']): Partial<IdeaState> {
  const parts: Partial<IdeaState> = {}
  for (const { box, text } of boxes) {
    const part = fieldOf[box]
    if (part && text && !isEmptied(text)) parts[part] = text
  }
  return parts
}

export type Parts = { fields: IdeaState; changes: IdeaChange[] }

/** A part that this turn does not name stays as it was. */
export function partsIn(
  { messages, memory, before: kept }: Pick<IdeaRefinementInput, 'messages' | 'memory' | 'before'>,
  understood: Understood | null,
  boxes: IdeaCanvas['canvas'] = [],
): Parts {
  const blank = Object.fromEntries(ideaFields.map(id => [id, null])) as IdeaState
  const stood =
    kept === undefined ? ofAnswers(messages) : filled(ideaRefinementResult.safeParse(kept).data?.fields)
  const before = { ...blank, ...ofFacts(memory?.facts ?? []), ...stood }
  const facts = understood?.facts ?? []
  const known = [...(memory?.facts ?? []), ...(memory?.proposed ?? [])]
  const isMain = (fact: (typeof facts)[number]) => !isAside(fact, known)
  const main = { ...before, ...ofFacts(facts.filter(isMain)) }
  const aside = ofFacts(facts.filter(fact => !isMain(fact)))
  const told = { ...ofFacts(facts.filter(isMain)), ...beside(main, aside) }
  const fields: IdeaState = { ...before, ...told, ...ofBoxes(boxes) }
  const changes = ideaFields.flatMap(field => {
    const to = told[field] && fields[field]
    return to && to !== before[field] ? [{ field, from: before[field] ?? null, to }] : []
  })
  return { fields, changes }
}

/** What is less well known stands below. */
const beside = (main: IdeaState, aside: Partial<IdeaState>): Partial<IdeaState> =>
  Object.fromEntries(
    ideaFields.flatMap(field => {
      const [above, below] = [main[field], aside[field]]
      if (!below || above?.includes(below)) return []
      return [[field, above ? `${above}\n${below}` : below]]
    }),
  )

const filled = (fields: Partial<IdeaState> = {}): Partial<IdeaState> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== null))

const sentenceIn = (text: string) => /^> ?(.+)$/m.exec(text)?.[1]?.trim()

/** One more with each sentence that is not the one before it. */
export function versionOf(messages: readonly ConversationMessage[], sentence: string): number {
  const shown = messages.flatMap(({ role, content }) =>
    role === 'assistant' ? (sentenceIn(content) ?? []) : [],
  )
  return [...shown, sentence].filter((one, at, all) => one !== all[at - 1]).length
}
