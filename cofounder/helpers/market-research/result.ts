import { escapeCell } from '../../../contracts/escape-cell.ts'
import {
  printAssumptions,
  printFormula,
  printProvenance,
  printSizes,
} from '../../../contracts/print-sizing.ts'
import type { Claim, Competitor, MarketResearchResult } from '../../../contracts/results/market-research.ts'
import { renderClosing } from '../../closing.ts'
import { readText } from '../../language/reading.ts'

/** The founder's line without sentences that only try to give us orders. */
function titleOf(market: string): string {
  const kept = readText(market).filter(({ signals }) => !signals.instruction)
  return kept.map(({ text }) => text.replace(/[.\s]+$/, '')).join('. ') || 'your market'
}

const section = (title: string, body: string | false | null) => (body ? [`## ${title}`, body] : [])
const bullets = (lines: string[]) => lines.map(line => `- ${line}`).join('\n')

const renderClaim = ({ text, provenance }: Claim) => `${escapeCell(text)} *(${printProvenance(provenance)})*`

function renderSize({ sizing, topDown, notes }: MarketResearchResult): string {
  if (!sizing) return 'No total is shown, because an input is missing. See **What we need from you** below.'
  const parts = [
    `All figures in ${sizing.currency} a year, ${sizing.geography}, ${sizing.year}.`,
    printSizes(sizing, ['tam', 'sam', 'som']),
    `The SOM is ${printFormula(sizing, 'penetration')?.split(' = ')[1] ?? 'a part'} of the SAM. ${notes.join(' ')}`,
    '### The assumptions behind it',
    printAssumptions(sizing),
  ]
  if (topDown)
    parts.push(
      '### The same market from above',
      `${printFormula(sizing, 'top-down')} a year. Bottom-up ÷ top-down = **${topDown.ratio.toFixed(2)}×**. ${topDown.meaning}`,
    )
  return parts.join('\n\n')
}

function renderCompetitors(competitors: Competitor[]): string {
  const rows = competitors.map(
    ({ name, kind, line, provenance }) =>
      `| **${escapeCell(name)}** | ${kind} | ${escapeCell(line)} | ${printProvenance(provenance)} |`,
  )
  return ['| Who | Kind | What to know | From |', '|---|---|---|---|', ...rows].join('\n')
}

export function render(result: MarketResearchResult): string {
  const { missing, prices, trends, counterTrends, channels, regulation, findings, place } = result
  const quality =
    result.dataQuality === 'web-enhanced'
      ? 'web-enhanced: it cites pages read today'
      : 'estimated: no web page was read for it'
  const asked = missing.map(
    ({ what, why, how }, index) =>
      `${index + 1}. **${escapeCell(what)}.** ${escapeCell(why)} *How:* ${escapeCell(how)}`,
  )
  return [
    `# Market research: ${escapeCell(titleOf(result.market))}`,
    `*${escapeCell(place.name)}${place.assumed ? ' (assumed)' : ''} · ${result.vertical ? `atlas entry “${result.vertical.name}”` : 'not in the atlas'} · ${quality}*`,
    escapeCell(result.summary),
    ...section('Market size', renderSize(result)),
    ...section('What we need from you', asked.length > 0 && asked.join('\n')),
    ...section('Competitors, doing nothing included', renderCompetitors(result.competitors)),
    ...section('What buyers pay today', prices.length > 0 && bullets(prices.map(renderClaim))),
    ...section('Trends', trends.length > 0 && bullets(trends.map(renderClaim))),
    ...section('And the counter-trend', counterTrends.length > 0 && bullets(counterTrends.map(renderClaim))),
    ...section('Found on the web', findings.length > 0 && bullets(findings.map(renderClaim))),
    ...section('Ways to reach them', channels.length > 0 && bullets(channels.map(escapeCell))),
    ...section('Rules to know', regulation.length > 0 && bullets(regulation.map(escapeCell))),
    '## How sure, and what next',
    renderClosing(result.closing),
  ].join('\n\n')
}
