import { escapeCell } from '../../../contracts/escape-cell.ts'
import type {
  AnalysisParts,
  Claim,
  Competitor,
  MarketResearchResult,
  SizeRow,
} from '../../../contracts/results/market-research.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { type ProvenanceWords, printProvenance } from '../../../venture/sizing/print.ts'
import { renderClosing } from '../../closing.ts'
import { toPlainText } from '../../language/clean.ts'
import { bullets, paragraphs, table } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'

const section = (title: string, body: string | false | null | undefined) =>
  body ? [`## ${title}`, body] : []

const provenanceWords = ({ say, language }: Voice): ProvenanceWords => ({
  language,
  founder: say('market.sizing.founder'),
  benchmark: say('market.sizing.benchmark'),
  web: say('market.sizing.web'),
  estimate: say('market.sizing.estimate'),
})

const claimIn =
  (words: ProvenanceWords) =>
  ({ text, provenance }: Claim) =>
    `${escapeCell(text)} *(${printProvenance(provenance, words)})*`

const sizeTable = (rows: readonly SizeRow[], { say }: Voice) =>
  rows.length > 0 &&
  table(
    say('market.columns.sizes'),
    rows.map(({ label, value, formula }) => [escapeCell(label), `**${value}**`, formula]),
  )

function renderSize({ figures, notes }: MarketResearchResult, voice: Voice): string {
  const { say } = voice
  if (!figures) return ''
  const { sizes, helped, ifs } = figures
  const under = (title: string, body: string | false) => (body ? [`### ${title}`, body] : [])
  const isCause = helped.length > 0
  return paragraphs([
    ...(isCause ? under(say('market.head.givers'), sizeTable(sizes, voice)) : [sizeTable(sizes, voice)]),
    ...under(say('market.head.helped'), sizeTable(helped, voice)),
    ...under(say('market.head.ifs'), sizeTable(ifs, voice)),
    notes.length > 0 && bullets(notes.map(escapeCell)),
  ])
}

const inputTable = ({ figures }: MarketResearchResult, { say }: Voice) =>
  figures &&
  figures.inputs.length > 0 &&
  table(
    say('market.columns.inputs'),
    figures.inputs.map(({ label, value, from }) => [escapeCell(label), `**${value}**`, escapeCell(from)]),
  )

const renderOpen = ({ missing }: MarketResearchResult) =>
  missing.length > 0 && bullets(missing.map(({ what, why }) => `**${escapeCell(what)}.** ${escapeCell(why)}`))

const competitorTable = (competitors: readonly Competitor[], { say }: Voice, words: ProvenanceWords) =>
  table(
    say('market.columns.rivals'),
    competitors.map(({ name, kind, line, provenance }) => [
      `**${escapeCell(name)}**`,
      say(kind === 'status quo' ? 'market.kind.status' : `market.kind.${kind}`),
      escapeCell(line),
      provenance.kind === 'founder' && provenance.quote === line
        ? (provenance.where ?? words.founder)
        : printProvenance(provenance, words),
    ]),
  )

const placed = ({ place }: MarketResearchResult, { say }: Voice): string =>
  place.name === say('market.place.open') ? 'none' : escapeCell(place.name)

export function render(result: MarketResearchResult): string {
  const { title, opening, size, rest } = renderParts(result)
  return paragraphs([title, opening, size, rest])
}

/** The sections, in the order in which a model writes them. */
export function renderSections(result: MarketResearchResult) {
  const { trends, counterTrends, channels, regulation, findings, place, figures, topDown } = result
  const voice = voiceIn(result.closing.language ?? 'en')
  const { say } = voice
  const words = provenanceWords(voice)
  const renderClaim = claimIn(words)
  const claims = (given: readonly Claim[]) => given.length > 0 && bullets(given.map(renderClaim))
  const lines = (given: readonly string[]) => given.length > 0 && bullets(given.map(escapeCell))
  const title = `# ${say('market.head.title')}${voice.colon}${escapeCell(toPlainText(result.market))}`
  const reading = result.reading ? [escapeCell(result.reading)] : []
  const isRead = result.dataQuality === 'web-enhanced'
  const quality = say(isRead ? 'market.quality.web' : figures ? 'market.quality.own' : 'market.quality.none')
  const opening = [escapeCell(result.summary), ...reading]
  const ground = `*${escapeCell(place.name)} · ${quality}*`
  const size = section(say('market.head.size'), renderSize(result, voice))
  const told = [
    ...section(say('market.head.inputs'), inputTable(result, voice)),
    ...section(say('market.head.solved'), figures?.solved),
    ...section(say('market.head.open'), renderOpen(result)),
    ...section(say('market.head.check'), topDown && escapeCell(topDown.meaning)),
  ]
  const isNamed = result.competitors.some(({ kind }) => kind !== 'status quo')
  const look = isNamed ? [] : [say('market.rivals.look', { place: placed(result, voice) })]
  const rivals = [
    ...section(say('market.head.rivals'), competitorTable(result.competitors, voice, words)),
    ...look,
  ]
  const around = [
    ...section(say('market.head.trends'), claims(trends)),
    ...section(say('market.head.counter'), claims(counterTrends)),
    ...section(say('market.head.web'), claims(findings)),
    ...section(say('market.head.reach'), lines(channels)),
    ...section(say('market.head.rules'), lines(regulation)),
  ]
  const end = [`## ${say('market.head.end')}`, renderClosing(result.closing)]
  const join = (parts: readonly string[]) => parts.join('\n\n')
  return {
    head: join([title, ...opening]),
    size: join([ground, ...size, ...told]),
    rivals: join(rivals),
    around: join(around),
    end: join(end),
    parts: {
      title,
      opening: join([...opening, ground]),
      size: join(size),
      rest: join([...told, ...rivals, ...around, ...end]),
    },
  }
}

export const renderParts = (result: MarketResearchResult): AnalysisParts => renderSections(result).parts
