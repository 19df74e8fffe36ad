// Exports an MVP plan: as Markdown for readers, and as rows that issue trackers can import.

import { escapeCell } from '../../contracts/escape-cell.ts'
import { methods } from '../../contracts/evidence.ts'
import { writeCsv } from '../documents/csv.ts'
import { formulaOf, spent, sumOf } from './budget.ts'
import type { MadeStory, Mvp } from './build.ts'
import { wayNames } from './content.ts'

const unplaced = 'Not placed yet'

/** The estimate as text, for example "6 h, €29". Empty if there is none. */
export const printTakes = ({ print }: Pick<Mvp, 'print'>, { chosen }: Pick<MadeStory, 'chosen'>): string =>
  spent.flatMap(of => (chosen[of] === null ? [] : [print[of](chosen[of])])).join(', ')

const activityOf = ({ columns }: Mvp, story: MadeStory): string =>
  columns.find(({ stories }) => stories.includes(story))?.activity?.name ?? unplaced

export function printMvp(mvp: Mvp, day: string): string {
  const above = mvp.stories.filter(({ isAbove }) => isAbove !== false)
  const below = mvp.stories.filter(({ isAbove }) => isAbove === false)
  const sections: [title: string, lines: string[]][] = [
    ['The riskiest assumption', riskLines(mvp)],
    ['The cheapest test of it', testLines(mvp)],
    [
      'The stories, in their order',
      [
        storyTable(mvp, above),
        ...(mvp.cut && below.length > 0 ? ['**Below the line, for later**', storyTable(mvp, below)] : []),
      ],
    ],
    ['What it takes', budgetLines(mvp, above)],
    ['How we know that it worked', metricLines(mvp)],
  ]
  // The page asks for missing parts, but the exported file leaves them out.
  const told = sections
    .map(([title, lines]) => [`## ${title}`, ...lines.filter(line => line !== '')])
    .filter(({ length }) => length > 1)
  const head = [`# ${escapeCell(mvp.title)}: what we build first`, escapeCell(day)]
  return `${[...head, ...told.flat()].join('\n\n')}\n`
}

function riskLines({ risk }: Mvp): string[] {
  if (risk.kind === 'missing') return []
  if (risk.kind === 'offered')
    return [escapeCell(risk.offered.row.text), `*${escapeCell(risk.offered.from)}*`]
  const { assumption, support } = risk.placed
  const count = (bears: 'for' | 'against') => support.pieces.filter(piece => piece.bears === bears).length
  return [escapeCell(assumption.text), `*Evidence: ${count('for')} for, ${count('against')} against*`]
}

type Card = { believe: string; verify: string; measure: string; right_if: string; due_on: string | null }

const cardLines = (card: Card): string =>
  [
    ['We believe', card.believe],
    ['To verify, we', card.verify],
    ['We measure', card.measure],
    ['Right if', card.right_if],
    ['Due', card.due_on ?? ''],
  ]
    .filter(([, text]) => text !== '')
    .map(([label = '', text = '']) => `- ${label}: ${escapeCell(text)}`)
    .join('\n')

function testLines({ test }: Mvp): string[] {
  if (test === null || test.kind === 'missing') return []
  if (test.kind === 'proposed') return [cardLines(test.row), '*Proposed, and not on the board yet*']
  const { sealed_at, measured, method } = test.test
  const state = sealed_at ? `Sealed ${sealed_at.slice(0, 10)}` : 'Not sealed yet'
  const result = measured === null ? 'no result yet' : `result ${measured}`
  return [cardLines(test.test), `*${methods[method].label}. ${state}, ${result}*`]
}

function storyTable(mvp: Mvp, stories: readonly MadeStory[]): string {
  if (stories.length === 0) return ''
  const rows = stories.map(story =>
    [
      String(story.number),
      escapeCell(story.text),
      escapeCell(activityOf(mvp, story)),
      story.way ? wayNames[story.way] : '*not chosen*',
      printTakes(mvp, story) || '*not estimated*',
      story.isNeeded ? 'yes' : '',
    ].join(' | '),
  )
  const head = [
    '| | Story | Activity | How | Takes | The test needs it |',
    '| --- | --- | --- | --- | --- | --- |',
  ]
  return [...head, ...rows.map(row => `| ${row} |`)].join('\n')
}

function budgetLines({ available, print, cut }: Mvp, above: readonly MadeStory[]): string[] {
  const takes = above.map(({ chosen }) => chosen)
  const sums = spent.flatMap(of => {
    const sum = sumOf(takes, of)
    const limit = available.limits[of]
    if (sum.parts.length === 0 && limit === null) return []
    return [`- ${of === 'hours' ? 'Hours' : 'Money'}: ${formulaOf(sum, limit, print[of])}`]
  })
  const open = above.filter(story => !story.isEstimated).length
  return [
    ...(available.hours ? [`There is: ${available.hours}`] : []),
    ...(available.money ? [escapeCell(available.money.source)] : []),
    sums.join('\n'),
    ...(open > 0 && cut
      ? [`*${open === 1 ? '1 story is' : `${open} stories are`} not estimated and not counted*`]
      : []),
  ]
}

function metricLines({ metric }: Mvp): string[] {
  const { test, candidates } = metric
  if (test) {
    const state = test.sealed_at ? `sealed ${test.sealed_at.slice(0, 10)}` : 'not sealed yet'
    // If the test has no rule, its target is printed instead.
    const target = test.target === null ? '' : `at least ${test.target}`
    const rule = test.right_if.trim().replace(/\.$/, '') || target
    return [
      `${escapeCell(test.measure)}: ${escapeCell(rule)} (${state})`,
      ...(test.measured === null ? [] : [`Result: ${test.measured}`]),
    ]
  }
  if (candidates.length === 0) return []
  return [
    '*Not chosen yet. Your own figures say:*',
    candidates
      .map(
        ({ measure, target, formula }) =>
          `- ${escapeCell(measure)}, at least ${target}: ${escapeCell(formula)}`,
      )
      .join('\n'),
  ]
}

/** One row per issue: title, text, labels, and estimate in hours. */
export function issueRows(mvp: Mvp): string[][] {
  const rows = mvp.stories.map(story => {
    const takes = printTakes(mvp, story)
    const body = [
      story.note,
      story.source?.detail ?? '',
      `Activity: ${activityOf(mvp, story)}`,
      story.way ? `How: ${wayNames[story.way]}` : '',
      takes === '' ? '' : `Takes: ${takes}`,
      story.isNeeded ? 'The test of the riskiest assumption needs it.' : '',
    ]
    const labels = [
      story.isAbove === null ? '' : story.isAbove ? 'mvp' : 'later',
      story.way ?? '',
      story.need ?? '',
      story.isNeeded ? 'test' : '',
    ]
    return [
      story.text,
      body.filter(line => line !== '').join('\n'),
      labels.filter(label => label !== '').join(', '),
      story.chosen.hours === null ? '' : String(story.chosen.hours),
    ]
  })
  return [['title', 'body', 'labels', 'estimate'], ...rows]
}

export const issueFile = (mvp: Mvp): string => writeCsv(issueRows(mvp))
