// The venture's score out of 40 on a day. It is the score of the last scorecard, changed by later facts and tests.
import type { ExperimentMethod } from '../../contracts/evidence.ts'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import {
  type ValidationDimension,
  validationDimensions,
} from '../../contracts/results/validation-dimensions.ts'
import { contradictions, isHeld, personIn } from '../facts/compare.ts'
import { bearsOf, weigh } from '../facts/evidence.ts'
import { heardIn } from '../facts/heard.ts'
import { type Confidence, confidenceOf, decide, type Verdict } from '../verdict/verdict.ts'
import { outcomeOf } from './outcome.ts'
import { changesOf, type Known } from './support.ts'

/** A saved scorecard: its eight scores and its verdict. */
export type ScoredCard = {
  at: string
  verdict: Verdict
  scores: Readonly<Record<ValidationDimension, number>>
}

export type Standing = {
  verdict: Verdict
  score: number
  confidence: Confidence['level']
  scores: Readonly<Record<ValidationDimension, number>>
}

export type Remembered = Known & { cards: readonly ScoredCard[] }

const dimensionOfTopic: Partial<Record<FactTopic, ValidationDimension>> = {
  problem: 'problem',
  customer: 'who',
  frequency: 'frequency',
  cost: 'intensity',
  workaround: 'workaround',
  price: 'money',
  money: 'money',
  refusals: 'money',
  reach: 'reach',
  buyers: 'reach',
  traction: 'evidence',
}

/** The score line that each test method changes, and the highest score that the method can give. */
const lineOfMethod: Record<ExperimentMethod, { dimension: ValidationDimension; score: number }> = {
  interview: { dimension: 'evidence', score: 3 },
  observation: { dimension: 'evidence', score: 4 },
  concierge: { dimension: 'evidence', score: 4 },
  wizard_of_oz: { dimension: 'evidence', score: 4 },
  prototype: { dimension: 'evidence', score: 4 },
  fake_door: { dimension: 'money', score: 3 },
  letter: { dimension: 'money', score: 4 },
  pre_sale: { dimension: 'money', score: 4 },
}

export const cameAt = (fact: Fact): number => Date.parse(fact.created_at ?? fact.said_at)

/** Whether a fact was valid on that day. A fact that was withdrawn or replaced later was still valid then. */
export function wasHeld(fact: Fact, day: number): boolean {
  if (cameAt(fact) > day) return false
  if (isHeld(fact)) return true
  return (fact.state === 'withdrawn' || fact.state === 'replaced') && Date.parse(fact.updated_at) > day
}

function scoreOf(fact: Fact, dimension: ValidationDimension): number {
  switch (weigh(fact)) {
    case null:
    case 'guess':
      return 1
    case 'told':
      return fact.value && ['frequency', 'intensity', 'reach'].includes(dimension) ? 3 : 2
    case 'observed':
    case 'committed':
    case 'paid':
      // A fact about the price with the level "paid" says how much, but does not prove a payment.
      return fact.topic === 'price' ? 2 : 4
  }
}

export type Item = { dimension: ValidationDimension; score: number; bears: 'for' | 'against' }

const told = 2

/**
 * The strongest evidence sets the score of a line. If equally strong evidence contradicts it, the score is at most
 * that of "told".
 */
export function scoreLines(items: readonly Item[]): Record<ValidationDimension, number> {
  const strongest = (dimension: ValidationDimension, bears: Item['bears']) =>
    Math.max(
      0,
      ...items.filter(item => item.dimension === dimension && item.bears === bears).map(({ score }) => score),
    )
  return Object.fromEntries(
    validationDimensions.map(dimension => {
      const [best, worst] = [strongest(dimension, 'for'), strongest(dimension, 'against')]
      return [dimension, worst > 0 && worst >= best ? Math.min(best, told) : best]
    }),
  ) as Record<ValidationDimension, number>
}

/** The largest count in the facts about a topic. Null if no fact has a count. */
function counted(facts: readonly Fact[], topic: FactTopic): number | null {
  const counts = facts.flatMap(({ topic: own, value, bears }) => {
    // Facts about one person are left out, because the counts already include that person.
    if (own !== topic || personIn(value) || (topic === 'money' && bears === 'against')) return []
    return value?.kind === 'count' ? [value.low] : value?.kind === 'part' ? [value.part] : []
  })
  return counts.length > 0 ? Math.max(...counts) : null
}

/**
 * Returns the larger number: the count on a card, or the number of people in interviews. Null if there is neither.
 */
const atMostOf = (counted: number | null, heard: number) =>
  heard > 0 ? Math.max(counted ?? 0, heard) : counted

/**
 * In milliseconds. Facts that are stored within this time after a scorecard come from that scorecard. Its score
 * already includes them.
 */
const filing = 2 * 60_000

