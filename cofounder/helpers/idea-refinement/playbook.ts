import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type { IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import type { Dated } from '../../helper.ts'
import { react } from '../../interview/reaction.ts'
import { nextQuestion } from '../../interview/state.ts'
import { toPlainText } from '../../language/clean.ts'
import { writeCanvas } from './canvas.ts'
import { fields } from './fields.ts'
import { compareIdeas, countVersions, type Idea, readIdea } from './idea.ts'
import { partnerVoice } from './voice.ts'

export type IdeaRefinementInput = Dated & {
  messages: ConversationMessage[]
  /** The idea as first entered; the first message says it again or not. */
  idea: string
}

export const canvasMark = '**Lean canvas**'
const asksForCanvas =
  /\b(?:canvas|summary|sum (?:it|this) up|wrap up|finish|i'?m done|that'?s all|final version)\b/i
const mostAnswers = 9

/** The entered idea usually is the first message too; it must not count twice. */
export function startOf(input: IdeaRefinementInput): string {
  const idea = toPlainText(input.idea)
  const first = input.messages.find(message => message.role === 'user')
  return first && toPlainText(first.content).includes(idea) ? '' : idea
}

export function isCanvasDue(idea: Idea, messages: readonly ConversationMessage[]): boolean {
  const last = idea.state.last?.text ?? ''
  const lastCanvas = messages.findLastIndex(it => it.role === 'assistant' && it.content.includes(canvasMark))
  const since = messages.slice(lastCanvas + 1).filter(it => it.role === 'user').length
  const wanted = asksForCanvas.test(last) && last.length < 160
  if (lastCanvas >= 0) return since >= 3 || wanted
  return (wanted && idea.state.answers.length >= 2) || idea.state.answers.length >= mostAnswers
}

export function playbook(input: IdeaRefinementInput): IdeaRefinementResult {
  const start = startOf(input)
  const idea = readIdea(input.messages, start)
  const lastUser = input.messages.findLastIndex(message => message.role === 'user')
  const before = readIdea(input.messages.slice(0, Math.max(0, lastUser)), start)
  const changes = compareIdeas(before.fields, idea.fields)
  const version = countVersions(input.messages, changes)
  const next = nextQuestion(fields, idea.state)
  const hasCanvas = idea.state.said.includes(canvasMark)
  if (idea.state.last && (isCanvasDue(idea, input.messages) || (!next && !hasCanvas))) {
    return writeCanvas(idea, version, changes, input.today)
  }
  const about = fields.find(field => field.id === idea.state.last?.about)
  const reaction = idea.state.last
    ? react(idea.state, partnerVoice, {
        label: about ? `the ${about.label.toLowerCase()}` : 'that',
        withSum: about?.id === 'problem',
        wantsNumber: about?.id === 'revenue' && idea.state.standings.revenue.score < 3,
      })
    : {
        text: 'Let us make it sharp enough that a stranger can repeat it. One question at a time.',
        weakness: null,
      }
  return {
    kind: 'turn',
    version,
    sentence: idea.sentence,
    changes,
    fields: idea.fields,
    reaction: reaction.text,
    question: next?.question ?? 'Which word in that sentence would you still like to change?',
    field: next?.dimension ?? null,
    weakness: reaction.weakness,
  }
}
