// Founders that no test names, through the interviews: with messages alone and on the page's path, kept apart.
import { registry } from '../../cofounder/helpers/registry.ts'
import { type Own, readStrangers } from './founders.ts'
import { marketOnPage, pitchOnPage, replyOf, segmentsOnPage, validationOnPage } from './on-page.ts'
import { ask, type Message, type Played, talk } from './play.ts'
import { mentored } from './play-all.ts'

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
  const sources = { problemValidationData: validation.messages, ideaRefinementData: refinement.messages }
  return [
    await withLater(validation, later, simulation('problem-validation')),
    await validationOnPage(founder),
    await talk(name, 'competitor-analysis', simulation('competitor-analysis'), reply),
    refinement,
    { ...coached, exchanges: [...coached.exchanges, { said: null, ...pitches }] },
    ...(mentor.length ? [await mentored(name, mentor, { description: idea }, null)] : []),
    await once('market-research', market.join(' / '), { market: place, industry, targetCustomer }),
    await marketOnPage(founder),
    await once('customer-segments', '(the validation and the idea above)', sources),
    await segmentsOnPage(name, sources, validation.messages),
    await pitchOnPage(coached),
  ]
}

export async function playStrangers(): Promise<Played[]> {
  const played: Played[] = []
  for (const founder of await readStrangers()) played.push(...(await playOne(founder)))
  return played
}
