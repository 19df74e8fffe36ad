import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type {
  CompetitionDimension,
  CompetitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { competitionDimensions } from '../../../contracts/results/competitor-analysis.ts'
import { phrases } from '../../guide/phrases.ts'
import { besideSum } from '../../guide/sums.ts'
import { answersTo, isMoved, nextQuestion, readTalk, type Talk } from '../../guide/talk.ts'
import { writeAfter, writeTurn } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { labels, questions, texts } from './lines.ts'
import { writeReport } from './report.ts'

export type CompetitorAnalysisInput = Dated & { messages: ConversationMessage[]; background: string }

export const reportMarks = Object.values(texts).map(({ lossesLead }) => `**${lossesLead}**`)
const fewestAnswers = 3

export function talkOf({
  messages,
  background,
  language,
}: CompetitorAnalysisInput): Talk<CompetitionDimension> {
  return readTalk(questions, messages, { around: [background], marks: reportMarks, labels, language })
}

export function playbook(input: CompetitorAnalysisInput): CompetitorAnalysisResult {
  const talk = talkOf(input)
  const { language } = talk
  const next = nextQuestion(questions, talk)
  const isEnough = talk.pairs.length >= fewestAnswers
  const wantsReport = talk.step === 'wants-result' && (isEnough || talk.hasResult)
  const after = writeAfter(talk, texts[language].labels)
  if (after) return { kind: 'turn', ...after, dimension: null, standing: {} }
  if (!next && !talk.pairs.length)
    return {
      kind: 'turn',
      reaction: phrases[language].nothingSaid,
      question: '',
      weakness: null,
      dimension: null,
      standing: {},
    }
  if (isMoved(talk) || !next || wantsReport) return writeReport(talk, input.today)
  const note =
    talk.step === 'wants-result' ? phrases[language].tooEarly(talk.pairs.length, fewestAnswers) : null
  const standing = Object.fromEntries(
    competitionDimensions.map(id => [id, answersTo(talk, id).length ? 2 : 0]),
  ) as Record<CompetitionDimension, number>
  const last = talk.pairs.at(-1)
  const sum = last?.question.topic === 'price' ? besideSum(last.answer, language) : null
  const turn = writeTurn(talk, next, { opening: texts[language].opening, sum, note })
  return { kind: 'turn', ...turn, dimension: next.topic, standing }
}
