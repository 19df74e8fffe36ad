// The founder's plan as Markdown: what is downloaded as such, and what the Word and PDF documents are made of.
import { escapeCell } from '../../../contracts/escape-cell.ts'
import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import { journeyProgress, journeySteps } from '../../../contracts/journey-steps.ts'
import { type OutputType, outputLabels } from '../../../contracts/output-types.ts'
import { dataQualityLabel } from '../../../contracts/outputs.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { demoteHeadings } from '../../../venture/documents/demote-headings.ts'
import { dateTime } from '../../lib/dates.ts'

/** A stretch of the plan; a market's picture, where it has one, stands below its words. */
type PlanPart = { markdown: string; sizing: Sizing | null }
type PlanOutput = FounderPlan['outputs'][number]

/** From the problem to the pitch, as a reader wants it. */
const readingOrder: readonly OutputType[] = [
  'idea_refinement',
  'problem_validation',
  'competitor_analysis',
  'market_research',
  'customer_analysis',
  'pitch_generation',
]

/** A reader wants the pitch, not how it came about. */
export const chapterTitle = ({ output_type }: PlanOutput): string =>
  output_type === 'pitch_generation' ? 'Elevator Pitch' : outputLabels[output_type]

export function inReadingOrder(outputs: readonly PlanOutput[]): PlanOutput[] {
  const place = (output: PlanOutput) => readingOrder.indexOf(output.output_type)
  return [...outputs].sort((one, other) => place(one) - place(other))
}

export function planMarkdown(plan: FounderPlan): string {
  return `${planParts(plan)
    .map(({ markdown }) => markdown)
    .join('\n\n')}\n`
}

export function planParts(plan: FounderPlan): PlanPart[] {
  return [
    { markdown: opening(plan), sizing: null },
    { markdown: journey(plan), sizing: null },
    ...inReadingOrder(plan.outputs).flatMap(output => [
      {
        markdown: `## ${chapterTitle(output)}\n\n*${outputNote(output)}*`,
        sizing: output.sizing ?? null,
      },
      { markdown: demoteHeadings(output.output_content.trim()), sizing: null },
    ]),
  ]
}

/** When it was made, and what its figures rest on. */
export function outputNote({ created_at, data_quality }: PlanOutput): string {
  return data_quality ? `${dateTime(created_at)} · ${dataQualityLabel(data_quality)}` : dateTime(created_at)
}

/** Who it is about: industry, founder, company. */
export function planByline({ project, founder }: FounderPlan): string {
  const industry = project.industry && project.industry[0]?.toUpperCase() + project.industry.slice(1)
  const company = founder.company_name?.trim() === project.name.trim() ? null : founder.company_name
  return [industry, founder.full_name, company].filter(Boolean).join(' · ')
}

function opening(plan: FounderPlan): string {
  const { name, description } = plan.project
  const byline = planByline(plan)
  return [
    `# ${escapeCell(name)}`,
    description && escapeCell(description),
    byline && `**${escapeCell(byline)}**`,
    `*Updated ${dateTime(plan.updated_at)}*`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function journey({ completed_steps }: FounderPlan): string {
  const done = new Set<string>(completed_steps)
  const rows = journeySteps.map(({ id, title }) => `| ${title} | ${done.has(id) ? 'Done' : 'Open'} |`)
  return [
    `## Journey: ${journeyProgress(done)}% complete`,
    ['| Step | State |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}
