// Plays an invented founder through a helper with messages only, as a client without our page would.

import { answer } from '../../cofounder/provider/answer.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { type Askable, registry } from '../../tests/support/registry.ts'

export type Message = { role: 'user' | 'assistant'; content: string }
export type Exchange = { said: string | null; text: string; result: unknown }
export type Played = {
  founder: string
  helper: HelperName
  path: 'asked' | 'blind'
  exchanges: Exchange[]
  messages: Message[]
}

export const evalDay = '2026-11-16'

export async function ask(
  { helper, toInput }: Askable,
  body: unknown,
): Promise<{ text: string; result: unknown }> {
  return answer(helper, toInput(body, evalDay), { settings: null })
}

/** Returns the topic of the question in a turn. Each helper has its own field for the topic. */
export function topicOf(result: unknown): string | null {
  const turn = (result ?? {}) as Record<string, unknown>
  const topic = turn.dimension ?? turn.field ?? turn.topic ?? turn.asks
  return typeof topic === 'string' ? topic : null
}

export const isFinal = (result: unknown): boolean =>
  ['scorecard', 'report', 'canvas', 'pitches'].includes(String((result as { kind?: unknown } | null)?.kind))

const mostTurns = 16

export async function talk(
  founder: string,
  name: HelperName,
  bodyOf: (messages: Message[]) => object,
  reply: (topic: string | null, turn: number) => string | null,
  options: { path?: Played['path']; first?: string | null } = {},
): Promise<Played> {
  const { path = 'asked', first = null } = options
  const messages: Message[] = []
  const exchanges: Exchange[] = []
  let said: string | null = first
  for (let turn = 0; turn < mostTurns; turn++) {
    if (said !== null) messages.push({ role: 'user', content: said })
    const { text, result } = await ask(registry[name], bodyOf([...messages]))
    exchanges.push({ said, text, result })
    messages.push({ role: 'assistant', content: text })
    const isCoached = name === 'pitch' && topicOf(result) === null
    if (isFinal(result) || isCoached) break
    said = reply(topicOf(result), turn)
    if (said === null) break
  }
  return { founder, helper: name, path, exchanges, messages }
}
