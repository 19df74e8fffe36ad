import { escapeCell } from '../../../contracts/escape-cell.ts'
import type { Closing } from '../../../contracts/results/closing.ts'
import type {
  CustomerSegment,
  CustomerSegmentsResult,
  SegmentSource,
  SourcedText,
} from '../../../contracts/results/customer-segments.ts'
import type { GroupField } from '../../../contracts/segments-record.ts'
import type { MessageKey, Voice } from '../../../venture/records/voice.ts'
import { quoted } from '../../../venture/records/voice.ts'
import { renderClosing } from '../../closing.ts'
import { bullets, paragraphs, table } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'

const sourceKeys: Readonly<Record<SegmentSource, MessageKey>> = {
  'problem validation': 'segments.source.validation',
  'competitor analysis': 'segments.source.rivals',
  'idea refinement': 'segments.source.idea',
  'market research': 'segments.source.market',
  'your groups': 'segments.source.groups',
  'your facts': 'source.facts',
  atlas: 'segments.source.judgement',
  judgement: 'segments.source.judgement',
}

const sourced = ({ text, source }: SourcedText, { say }: Voice) =>
  `${escapeCell(text)} *(${say(sourceKeys[source])})*`

function renderSegment(segment: CustomerSegment, index: number, voice: Voice): string {
  const { say, colon } = voice
  const { name, priority, figures, row, open } = segment
  // The label has no unit, because the unit depends on the price.
  const labelled = (field: GroupField) => say(field === 'how' ? 'label.reach.how' : `segments.label.${field}`)
  const lines = (['who', 'pain', 'trigger', 'find', 'against'] as const).flatMap(part => {
    const said = segment[part]
    // A text about who the people are is left out if it only repeats the name.
    return said && said.text !== name
      ? [`- **${say(`segments.said.${part}`)}${colon.trimEnd()}** ${sourced(said, voice)}`]
      : []
  })
  return paragraphs([
    `## ${index + 1}. ${escapeCell(name)} (${say(`segments.priority.${priority}`)})`,
    lines.join('\n'),
    figures.length > 0
      ? table(
          say('segments.columns.figures'),
          figures.map(({ label, text, sum }) => [label, text, sum].map(escapeCell)),
        )
      : '',
    row !== null && open.length > 0 && `${say('segments.blank')} ${open.map(labelled).join(', ')}.`,
  ])
}

/** Escapes the closing, because its sentences contain names of groups that the founder wrote. */
const escaped = (closing: Closing): Closing => ({
  ...closing,
  counterArgument: escapeCell(closing.counterArgument),
  testFirst: escapeCell(closing.testFirst),
  nextActions: closing.nextActions.map(({ day, action }) => ({ day, action: escapeCell(action) })),
})

export function render(result: CustomerSegmentsResult): string {
  const { groups, plan, end } = renderSections(result)
  return paragraphs([result.reading && escapeCell(result.reading), ...groups, plan, end])
}

/** The sections, in the order in which a model writes them. */
export function renderSections(result: CustomerSegmentsResult) {
  const { segments, beachhead, firstTen, goToMarket, missing, rest } = result
  const voice = voiceIn(result.closing.language ?? 'en')
  const { say } = voice
  // If an action or its question is among the next actions, it is shown only there, with its day.
  const dated = result.closing.nextActions.map(({ action }) => action)
  const weeks = goToMarket.filter(({ doing }) => !dated.includes(doing))
  const isSaid = (ask: string) => goToMarket.some(({ doing }) => doing.includes(quoted(ask, voice.language)))
  const why = beachhead.why.filter(({ text }) => text !== result.summary)
  const asked = firstTen.filter(({ where }) => !goToMarket.some(({ doing }) => doing === where))
  const [first, second, third] = segments.map((segment, index) =>
    segment.isOpen && !segment.who ? '' : renderSegment(segment, index, voice),
  )
  const matrix = table(
    say('segments.columns.matrix'),
    segments.map(({ name, priority, reach, readiness, scoreReason, isOpen }) => [
      `**${escapeCell(name)}**`,
      say(`segments.priority.${priority}`),
      ...(isOpen ? ['–', '–'] : [`${reach}`, `${readiness}`]),
      escapeCell(scoreReason),
    ]),
  )
  // The table names all groups, so it follows the last one.
  const groups = [
    paragraphs([`# ${escapeCell(result.summary)}`, first]),
    second ?? '',
    paragraphs([third, rest && escapeCell(rest), `## ${say('segments.head.matrix')}`, matrix]),
  ] as const
  const plan = [
    why.length > 0 && `## ${say('segments.head.start')}`,
    bullets(why.map(reason => sourced(reason, voice))),
    asked.length > 0 && `## ${say('segments.head.next')}`,
    bullets(
      asked.map(
        ({ where, ask }) =>
          `**${escapeCell(where)}**${isSaid(ask) ? '' : ` ${say('segments.said.ask')} ${quoted(escapeCell(ask), voice.language)}`}`,
      ),
    ),
    weeks.length > 0 && `## ${say('segments.head.plan')}`,
    weeks.length > 0 &&
      table(
        say('segments.columns.plan'),
        weeks.map(({ period, doing, until }) => [period, doing, until].map(escapeCell)),
      ),
  ]
  const open = missing.map(
    ({ what, why, how }, index) =>
      `${index + 1}. **${escapeCell(what)}.** ${escapeCell(why)} *${say('segments.said.how')}* ${escapeCell(how)}`,
  )
  // If a model gave actions without a plan, they do not say when they end. So they are not printed as tests.
  const ending = goToMarket.filter(({ until }) => until !== '–')
  const tests = ending.map(({ period, doing, until }) => ({
    test: escapeCell(doing),
    ...{ metric: escapeCell(period), threshold: escapeCell(until) },
  }))
  const end = [
    ...(open.length > 0 ? [`## ${say('segments.head.open')}`, open.join('\n')] : []),
    `## ${say('segments.head.end')}`,
    renderClosing(escaped(result.closing), { tests }),
  ]
  return { groups, plan: paragraphs(plan), end: paragraphs(end) }
}
