import { escapeCell } from '../../../contracts/escape-cell.ts'
import { type IdeaRecord, ideaRecord } from '../../../contracts/idea-record.ts'
import type { AnsweredBy } from '../../../contracts/outputs.ts'
import type { Edits } from '../../../contracts/result-notes.ts'
import { notesInOutput, type ResultNotes, wordsAt } from '../../../contracts/result-notes.ts'
import { canvasPlace } from '../../../contracts/result-places.ts'
import {
  type IdeaCanvas,
  type IdeaRefinementResult,
  ideaLabels,
  ideaRefinementResult,
} from '../../../contracts/results/idea-refinement.ts'
import {
  boxName,
  canvasOf as canvasIn,
  sentenceOf as sentenceIn,
} from '../../../venture/records/idea/canvas.ts'
import type { Voice } from '../../../venture/records/voice.ts'

type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy | undefined
  result?: unknown
  answers?: { question: string; round: number } | undefined
  isEdited?: boolean | undefined
}

/** The answers in fields. Null if the conversation has none. */
export type ToldIdea = { record: IdeaRecord; voice: Voice }

export const toldIdea = (state: { record?: unknown }, voice: Voice | null): ToldIdea | null => {
  const record = ideaRecord.safeParse(state.record).data
  return record && voice ? { record, voice } : null
}

/** The idea refinement in the form of a saved output. Its text is the current idea. */
export function refinementOutput(
  messages: readonly Line[],
  notes: ResultNotes,
  told: ToldIdea | null = null,
) {
  const latest = messages.findLast(({ role }) => role === 'assistant')
  const result = ideaRefinementResult.safeParse(latest?.result).data
  return {
    input: {
      idea: messages.find(({ role }) => role === 'user')?.content ?? '',
      messages: messages.map(({ role, content, timestamp, answers, isEdited }) => ({
        role,
        content,
        timestamp,
        ...(answers && { answers }),
        ...(isEdited && { isEdited }),
      })),
      ...(told && { record: told.record }),
    },
    content: ideaDocument(messages, notes.edits, told) ?? latest?.content ?? '',
    metadata: {
      ...notesInOutput(notes),
      conversation_type: 'idea-refinement',
      timestamp: new Date().toISOString(),
      data_quality: 'ai-estimated',
      answered_by: latest?.answeredBy ?? null,
      // The result of a turn does not contain the canvas, so the canvas is added.
      result:
        told && result?.kind === 'turn'
          ? { ...result, canvas: canvasIn(told.record, told.voice) }
          : (latest?.result ?? null),
    },
  }
}

/** The latest sentence about the idea; null if there is none. */
export function sentenceOf(
  messages: readonly Line[],
  told: ToldIdea | null = null,
): { version: number; sentence: string } | null {
  if (told) return sentenceIn(told.record, firstWords(messages) ?? '')
  return resultsOf(messages)[0] ?? null
}

/** The results of the conversation, newest first. */
function resultsOf(messages: readonly Line[]): IdeaRefinementResult[] {
  return messages.toReversed().flatMap(({ result }) => ideaRefinementResult.safeParse(result).data ?? [])
}

/** The text for readers of the plan: the sentence and the canvas, without the open question. */
function ideaDocument(messages: readonly Line[], edits: Edits, told: ToldIdea | null): string | null {
  const results = resultsOf(messages)
  const [latest] = results
  const sentence = sentenceOf(messages, told)
  if (!latest || !sentence) return null
  const canvas = told ? canvasIn(told.record, told.voice) : latestCanvas(results)?.canvas
  return [
    `**${told ? told.voice.say('idea.document', sentence) : `The idea, version ${sentence.version}`}**`,
    `> ${sentence.sentence.replaceAll('\n', '\n> ')}`,
    canvas ? canvasTable(canvas, edits, told?.voice) : latest.kind === 'turn' && fieldsTable(latest),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export { canvasPlace }

const latestCanvas = (results: readonly IdeaRefinementResult[]): IdeaCanvas | null =>
  results.find(result => result.kind === 'canvas') ?? null

/** The latest canvas. Newer messages may follow it. */
export const canvasOf = (messages: readonly Line[]) => latestCanvas(resultsOf(messages))

function canvasTable(canvas: IdeaCanvas['canvas'], edits: Edits, voice: Voice | undefined): string {
  const rows = canvas.map(({ box, text, ask }) =>
    row(
      voice ? boxName(box, voice) : box,
      wordsAt(edits, canvasPlace(box), text ?? '') ||
        (voice?.say('idea.box.open', { ask }) ?? `Open: ${ask}`),
    ),
  )
  const [lead, columns] = [voice?.say('idea.canvas.lead'), voice?.say('idea.columns')]
  const head = `| ${columns ?? 'Box | What we know'} |`
  return [`**${lead ?? 'Lean canvas'}**`, [head, '| --- | --- |', ...rows].join('\n')].join('\n\n')
}

/** Returns a table of the fields. It is only for conversations older than the canvas fields. */
function fieldsTable({ fields }: Extract<IdeaRefinementResult, { kind: 'turn' }>): string | null {
  if (!fields) return null
  const labels = Object.entries(ideaLabels) as [keyof typeof ideaLabels, string][]
  const rows = labels.map(([field, label]) => row(label, fields[field] ?? 'Open'))
  return ['| Part | What we know |', '| --- | --- |', ...rows].join('\n')
}

const row = (name: string, text: string) => `| ${name} | ${escapeCell(text)} |`

/** The idea is the founder's first message. A message of the co-founder may come before it. */
export const firstWords = (messages: readonly { role: string; content: string }[]): string | null =>
  messages.find(({ role }) => role === 'user')?.content ?? null
