import { expect, test } from 'vitest'
import { findMoney, parseNumber } from './money.ts'

test.each([
  ['They lose $400 a week', 400, 'USD', 'week'],
  ['about $1.5k per month', 1500, 'USD', 'month'],
  ['€1.200,50 per month', 1200.5, 'EUR', 'month'],
  ['1.200,50 EUR', 1200.5, 'EUR', null],
  ['30 lakh rupees', 3_000_000, 'INR', null],
  ['₹2,500 a month', 2500, 'INR', 'month'],
  ['KES 18,000 a season', 18_000, 'KES', null],
  ['£12 a month', 12, 'GBP', 'month'],
  ['we raise $2 million', 2_000_000, 'USD', null],
  ['R$ 80 per order', 80, 'BRL', 'use'],
  ['5k EUR a year', 5000, 'EUR', 'year'],
  ['20 quid an hour', 20, 'GBP', 'hour'],
])('%s', (text, amount, currency, per) => {
  expect(findMoney(text)).toEqual([expect.objectContaining({ amount, currency, per })])
})

test('what is no money is none', () => {
  expect(findMoney('12 dentists in 3 cities, 20% of them')).toEqual([])
  expect(findMoney('we started in 2021')).toEqual([])
})

test.each([
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1200.5', 1200.5],
  ['1,200', 1200],
  ['1.200', 1200],
  ['0.125', 0.125],
  ["12'000", 12_000],
])('%s is one number in every country', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})
