// Exports a plan: the cover, the sections, and the questions that a reader would still ask.
import { escapeCell } from '../../contracts/escape-cell.ts'
import { evidenceLadder } from '../../contracts/facts.ts'
import type { Slide } from '../deck/build.ts'
import { shorten } from '../deck/words.ts'
import { demoteHeadings } from '../documents/demote-headings.ts'
import type { Picture } from '../documents/picture-size.ts'
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

const legend = `In brackets stands how well a line is known: ${evidenceLadder.map(mark => markLabels[mark]).join(', ')}; or that it is an ${markLabels.estimate} or from the ${markLabels.forecast}. What is computed is known no better than the weakest figure in it.`

/** How many questions fit on a slide, and the highest number of words for each. */
const [mostLines, lineWords] = [6, 36]

/** Puts the open questions on the last slide. Null if there are none. */
export function questionsSlide(reader: Reader, concerns: readonly Concern[]): Slide | null {
  if (concerns.length === 0) return null
  const name = readerTitles[reader]
  const others = concerns.length - mostLines
  const lines = concerns.slice(0, mostLines).map(({ text }) => shorten(text, lineWords))
  const words = [
    concerns.length === 1 ? 'One question is open' : `${concerns.length} questions are open`,
    ...lines,
    ...(others > 0 ? [`And ${others} more`] : []),
  ]
  const slots = words.map((text, index) => ({
    id: `questions.line${index}`,
    role: index === 0 ? ('headline' as const) : ('line' as const),
    label: null,
    template: text,
    written: text,
    runs: [{ at: 0, text, source: null }],
    text,
    mark: null,
    blank: null,
  }))
  const notes = concerns.map(({ text }) => text).join('\n')
  return {
    id: 'questions',
    name,
    isOwn: false,
    isHidden: false,
    slots,
    chart: null,
    notes: { text: notes, written: notes },
  }
}

/**
 * `sections`: title, text and picture of each section. `parts`: the Markdown of each section. `markdown`: the whole
 * plan.
 */
export type PrintedPlan = {
  title: string
  cover: string[]
  sections: { title: string; text: string; picture: Picture | null }[]
  parts: string[]
  markdown: string
}

/** `questions`: null if the founder does not want to print them. `day`: the date on the cover. */
export function printPlan(
  plan: Plan,
  questions: { reader: Reader; concerns: readonly Concern[] } | null,
  { author, day }: { author: string | null; day: string },
): PrintedPlan {
  const kind = plan.kind === 'memo' ? 'Investor memo' : `${kindNames[plan.kind].name} business plan`
  const cover = [
    ...(plan.sentence ? [plan.sentence] : []),
    kind,
    ...(author?.trim() ? [author.trim()] : []),
    day,
    legend,
  ]
  const sections = [
    ...plan.sections
      .filter(({ paper }) => paper !== '')
      .map(({ id, title, paper }) => ({
        title,
        text: demoteHeadings(paper),
        picture: id === 'projections' ? plan.picture : null,
      })),
    ...(questions && questions.concerns.length > 0 ? [printQuestions(questions)] : []),
  ]
  const parts = sections.map(({ title, text }) => `## ${title}\n\n${text}`)
  const markdown = `${[headOf(plan.title, cover), ...parts].join('\n\n')}\n`
  return { title: plan.title, cover, sections, parts, markdown }
}

const headOf = (title: string, cover: readonly string[]) =>
  [`# ${escapeCell(title)}`, ...cover.map(escapeCell)].join('\n\n')

/**
 * A plan with at least this many sections and letters gets a cover and a table of contents. A shorter plan fits on
 * two pages.
 */
const fewestWithCover = { sections: 5, letters: 3000 }

/** The pages of Word and PDF files. A short plan starts on the first page. */
export function pagesOf({ title, cover, sections, parts }: PrintedPlan): {
  cover?: string[]
  parts: { markdown: string; picture: Picture | null }[]
} {
  const drawn = parts.map((markdown, index) => ({ markdown, picture: sections[index]?.picture ?? null }))
  const isLong =
    sections.length >= fewestWithCover.sections && parts.join('').length >= fewestWithCover.letters
  return isLong
    ? { cover, parts: drawn }
    : { parts: [{ markdown: headOf(title, cover), picture: null }, ...drawn] }
}

function printQuestions({
  reader,
  concerns,
}: {
  reader: Reader
  concerns: readonly Concern[]
}): PrintedPlan['sections'][number] {
  const groups = concernKinds.flatMap(kind => {
    const own = concerns.filter(concern => concern.kind === kind)
    return own.length > 0
      ? [`### ${concernTitles[kind]}`, own.map(({ text }) => `- ${escapeCell(text)}`).join('\n')]
      : []
  })
  return { title: readerTitles[reader], text: groups.join('\n\n'), picture: null }
}
