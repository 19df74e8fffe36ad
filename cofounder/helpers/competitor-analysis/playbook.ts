import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type {
  CompetitionDimension,
  CompetitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { competitionDimensions } from '../../../contracts/results/competitor-analysis.ts'
import { hasMoney } from '../../guide/figures.ts'
import { knownFor } from '../../guide/known.ts'
import { phrases } from '../../guide/phrases.ts'
import { readTalk } from '../../guide/read-talk.ts'
import { besideSum } from '../../guide/sums.ts'
import { answersTo, isMoved, nextQuestion, type Talk } from '../../guide/talk.ts'
import { filedUnder, writeAfter, writeTurn } from '../../guide/turn.ts'
import type { Dated } from '../../helper.ts'
import { answering, labels, questions, texts } from './lines.ts'
import { countPrices } from './prices.ts'
import { priced, writeReport } from './report.ts'

export type CompetitorAnalysisInput = Dated & { messages: ConversationMessage[]; background: string }

export const reportMarks = Object.values(texts).map(({ lossesLead }) => `**${lossesLead}**`)
const fewestAnswers = 3

/** What is said of the founder's own offer, its price apart. */
const isOwn: readonly CompetitionDimension[] = ['positioning', 'switching', 'moat']

export function talkOf({
  messages,
  background,
  language,
  memory,
}: CompetitorAnalysisInput): Talk<CompetitionDimension> {
  return readTalk(questions, messages, {
    around: [background],
    marks: reportMarks,
    labels,
    elsewhere: priceElsewhere,
    language,
    known: knownFor(memory?.facts, answering),
  })
}

/** Two prices said to one of the last questions are the comparison that was asked for before and is open. */
function priceElsewhere(text: string, talk: Talk<CompetitionDimension>): CompetitionDimension | null {
  const { current, language } = talk
  const isLate = current?.topic === 'switching' || current?.topic === 'moat'
  const isPrice = isLate && hasMoney(text, language) && countPrices(text, language) > 1
  return isPrice && !answersTo(priced(talk), 'price').length ? 'price' : null
}

/** A price that is none leaves its line open; money said of anything but a rival may belong to the price. */
function whereFiled(talk: Talk<CompetitionDimension>): string | null {
  const last = talk.pairs.at(-1)
  if (!last) return null
  const { language } = talk
  const { question, answer } = last
  const isOpen = question.topic === 'price' && !countPrices(answer, language)
  const isFit =
    question.topic === 'direct'
      ? question.isAnswered(answer, language)
      : !isOpen && (!isOwn.includes(question.topic) || !hasMoney(answer, language))
  return filedUnder(talk, texts[language].labels, { isFit, isOpen })
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
    competitionDimensions.map(id => [id, answersTo(priced(talk), id).length ? 2 : 0]),
  ) as Record<CompetitionDimension, number>
  const last = talk.pairs.at(-1)
  const isPrice = last?.question.topic === 'price'
  // Without a price of their own nothing is said about what theirs is for.
  const isBare = isPrice && next.topic === 'price' && !countPrices(last.answer, language)
  const turn = writeTurn(talk, next, {
    opening: texts[language].opening,
    sum: isBare ? '' : isPrice ? besideSum(last.answer, language) : null,
    note,
    where: whereFiled(talk),
  })
  return { kind: 'turn', ...turn, dimension: next.topic, standing }
}
