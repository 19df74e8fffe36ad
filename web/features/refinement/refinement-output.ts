import { escapeCell } from '../../../contracts/escape-cell.ts'
import type { AnsweredBy } from '../../../contracts/outputs.ts'
import type { Edits } from '../../../contracts/result-notes.ts'
import { notesInOutput, type ResultNotes, wordsAt } from '../../../contracts/result-notes.ts'
import { canvasPlace } from '../../../contracts/result-places.ts'
import {
  type IdeaCanvas,
  type IdeaRefinementResult,
  ideaFields,
  ideaLabels,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'

type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy | undefined
  result?: unknown
}

/** The refinement as it is saved: the idea as it stands now is the text. */
export function refinementOutput(messages: readonly Line[], notes: ResultNotes) {
  const latest = messages.findLast(({ role }) => role === 'assistant')
  const results = resultsOf(messages)
  return {
    input: {
      idea: messages.find(({ role }) => role === 'user')?.content ?? '',
      messages: messages.map(({ role, content, timestamp }) => ({ role, content, timestamp })),
    },
    content: ideaDocument(results, notes.edits) ?? latest?.content ?? '',
    metadata: {
      ...notesInOutput(notes),
      conversation_type: 'idea-refinement',
      timestamp: new Date().toISOString(),
      data_quality: 'ai-estimated',
      answered_by: latest?.answeredBy ?? null,
      result: latest?.result ?? null,
    },
  }
}

/** The one-sentence version the conversation has reached, where the answer says it. */
export function sentenceOf(messages: readonly Line[]): { version: number; sentence: string } | null {
  return resultsOf(messages)[0] ?? null
}

/** Newest first. */
function resultsOf(messages: readonly Line[]): IdeaRefinementResult[] {
  return messages.toReversed().flatMap(({ result }) => ideaRefinementResult.safeParse(result).data ?? [])
}

/** What a reader of the plan wants: the sentence and the canvas, not the question the talk happens to stand at. */
function ideaDocument(results: readonly IdeaRefinementResult[], edits: Edits): string | null {
  const [latest] = results
  if (!latest) return null
  const canvas = latestCanvas(results)
  return [
    `**The idea, version ${latest.version}**`,
    `> ${latest.sentence}`,
    canvas ? canvasTable(canvas, edits) : fieldsTable(latest),
  ].join('\n\n')
}

export { canvasPlace }

const latestCanvas = (results: readonly IdeaRefinementResult[]): IdeaCanvas | null =>
  results.find(result => result.kind === 'canvas') ?? null

/** The canvas the talk has reached; the talk may have gone on since. */
export const canvasOf = (messages: readonly Line[]) => latestCanvas(resultsOf(messages))

function canvasTable({ canvas }: IdeaCanvas, edits: Edits): string {
  const rows = canvas.map(({ box, text, ask }) =>
    row(box, wordsAt(edits, canvasPlace(box), text ?? '') || `Open: ${ask}`),
  )
  return ['**Lean canvas**', ['| Box | What we know |', '| --- | --- |', ...rows].join('\n')].join('\n\n')
}

function fieldsTable({ fields }: IdeaRefinementResult): string {
  const rows = ideaFields.map(field => row(ideaLabels[field], fields[field] ?? 'Open'))
  return ['| Part | What we know |', '| --- | --- |', ...rows].join('\n')
}

const row = (name: string, text: string) => `| ${name} | ${escapeCell(text)} |`

/** The idea is what the founder wrote first: the co-founder may have opened the talk. */
export const firstWords = (messages: readonly { role: string; content: string }[]): string | null =>
  messages.find(({ role }) => role === 'user')?.content ?? null
