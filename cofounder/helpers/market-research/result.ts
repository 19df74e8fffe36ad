import { escapeCell } from '../../../contracts/escape-cell.ts'
import { formatValue } from '../../../contracts/figures.ts'
import {
  printAssumptions,
  printFormula,
  printProvenance,
  printSizes,
  type SizingWords,
} from '../../../contracts/print-sizing.ts'
import type {
  AnalysisParts,
  Claim,
  Competitor,
  MarketResearchResult,
} from '../../../contracts/results/market-research.ts'
import { renderClosing } from '../../closing.ts'
import { toPlainText } from '../../language/clean.ts'
import { colon } from '../../language/colon.ts'
import { texts } from './texts/all.ts'
import type { Texts } from './texts/texts.ts'

const section = (title: string, body: string | false | null) => (body ? [`## ${title}`, body] : [])
const bullets = (lines: string[]) => lines.map(line => `- ${line}`).join('\n')

const claimIn =
  (words: SizingWords) =>
  ({ text, provenance }: Claim) =>
    `${escapeCell(text)} *(${printProvenance(provenance, words)})*`

function renderSize({ sizing, topDown, notes, closing }: MarketResearchResult): string {
  const say = texts[closing.language ?? 'en']
  const { headings } = say
  if (!sizing) return headings.noTotal
  const parts = [
    say.figuresIn(sizing.currency, sizing.geography, sizing.year),
    printSizes(sizing, ['tam', 'sam', 'som'], say.sizing),
    `${say.somShare(printFormula(sizing, 'penetration', say.sizing.language)?.split(' = ')[1] ?? '–')} ${notes.join(' ')}`,
    `### ${headings.assumptions}`,
    printAssumptions(sizing, say.sizing),
  ]
  if (topDown)
    parts.push(
      `### ${headings.above}`,
      `${printFormula(sizing, 'top-down', say.sizing.language)} ${say.above.check} **${formatValue(topDown.ratio, 'ratio', sizing.currency, say.sizing.language)}×**. ${topDown.meaning}`,
    )
  return parts.join('\n\n')
}

function renderCompetitors(competitors: Competitor[], say: Texts): string {
  const rows = competitors.map(
    ({ name, kind, line, provenance }) =>
      `| **${escapeCell(name)}** | ${say.rivalKinds[kind]} | ${escapeCell(line)} | ${printProvenance(provenance, say.sizing)} |`,
  )
  return [`| ${say.rivalColumns} |`, '|---|---|---|---|', ...rows].join('\n')
}

export function render(result: MarketResearchResult): string {
  const { title, opening, size, rest } = renderParts(result)
  return [title, opening, size, rest].join('\n\n')
}

/** The written analysis in the order in which a model writes it. */
export function renderSections(result: MarketResearchResult) {
  const { missing, prices, trends, counterTrends, channels, regulation, findings, place } = result
  const say = texts[result.closing.language ?? 'en']
  const { headings } = say
  const renderClaim = claimIn(say.sizing)
  const asked = missing.map(
    ({ what, why, how }, index) =>
      `${index + 1}. **${escapeCell(what)}.** ${escapeCell(why)} *${headings.how}* ${escapeCell(how)}`,
  )
  const needs = section(headings.needs, asked.length > 0 && asked.join('\n'))
  const title = `# ${headings.title}${colon(result.closing.language ?? 'en')} ${escapeCell(toPlainText(result.market))}`
  const reading = result.reading ? [escapeCell(result.reading)] : []
  // A count and a price of theirs; what else is estimated stands with each line.
  const told = result.sizing?.assumptions.filter(({ provenance }) => provenance.kind === 'founder') ?? []
  const basis = result.vertical ? `atlas: ${result.vertical.name}` : told.length > 1 ? say.noEntry : null
  const opening = [
    `*${[escapeCell(place.name), basis, say.quality[result.dataQuality]].filter(Boolean).join(' · ')}*`,
    escapeCell(result.summary),
  ]
  const size = section(headings.size, renderSize(result))
  const rivals = [
    ...section(headings.rivals, renderCompetitors(result.competitors, say)),
    ...section(headings.prices, prices.length > 0 && bullets(prices.map(renderClaim))),
  ]
  const around = [
    ...section(headings.trends, trends.length > 0 && bullets(trends.map(renderClaim))),
    ...section(headings.counter, counterTrends.length > 0 && bullets(counterTrends.map(renderClaim))),
    ...section(headings.web, findings.length > 0 && bullets(findings.map(renderClaim))),
    ...section(headings.reach, channels.length > 0 && bullets(channels.map(escapeCell))),
    ...section(headings.rules, regulation.length > 0 && bullets(regulation.map(escapeCell))),
  ]
  const end = [`## ${headings.end}`, renderClosing(result.closing)]
  const join = (parts: string[]) => parts.join('\n\n')
  return {
    head: join([title, ...reading]),
    size: join([...opening, ...size]),
    rivals: join(rivals),
    around: join(around),
    end: join([...needs, ...end]),
    parts: {
      title,
      opening: join([...reading, ...opening]),
      size: join(size),
      rest: join([...needs, ...rivals, ...around, ...end]),
    },
  }
}

export const renderParts = (result: MarketResearchResult): AnalysisParts => renderSections(result).parts
