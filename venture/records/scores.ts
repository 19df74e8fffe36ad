// Calculates the score of each of the eight lines from 0 to 5, only from fields. Text never raises a line that
// needs figures.

import { type Known, knownLevels } from '../../contracts/record-fields.ts'
import type { ValidationDimension } from '../../contracts/results/validation-dimensions.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { priceOf } from './earn.ts'
import { atLeast, atMost, monthsBetween, told } from './figures.ts'
import { hasOtherUnit } from './units.ts'

/** For each line of the score: the question that decides it. */
export const questionOfLine = {
  problem: 'problem',
  who: 'who',
  frequency: 'often',
  intensity: 'often',
  workaround: 'today',
  money: 'paid',
  reach: 'reach',
  evidence: 'evidence',
} as const satisfies Record<ValidationDimension, keyof ValidationAnswers>

export type Scores = Readonly<Record<ValidationDimension, number>>

const [guess, heard, saw, records] = [0, 1, 2, 3]
const rank = (known: Known | undefined) => knownLevels.indexOf(known ?? 'guess')

type Marked = { known?: Known | undefined; prefilled?: Readonly<Record<string, Known>> | undefined }
/** The rank of the evidence for a field. The rank of a suggested value cannot be higher than its own evidence. */
const rankOf = (answer: Marked | undefined, field: string) =>
  Math.min(rank(answer?.known), answer?.prefilled?.[field] ? rank(answer.prefilled[field]) : records)
const hasWords = (words: string | undefined) => words !== undefined && words.trim() !== ''

export function scoresOf(answers: ValidationAnswers, today: string): Scores {
  return {
    problem: problemScore(answers),
    who: whoScore(answers),
    frequency: figureScore(answers, 'often'),
    intensity: Math.max(figureScore(answers, 'money'), figureScore(answers, 'hours')),
    workaround: todayScore(answers),
    money: moneyScore(answers, today),
    reach: reachScore(answers),
    evidence: evidenceScore(answers),
  }
}

/** How many people paid or committed, without family and friends. */
export function strangersOf({ paid, others }: ValidationAnswers): number {
  return Math.max(0, atLeast(paid?.paid) + atLeast(others?.committed) - atMost(others?.friends))
}

function problemScore({ problem }: ValidationAnswers): number {
  if (!problem || !hasWords(problem.words)) return 0
  const known = rank(problem.known)
  const isCase = hasWords(problem.whose) && told(problem.when) !== null
  if (known === guess) return 1
  if (known === heard) return isCase ? 3 : 2
  if (!isCase) return 3
  return known === records ? 5 : 4
}

function whoScore({ who, paid, others }: ValidationAnswers): number {
  if (!who || !hasWords(who.words)) return 0
  const known = rank(who.known)
  const isNamed = told(who.place) !== null && told(who.payer) !== null
  if (known === guess) return 1
  if (known === heard) return isNamed ? 3 : 2
  if (!isNamed) return 3
  return atLeast(paid?.paid) - atMost(others?.friends) >= 3 ? 5 : 4
}

function figureScore({ often }: ValidationAnswers, field: 'often' | 'money' | 'hours'): number {
  return told(often?.[field]) === null ? 0 : ([1, 3, 4, 5][rankOf(often, field)] ?? 1)
}

function todayScore({ today }: ValidationAnswers): number {
  if (!today) return 0
  const [words, pays] = [hasWords(today.words), told(today.pays) !== null]
  if (!words && !pays) return 0
  const known = rank(today.known)
  if (known === guess) return 1
  if (known === heard) return words && pays ? 3 : 2
  return known === saw ? 4 : 5
}

/**
 * Whether customers have paid for some time: the first payment was at least two months ago. With yearly payments,
 * at least two years ago.
 */
function hasLasted({ paid }: ValidationAnswers, today: string): boolean {
  const [since, each] = [told(paid?.since), told(paid?.each)]
  if (since === null) return false
  return monthsBetween(since, today.slice(0, 7)) >= (each?.per === 'year' ? 24 : 2)
}

function moneyScore(answers: ValidationAnswers, today: string): number {
  const { earn, paid, others, evidence } = answers
  const payers = atLeast(paid?.paid)
  const hasPaid = payers >= 1 && told(paid?.each) !== null && told(paid?.since) !== null
  const isOther = hasOtherUnit(answers)
  if (hasPaid && !isOther) {
    const still = told(paid?.still)
    const stayed = still !== null && still.low * 2 >= payers
    // Friends pay for other reasons, so only strangers raise the score to five.
    return payers - atMost(others?.friends) >= 2 && stayed && hasLasted(answers, today) ? 5 : 4
  }
  if (atLeast(others?.committed) >= 1 && told(others?.deposit) !== null) return 4
  if (atLeast(evidence?.tried) >= 1 || (payers >= 1 && isOther)) return 3
  if (priceOf(earn) === null) return 0
  return rankOf(earn, earn?.type === 'commission' ? 'share' : 'price') >= heard ? 2 : 1
}

function reachScore({ reach }: ValidationAnswers): number {
  if (!reach) return 0
  if (atLeast(reach.came) >= 3) return 5
  const [how, isCounted] = [told(reach.how), told(reach.there) !== null]
  if (how === 'introduced') return isCounted ? 4 : 2
  if (how === 'list') return isCounted ? 3 : 2
  return how === 'idea' || hasWords(reach.words) ? 1 : 0
}

function evidenceScore({ evidence }: ValidationAnswers): number {
  if (!evidence) return 0
  const { talked, watched, tried, acted } = evidence
  if ([talked, watched, tried, acted].every(field => told(field) === null)) return 0
  if (atLeast(acted) >= 3) return 5
  if (atLeast(watched) >= 3) return 4
  if (atLeast(talked) >= 5) return 3
  return atLeast(talked) >= 1 ? 2 : 1
}
