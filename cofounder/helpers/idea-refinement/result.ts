import {
  type IdeaCanvas,
  type IdeaChange,
  type IdeaRefinementResult,
  type IdeaState,
  ideaLabels,
} from '../../../contracts/results/idea-refinement.ts'
import { renderClosing } from '../../closing.ts'
import { cell } from '../../language/phrases.ts'

function renderChanges(changes: readonly IdeaChange[], version: number): string {
  if (!changes.length || version === 1) return ''
  const lines = changes.map(({ field, from, to }) =>
    from ? `- ${ideaLabels[field]}: ~~${from}~~ → **${to}**` : `- ${ideaLabels[field]}: new, **${to}**`,
  )
  return `What changed:\n\n${lines.join('\n')}`
}

function renderSentence(version: number, sentence: string): string {
  return `**Your idea, version ${version}**\n\n> ${sentence}`
}

function renderCanvas(result: IdeaCanvas): string {
  const rows = result.canvas.map(
    ({ box, text, ask }) => `| ${box} | ${text ? cell(text) : `*open:* ${cell(ask)}`} |`,
  )
  return [
    renderSentence(result.version, result.sentence),
    renderChanges(result.changes, result.version),
    `**Lean canvas** (your words; open boxes are questions to take outside)\n\n| Box | |\n|---|---|\n${rows.join('\n')}`,
    renderClosing(result.closing),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A sentence of gaps alone helps nobody. */
function hasContent(fields: IdeaState): boolean {
  return Object.values(fields).some(value => value !== null)
}

export function render(result: IdeaRefinementResult): string {
  if (result.kind === 'canvas') return renderCanvas(result)
  return [
    result.reaction,
    hasContent(result.fields) && result.question ? renderSentence(result.version, result.sentence) : '',
    result.question ? renderChanges(result.changes, result.version) : '',
    result.question,
  ]
    .filter(Boolean)
    .join('\n\n')
}
