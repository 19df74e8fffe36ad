// The card before this one, as it stands in the talk: what moved since is seen.

import type { ConversationMessage } from '../../../contracts/conversation.ts'
import {
  type ValidationDimension,
  type ValidationScorecard,
  validationDimensions,
} from '../../../contracts/results/problem-validation.ts'
import { colon } from '../../language/colon.ts'
import { type Language, languages } from '../../language/recognise.ts'
import { labels, texts } from './lines.ts'
import { marks } from './texts/marks.ts'

/** The first is also how a card in another language began before. */
export const scorecardMarks = languages.map(language => `**${texts[language].verdict}`)

type LastCard = {
  /** "NOT YET 16/40" */
  named: string
  scores: ReadonlyMap<ValidationDimension, number>
}

export function lastCard(messages: readonly ConversationMessage[]): LastCard | null {
  const card = messages.findLast(
    ({ role, content }) => role === 'assistant' && scorecardMarks.some(mark => content.includes(mark)),
  )
  const [, verdict, total] = /\*\*\p{L}+ ?: ([A-Z ]+)\*\* \([^)]*?(\d+\/40)/u.exec(card?.content ?? '') ?? []
  if (!card || !verdict || !total) return null
  const scores = new Map<ValidationDimension, number>()
  for (const [, label, score] of card.content.matchAll(/^\| ([^|]+) \| (\d)\/5 \|/gm)) {
    const line = validationDimensions.find(id => languages.some(language => labels[language][id] === label))
    if (line) scores.set(line, Number(score))
  }
  return { named: `${verdict} ${total}`, scores }
}

/** The sum before, and each line whose score is another now. */
export function movedFrom(
  last: LastCard | null,
  scores: Readonly<Record<ValidationDimension, number>>,
  language: Language,
): Pick<ValidationScorecard, 'before' | 'changes'> {
  if (!last) return {}
  const changes = validationDimensions.flatMap(id => {
    const before = last.scores.get(id)
    return before === undefined || before === scores[id]
      ? []
      : [`**${texts[language].labels[id]}${colon(language)}** ${before}/5 → ${scores[id]}/5`]
  })
  return { before: `${marks[language].before} ${last.named}`, ...(changes.length && { changes }) }
}
