import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type {
  ProblemValidationResult,
  ValidationDimension,
} from '../../../contracts/results/problem-validation.ts'
import { validationDimensions, validationLabels } from '../../../contracts/results/problem-validation.ts'
import type { Dated } from '../../helper.ts'
import { asksForClosing, type Closing, isClosingDue } from '../../interview/closing-due.ts'
import { react } from '../../interview/reaction.ts'
import { type Interview, nextQuestion, readInterview, scoresOf } from '../../interview/state.ts'
import { toPlainText } from '../../language/clean.ts'
import { excerpt, quote } from '../../language/phrases.ts'
import { readText } from '../../language/reading.ts'
import { dimensions } from './dimensions.ts'
import { writeScorecard } from './scorecard.ts'
import { customerVoice } from './voice.ts'

export type ProblemValidationInput = Dated & {
  messages: ConversationMessage[]
  /** The project's description, when the founder has written one. */
  background: string
}

const scorecardMark = '**Verdict:'
const countable: readonly ValidationDimension[] = ['frequency', 'intensity', 'money', 'evidence', 'reach']
export const closing: Closing = {
  mark: scorecardMark,
  asked:
    /\b(?:verdict|score ?card|score me|my score|results?|sum (?:it|this) up|wrap up|finish|end (?:the )?(?:interview|simulation)|how did i do|i'?m done|that'?s all)\b/i,
  mostAnswers: 12,
  leastAgain: 2,
}

export function readState(input: ProblemValidationInput): Interview<ValidationDimension> {
  return readInterview(dimensions, input.messages, input.background)
}

function opening(
  input: ProblemValidationInput,
  state: Interview<ValidationDimension>,
): ProblemValidationResult {
  const [idea] = readText(input.background)
  const stage =
    'I am the customer you hope to win: busy, sceptical, and polite only to people who waste none of my time. I will ask about my problem, not about your product, one question at a time. At the end you get a scorecard.'
  const lead = idea ? `You wrote ${quote(excerpt(idea))}. Before I believe a word of it:` : 'So tell me:'
  return {
    kind: 'turn',
    reaction: `${stage}\n\n${lead}`,
    question: dimensions[0]?.questions[0] ?? '',
    dimension: 'problem',
    weakness: null,
    standing: scoresOf(state),
  }
}

export function playbook(input: ProblemValidationInput): ProblemValidationResult {
  const state = readState({ ...input, background: toPlainText(input.background) })
  const { last } = state
  if (!last) return opening(input, state)
  const next = nextQuestion(dimensions, state)
  const hasCard = state.said.includes(scorecardMark)
  if (isClosingDue(state, input.messages, closing) || (!next && !hasCard))
    return writeScorecard(state, input.today)
  const about = dimensions.find(dimension => dimension.id === last.about)
  const reaction =
    hasCard && asksForClosing(last.text, closing)
      ? { text: 'The scorecard above still stands; nothing has been added since.', weakness: null }
      : react(state, customerVoice, {
          label: about?.label ?? 'that',
          withSum: true,
          wantsNumber:
            about !== undefined && countable.includes(about.id) && state.standings[about.id].score < 3,
        })
  const moved = hasCard && !closing.asked.test(last.text) ? describeMove(input, state) : null
  return {
    kind: 'turn',
    reaction: [reaction.text, moved].filter(Boolean).join('\n\n'),
    question: next?.question ?? lastWord(state),
    dimension: next?.dimension ?? null,
    weakness: reaction.weakness,
    standing: scoresOf(state),
  }
}

/** What the last answer changed on the scorecard. */
function describeMove(input: ProblemValidationInput, state: Interview<ValidationDimension>): string {
  const before = readState({
    ...input,
    messages: input.messages.slice(0, input.messages.findLastIndex(isUser)),
  })
  const moves = validationDimensions.flatMap(id => {
    const [from, to] = [before.standings[id].score, state.standings[id].score]
    return to > from ? [`**${validationLabels[id]}** moves from ${from} to ${to}`] : []
  })
  return moves.length ? `${moves.join(', ')} on your scorecard.` : 'That changes nothing on your scorecard.'
}

function isUser(message: ConversationMessage): boolean {
  return message.role === 'user'
}

function lastWord(state: Interview<ValidationDimension>): string {
  const line = 'Which of the three tests will you run first, and on which day?'
  return state.said.includes(line)
    ? 'I have no further questions. Bring me what people did, and ask for the verdict again.'
    : line
}
