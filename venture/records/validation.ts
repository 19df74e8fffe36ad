// Defines the problem validation as an interview with a form.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { Count } from '../../contracts/record-fields.ts'
import { problemValidationResult } from '../../contracts/results/problem-validation.ts'
import {
  fieldSchema,
  type ValidationQuestion,
  type ValidationRecord,
  validationQuestions,
  validationRecord,
} from '../../contracts/validation-record.ts'
import { heardIn } from '../facts/heard.ts'
import { asFact, filed } from './facts.ts'
import { atLeast, told } from './figures.ts'
import { fieldsOf, hasKnown, wordsLabel } from './form.ts'
import type { Elsewhere, Filed, RecordKind } from './kind.ts'
import { earnPrefills, fit, fromAnswer, type Prefills } from './prefill.ts'
import { react } from './react.ts'
import { questionOfLine } from './scores.ts'
import { isEnough } from './verdict.ts'
import { heardPrefills } from './with-heard.ts'

const wordTopics: Partial<Record<ValidationQuestion, FactTopic>> = {
  problem: 'problem',
  who: 'customer',
  today: 'workaround',
  reach: 'reach',
}

/** The number of payers. For a subscription, only people who still pay. */
function payersNow(count: Count, { earn, paid }: ValidationRecord['answers']): FactValue {
  const still = told(paid?.still)
  const isKnown = still !== null && still.low === still.high && count.low === count.high
  return told(earn?.type) === 'subscription' && isKnown && still.low < count.low
    ? { kind: 'part', part: still.low, of: count.low }
    : asFact.count(count)
}

/** The facts in an answer. A fact about a commitment or payment needs a count, an amount and a month. */
function filedIn(question: ValidationQuestion, { answers }: ValidationRecord): readonly Filed[] {
  const { who, often: how, today, earn, paid, others, reach, frame } = answers
  switch (question) {
    case 'who':
      return filed('place', 'place', told(who?.place), asFact.place)
    case 'often':
      return [
        ...filed('often', 'frequency', told(how?.often), asFact.often),
        ...filed('money', 'cost', told(how?.money), asFact.money),
      ]
    case 'today':
      return filed('pays', 'workaround', told(today?.pays), () => null)
    case 'earn':
      return filed('price', 'price', told(earn?.price), asFact.price).map(fact => ({
        ...fact,
        with: ['runs'],
      }))
    case 'paid':
      return filed('paid', 'money', told(paid?.paid), count => payersNow(count, answers)).map(fact => ({
        ...fact,
        with: ['each', 'visit', 'since', 'still'],
        ...(atLeast(paid?.paid) > 0 &&
          told(paid?.each) &&
          told(paid?.since) && { evidence: 'paid' as const }),
        ...(told(paid?.paid)?.high === 0 && { bears: 'against' as const }),
      }))
    case 'others':
      return [
        ...filed('no', 'refusals', told(others?.no), asFact.count).map(fact => ({
          ...fact,
          bears: 'against' as const,
        })),
        // If nobody has committed, this is not stored as a fact.
        ...filed('committed', 'money', atLeast(others?.committed) || null, () => null).map(fact => ({
          ...fact,
          with: ['deposit'],
          ...(told(others?.deposit) && { evidence: 'committed' as const }),
        })),
      ]
    case 'reach':
      return filed('there', 'reach', told(reach?.there), asFact.count)
    case 'frame':
      return [
        ...filed('permit', 'permission', told(frame?.permit), () => null),
        ...filed('aim', 'aim', told(frame?.aim), asFact.money),
        ...filed('fixed', 'costs', told(frame?.fixed), asFact.money),
      ]
    default:
      return []
  }
}

/** How much one buyer buys, from the market research. Used only if both records have the same revenue model. */
function ofMarket({ earn }: ValidationRecord['answers'], forms: Elsewhere['forms'] = []): Prefills {
  const market = forms.find(({ helper }) => helper === 'market-research')?.answers.earn
  const isSame = market && told(earn?.type) !== null && market.type === earn?.type
  return isSame ? fromAnswer('market-research', market, { takes: 'takes' }) : {}
}

export const validation: RecordKind<ValidationRecord> = {
  helper: 'problem-validation',
  questions: validationQuestions,
  prefix: '',
  schema: validationRecord,
  fieldSchema,
  fieldsOf,
  hasKnown,
  wordsLabel,
  react,
  isEnough,
  isResult: result => problemValidationResult.safeParse(result).data?.kind === 'scorecard',
  texts: { result: 'button.verdict', done: 'told.done', beside: 'free.note' },
  wordTopics,
  knownTopics: { earn: 'price' },
  filed: filedIn,
  prefills: {
    who: { place: { topic: 'place', fit: fit.place } },
    often: {
      often: { topic: 'frequency', fit: fit.times },
      money: { topic: 'cost', fit: fit.money },
      hours: { topic: 'cost', fit: fit.hours },
    },
    earn: earnPrefills,
    reach: { there: { topic: 'reach', fit: fit.count } },
    frame: { aim: { topic: 'aim', fit: fit.money }, fixed: { topic: 'costs', fit: fit.money } },
  },
  known: (question, answers, { facts, talks, forms }) => ({
    ...heardPrefills(question, heardIn(facts, talks)),
    ...(question === 'earn' && ofMarket(answers, forms)),
  }),
  rounds: { keeps: ['earn'], groupOf: ({ answers }) => answers.who?.words ?? null },
  claims: { paid: ['paid', 'each', 'visit', 'since', 'still'], others: ['committed', 'deposit'] },
  refutable: ['problem', 'paid', 'others', 'evidence'],
  // The plan is only shown beside the field. The amount that customers really paid is never suggested.
  aside(question, field, { earn }, voice) {
    const price = told(earn?.price)
    return question === 'paid' && field === 'each' && price
      ? voice.say('plan.price', { price: voice.price(price) })
      : null
  },
  lineOf(turn) {
    const { data } = problemValidationResult.safeParse(turn)
    return data?.kind === 'turn' && data.dimension ? questionOfLine[data.dimension] : null
  },
  turn: { dimension: null, weakness: null, standing: {} },
}
