// Founders that no test names, through the interviews: with messages alone and on the page's path, kept apart.
import { registry } from '../../cofounder/helpers/registry.ts'
import type { LinesToRead } from '../../contracts/results/read-back.ts'
import { kindOf, type Own, readStrangers } from './founders.ts'
import { ask, isOffered, type Message, type Played, talk, topicOf } from './play.ts'
import { mentored } from './play-all.ts'

type Turn = { readBack?: LinesToRead } | null

const replyOf =
  ({ says }: Own) =>
  (topic: string | null): string | null => {
    if (topic === null) return null
    const own =
      topic === 'money' ? says.paid : topic === 'revenue' || topic === 'traction' ? says[topic] : undefined
    return own ?? says[topic] ?? says[kindOf[topic] ?? topic] ?? '–'
  }

/** What the page sends: every line marked as told, then read back with its counts, no permission needed, a living. */
async function onPage(founder: Own): Promise<Played> {
  const messages: Message[] = []
  const exchanges: Played['exchanges'] = []
  const body = (readBack: unknown) => ({
    messages: [...messages],
    simulationType: 'problem-validation',
    context: { description: founder.idea },
    readBack,
  })
  const reply = replyOf(founder)
  const marks = { problem: 4, who: 2, frequency: 2, intensity: 2, workaround: 4 }
  let readBack: unknown = { marks }
  let said: string | null = null
  let isSaid = false
  for (let turn = 0; turn < 16; turn++) {
    if (said !== null) messages.push({ role: 'user', content: said })
    const { text, result } = await ask(registry['problem-validation'], body(readBack))
    exchanges.push({ said, text, result })
    messages.push({ role: 'assistant', content: text })
    const lines = (result as Turn)?.readBack
    if (lines && !(readBack as { confirmed?: unknown }).confirmed) {
      const kept = Object.fromEntries(
        lines.lines.flatMap(({ dimension, text: line }) => (line ? [[dimension, line]] : [])),
      )
      const rungs = Object.fromEntries(
        lines.lines.flatMap(({ dimension, rung }) => (rung ? [[dimension, rung]] : [])),
      )
      const { paid, refused } = lines
      const taps = { permission: 'none needed', aim: 'a living', wantsPivot: false }
      readBack = { marks: rungs, confirmed: { lines: kept, paid, refused, ...taps } }
      said = lines.verdict
    } else if ((result as { kind?: string } | null)?.kind === 'scorecard') {
      if (isSaid || !founder.later) break
      said = founder.later
      isSaid = true
    } else if (!topicOf(result) && isSaid) said = said === founder.later ? 'money' : null
    else said = isOffered(text) ? 'yes' : reply(topicOf(result))
    if (said === null) break
  }
  return { founder: founder.name, helper: 'problem-validation', path: 'page', exchanges, messages }
}

/** After the result one thing more is said. */
async function withLater(
  played: Played,
  later: string | undefined,
  bodyOf: (messages: Message[]) => object,
): Promise<Played> {
  if (!later) return played
  const messages: Message[] = [...played.messages, { role: 'user', content: later }]
  const { text, result } = await ask(registry[played.helper], bodyOf(messages))
  return {
    ...played,
    exchanges: [...played.exchanges, { said: later, text, result }],
    messages: [...messages, { role: 'assistant', content: text }],
  }
}

async function playOne(founder: Own): Promise<Played[]> {
  const { name, idea, market, mentor, later } = founder
  const reply = replyOf(founder)
  const simulation = (simulationType: string) => (messages: Message[]) => ({
    messages,
    simulationType,
    context: { description: idea },
  })
  const refined = (messages: Message[]) => ({ messages, ideaContext: idea })
  const validation = await talk(name, 'problem-validation', simulation('problem-validation'), reply)
  const refinement = await talk(name, 'idea-refinement', refined, reply, { first: idea })
  const coached = await talk(name, 'pitch', messages => ({ messages, sessionType: 'pitch-questions' }), reply)
  const pitches = await ask(registry.pitch, { messages: coached.messages, sessionType: 'pitch-generation' })
  const once = async (helper: Played['helper'], said: string, body: unknown): Promise<Played> => ({
    founder: name,
    helper,
    path: 'asked',
    exchanges: [{ said, ...(await ask(registry[helper], body)) }],
    messages: [],
  })
  const [place, industry, targetCustomer] = market
  return [
    await withLater(validation, later, simulation('problem-validation')),
    await onPage(founder),
    await talk(name, 'competitor-analysis', simulation('competitor-analysis'), reply),
    refinement,
    { ...coached, exchanges: [...coached.exchanges, { said: null, ...pitches }] },
    ...(mentor.length ? [await mentored(name, mentor, { description: idea }, null)] : []),
    await once('market-research', market.join(' / '), { market: place, industry, targetCustomer }),
    await once('customer-segments', '(the validation and the idea above)', {
      problemValidationData: validation.messages,
      ideaRefinementData: refinement.messages,
    }),
  ]
}

export async function playStrangers(): Promise<Played[]> {
  const played: Played[] = []
  for (const founder of await readStrangers()) played.push(...(await playOne(founder)))
  return played
}
