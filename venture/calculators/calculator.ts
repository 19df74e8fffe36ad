// The types of a calculator: its fields, its calculation, and the keys of its texts (`calc.*` in content/messages).
import type { Amount, Measure } from '../../contracts/record-fields.ts'
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import type { ForecastModel } from '../forecast/model.ts'
import type { FormField } from '../records/fields.ts'
import { type Money, type Range, rangeOf } from '../records/figures.ts'

export type NumberField = Extract<FormField, { type: 'count' | 'share' | 'measure' | 'amount' }>

export type CalculatorField = NumberField & {
  /** The founder may leave this field blank. The calculation then skips the field, and the result says so. */
  isOptional?: boolean
  /**
   * An additional field of the same kind, for example a second cost. The form shows it on request and never reports
   * it as missing.
   */
  isMore?: boolean
  /** Where to look for a known value of this field. The sources are tried in this order. */
  record?: (answers: ValidationAnswers) => unknown
  fact?: readonly [ValidationQuestion, string]
  forecast?: (model: ForecastModel) => Amount | null
}

/** Values by field id. A field that the founder left blank has no entry. */
export type Values = Readonly<Record<string, unknown>>

/** One value in a result. Null: the value cannot be computed. A text: it selects one of several wordings. */
export type Part = Money | Range | { month: string } | string | null
export const isMoney = (part: Part | undefined): part is Money =>
  typeof part === 'object' && part !== null && 'currency' in part
export type Parts = Readonly<Record<string, Part>>

/** Why a calculator shows no number. The text of each reason is in `calc.none.*`. */
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
  /** The founder left required fields blank. */
  | { kind: 'missing'; fields: readonly string[] }
  /** Amounts in two currencies or two units cannot be added. */
  | { kind: 'currencies' | 'units'; amounts: readonly Amount[] }
  /** The result is a sentence without a number. `isOneEnd`: only one end of the range has no number. */
  | { kind: 'none'; why: NoSum; isOneEnd: boolean; parts: Parts }
  | { kind: 'result'; parts: Parts; blank: readonly string[] }

/** The founder's values for a calculation. A blank optional field counts as zero, and the result lists it. */
export type Given = {
  has: (id: string) => boolean
  count: (id: string) => Range
  amount: (id: string) => Amount | null
  /** Today's date where the founder is, YYYY-MM-DD. */
  today: string
}

export type Sum = (given: Given) => Exclude<Outcome, { kind: 'missing' | 'result' }> | Parts

export type Calculator = {
  id: string
  fields: readonly CalculatorField[]
  sum: Sum
  /**
   * The part of the result that the founder can copy into the forecast, and the field in the forecast that receives
   * it.
   */
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

/**
 * Called when the low end of a range is not above zero. `high` is the high end of that range: if it is above zero,
 * only one end has no result.
 */
export const none = (why: NoSum, high: number, parts: Parts = {}): Outcome & { kind: 'none' } => ({
  kind: 'none',
  why,
  isOneEnd: high > 0,
  parts,
})
