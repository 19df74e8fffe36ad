// The card of guided mode: question and answer pairs complete, no line above 2, NOT YET with three things to find out.
import type {
  ValidationDimension,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { validationDimensions } from '../../../contracts/results/problem-validation.ts'
import { datedActions } from '../../closing.ts'
import { hasFigure, isZero } from '../../guide/figures.ts'
import { answersTo, type Talk } from '../../guide/talk.ts'
import { lawfulSteps, writtenAnswer } from '../../harm/answers.ts'
import { texts } from './lines.ts'

type ValidationTalk = Talk<ValidationDimension>

/** Without marks an answer counts as told; money, reach and evidence only where a figure came with it. */
export function scoreOf(talk: ValidationTalk, id: ValidationDimension): number {
  const pairs = answersTo(talk, id)
  if (!pairs.length) return 0
  const needsFigure = id === 'money' || id === 'reach' || id === 'evidence'
  if (!needsFigure) return 2
  // How many were asked is no payment: only the answer to "how many have paid" counts.
  const isFigure = pairs.some(
    ({ question, answer }) =>
      !question.isFollowUp && hasFigure(answer, talk.language) && !isZero(answer, talk.language),
  )
  return isFigure ? 2 : 1
}

export function standingOf(talk: ValidationTalk): Record<ValidationDimension, number> {
  return Object.fromEntries(validationDimensions.map(id => [id, scoreOf(talk, id)])) as Record<
    ValidationDimension,
    number
  >
}

/** Among equals, what is found out first: what people do with their money says most. */
const findOrder: readonly ValidationDimension[] = [
  'money',
  'evidence',
  'reach',
  'intensity',
  'frequency',
  'workaround',
  'who',
  'problem',
]

function scoresOf(talk: ValidationTalk): ValidationScorecard['scores'] {
  const say = texts[talk.language]
  return validationDimensions.map(id => {
    const pairs = answersTo(talk, id)
    const quote = pairs.map(({ answer }) => answer).join(' · ')
    const reasonOf = () => {
      if (!pairs.length) return say.open
      if (!pairs.some(({ question }) => question.wantsFigure)) return say.heard
      return pairs.some(({ answer }) => hasFigure(answer, talk.language)) ? say.withFigure : say.told
    }
    return {
      dimension: id,
      score: scoreOf(talk, id),
      quote: quote || null,
      reason: reasonOf(),
    }
  })
}

export function writeScorecard(talk: ValidationTalk, today: string): ValidationScorecard {
  const { language } = talk
  const say = texts[language]
  const answered = talk.pairs.length + talk.added.length
  const testCards = findOrder
    .toSorted((a, b) => scoreOf(talk, a) - scoreOf(talk, b))
    .slice(0, 3)
    .map(id => {
      const isTold = scoreOf(talk, id) === 2
      const find = isTold && (id === 'money' || id === 'reach') ? say.findMore[id] : say.find[id]
      const [hypothesis, test, metric, threshold] = find
      return { hypothesis, test, metric, threshold }
    })
  const [first] = testCards
  return {
    kind: 'scorecard',
    scores: scoresOf(talk),
    verdict: 'NOT YET',
    verdictReason: say.notYet(answered),
    testCards,
    ...(talk.added.length && { added: talk.added }),
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(answered) },
      counterArgument: say.counter,
      testFirst: first ? `${first.hypothesis} ${first.test} ${first.metric}: ${first.threshold}.` : say.after,
      nextActions: datedActions(today, say.actions),
    },
  }
}

/** STOP by the trip-wire: the permission was asked for and not named. */
export function writeStop(talk: ValidationTalk, today: string): ValidationScorecard {
  const card = writeScorecard(talk, today)
  const say = texts[talk.language]
  const [permission, authority, neighbour] = lawfulSteps[talk.language]
  return {
    ...card,
    scores: card.scores.map(score => ({ ...score, score: 0 })),
    verdict: 'STOP',
    verdictReason: say.stop,
    testCards: [
      { hypothesis: permission, test: authority, metric: writtenAnswer[talk.language], threshold: '1' },
      { hypothesis: neighbour, test: say.find.who[1], metric: say.find.who[2], threshold: say.find.who[3] },
    ],
    closing: {
      ...card.closing,
      counterArgument: say.stop,
      testFirst: permission,
      nextActions: datedActions(today, lawfulSteps[talk.language]),
    },
  }
}
