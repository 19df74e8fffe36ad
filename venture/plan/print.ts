// A plan as it is taken along: its cover, its sections, and the questions a reader would still ask.
import { escapeCell } from '../../contracts/escape-cell.ts'
import { evidenceLadder } from '../../contracts/facts.ts'
import { demoteHeadings } from '../documents/demote-headings.ts'
import { markLabels } from '../figures/figures.ts'
import type { Plan } from './build.ts'
import { type Concern, type ConcernKind, concernKinds } from './check.ts'
import { kindNames, type PlanKind } from './content.ts'
import type { Reader } from './readers.ts'

export const readerOf = (kind: PlanKind): Reader => (kind === 'memo' ? 'investor' : 'lender')

export const concernTitles: Record<ConcernKind, string> = {
  unanswered: 'Not answered yet',
  untraced: 'Figures that were typed, or lost their source',
  unmarked: 'Not said how it is known',
  contradiction: 'Cannot both be true',
}
export const readerTitles: Record<Reader, string> = {
  lender: 'What a lender would still ask',
  investor: 'What an investor would still ask',
}

const legend = `In brackets stands how well a line is known: ${evidenceLadder.map(mark => markLabels[mark]).join(', ')}.`

export type PrintedPlan = { cover: string[]; parts: string[]; markdown: string }

/** `questions`: none where the founder keeps them to themselves. `day` is printed on the cover. */
export function printPlan(
  plan: Plan,
  questions: { reader: Reader; concerns: readonly Concern[] } | null,
  { author, day }: { author: string | null; day: string },
): PrintedPlan {
  const by = [author?.trim(), day].filter(Boolean).join(', ')
  const kind = plan.kind === 'memo' ? 'Investor memo' : `${kindNames[plan.kind].name} business plan`
  const cover = [...(plan.sentence ? [plan.sentence] : []), kind, by, legend]
  const parts = [
    ...plan.sections
      .filter(({ text }) => text !== '')
      .map(({ title, text }) => `## ${title}\n\n${demoteHeadings(text)}`),
    ...(questions && questions.concerns.length > 0 ? [printQuestions(questions)] : []),
  ]
  const head = [`# ${escapeCell(plan.title)}`, ...cover.map(escapeCell)]
  return { cover, parts, markdown: `${[...head, ...parts].join('\n\n')}\n` }
}

function printQuestions({ reader, concerns }: { reader: Reader; concerns: readonly Concern[] }): string {
  const groups = concernKinds.flatMap(kind => {
    const own = concerns.filter(concern => concern.kind === kind)
    return own.length > 0
      ? [`### ${concernTitles[kind]}`, own.map(({ text }) => `- ${escapeCell(text)}`).join('\n')]
      : []
  })
  return [`## ${readerTitles[reader]}`, ...groups].join('\n\n')
}
