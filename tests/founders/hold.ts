// Plays a whole conversation between a founder and a helper, in the same way as the page.

import type { Helper } from '../../cofounder/helper.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Founder, QuestionKind } from './founders.ts'

export const today = '2026-11-13'

export type Turn<Result> = {
  answer: string | null
  result: Result
  text: string
  before: ConversationMessage[]
}

/** Maps each topic of a helper to the kind of answer that a founder gives to it. */
const kindOf: Record<string, QuestionKind> = {
  problem: 'problem',
  hook: 'problem',
  who: 'who',
  customer: 'who',
  frequency: 'often',
  intensity: 'cost',
  workaround: 'today',
  'status-quo': 'today',
  indirect: 'today',
  money: 'price',
  price: 'price',
  revenue: 'price',
  reach: 'reach',
  evidence: 'evidence',
  traction: 'evidence',
  direct: 'rivals',
  positioning: 'difference',
  difference: 'difference',
  switching: 'switching',
  moat: 'moat',
  solution: 'solution',
  risk: 'risk',
  market: 'market',
  team: 'team',
  you: 'team',
  ask: 'ask',
}

export function replyOf(founder: Founder, topic: string | null): string {
  const kind = topic ? kindOf[topic] : undefined
  return (kind && founder.says[kind]) ?? founder.shrug
}

export function hold<Input, Result>(
  helper: Helper<Input, Result>,
  makeInput: (messages: ConversationMessage[]) => Input,
  options: {
    first?: string
    topicOf: (result: Result) => string | null
    isOver: (result: Result) => boolean
    reply: (topic: string | null) => string
    most?: number
  },
): Turn<Result>[] {
  const messages: ConversationMessage[] = []
  const turns: Turn<Result>[] = []
  let answer: string | null = options.first ?? null
  for (let count = 0; count < (options.most ?? 20); count++) {
    if (answer !== null) messages.push({ role: 'user', content: answer })
    const before = [...messages]
    const result = helper.result.parse(helper.playbook(makeInput(before)))
    const text = helper.render(result)
    turns.push({ answer, result, text, before })
    if (options.isOver(result)) return turns
    messages.push({ role: 'assistant', content: text })
    answer = options.reply(options.topicOf(result))
  }
  return turns
}
