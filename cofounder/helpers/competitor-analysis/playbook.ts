import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type {
  CompetitionDimension,
  CompetitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import type { Dated } from '../../helper.ts'
import { type Closing, isClosingDue } from '../../interview/closing-due.ts'
import { chooseLine, react } from '../../interview/reaction.ts'
import { type Interview, nextQuestion, readInterview, scoresOf } from '../../interview/state.ts'
import { excerpt, quote } from '../../language/phrases.ts'
import { readText } from '../../language/reading.ts'
import { dimensions, openingQuestion, saysNoRivals } from './dimensions.ts'
import { writeReport } from './report.ts'
import { noRivalLines, rivalVoice } from './voice.ts'

export type CompetitorAnalysisInput = Dated & { messages: ConversationMessage[]; background: string }

export const reportMark = '**Where you would lose today**'
export const closing: Closing = {
  mark: reportMark,
  asked:
    /\b(?:report|summary|table|compar(?:e|ison)|verdict|results?|sum (?:it|this) up|wrap up|finish|i'?m done|that'?s all)\b/i,
  mostAnswers: 11,
  leastAgain: 1,
}

export function readState(input: CompetitorAnalysisInput): Interview<CompetitionDimension> {
  return readInterview(dimensions, input.messages, input.background)
}

function opening(
  input: CompetitorAnalysisInput,
  state: Interview<CompetitionDimension>,
): CompetitorAnalysisResult {
  const [idea] = readText(input.background)
  const stage =
    'I lead product at the company whose customers you want. My job is to find out, politely, whether I need to worry about you. One question at a time; at the end you get the comparison and the places where you would lose to me today.'
  const lead = idea ? `I read that you plan ${quote(excerpt(idea))}.` : 'So, you are coming for my customers.'
  return {
    kind: 'turn',
    reaction: `${stage}\n\n${lead}`,
    question: idea ? (dimensions[0]?.questions[0] ?? '') : openingQuestion,
    dimension: 'direct',
    weakness: null,
    standing: scoresOf(state),
  }
}

export function playbook(input: CompetitorAnalysisInput): CompetitorAnalysisResult {
  const state = readState(input)
  const { last } = state
  if (!last) return opening(input, state)
  const next = nextQuestion(dimensions, state)
  const hasReport = state.said.includes(reportMark)
  if (isClosingDue(state, input.messages, closing) || (!next && !hasReport)) {
    return writeReport(state, input.background, input.today)
  }
  const about = dimensions.find(dimension => dimension.id === last.about)
  const claim = saysNoRivals(last.text)
  const reaction = claim
    ? {
        text: chooseLine(noRivalLines, state).replace('{words}', quote(claim)),
        weakness: { name: 'generality', words: claim },
      }
    : react(state, rivalVoice, {
        label: about?.label ?? 'that',
        withSum: false,
        wantsNumber: about?.id === 'price',
      })
  return {
    kind: 'turn',
    reaction: reaction.text,
    question: next?.question ?? 'I have what I need. Ask for the report again when something has changed.',
    dimension: next?.dimension ?? null,
    weakness: reaction.weakness,
    standing: scoresOf(state),
  }
}
