// The fields that several calculators share, and the source of each field's known value.
import type { Amount } from '../../contracts/record-fields.ts'
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import { fieldsOf, kinds } from '../forecast/fields.ts'
import { decimalsOf, type ForecastModel } from '../forecast/model.ts'
import { told } from '../records/figures.ts'
import { lostInYear } from '../records/in-a-year.ts'
import type { MessageKey } from '../records/voice.ts'
import type { CalculatorField } from './calculator.ts'

const labelOf = (id: string) => `calc.field.${id}` as MessageKey

export const count = (id: string): CalculatorField => ({ id, type: 'count', label: labelOf(id) })
export const share = (id: string): CalculatorField => ({ id, type: 'share', label: labelOf(id) })
export const measure = (id: string, unit: 'hours' | 'months'): CalculatorField => ({
  id,
  type: 'measure',
  unit,
  label: labelOf(id),
})
export const amount = (id: string, ...pers: Amount['per'][]): CalculatorField => ({
  id,
  type: 'amount',
  label: labelOf(id),
  pers,
})
/** The units for a sale: per period for customers who keep paying, or per item. */
const sold = ['month', 'week', 'year', 'time', 'piece', 'hour', 'person'] as const
export const aMonth = ['month', 'week', 'year'] as const

export const optional = (field: CalculatorField): CalculatorField => ({ ...field, isOptional: true })

/** Takes the known value from the problem validation record, or from a fact about the same question. */
const asked = (question: ValidationQuestion, id: string): Pick<CalculatorField, 'record' | 'fact'> => ({
  record: answers => told((answers[question] as Record<string, unknown> | undefined)?.[id]),
  fact: [question, id],
})

/**
 * Returns the forecast's value for this key if exactly one item has the key. With several items, the code cannot
 * know which one to use.
 */
export function onlyFigure(model: ForecastModel, key: string): { itemId: string; value: number } | null {
  const found = model.items.filter(
    item => kinds[item.kind].group === 'revenue' && fieldsOf(item).some(field => field.key === key),
  )
  const [item, ...others] = found
  const value = item?.values[key]
  return item && value !== undefined && others.length === 0 ? { itemId: item.id, value } : null
}

const inCurrency = (smallest: number, { currency }: ForecastModel, per: Amount['per']): Amount => {
  const value = smallest / 10 ** decimalsOf(currency)
  return { low: value, high: value, currency, per }
}

const forecastPrice = (model: ForecastModel): Amount | null => {
  const price = onlyFigure(model, 'price')
  const item = model.items.find(({ id }) => id === price?.itemId)
  if (!price || !item) return null
  const pers: Partial<Record<typeof item.kind, Amount['per']>> = { units: 'piece', hours: 'hour' }
  const per = item.kind === 'subscription' && item.billing !== 'yearly' ? 'month' : pers[item.kind]
  return per ? inCurrency(price.value, model, per) : null
}

const forecastFixed = (model: ForecastModel): Amount | null => {
  const fixed = model.items.filter(({ kind }) => kind === 'fixed')
  const whole = fixed.reduce((sum, { values }) => sum + (values.amount ?? 0), 0)
  return fixed.length > 0 ? inCurrency(whole, model, 'month') : null
}

const forecastCash = (model: ForecastModel): Amount | null => {
  const cash = model.items.find(({ kind }) => kind === 'general')?.values.cash
  return cash ? inCurrency(cash, model, 'once') : null
}

/** The number of people who pay every month. People who bought once do not count. */
const stillPaying = ({ earn, paid }: ValidationAnswers) =>
  told(earn?.type) === 'subscription' ? told(paid?.still) : null

const problemInYear = ({ often }: ValidationAnswers) => {
  const lost = lostInYear(often, undefined)
  return lost && { ...lost, per: 'year' }
}

export const payers: CalculatorField = { ...count('payers'), record: stillPaying }
export const price: CalculatorField = {
  ...amount('price', ...sold),
  ...asked('earn', 'price'),
  forecast: forecastPrice,
}
export const monthlyPrice: CalculatorField = { ...price, ...amount('price', ...aMonth) }
export const oldPrice: CalculatorField = { ...price, ...amount('old', ...sold) }
export const newPrice: CalculatorField = amount('new', ...sold)
export const serve: CalculatorField = optional({
  ...amount('serve', ...sold),
  record: ({ frame }) => told(frame?.serve),
})
export const monthlyServe: CalculatorField = { ...serve, ...amount('serve', ...aMonth) }
export const aim: CalculatorField = { ...amount('aim', ...aMonth), ...asked('frame', 'aim') }
export const fixed: CalculatorField = optional({
  ...amount('fixed', ...aMonth),
  ...asked('frame', 'fixed'),
  forecast: forecastFixed,
})
export const pays: CalculatorField = optional({
  ...amount('pays', ...sold),
  record: ({ today }) => told(today?.pays),
})
export const problem: CalculatorField = optional({ ...amount('problem', 'year'), record: problemInYear })
export const stays: CalculatorField = {
  ...measure('stays', 'months'),
  record: ({ earn }) => told(earn?.stays),
}
export const dealShare: CalculatorField = { ...share('share'), ...asked('earn', 'share') }
export const cash: CalculatorField = { ...amount('cash', 'once'), forecast: forecastCash }
