// What a calculator is: fields, a sum of them, and the words that say it. The texts are `calc.*` in content/messages.
import type { Amount, Measure } from '../../contracts/record-fields.ts'
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import type { ForecastModel } from '../forecast/model.ts'
import type { FormField } from '../records/fields.ts'
import { type Money, type Range, rangeOf } from '../records/figures.ts'

export type NumberField = Extract<FormField, { type: 'count' | 'share' | 'measure' | 'amount' }>

export type CalculatorField = NumberField & {
  /** Left blank, it is not counted, and the result says so. */
  isOptional?: boolean
  /** One more of a kind: shown when it is asked for, and never said to be missing. */
  isMore?: boolean
  /** Where its figure may be known from, in this order. */
  record?: (answers: ValidationAnswers) => unknown
  fact?: readonly [ValidationQuestion, string]
  forecast?: (model: ForecastModel) => Amount | null
}

/** By field; what was left blank is not there. */
export type Values = Readonly<Record<string, unknown>>

/** A figure of a result; null where it cannot be said, a text where it chooses between words. */
export type Part = Money | Range | { month: string } | string | null
export const isMoney = (part: Part | undefined): part is Money =>
  typeof part === 'object' && part !== null && 'currency' in part
export type Parts = Readonly<Record<string, Part>>

/** Why there is no number: the sentences are `calc.none.*`. */
export type NoSum =
  | 'minus'
  | 'loses'
  | 'below'
  | 'higher'
  | 'already'
  | 'win'
  | 'nothing'
  | 'idle'
  | 'pieces'
  | 'leaves'
  | 'term'
  | 'less'
  | 'kept'
  | 'endless'
  | 'valuation'

export type Outcome =
  /** Fields without which there is no sum. */
  | { kind: 'missing'; fields: readonly string[] }
  /** Two currencies make no sum, and neither do two units. */
  | { kind: 'currencies' | 'units'; amounts: readonly Amount[] }
  /** A sentence and no number. `isOneEnd`: it holds at one end of a range only. */
  | { kind: 'none'; why: NoSum; isOneEnd: boolean; parts: Parts }
  | { kind: 'result'; parts: Parts; blank: readonly string[] }

/** What a sum reads: a blank optional figure is nought, and named as left out. */
export type Given = {
  has: (id: string) => boolean
  count: (id: string) => Range
  amount: (id: string) => Amount | null
  /** YYYY-MM-DD of the founder. */
  today: string
}

export type Sum = (given: Given) => Exclude<Outcome, { kind: 'missing' | 'result' }> | Parts

export type Calculator = {
  id: string
  fields: readonly CalculatorField[]
  sum: Sum
  /** The part of its result that can become this figure of a forecast. */
  use?: { part: string; figure: 'price' | 'unitCost' }
}

const isOutcome = (made: ReturnType<Sum>): made is Exclude<ReturnType<Sum>, Parts> =>
  'kind' in made && typeof made.kind === 'string'

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'currency' in value

export function workOut({ fields, sum }: Calculator, values: Values, today: string): Outcome {
  const missing = fields.filter(({ id, isOptional }) => !isOptional && values[id] === undefined)
  if (missing.length > 0) return { kind: 'missing', fields: missing.map(({ id }) => id) }
  const amounts = fields.map(({ id }) => values[id]).filter(isAmount)
  if (new Set(amounts.map(({ currency }) => currency)).size > 1) return { kind: 'currencies', amounts }
  const made = sum({
    has: id => values[id] !== undefined,
    count: id => rangeOf((values[id] ?? 0) as Measure),
    amount: id => (isAmount(values[id]) ? values[id] : null),
    today,
  })
  if (isOutcome(made)) return made
  const isBlank = ({ id, isOptional, isMore }: CalculatorField) =>
    isOptional && !isMore && values[id] === undefined
  return { kind: 'result', parts: made, blank: fields.filter(isBlank).map(({ id }) => id) }
}

/** `high`: the other end of what is not above nought. */
export const none = (why: NoSum, high: number, parts: Parts = {}): Outcome & { kind: 'none' } => ({
  kind: 'none',
  why,
  isOneEnd: high > 0,
  parts,
})
