// Turns the saved work of the helpers into sections for a reader. It leaves out the conversation, open questions,
// and advice to the founder.
import { escapeCell } from '../../contracts/escape-cell.ts'
import type { FounderPlan } from '../../contracts/founder-plan.ts'
import type { OutputType } from '../../contracts/output-types.ts'
import { type Edits, edits as editsShape, wordsAt } from '../../contracts/result-notes.ts'
import {
  canvasPlace,
  pitchPlace,
  type RivalField,
  rivalPlace,
  segmentPlace,
} from '../../contracts/result-places.ts'
import { competitorAnalysisResult } from '../../contracts/results/competitor-analysis.ts'
import { customerSegmentsResult } from '../../contracts/results/customer-segments.ts'
import { ideaLabels, ideaRefinementResult } from '../../contracts/results/idea-refinement.ts'
import { type Claim, marketResearchResult } from '../../contracts/results/market-research.ts'
import { type PitchAudience, pitchResult } from '../../contracts/results/pitch.ts'
import { problemValidationResult, validationLabels } from '../../contracts/results/problem-validation.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { printAssumptions, printProvenance, printSizes } from '../sizing/print.ts'
import type { SectionId } from './section-titles.ts'

export type PlanOutput = FounderPlan['outputs'][number]
type Written = { result: unknown; edits: Edits; sizing: Sizing | null; sentence: string | null }

/** A Markdown table without empty columns. Null if no row has content. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string | null {
  const columns = head.flatMap((_, at) => (rows.some(row => row[at]) ? [at] : []))
  if (columns.length === 0) return null
  const line = (cells: readonly string[]) =>
    `| ${columns.map(at => escapeCell(cells[at] || '–')).join(' | ')} |`
  return [line(head), `|${columns.map(() => ' --- ').join('|')}|`, ...rows.map(line)].join('\n')
}

/** Whether the text quotes the founder. In guided mode, text without quotation marks is only a task. */
const isQuoted = (text: string) => /^\p{Pi}|^„/u.test(text)

const joined = (parts: readonly (string | null | undefined | false)[]): string | null =>
  parts.filter(Boolean).join('\n\n') || null

function idea({ result, edits, sentence: known }: Written): string | null {
  const read = ideaRefinementResult.safeParse(result).data
  if (!read) return null
  const boxes = read.canvas
    ? read.canvas.map(({ box, text }) => [box, wordsAt(edits, canvasPlace(box), text ?? '')] as const)
    : read.kind === 'turn' && read.fields
      ? Object.entries(read.fields).map(
          ([field, text]) => [ideaLabels[field as keyof typeof ideaLabels], text ?? ''] as const,
        )
      : []
  const told = boxes.filter(([, text]) => text.trim() !== '')
  // In guided mode this text may be a list of answers with gaps. It counts as a sentence only if it is one line
  // without a gap.
  const isSentence = !/\n|\[…?\]|…/.test(read.sentence) && read.sentence !== known
  return told.length > 0
    ? joined([isSentence && `> ${escapeCell(read.sentence)}`, table(['Part', 'What we know'], told)])
    : null
}

function problem({ result }: Written): string | null {
  const card = problemValidationResult.safeParse(result).data
  if (card?.kind !== 'scorecard') return null
  const rows = card.scores.flatMap(({ dimension, quote, score }) =>
    quote ? [[validationLabels[dimension], quote, `${score} of 5`]] : [],
  )
  return joined([
    table(['Question', 'What we found', 'How well it is shown'], rows),
    (card.sums ?? []).length > 0 &&
      `**What follows from it**\n\n${card.sums?.map(sum => `- ${sum}`).join('\n')}`,
  ])
}

const claims = (title: string, said: readonly Claim[]) =>
  said.length > 0 &&
  `### ${title}\n\n${said
    .map(({ text, provenance }) => `- ${escapeCell(text)} *(${printProvenance(provenance)})*`)
    .join('\n')}`

function market({ result, sizing }: Written): string | null {
  const read = marketResearchResult.safeParse(result).data
  if (!read) return null
  return joined([
    // The first line of the result says how many customers the founder's aim needs.
    escapeCell(read.reading ?? ''),
    sizing &&
      `All figures in ${sizing.currency} a year, ${escapeCell(sizing.geography)}, ${sizing.year}.\n\n${printSizes(sizing, ['tam', 'sam', 'som'])}`,
    sizing && `### What the sizes rest on\n\n${printAssumptions(sizing)}`,
    claims('Prices', read.prices),
    claims('What helps', read.trends),
    claims('What hinders', read.counterTrends),
    claims('From the web', read.findings),
  ])
}

