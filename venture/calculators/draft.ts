// A calculator's card while the founder fills it in: known values, typed values and the result.
import type { Fact } from '../../contracts/facts.ts'
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import type { ForecastModel } from '../forecast/model.ts'
import { type Draft, type DraftContext, type FieldError, textsOf, valueIn } from '../records/draft.ts'
import type { FormField } from '../records/fields.ts'
import { type Prefill, prefillsOf } from '../records/prefill.ts'
import { validation } from '../records/validation.ts'
import type { Calculator, CalculatorField, Values } from './calculator.ts'

export type KnownFrom = 'record' | 'fact' | 'forecast'
export type KnownFigure = Prefill & { from: KnownFrom }
export type KnownFigures = Readonly<Record<string, KnownFigure>>

export type Sources = {
  answers: ValidationAnswers
  facts: readonly Fact[]
  forecast: ForecastModel | null
}

/**
 * Whether the field accepts the value. An amount must have a unit of the field, because amounts are not converted.
 */
const fits = (field: FormField, value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  (field.type !== 'amount' || field.pers.some(unit => unit === (value as Amount).per))

function knownFigure(field: CalculatorField, { answers, facts, forecast }: Sources): KnownFigure | null {
  const plain = { known: 'guess', isClaim: false, factId: null } as const
  const recorded = field.record?.(answers)
  if (fits(field, recorded)) return { ...plain, value: recorded, from: 'record' }
  const [question, id] = field.fact ?? []
  const fact = question && id ? prefillsOf(validation, question, [{ ...field, id }], facts)[id] : null
  if (fact && fits(field, fact.value)) return { ...fact, from: 'fact' }
  const figure = forecast && field.forecast?.(forecast)
  return fits(field, figure) ? { ...plain, value: figure, from: 'forecast' } : null
}

/** The value that the project knows for each field, and the source of the value. */
export function knownFigures({ fields }: Calculator, sources: Sources): KnownFigures {
  const known: Record<string, KnownFigure> = {}
  for (const field of fields) {
    const figure = knownFigure(field, sources)
    if (figure) known[field.id] = figure
  }
  return known
}

export type CardReading = {
  draft: Draft
  values: Values
  errors: Readonly<Record<string, FieldError>>
  /** The known values that the founder has not replaced. */
  known: KnownFigures
}

type Context = Pick<DraftContext, 'locale' | 'currency' | 'today'>

/** `touched`: the texts that the founder typed. They replace the known values. */
export function readCard(
  { fields }: Calculator,
  touched: Draft,
  known: KnownFigures,
  context: Context,
): CardReading {
  const texts = fields.map(field => textsOf(field, known[field.id]?.value, context.locale))
  const draft: Draft = Object.assign({}, ...texts, touched)
  const values: Record<string, unknown> = {}
  const errors: Record<string, FieldError> = {}
  for (const field of fields) {
    const read = valueIn(field, draft, context)
    if (read && 'error' in read) errors[field.id] = read.error
    else if (read) values[field.id] = read.value
  }
  const isOwn = ([id]: [string, KnownFigure]) =>
    Object.keys(touched).every(name => name !== id && !name.startsWith(`${id}.`))
  return { draft, values, errors, known: Object.fromEntries(Object.entries(known).filter(isOwn)) }
}
