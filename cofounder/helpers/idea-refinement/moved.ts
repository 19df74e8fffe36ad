// What moved on the canvas since the one before it, as it stands in the talk.

import type { ConversationMessage } from '../../../contracts/conversation.ts'
import { canvasBoxes, type IdeaCanvas } from '../../../contracts/results/idea-refinement.ts'
import { phrases } from '../../guide/phrases.ts'
import { quoted } from '../../guide/turn.ts'
import { cell } from '../../language/cell.ts'
import { colon } from '../../language/colon.ts'
import { type Language, languages } from '../../language/recognise.ts'
import { texts } from './lines.ts'
import { canvasMarks } from './playbook.ts'

type Box = (typeof canvasBoxes)[number]

function lastBoxes(messages: readonly ConversationMessage[]): ReadonlyMap<Box, string> {
  const last = messages.findLast(
    ({ role, content }) => role === 'assistant' && canvasMarks.some(mark => content.includes(mark)),
  )
  const boxes = new Map<Box, string>()
  for (const [, name, text = ''] of last?.content.matchAll(/^\| ([^|]+) \| (.+) \|$/gm) ?? []) {
    const box = canvasBoxes.find(id => languages.some(language => texts[language].boxes[id][0] === name))
    if (box) boxes.set(box, text)
  }
  return boxes
}

export function movedBoxes(
  messages: readonly ConversationMessage[],
  boxes: IdeaCanvas['canvas'],
  language: Language,
): Pick<IdeaCanvas, 'moved'> {
  const before = lastBoxes(messages)
  const moved = boxes.flatMap(({ box, text }) => {
    const old = before.get(box)
    if (old === undefined || !text || cell(text) === old) return []
    const [name] = texts[language].boxes[box]
    // An open box held a question of ours, not words of theirs.
    const stood = old.startsWith('*') ? '' : ` (${phrases[language].before} ${quoted(old, language)})`
    return [`**${name}${colon(language)}** ${text}${stood}`]
  })
  return moved.length ? { moved } : {}
}
