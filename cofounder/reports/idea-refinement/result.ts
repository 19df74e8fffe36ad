import type { IdeaCanvas, IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { boxName } from '../../../venture/records/idea/canvas.ts'
import { mostWords } from '../../../venture/records/idea/sums.ts'
import { renderClosing } from '../../closing.ts'
import { toPlainText } from '../../language/clean.ts'
import { cell, listUnder, paragraphs } from '../../language/markdown.ts'
import { voiceIn } from '../../language/voice.ts'

const lines = (text: string) => text.split('\n').map(line => `> ${line}`)

/** Prints the result without the closing, because a model may write the closing. */
export function renderHead(result: IdeaCanvas): string {
  const voice = voiceIn(result.closing.language ?? 'en')
  const { say } = voice
  const { version, sentence, words, earns = [], moved = [], lead = '' } = result
  const counted = words
    ? say('idea.words', { count: words, most: mostWords, isOver: words > mostWords ? 'yes' : 'no' })
    : say('idea.first')
  const rows = result.canvas.map(({ box, text, ask }) => {
    const said = text ? cell(toPlainText(text)) : `*${say('idea.canvas.open')}* ${cell(ask)}`
    return `| ${boxName(box, voice)} | ${said} |`
  })
  return paragraphs([
    lead && `**${lead}**`,
    `**${say('idea.version', { version })}** (${counted})\n\n${lines(sentence).join('\n>\n')}`,
    listUnder(say('idea.moved'), moved),
    listUnder(say('idea.earns.lead'), earns),
    [`**${say('idea.canvas.lead')}**\n\n| | |\n|---|---|`, ...rows].join('\n'),
  ])
}

export function render(result: IdeaRefinementResult): string {
  if (result.kind === 'canvas') return `${renderHead(result)}\n\n${renderClosing(result.closing)}`
  return paragraphs([result.reaction, result.question])
}
