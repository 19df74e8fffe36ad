// The lean canvas: an answer lands in the box it was asked for, whole; the others stay open.

import { canvasBoxes, type IdeaCanvas, type IdeaField } from '../../../contracts/results/idea-refinement.ts'
import { datedActions } from '../../closing.ts'
import type { Talk } from '../../guide/talk.ts'
import { countWords, splitSentences } from '../../language/clean.ts'
import { colon } from '../../language/colon.ts'
import { type Idea, writeIdea } from './idea.ts'
import { texts } from './lines.ts'
import type { Box } from './texts/texts.ts'

export const fieldOf: Partial<Record<Box, IdeaField>> = {
  Problem: 'problem',
  'Customer segments': 'customer',
  'Unique value proposition': 'difference',
  Solution: 'solution',
  'Revenue streams': 'revenue',
}

/** "late" says nothing that a stranger could test. */
const fewestWords = 4

export function writeCanvas(talk: Talk<IdeaField>, start: string, today: string): IdeaCanvas {
  const { language } = talk
  const say = texts[language]
  const idea: Idea = writeIdea(talk, start)
  const { risk, problem } = idea.fields
  const isThin = countWords(problem ?? '') < fewestWords
  const [tell] = splitSentences(say.testFirst)
  const [first, , last] = say.actions
  return {
    kind: 'canvas',
    ...idea,
    canvas: canvasBoxes.map(box => {
      const field = fieldOf[box]
      return { box, text: field ? idea.fields[field] : null, ask: say.boxes[box][1] }
    }),
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(talk.pairs.length + talk.added.length) },
      counterArgument: say.counter,
      testFirst: isThin
        ? say.thin
        : risk
          ? `${say.testFirst} ${say.labels.risk}${colon(language)} ${risk}`
          : (tell ?? ''),
      // There is no test of an assumption that nobody named.
      nextActions: datedActions(
        today,
        risk ? say.actions : [first, `${say.labels.risk}${colon(language)} ${say.questions.risk[0]}`, last],
      ),
    },
  }
}