/** Since when this line has had its present score. A new answer to another line does not change this time. */
function scoredSince([last, ...earlier]: readonly ScoredCard[], dimension: ValidationDimension): number {
  if (!last) return Number.NEGATIVE_INFINITY
  const other = earlier.findIndex(({ scores }) => scores[dimension] !== last.scores[dimension])
  const first = (other < 0 ? earlier : earlier.slice(0, other)).at(-1) ?? last
  return Date.parse(first.at) + filing
}

export function itemsOn(day: number, known: Remembered): Item[] {
  const { facts, tests } = known
  const cards = cardsUntil(day, known.cards)
  const card = cards[0]
  const since = new Map(validationDimensions.map(one => [one, scoredSince(cards, one)]))
  const wasWeighed = (fact: Fact, dimension: ValidationDimension) =>
    wasHeld(fact, since.get(dimension) ?? Number.NEGATIVE_INFINITY)
  const shaken = new Set(
    facts.flatMap(fact => {
      const dimension = dimensionOfTopic[fact.topic]
      return dimension && wasWeighed(fact, dimension) && !wasHeld(fact, day) ? [dimension] : []
    }),
  )
  const ofCard = validationDimensions.map((dimension): Item => {
    const score = card?.scores[dimension] ?? 0
    // If a fact behind this line was withdrawn, the score of the line is at most that of "told".
    return { dimension, bears: 'for', score: shaken.has(dimension) ? Math.min(score, told) : score }
  })
  const ofFacts = facts.flatMap((fact): Item[] => {
    const dimension = dimensionOfTopic[fact.topic]
    const bears = bearsOf(fact)
    if (!dimension || bears === 'context' || !wasHeld(fact, day) || wasWeighed(fact, dimension)) return []
    return [{ dimension, bears, score: scoreOf(fact, dimension) }]
  })
  const ofTests = tests.flatMap((test): Item[] => {
    if (test.state !== 'open' || !test.resulted_at || Date.parse(test.resulted_at) > day) return []
    const outcome = outcomeOf(test, changesOf(test, known))
    if (outcome === null || outcome === 'unclear') return []
    return [{ ...lineOfMethod[test.method], bears: outcome === 'right' ? 'for' : 'against' }]
  })
  return [...ofCard, ...ofFacts, ...ofTests]
}

/** The scorecards up to this day, newest first. */
const cardsUntil = (day: number, cards: readonly ScoredCard[]) =>
  cards
    .filter(({ at }) => Date.parse(at) <= day)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))

/**
 * Returns the current time. If the page's clock is slower than the database's clock, it returns the newest time in
 * the data.
 */
export function today(now: Date, { facts, tests, cards }: Remembered): number {
  const moments = [
    ...facts.flatMap(fact => [cameAt(fact), Date.parse(fact.updated_at)]),
    ...tests.flatMap(({ resulted_at }) => (resulted_at ? [Date.parse(resulted_at)] : [])),
    ...cards.map(({ at }) => Date.parse(at)),
  ]
  return moments.reduce((newest, moment) => Math.max(newest, moment), now.getTime())
}

const sumOf = (scores: Standing['scores']) => Object.values(scores).reduce((sum, score) => sum + score, 0)

/** Calculates only the score. Calculating the verdict is slower, because it compares every pair of figures. */
export const scoreOn = (day: number, known: Remembered): number => sumOf(scoreLines(itemsOn(day, known)))

export function standingOn(day: number, known: Remembered): Standing {
  const [card] = cardsUntil(day, known.cards)
  const held = known.facts.filter(fact => wasHeld(fact, day))
  const disputed = new Set(held.map(({ disagrees_with }) => disagrees_with))
  const scores = scoreLines(itemsOn(day, known))
  const heard = heardIn(held.map(fact => ({ ...fact, state: 'confirmed' })))
  const { verdict } = decide({
    scores,
    answered: validationDimensions.filter(id => scores[id] > 0).length,
    // Only the scorecard asks about the permit and the aim. With a GO, both were fine.
    permission: card?.verdict === 'GO' ? 'none needed' : null,
    carriesAim: card?.verdict === 'GO' ? true : null,
    payers: atMostOf(counted(held, 'money'), heard.paid),
    refusals: atMostOf(counted(held, 'refusals'), heard.no),
    // Only figures can contradict each other here, and facts for which a helper found a disagreement. So only these
    // facts are compared.
    contradictions: contradictions(
      held
        .filter(({ id, value, disagrees_with }) => value !== null || disagrees_with || disputed.has(id))
        .map(fact => ({ ...fact, state: 'confirmed' })),
    ).length,
    isTripped: card?.verdict === 'STOP',
    wantsPivot: card?.verdict === 'PIVOT',
  })
  return {
    verdict,
    score: sumOf(scores),
    confidence: confidenceOf(scores).level,
    scores,
  }
}
