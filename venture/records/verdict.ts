// Makes the verdict of a record. If somebody paid, refusals never lead to PIVOT. They only lower the success rate.
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import {
  type ValidationAnswers,
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
} from '../../contracts/validation-record.ts'
import { type Confidence, confidenceOf } from '../verdict/verdict.ts'
import { atLeast, told } from './figures.ts'
import { answeredIn as answeredOf } from './kind.ts'
import { isScarce, type Need, needOf } from './need.ts'
import { type Scores, scoresOf, strangersOf } from './scores.ts'

/** The conditions for a GO, in the order on the card. */
export const goRules = [
  'problem',
  'who',
  'evidence',
  'money',
  'strangers',
  'lines',
  'permit',
  'contradiction',
  'aim',
] as const
export type GoRule = (typeof goRules)[number]

export type RecordVerdict = {
  verdict: 'GO' | 'PIVOT' | 'STOP' | 'NOT YET'
  because: 'forbidden' | 'refuted' | 'another group' | 'refusals' | 'few answers' | 'open' | 'all met'
  open: readonly GoRule[]
  scores: Scores
  sum: number
  strangers: number
  strangersNeeded: number
  need: Need
  confidence: Confidence
}

export const fewestAnswers = 6
export const fewestRefusals = 10

export function judge(
  record: ValidationRecord,
  { today, contradictions = 0 }: { today: string; contradictions?: number },
): RecordVerdict {
  const { answers } = record
  const scores = scoresOf(answers, today)
  const need = needOf(answers)
  const strangers = strangersOf(answers)
  const strangersNeeded = ['firm', 'state', 'donor'].includes(told(answers.who?.payer) ?? '') ? 2 : 3
  const judged = {
    open: [],
    scores,
    sum: validationDimensions.reduce((sum, id) => sum + scores[id], 0),
    strangers,
    strangersNeeded,
    need,
    confidence: confidenceOf(scores),
  } as const
  const permit = told(answers.frame?.permit)
  // A refused permit decides the verdict, even with fewer than six answers.
  if (permit === 'refused') return { ...judged, verdict: 'STOP', because: 'forbidden' }
  if (answeredIn(answers).length < fewestAnswers)
    return { ...judged, verdict: 'NOT YET', because: 'few answers' }
  if (record.refuted) return { ...judged, verdict: 'STOP', because: 'refuted' }
  if (record.isLeft) return { ...judged, verdict: 'PIVOT', because: 'another group' }
  if (isRefusedByMany(answers)) return { ...judged, verdict: 'PIVOT', because: 'refusals' }
  const unmet: Record<GoRule, boolean> = {
    problem: scores.problem < 3,
    who: scores.who < 3,
    evidence: scores.evidence < 3,
    money: scores.money < 4,
    strangers: scores.money >= 4 && strangers < strangersNeeded,
    lines: validationDimensions.filter(id => scores[id] >= 3).length < 6,
    permit: permit !== 'none' && permit !== 'have',
    contradiction: contradictions > 0,
    aim: isAimOpen(answers, need),
  }
  const open = goRules.filter(rule => unmet[rule])
  if (open.length === 0) return { ...judged, verdict: 'GO', because: 'all met' }
  return { ...judged, verdict: 'NOT YET', because: 'open', open }
}

export const isRefusedByMany = (answers: ValidationAnswers): boolean =>
  atLeast(answers.others?.no) >= fewestRefusals && strangersOf(answers) === 0

/** Whether there can be a verdict: after six answers, or at once if a permit was refused. */
export const isEnough = ({ answers }: ValidationRecord): boolean =>
  answeredIn(answers).length >= fewestAnswers || told(answers.frame?.permit) === 'refused'

/**
 * Whether the aim cannot be reached: it needs more than half of all buyers, or each customer costs more than they
 * bring. Also true if this is unknown, because the amounts are in two currencies.
 */
const isAimOpen = (answers: ValidationAnswers, need: Need): boolean =>
  need.kind === 'loses' || need.kind === 'currencies' || isScarce(need, answers)

export const answeredIn = (answers: ValidationAnswers): ValidationQuestion[] =>
  answeredOf({ questions: validationQuestions }, answers)
