import {
  type IdeaCanvas,
  type IdeaChange,
  type IdeaRefinementResult,
  ideaFields,
} from '../../../contracts/results/idea-refinement.ts'
import { renderClosing } from '../../closing.ts'
import { phrases } from '../../guide/phrases.ts'
import { renderChanges as renderMoved } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import type { Language } from '../../language/recognise.ts'
import { texts } from './lines.ts'

function renderChanges(changes: readonly IdeaChange[], language: Language): string {
  const say = texts[language]
  return changes.map(({ field, to }) => `${say.changed} ${say.labels[field]} – ${to}`).join('\n')
}

function renderSentence(version: number, sentence: string, language: Language): string {
  const lines = sentence.split('\n').map(line => `> ${line}`)
  return `**${texts[language].version} ${version}**\n\n${lines.join('\n>\n')}`
}

export const renderCanvasHead = (language: Language) =>
  `**${texts[language].canvasLead}**\n\n| | |\n|---|---|`

export function renderBox({ box, text, ask }: IdeaCanvas['canvas'][number], language: Language): string {
  const say = texts[language]
  const [name] = say.boxes[box]
  return `| ${name} | ${text ? cell(text) : `*${say.openBox}* ${cell(ask)}`} |`
}

/** What a model writes after the boxes. */
export function renderCanvasRest(result: IdeaCanvas): string {
  const { language = 'en' } = result.closing
  const sentence = renderSentence(result.version, result.sentence, language)
  const moved = renderMoved({ changes: result.moved ?? [] }, language)
  return [moved, sentence, renderClosing(result.closing), texts[language].done].filter(Boolean).join('\n\n')
}

function renderCanvas(result: IdeaCanvas): string {
  const { language = 'en' } = result.closing
  const rows = result.canvas.map(box => renderBox(box, language))
  return [
    renderSentence(result.version, result.sentence, language),
    result.changes.some(({ from }) => from) ? phrases[language].replaceHint : '',
    renderMoved({ changes: result.moved ?? [] }, language),
    [renderCanvasHead(language), ...rows].join('\n'),
    renderClosing(result.closing),
    texts[language].done,
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function render(result: IdeaRefinementResult): string {
  if (result.kind === 'canvas') return renderCanvas(result)
  const { language = 'en', version, changes, fields, reaction, question, sentence } = result
  // One answer is shown by itself; the whole idea once it has three parts, so that a turn stays short.
  const parts = ideaFields.filter(id => fields[id] !== null).length
  const shown = parts >= 3 ? renderSentence(version, sentence, language) : renderChanges(changes, language)
  return [question ? shown : '', reaction, question].filter(Boolean).join('\n\n')
}
