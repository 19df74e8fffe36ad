// What the pages send beside the words: marks, and what was proposed, mended and confirmed.
import { hasCount } from '../../cofounder/guide/figures.ts'
import { registry } from '../../cofounder/helpers/registry.ts'
import { languageOf } from '../../cofounder/language/recognise.ts'
import { type MarketFields, marketReadBack } from '../../contracts/results/market-read-back.ts'
import type { LinesToRead } from '../../contracts/results/read-back.ts'
import type { SegmentsFields } from '../../contracts/results/segments-read-back.ts'
import { printValue } from '../../venture/facts/print-value.ts'
import { kindOf, type Own } from './founders.ts'
import { ask, isOffered, type Message, type Played, topicOf } from './play.ts'

type Turn = { readBack?: LinesToRead } | null

export const replyOf =
  ({ says }: Own) =>
  (topic: string | null): string | null => {
    if (topic === null) return null
    const own =
      topic === 'money' ? says.paid : topic === 'revenue' || topic === 'traction' ? says[topic] : undefined
    return own ?? says[topic] ?? says[kindOf[topic] ?? topic] ?? '–'
  }

/** What the page sends: every line marked as told, then read back with its counts, no permission needed, a living. */
export async function validationOnPage(founder: Own): Promise<Played> {
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

/** The fields as a reader of the talk sees them. */
function printFields(fields: MarketFields): string {
  const { entry, entries, place, buyers, price, times, volume, marks, permission } = fields
  return [
    `entry: ${entries.find(({ id }) => id === entry)?.name ?? 'none'}`,
    `place: ${place ?? '–'}`,
    `buyers: ${buyers ?? '–'}${marks.buyers ? ` (${marks.buyers})` : ''}`,
    `price: ${price ? printValue(price) : '–'}${marks.price ? ` (${marks.price})` : ''}`,
    times && `times a year: ${times}`,
    volume && `through one of them in a year: ${volume.amount} ${volume.currency}`,
    permission && `permission: ${permission}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const ideaOf = ([market, , customer]: Own['market']) => `${market}\n${customer}`

/** The form, what was read of it as fields, and the result once they mended and confirmed them. */
export async function marketOnPage({ name, market: typed, fields: mended }: Own): Promise<Played> {
  const [market, industry, targetCustomer] = typed
  const body = { market, industry, targetCustomer }
  const first = await ask(registry['market-research'], body)
  const exchanges: Played['exchanges'] = [{ said: typed.join(' / '), ...first }]
  const proposed = (first.result as { fields?: MarketFields } | null)?.fields
  if (proposed) {
    const marks = { buyers: 'told', price: 'guess' } as const
    const confirmed: MarketFields = { ...proposed, marks, permission: 'none needed', ...mended }
    const said = `*(read: ${printFields(proposed)})*\n\n*(confirmed: ${printFields(confirmed)})*`
    const readBack = marketReadBack.parse(confirmed)
    exchanges.push({ said, ...(await ask(registry['market-research'], { ...body, readBack })) })
  }
  return {
    founder: name,
    helper: 'market-research',
    path: 'page',
    exchanges,
    messages: [{ role: 'user', content: ideaOf(typed) }],
  }
}

/** The answers of a coaching as they are read back, then the pitches. */
export async function pitchOnPage(coached: Played): Promise<Played> {
  const turn = coached.exchanges.at(-1)?.result as { lines?: Record<string, string> } | null
  const lines = turn?.lines ?? {}
  const said = Object.entries(lines).map(([topic, text]) => `${topic}: ${text}`)
  const body = { messages: coached.messages, sessionType: 'pitch-generation', readBack: { lines } }
  const exchange = { said: `*(read back)*\n\n${said.join('\n\n')}`, ...(await ask(registry.pitch, body)) }
  return { ...coached, path: 'page', exchanges: [exchange] }
}

/** The groups that were proposed, marked: a named place or a count, and paid where somebody has. */
export async function segmentsOnPage(name: string, sources: object, words: Message[]): Promise<Played> {
  const first = await ask(registry['customer-segments'], sources)
  const exchanges: Played['exchanges'] = [{ said: '*(the validation and the idea)*', ...first }]
  const proposed = (first.result as { fields?: SegmentsFields } | null)?.fields
  if (proposed?.groups.length) {
    const groups = proposed.groups.map(group => ({
      ...group,
      reach: group.find && hasCount(group.find, languageOf([group.find])) ? 3 : 2,
      money: group.paid ? 4 : null,
    }))
    const said = groups.map(
      ({ name: group, pain, find, paid, refused, reach, money }) =>
        `${group} · pain: ${pain ?? '–'} · found: ${find ?? '–'} · paid ${paid ?? '–'}, no ${refused ?? '–'} · marks: reach ${reach}, money ${money ?? '–'}`,
    )
    const body = { ...sources, readBack: { groups } }
    exchanges.push({
      said: `*(groups confirmed)*\n\n${said.join('\n\n')}`,
      ...(await ask(registry['customer-segments'], body)),
    })
  }
  return { founder: name, helper: 'customer-segments', path: 'page', exchanges, messages: words }
}
