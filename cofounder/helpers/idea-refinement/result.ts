import {
  type IdeaCanvas,
  type IdeaChange,
  type IdeaRefinementResult,
  ideaFields,
} from '../../../contracts/results/idea-refinement.ts'
import { renderClosing } from '../../closing.ts'
import { phrases } from '../../guide/phrases.ts'
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

function renderCanvas(result: IdeaCanvas): string {
  const { language = 'en' } = result.closing
  const say = texts[language]
  const rows = result.canvas.map(({ box, text, ask }) => {
    const [name] = say.boxes[box]
    return `| ${name} | ${text ? cell(text) : `*${say.openBox}* ${cell(ask)}`} |`
  })
  return [
    renderSentence(result.version, result.sentence, language),
    result.changes.some(({ from }) => from) ? phrases[language].replaceHint : '',
    `**${say.canvasLead}**\n\n| | |\n|---|---|\n${rows.join('\n')}`,
    renderClosing(result.closing),
    say.done,
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
