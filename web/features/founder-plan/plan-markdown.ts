// The founder's plan as Markdown. The founder can download the Markdown, and Word and PDF documents are made from
// it.
import { escapeCell } from '../../../contracts/escape-cell.ts'
import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { untitled } from '../../../contracts/venture-name.ts'
import type { PlanSection } from '../../../venture/founder-plan/document.ts'
import { shortDate } from '../../lib/dates.ts'

/** A part of the plan. If it has market sizes, a picture of them follows the text. */
type PlanPart = { markdown: string; sizing: Sizing | null; isCover?: boolean; isPage?: boolean }

export const planMarkdown = (parts: readonly PlanPart[]): string =>
  `${parts.map(({ markdown }) => markdown).join('\n\n')}\n`

/**
 * Splits the plan into parts. In a long plan, cover and summary get their own pages. In a short plan, everything
 * follows the title.
 */
export function planParts(plan: FounderPlan, sections: readonly PlanSection[]): PlanPart[] {
  const isLong = linesOf(sections) > longest
  return [
    { markdown: cover(plan), sizing: null, isCover: isLong },
    ...sections.flatMap(({ id, title, markdown, sizing }, index): PlanPart[] => {
      const isPage = isLong && (index === 0 || sections[index - 1]?.id === 'summary')
      const heading = `## ${title}`
      // The picture comes between the heading and the text of its section.
      return sizing && id === 'market'
        ? [
            { markdown: heading, sizing, isPage },
            { markdown, sizing: null },
          ]
        : [{ markdown: `${heading}\n\n${markdown}`, sizing: null, isPage }]
    }),
  ]
}

/** The maximum number of lines of a short plan: two pages. */
const longest = 84
const lineLetters = 84
const pictureLines = 20

/**
 * Estimates the number of lines in the sections. A heading, a table row and the end of a paragraph each add half
 * a line.
 */
const linesOf = (sections: readonly PlanSection[]): number =>
  sections.reduce(
    (sum, { markdown, sizing }) =>
      markdown
        .split('\n')
        .reduce(
          (lines, line) => lines + Math.ceil(line.length / lineLetters) + 0.5,
          sum + 2 + (sizing ? pictureLines : 0),
        ),
    0,
  )

/** The line below the title: industry, founder and company. */
export function planByline({ project, founder }: FounderPlan): string {
  const industry = project.industry && project.industry[0]?.toUpperCase() + project.industry.slice(1)
  const company = founder.company_name?.trim() === project.name.trim() ? null : founder.company_name
  return [industry, founder.full_name, company].filter(Boolean).join(' · ')
}

/** The title of the plan: the venture's name, or the venture's sentence if there is no name. */
export const planTitle = ({ project: { name, description } }: FounderPlan): string =>
  name === untitled ? (description ?? name) : name

function cover(plan: FounderPlan): string {
  const { description } = plan.project
  const title = planTitle(plan)
  const byline = planByline(plan)
  return [
    `# ${escapeCell(title)}`,
    description && description !== title && escapeCell(description),
    byline && `**${escapeCell(byline)}**`,
    `*${shortDate(plan.updated_at)}*`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
