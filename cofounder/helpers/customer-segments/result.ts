import { escapeCell } from '../../../contracts/escape-cell.ts'
import { printAssumptions, printSizes } from '../../../contracts/print-sizing.ts'
import type {
  CustomerSegment,
  CustomerSegmentsResult,
  SourcedText,
} from '../../../contracts/results/customer-segments.ts'
import { renderClosing } from '../../closing.ts'
import { colon } from '../../language/colon.ts'
import type { Language } from '../../language/recognise.ts'
import { texts as sizingWords } from '../market-research/texts/all.ts'
import { texts } from './texts/all.ts'
import { grown } from './texts/grown.ts'

const sourced = ({ text, source }: SourcedText, language: Language) =>
  `${escapeCell(text)} *(${texts[language].sources[source]})*`

function renderSegment(segment: CustomerSegment, index: number, language: Language): string {
  const { labels, priorities, noFigures } = texts[language]
  const { name, priority, who, pain, trigger, find, potential, economicsReading, conversion } = segment
  const figures = economicsReading === noFigures ? noFigures : `${economicsReading} ${noFigures}`
  return [
    `## ${index + 1}. ${escapeCell(name)} (${priorities[priority]})`,
    [
      `- **${labels.who}${colon(language)}** ${sourced(who, language)}`,
      `- **${labels.pain}${colon(language)}** ${sourced(pain, language)}`,
      `- **${labels.trigger}${colon(language)}** ${sourced(trigger, language)}`,
      `- **${labels.find}${colon(language)}** ${sourced(find, language)}`,
    ].join('\n'),
    ...(potential
      ? [
          printSizes(potential, ['tam', 'sam', 'som', 'penetration'], sizingWords[language].sizing),
          printAssumptions(potential, sizingWords[language].sizing),
        ]
      : []),
    `**${labels.figures}** ${escapeCell(figures)}`,
    `**${labels.conversion}** ${sourced(conversion, language)}`,
  ].join('\n\n')
}

const table = (head: string, rows: string[]) =>
  [
    `| ${head} |`,
    `|${head
      .split(' | ')
      .map(() => '---')
      .join('|')}|`,
    ...rows,
  ].join('\n')

export function render(result: CustomerSegmentsResult): string {
  const { segments, plan, end } = renderSections(result)
  return [result.reading && escapeCell(result.reading), segments, plan, end].filter(Boolean).join('\n\n')
}

/** The written analysis in the order in which a model writes it. */
export function renderSections(result: CustomerSegmentsResult) {
  const { segments, sources, beachhead, firstTen, goToMarket, missing } = result
  const { language = 'en' } = result.closing
  const say = texts[language]
  const { headings, columns, labels } = say
  const found = [
    `# ${say.title} ${escapeCell(beachhead.segment)}`,
    // A model's first words say it already.
    ...(result.reading ? [] : [escapeCell(result.summary)]),
    `## ${headings.rests}`,
    table(
      columns.sources,
      sources.map(
        ({ name, used, note }) =>
          `| ${say.sources[name]} | ${used ? columns.yes : columns.no} | ${escapeCell(note)} |`,
      ),
    ),
    `## ${headings.matrix}`,
    table(
      columns.matrix,
      segments.map(
        ({ name, priority, reach, readiness, scoreReason }) =>
          `| **${escapeCell(name)}** | ${say.priorities[priority]} | ${reach} | ${readiness} | ${reach * readiness} | ${escapeCell(scoreReason)} |`,
      ),
    ),
    ...segments.map((segment, index) => renderSegment(segment, index, language)),
  ]
  const plan = [
    `## ${headings.beachhead}${colon(language)} ${escapeCell(beachhead.segment)}`,
    beachhead.why.map(reason => `- ${sourced(reason, language)}`).join('\n'),
    `## ${result.isGrown ? grown[language].heading : headings.firstTen}`,
    firstTen
      .map(({ where, ask }) => `- **${escapeCell(where)}.** ${labels.ask} “${escapeCell(ask)}”`)
      .join('\n'),
    `## ${headings.plan}`,
    table(
      columns.plan,
      goToMarket.map(
        ({ period, doing, until }) =>
          `| ${escapeCell(period)} | ${escapeCell(doing)} | ${escapeCell(until)} |`,
      ),
    ),
  ]
  const end = [
    `## ${headings.needs}`,
    missing
      .map(
        ({ what, why, how }, index) =>
          `${index + 1}. **${escapeCell(what)}.** ${escapeCell(why)} *${labels.how}* ${escapeCell(how)}`,
      )
      .join('\n'),
    `## ${headings.end}`,
    renderClosing(result.closing),
  ]
  return { segments: found.join('\n\n'), plan: plan.join('\n\n'), end: end.join('\n\n') }
}
