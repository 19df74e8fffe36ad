// Plays a written founder through a helper as a caller with messages alone would.
import { phrases } from '../../cofounder/guide/phrases.ts'
import { type Askable, registry } from '../../cofounder/helpers/registry.ts'
import { answer } from '../../cofounder/model/answer.ts'
import type { HelperName } from '../../contracts/outputs.ts'

export type Message = { role: 'user' | 'assistant'; content: string }
export type Exchange = { said: string | null; text: string; result: unknown }
export type Played = {
  founder: string
  helper: HelperName
  /** `page`: with marks and the read-back, as the page sends them. */
  path: 'asked' | 'blind' | 'page'
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

/** The topic a turn asks about, under one name for all helpers. */
export function topicOf(result: unknown): string | null {
  const turn = (result ?? {}) as Record<string, unknown>
  const topic = turn.dimension ?? turn.field ?? turn.topic
  return typeof topic === 'string' ? topic : null
}

export const isFinal = (result: unknown): boolean =>
  ['scorecard', 'report', 'canvas', 'pitches'].includes(String((result as { kind?: unknown } | null)?.kind))

const offers = Object.values(phrases).map(({ take }) => take)

/** A figure with a question mark is offered back; they mean it. */
export const isOffered = (text: string) => offers.some(offer => text.includes(offer))

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
    const isCoached = (result as { kind?: unknown } | null)?.kind === 'question' && topicOf(result) === null
    if (isFinal(result) || isCoached) break
    said = path === 'asked' && isOffered(text) ? 'yes' : reply(topicOf(result), turn)
    if (said === null) break
  }
  return { founder, helper: name, path, exchanges, messages }
}
