import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { IdeaField, IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { knownFor } from '../../guide/known.ts'
import { phrases } from '../../guide/phrases.ts'
import { readTalk } from '../../guide/read-talk.ts'
import { isMoved, nextQuestion, type Talk } from '../../guide/talk.ts'
import { writeAfter, writeTurn } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { toPlainText } from '../../language/clean.ts'
import { writeCanvas } from './canvas.ts'
import { writeIdea } from './idea.ts'
import { answering, labels, questions, texts } from './lines.ts'

export type IdeaRefinementInput = Dated & {
  messages: ConversationMessage[]
  /** The idea as first entered; the first message says it again or not. */
  idea: string
}

export const canvasMarks = Object.values(texts).map(({ canvasLead }) => `**${canvasLead}**`)
const fewestAnswers = 2

/** The idea as it was entered, in the form or as the first message. */
function startOf({ idea }: IdeaRefinementInput, talk: Talk<IdeaField>): string {
  return toPlainText(idea) || (talk.before[0] ?? '')
}

export function talkOf({ messages, idea, language, memory }: IdeaRefinementInput): Talk<IdeaField> {
  const known = knownFor(memory?.facts, answering)
  return readTalk(questions, messages, { around: [idea], marks: canvasMarks, labels, language, known })
}

export function playbook(input: IdeaRefinementInput): IdeaRefinementResult {
  const talk = talkOf(input)
  const start = startOf(input, talk)
  const next = nextQuestion(questions, talk)
  const isEnough = talk.pairs.length >= fewestAnswers || talk.hasResult
  const language = talk.language !== 'en' && { language: talk.language }
  const after = writeAfter(talk, texts[talk.language].labels)
  if (after) return { kind: 'turn', ...writeIdea(talk, start), ...after, field: null, ...language }
  if (isMoved(talk) || !next || (talk.step === 'wants-result' && isEnough))
    return writeCanvas(talk, start, input.today)
  const note =
    talk.step === 'wants-result' ? phrases[talk.language].tooEarly(talk.pairs.length, fewestAnswers) : null
  const turn = writeTurn(talk, next, { opening: texts[talk.language].opening, note })
  return {
    kind: 'turn',
    ...writeIdea(talk, start),
    ...turn,
    field: next.topic,
    ...language,
  }
}