function competition({ result, edits }: Written): string | null {
  const report = competitorAnalysisResult.safeParse(result).data
  if (report?.kind !== 'report') return null
  // Older results of guided mode contain sentences that the code wrote itself. They are left out.
  const isGuided = report.scores?.every(({ score }) => score === null) ?? false
  const rows = report.rivals.map(rival => {
    const words = (field: RivalField) => {
      const written = rival[field] ?? ''
      const text = wordsAt(edits, rivalPlace(rival, field), written)
      const isOwn = text !== written || (isQuoted(text) && text !== report.positioning)
      return isGuided && !isOwn ? '' : text
    }
    const price = rival.price && isGuided && !isQuoted(rival.price) ? '' : (rival.price ?? '')
    return [rival.name, words('chosenFor'), price, words('youWin'), words('youLose')]
  })
  const { positioning } = report
  const isTold = positioning !== null && (!isGuided || isQuoted(positioning))
  return joined([
    isTold && escapeCell(positioning),
    table(['Alternative', 'Chosen for', 'Price', 'Where we win', 'Where they win'], rows),
  ])
}

/** The section about customers. It leaves out text that is only a helper's judgement. */
function customers({ result, edits }: Written): string | null {
  const read = customerSegmentsResult.safeParse(result).data
  if (!read) return null
  const rows = read.segments.flatMap(segment => {
    const told = [segment.who, segment.pain, segment.find].map(said =>
      !said || said.source === 'judgement' ? '' : said.text,
    )
    const name = wordsAt(edits, segmentPlace(segment), segment.name)
    // The text about a group often only repeats its name. It is then left out.
    return told.some(text => text !== '')
      ? [[name, ...told.map(text => (text.includes(segment.name) ? '' : text))]]
      : []
  })
  if (rows.length === 0) return null
  // In guided mode the steps are the same for every venture, so they are left out.
  const steps = !read.reading ? [] : read.goToMarket.map(({ period, doing, until }) => [period, doing, until])
  return joined([
    table(['Segment', 'Who', 'What hurts', 'Where to find them'], rows),
    steps.length > 0 && `### How we reach them\n\n${table(['When', 'What we do', 'Until'], steps)}`,
  ])
}

const audiences: Record<PitchAudience, string> = {
  investor: 'To an investor',
  customer: 'To a customer',
  partner: 'To a partner',
}

/** Removes sentences with a gap that is shown as a blank in brackets. */
const withoutBlanks = (text: string): string =>
  text.includes('[')
    ? text
        .split(/(?<=[.!?])\s+|\n+/)
        .filter(sentence => !/\[[^\]]*\]/.test(sentence))
        .join(' ')
    : text

function pitch({ result, edits }: Written): string | null {
  const read = pitchResult.safeParse(result).data
  if (read?.kind !== 'pitches') return null
  return joined(
    read.pitches.map(({ audience, parts }) => {
      const said = parts.flatMap(({ part, text }) => {
        const words = withoutBlanks(wordsAt(edits, pitchPlace(audience, part), text))
        return words === '' ? [] : [`**${part}.** ${escapeCell(words)}`]
      })
      return said.length > 0 && `### ${audiences[audience]}\n\n${said.join('\n\n')}`
    }),
  )
}

export type HelpedId = Exclude<SectionId, 'forecast' | 'tests'>

/** The type of saved work that fills each section. */
export const helpedTypes: Record<HelpedId, OutputType> = {
  idea: 'idea_refinement',
  problem: 'problem_validation',
  market: 'market_research',
  competition: 'competitor_analysis',
  customers: 'customer_analysis',
  pitch: 'pitch_generation',
}
export const helpedIds = Object.keys(helpedTypes) as HelpedId[]
const writers = { idea, problem, market, competition, customers, pitch }

const wholeTexts = { idea_refinement: 1, market_research: 1, customer_analysis: 1, pitch_generation: 1 }

/** Null if a reader would learn nothing from the saved work: it has no result, or only open points. */
export function sectionOf(id: HelpedId, output: PlanOutput, sentence: string | null): string | null {
  // Results that were saved before results had types contain only text. The text of a simulation may be the whole
  // conversation.
  if (output.result == null && output.output_type in wholeTexts) return output.output_content.trim() || null
  const written = {
    result: output.result,
    edits: editsShape.safeParse(output.edits).data ?? {},
    sizing: output.sizing ?? null,
    sentence,
  }
  return writers[id](written)
}
