// The lean canvas of a record. Each box contains the founder's own texts and figures.
import type { IdeaAnswers, IdeaQuestion, IdeaRecord } from '../../../contracts/idea-record.ts'
import { type CanvasBox, canvasBoxes, type IdeaCanvas } from '../../../contracts/results/idea-refinement.ts'
import type { ValidationQuestion } from '../../../contracts/validation-record.ts'
import { figuresOf } from '../print-answer.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { fieldsOf } from './form.ts'
import type { Beside } from './sums.ts'

/**
 * The question that fills each box. `field`: only this field fills the box, because the text of the answer fills
 * another box.
 */
const cells: Record<CanvasBox, { question: IdeaQuestion; field?: string }> = {
  Problem: { question: 'problem' },
  'Customer segments': { question: 'customer' },
  'Unique value proposition': { question: 'instead', field: 'better' },
  Solution: { question: 'solution' },
  Channels: { question: 'channel' },
  'Revenue streams': { question: 'earn' },
  'Cost structure': { question: 'costs' },
  'Key metrics': { question: 'metric' },
  'Unfair advantage': { question: 'edge' },
}

/** For boxes that the founder left empty: the question of the problem validation whose text fills the box instead. */
export const elsewhere: Partial<Record<IdeaQuestion, ValidationQuestion>> = {
  problem: 'problem',
  customer: 'who',
  channel: 'reach',
}

/** Fields that are not listed in their box. Another box shows them, or only calculations use them. */
const besideCell: readonly string[] = ['risk', 'seen', 'better', 'of', 'counts']

function cellOf(box: CanvasBox, answers: IdeaAnswers, voice: Voice, beside: Beside): string | null {
  const { question, field } = cells[box]
  const figures = figuresOf({ fieldsOf }, question, answers, voice)
  if (field) return figures.find(({ id }) => id === field)?.text ?? null
  const line = figures
    .flatMap(({ id, label, text, isUnknown }) =>
      text && !isUnknown && !besideCell.includes(id) ? [`${label}${voice.colon}${text}`] : [],
    )
    .join(' · ')
  const there = elsewhere[question]
  const known = there && beside?.[there]?.words?.trim()
  const source = known && ` (${voice.say('prefill.helper', { helper: 'problem_validation' })})`
  const words = answers[question]?.words?.trim() || (known && `${known}${source}`)
  return [words, line].filter(Boolean).join(' · ') || null
}

export const canvasOf = (
  { answers }: IdeaRecord,
  voice: Voice,
  beside: Beside = null,
): IdeaCanvas['canvas'] =>
  canvasBoxes.map(box => ({
    box,
    text: cellOf(box, answers, voice, beside),
    ask: voice.say(`idea.ask.${cells[box].question}`),
    question: cells[box].question,
  }))

export const boxName = (box: CanvasBox, { say }: Voice): string =>
  say(`idea.box.${box.toLowerCase().replaceAll(' ', '-')}` as MessageKey)

/**
 * Returns the idea's sentence and its version. The idea as first entered is version 1. Each later sentence of the
 * founder is one version more.
 */
export function sentenceOf(
  { answers, history = [] }: IdeaRecord,
  entered: string,
): { version: number; sentence: string; isOwn: boolean } {
  const written = answers.sentence?.words?.trim()
  if (!written) return { version: 1, sentence: entered.trim() || '…', isOwn: false }
  const before = history.filter(({ question }) => question === 'sentence').length
  return { version: 2 + before, sentence: written, isOwn: true }
}
