// The card of guided mode: question and answer pairs complete, no line above 2, NOT YET with three things to find out.
import type {
  ValidationDimension,
  ValidationScorecard,
} from '../../../contracts/results/problem-validation.ts'
import { validationDimensions } from '../../../contracts/results/problem-validation.ts'
import { datedActions } from '../../closing.ts'
import { figuresIn, isZero } from '../../guide/figures.ts'
import { costsNothing } from '../../guide/often.ts'
import { isFromUs, payersIn } from '../../guide/payers.ts'
import { phrases } from '../../guide/phrases.ts'
import { answersTo, saidTo, type Talk } from '../../guide/talk.ts'
import { changesIn, quoted } from '../../guide/turn.ts'
import { lawfulSteps, writtenAnswer } from '../../harm/answers.ts'
import { freshHints } from '../../harm/fresh.ts'
import { countWords } from '../../language/clean.ts'
import type { Language } from '../../language/recognise.ts'
import { isDoubtful, isLineAnswered } from './fitting.ts'
import { texts } from './lines.ts'
import type { Find, Texts } from './texts/texts.ts'

type ValidationTalk = Talk<ValidationDimension>

/** What is said of a line that stands for nothing: nobody paid, no cost, none met. */
function isNone(talk: ValidationTalk, id: ValidationDimension): boolean {
  const { language } = talk
  if (id === 'money') return lastPayers(talk) !== 'paid' && lastPayers(talk) !== 'given'
  const last = answersTo(talk, id).at(-1)?.answer ?? ''
  return id === 'intensity'
    ? costsNothing(last)
    : (id === 'reach' || id === 'evidence') && isZero(last, language)
}

/** Without marks an answer counts as told, where it answers its question. */
export function scoreOf(talk: ValidationTalk, id: ValidationDimension): number {
  if (!answersTo(talk, id).length) return 0
  return isLineAnswered(talk, id) && !isNone(talk, id) ? 2 : 1
}

/** How many were asked is no payment: only the answer to "how many have paid" counts, the newest that says so. */
function lastPayers(talk: ValidationTalk) {
  return answersTo(talk, 'money')
    .filter(({ question }) => !question.isFollowUp)
    .map(({ answer }) => payersIn(answer, talk.language))
    .findLast(read => read !== null)
}

export function standingOf(talk: ValidationTalk): Record<ValidationDimension, number> {
  return Object.fromEntries(validationDimensions.map(id => [id, scoreOf(talk, id)])) as Record<
    ValidationDimension,
    number
  >
}

/**
 * What cannot be put in money is not asked for first: they were asked twice and gave no figure, or they say that it
 * costs nothing and somebody pays.
 */
function isBeyondMoney(talk: ValidationTalk): boolean {
  const told = answersTo(talk, 'intensity')
  if (told.length > 1 && !isLineAnswered(talk, 'intensity')) return true
  return costsNothing(told.at(-1)?.answer ?? '') && lastPayers(talk) === 'paid'
}

/** Among equals money comes first, then the lines of which least was said. */
function findOrder(talk: ValidationTalk, scores: Readonly<Record<ValidationDimension, number>>) {
  const said = (id: ValidationDimension) =>
    id === 'money'
      ? 0
      : countWords(
          answersTo(talk, id)
            .map(({ answer }) => answer)
            .join(' '),
        )
  const order = validationDimensions.toSorted((a, b) => scores[a] - scores[b] || said(a) - said(b))
  if (!isBeyondMoney(talk)) return order
  return [...order.filter(id => id !== 'intensity'), 'intensity' as const]
}

const longestQuote = 140

/** What they said to a line, before what is still to be found out about it. */
function asSaid(quote: string | undefined, language: Language): string {
  if (!quote || quote.length > longestQuote) return ''
  return `${phrases[language].youSaid} ${quoted(quote, language)} `
}

/** More would be a list, not a reading. */
const mostFigures = 4

function scoresOf(talk: ValidationTalk): ValidationScorecard['scores'] {
  const say = texts[talk.language]
  return validationDimensions.map(id => {
    const pairs = answersTo(talk, id)
    const quote = saidTo(talk, id)
    const reasonOf = () => {
      if (!pairs.length) return say.open
      if (!isLineAnswered(talk, id)) return say.told
      if (id === 'intensity' && isNone(talk, id)) return say.nothing
      const isCounted = pairs.some(({ question }) => question.wantsFigure)
      const figures = isCounted ? pairs.flatMap(({ answer }) => figuresIn(answer, talk.language)) : []
      if (figures.length) return `${say.withFigure} ${figures.slice(0, mostFigures).join(' · ')}`
      return pairs.some(pair => isDoubtful(pair, talk.language)) ? say.doubtful : say.heard
    }
    return {
      dimension: id,
      score: scoreOf(talk, id),
      quote: quote || null,
      reason: reasonOf(),
    }
  })
}

/** The words of a line as they stand now, the newest alone; and whether its mark says that somebody paid. */
export type Standing = {
  scores: Readonly<Record<ValidationDimension, number>>
  said: (id: ValidationDimension) => string | undefined
  /** By mark or by a number given on the page; null: only the words can tell. */
  hasPaid: boolean | null
}

/** Who pays already is not asked for a deposit, and who gives a thing away is not asked to sell it. */
function moneyTest(
  talk: ValidationTalk,
  { find, findMore }: Texts,
  { hasPaid, said }: Pick<Standing, 'hasPaid' | 'said'>,
): Find {
  if (isFromUs(said('money') ?? saidTo(talk, 'money'))) return findMore.fromUs
  if (hasPaid) return findMore.money
  const last = lastPayers(talk)
  if (last === 'given') return findMore.given
  return last === 'paid' && hasPaid === null ? findMore.money : find.money
}

/** `standing`: by marks; without them what messages alone can carry. */
export function writeScorecard(
  talk: ValidationTalk,
  today: string,
  { scores, said, hasPaid }: Standing = {
    scores: standingOf(talk),
    said: id => (isLineAnswered(talk, id) ? answersTo(talk, id).at(-1)?.answer : undefined),
    hasPaid: null,
  },
): ValidationScorecard {
  const { language } = talk
  const say = texts[language]
  const answered = talk.pairs.length + talk.added.length
  const testOf = (id: ValidationDimension): Find => {
    if (id === 'money') return moneyTest(talk, say, { hasPaid, said })
    return id === 'reach' && scoreOf(talk, id) === 2 ? say.findMore.reach : say.find[id]
  }
  const tests = findOrder(talk, scores)
    .slice(0, 3)
    .map(id => ({ quote: said(id), find: testOf(id) }))
  const [first, second] = tests.map(({ find: [, test] }) => test)
  return {
    kind: 'scorecard',
    scores: scoresOf(talk),
    verdict: 'NOT YET',
    verdictReason: say.notYet(answered),
    testCards: tests.map(({ quote, find: [hypothesis, test, metric, threshold, belief] }) => ({
      hypothesis,
      belief,
      test: `${asSaid(quote, language)}${test}`,
      metric,
      threshold,
    })),
    ...(talk.added.length && { added: talk.added }),
    ...(talk.revisions.length && { changes: changesIn(talk, say.labels) }),
    closing: {
      language,
      confidence: { level: 'low', reason: say.confidence(answered) },
      counterArgument: say.counter,
      testFirst: [tests[0]?.find[0], first].join(' '),
      nextActions: datedActions(today, [first ?? say.after, second ?? say.after, say.comeBack]),
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
    verdictReason: `${say.stop} ${freshHints[talk.language]}`,
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
