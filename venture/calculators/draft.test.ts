import { expect, test } from 'vitest'
import type { Fact } from '../../contracts/facts.ts'
import type { ValidationAnswers } from '../../contracts/validation-record.ts'
import { createItem, type ForecastModel } from '../forecast/model.ts'
import { workOut } from './calculator.ts'
import { calculatorOf } from './calculators.ts'
import { knownFigures, readCard } from './draft.ts'
import { forecastTarget, usableIn } from './use-in-forecast.ts'

const answers: ValidationAnswers = {
  earn: { type: 'subscription', price: { low: 30, high: 30, currency: 'EUR', per: 'month' }, stays: 18 },
  paid: { paid: { low: 9, high: 9 }, still: { low: 7, high: 7 } },
  often: {
    often: { low: 2, high: 2, per: 'month' },
    money: { low: 50, high: 50, currency: 'EUR', per: 'time' },
  },
}

const priceFact = {
  id: '00000000-0000-4000-8000-000000000001',
  topic: 'price',
  subject: null,
  value: { kind: 'price', parts: [{ kind: 'recurring', low: 20, high: 20, currency: 'EUR', per: 'month' }] },
  evidence: 'told',
  state: 'confirmed',
  beside: [],
  said_at: '2026-11-17T10:00:00Z',
} as unknown as Fact

const forecast: ForecastModel = {
  currency: 'EUR',
  start: '2027-01',
  months: 36,
  items: [
    createItem('plan', 'subscription', 'Plan', { price: 2500 }, { billing: 'monthly' }),
    createItem('rent', 'fixed', 'Rent', { amount: 40_000 }),
    createItem('tools', 'fixed', 'Tools', { amount: 10_000 }),
    createItem('general', 'general', 'General', { cash: 900_000 }),
  ],
  origins: {},
  scenarios: [],
  actuals: [],
}
const nothing = { answers: {}, facts: [], forecast: null }
const known = (id: string, sources: Partial<Parameters<typeof knownFigures>[1]>) =>
  knownFigures(calculatorOf(id)!, { ...nothing, ...sources })

test('CA04 a figure comes from the record, else from a fact, else from the forecast, and shows its source', () => {
  const all = { answers, facts: [priceFact], forecast }
  expect(known('left', all)).toMatchObject({
    payers: { value: { low: 7, high: 7 }, from: 'record' },
    price: { value: { low: 30 }, from: 'record' },
  })
  expect(known('left', { ...all, answers: {} }).price).toMatchObject({ value: { low: 20 }, from: 'fact' })
  expect(known('left', { forecast }).price).toMatchObject({ value: { low: 25 }, from: 'forecast' })
  expect(known('pay', { forecast }).fixed).toMatchObject({ value: { low: 500, per: 'month' } })
  expect(known('runway', { forecast }).cash).toMatchObject({ value: { low: 9000, per: 'once' } })
  expect(known('price', all).problem).toMatchObject({ value: { low: 1200, per: 'year' } })
  expect(known('worth', all).stays).toMatchObject({ value: 18 })
})

test('CA04 one-time buyers do not count as monthly payers, and an amount in another unit is not converted', () => {
  const sale: ValidationAnswers = {
    earn: { type: 'sale', price: { low: 30, high: 30, currency: 'EUR', per: 'piece' } },
    paid: { paid: { low: 9, high: 9 }, still: { low: 7, high: 7 } },
  }
  expect(known('left', { answers: sale })).not.toHaveProperty('payers')
  expect(known('worth', { answers: sale })).toEqual({})
})

test('CA04 a typed value replaces the known value, and so does a field that the founder emptied', () => {
  const calculator = calculatorOf('left')!
  const context = { locale: 'en', currency: 'EUR', today: '2026-11-18' }
  const prefilled = known('left', { answers })
  const untouched = readCard(calculator, {}, prefilled, context)
  expect(untouched.values).toMatchObject({ payers: { low: 7 }, price: { low: 30, per: 'month' } })
  const touched = readCard(calculator, { price: '', payers: '8-10', cost1: 'x' }, prefilled, context)
  expect(touched.values).toEqual({ payers: { low: 8, high: 10 } })
  expect(touched.errors).toEqual({ cost1: 'number' })
  expect(touched.known).toEqual({})
})

test('CA08 a price can be copied into the forecast if the forecast has one price in the same currency and unit', () => {
  const calculator = calculatorOf('raise')!
  const money = (low: number, per: 'month' | 'piece' = 'month', high = low) => ({
    low,
    high,
    currency: 'EUR',
    per,
  })
  const use = (price: ReturnType<typeof money>) => {
    const values = { payers: { low: 9, high: 9 }, old: money(20, price.per), new: price }
    return usableIn(calculator, workOut(calculator, values, '2026-11-18'))
  }
  const target = forecastTarget(forecast, use(money(29.5))!)
  expect(target).toEqual({ itemId: 'plan', key: 'price', value: 2950, isThere: false })
  expect(use(money(29, 'month', 31))).toBeNull()
  expect(forecastTarget(forecast, use(money(29, 'piece'))!)).toBeNull()
  expect(forecastTarget({ ...forecast, currency: 'PEN' }, use(money(29))!)).toBeNull()
  const [plan, ...others] = forecast.items
  const two = { ...forecast, items: [plan!, { ...plan!, id: 'second' }, ...others] }
  expect(forecastTarget(two, use(money(29))!)).toBeNull()
})
