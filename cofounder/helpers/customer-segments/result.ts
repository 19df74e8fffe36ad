import { escapeCell } from '../../../contracts/escape-cell.ts'
import { formatRange, formatShort } from '../../../contracts/figures.ts'
import { printAssumptions, printFormula } from '../../../contracts/print-sizing.ts'
import type {
  CustomerSegment,
  CustomerSegmentsResult,
  SourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { type Assumption, evaluate, type Sizing } from '../../../contracts/sizing.ts'
import { renderClosing } from '../../closing.ts'
import { decapitalise } from '../../language/phrases.ts'

const sourced = ({ text, source }: SourcedText) => `${escapeCell(text)} *(${source})*`
const lacking = 'insufficient data'

function figure(sizing: Sizing | null, id: string): [string, string, string] {
  const range = sizing && evaluate(sizing).get(id)
  const formula = sizing?.formulas.find(candidate => candidate.id === id)
  if (!sizing || !range || !formula)
    return [
      lacking,
      '–',
      id === 'sam' || id === 'penetration'
        ? 'nobody has counted this group yet'
        : 'see what we need from you',
    ]
  return [
    formatShort(range.likely, formula.format, sizing.currency),
    id === 'penetration' ? '–' : formatRange(range, formula.format, sizing.currency),
    printFormula(sizing, id) ?? '',
  ]
}

function cacRow(sizing: Sizing | null): string {
  const cac = sizing?.assumptions.find(({ id }) => id === 'cac')
  if (!sizing || !cac) return `| CAC | ${lacking} | – | see what we need from you |`
  return `| CAC | **${formatShort(cac.likely, 'money', sizing.currency)}** | ${formatRange(cac, 'money', sizing.currency)} | assumption below |`
}

function renderNumbers({ economics, potential, conversion, economicsReading }: CustomerSegment): string {
  const row = (label: string, sizing: Sizing | null, id: string) => {
    const [likely, range, how] = figure(sizing, id)
    return `| ${label} | **${likely}** | ${range} | ${how} |`
  }
  const frame = economics ?? potential
  if (!frame)
    return `**Figures.** CAC, LTV, Payback, Penetration, Revenue potential: insufficient data. Without a yearly price none of them exists; see what we need from you.\n\n**Conversion.** ${sourced(conversion)}`
  return [
    `Figures in ${frame.currency}, ${frame.geography}, ${frame.year}.`,
    [
      '| Figure | Likely | Range | How it is reached |',
      '|---|---|---|---|',
      cacRow(economics),
      row('LTV = ARPU × gross margin ÷ churn', economics, 'ltv'),
      row('Payback', economics, 'payback'),
      row('LTV ÷ CAC', economics, 'ltv-to-cac'),
      row('Market of this segment, a year', potential, 'sam'),
      row('Revenue potential in year three', potential, 'som'),
      row('Penetration it takes', potential, 'penetration'),
    ].join('\n'),
    `**Conversion.** ${sourced(conversion)}`,
    `**Reading.** ${escapeCell(economicsReading)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function renderSegment(segment: CustomerSegment, index: number): string {
  return [
    `## ${index + 1}. ${escapeCell(segment.name)} (${segment.priority})`,
    [
      `- **Who:** ${sourced(segment.who)}`,
      `- **Pain:** ${sourced(segment.pain)}`,
      `- **When they buy:** ${sourced(segment.trigger)}`,
      `- **Where they are:** ${sourced(segment.find)}`,
    ].join('\n'),
    renderNumbers(segment),
  ].join('\n\n')
}

function renderMatrix(segments: CustomerSegment[]): string {
  const rows = segments.map(
    ({ name, priority, reach, readiness, scoreReason }) =>
      `| **${escapeCell(name)}** | ${priority} | ${reach} | ${readiness} | ${reach * readiness} | ${escapeCell(scoreReason)} |`,
  )
  return [
    '| Segment | Priority | Reach 1–5 | Readiness 1–5 | Product | Why |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** What holds for all three is printed once; each segment's own assumptions stand under its name. */
function renderAssumptions(segments: CustomerSegment[], currency: string): string {
  const all = segments.map(({ name, economics, potential }) => ({
    name,
    own: [...(economics?.assumptions ?? []), ...(potential?.assumptions ?? [])],
  }))
  const key = (assumption: Assumption) => JSON.stringify(assumption)
  const counts = Map.groupBy(
    all.flatMap(({ own }) => own),
    key,
  )
  const shared = [...counts.values()]
    .filter(same => same.length === all.length)
    .flatMap(([first]) => first ?? [])
  const sharedKeys = new Set(shared.map(key))
  const table = (assumptions: Assumption[]) => printAssumptions({ assumptions, currency })
  return [
    ...(shared.length ? ['### For all three', table(shared)] : []),
    ...all.flatMap(({ name, own }) => {
      const rest = own.filter(assumption => !sharedKeys.has(key(assumption)))
      return rest.length ? [`### ${escapeCell(name)}`, table(rest)] : []
    }),
  ].join('\n\n')
}

export function render(result: CustomerSegmentsResult): string {
  const { segments, sources, beachhead, firstTen, goToMarket, missing } = result
  const assumptions = renderAssumptions(segments, result.currency)
  return [
    `# Customer segments: start with ${escapeCell(decapitalise(beachhead.segment))}`,
    escapeCell(result.summary),
    '## What this rests on',
    [
      '| Source | Used | What it gave |',
      '|---|---|---|',
      ...sources.map(({ name, used, note }) => `| ${name} | ${used ? 'yes' : 'no'} | ${escapeCell(note)} |`),
    ].join('\n'),
    '## Prioritisation matrix',
    renderMatrix(segments),
    'A group you named yourself goes before one that only looks better from outside, unless what you heard speaks against it.',
    ...segments.map(renderSegment),
    `## Beachhead: ${escapeCell(beachhead.segment)}`,
    beachhead.why.map(reason => `- ${sourced(reason)}`).join('\n'),
    '## Where the first ten customers are',
    firstTen.map(({ where, ask }) => `- **${escapeCell(where)}.** Ask: “${escapeCell(ask)}”`).join('\n'),
    '## Go to market',
    [
      '| When | Do | Until |',
      '|---|---|---|',
      ...goToMarket.map(
        ({ period, doing, until }) =>
          `| ${escapeCell(period)} | ${escapeCell(doing)} | ${escapeCell(until)} |`,
      ),
    ].join('\n'),
    ...(missing.length
      ? [
          '## What we need from you',
          missing
            .map(
              ({ what, why, how }, index) =>
                `${index + 1}. **${escapeCell(what)}.** ${escapeCell(why)} *How:* ${escapeCell(how)}`,
            )
            .join('\n'),
        ]
      : []),
    ...(assumptions ? ['## The assumptions behind the figures', assumptions] : []),
    '## How sure, and what next',
    renderClosing(result.closing),
  ].join('\n\n')
}
