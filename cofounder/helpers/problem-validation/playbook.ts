import type { ConversationMessage } from '../../../contracts/conversation.ts'
import type {
  ProblemValidationResult,
  ValidationDimension,
} from '../../../contracts/results/problem-validation.ts'
import { hasFigure } from '../../guide/figures.ts'
import { phrases } from '../../guide/phrases.ts'
import { costSum, paidSum, reachSum } from '../../guide/sums.ts'
import { answersTo, isMoved, nextQuestion, readTalk, type Talk } from '../../guide/talk.ts'
import { writeAfter, writeTurn } from '../../guide/turn.ts'
import type { Alarm } from '../../harm/trip-wire.ts'
import type { Dated } from '../../helper.ts'
import { labels, questions, texts } from './lines.ts'
import { standingOf, writeScorecard, writeStop } from './scorecard.ts'

export type ProblemValidationInput = Dated & {
  messages: ConversationMessage[]
  /** The project's description, when the founder has written one. */
  background: string
}

export const scorecardMarks = ['**Verdict:']
/** Not before six answers. */
const fewestAnswers = 6

export function talkOf({
  messages,
  background,
  language,
}: ProblemValidationInput): Talk<ValidationDimension> {
  return readTalk(questions, messages, { around: [background], marks: scorecardMarks, labels, language })
}

/** Arithmetic on the answer just filed and those before it. */
function sumOf(talk: Talk<ValidationDimension>): string | null {
  const { language } = talk
  const last = talk.pairs.at(-1)
  if (!last) return null
  const said = (id: ValidationDimension) =>
    answersTo(talk, id)
      .map(({ answer }) => answer)
      .join('\n')
  switch (last.question.topic) {
    case 'intensity':
      return costSum(said('frequency'), last.answer, language)
    case 'money':
      return paidSum(last.answer, language)
    case 'reach':
      return reachSum(last.answer, said('money'), language)
    default:
      return null
  }
}

export function playbook(input: ProblemValidationInput): ProblemValidationResult {
  const talk = talkOf(input)
  const next = nextQuestion(questions, talk, answer => hasFigure(answer, talk.language))
  const isEnough = talk.pairs.length >= fewestAnswers
  const wantsCard = talk.step === 'wants-result' && (isEnough || talk.hasResult)
  const after = writeAfter(talk, texts[talk.language].labels)
  if (after) return { kind: 'turn', ...after, dimension: null, standing: standingOf(talk) }
  if (isMoved(talk) || !next || wantsCard) return writeScorecard(talk, input.today)
  const note =
    talk.step === 'wants-result' ? phrases[talk.language].tooEarly(talk.pairs.length, fewestAnswers) : null
  const turn = writeTurn(talk, next, { opening: texts[talk.language].opening, sum: sumOf(talk), note })
  return { kind: 'turn', ...turn, dimension: next.topic, standing: standingOf(talk) }
}

/** A permission asked for and not named ends the interview; anything else is answered by the alarm alone. */
export function onAlarm(input: ProblemValidationInput, alarm: Alarm): ProblemValidationResult | null {
  return alarm.kind === 'unlawful' && alarm.again ? writeStop(talkOf(input), input.today) : null
}
