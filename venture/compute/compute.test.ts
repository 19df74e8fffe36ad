import { expect, test } from 'vitest'
import {
  breakEven,
  dateAfter,
  dayAfter,
  daysBetween,
  dilution,
  exact,
  marketSize,
  runway,
  unitEconomics,
} from './compute.ts'

test.each([
  ['a market', marketSize({ buyers: 120, pricePerYear: 588 }).shown, 'TAM = 120 × 588 = 70,560 a year'],
  [
    'a market with what fits and what is won',
    marketSize({ buyers: 38_000, pricePerYear: 588, fitShare: 0.3, wonCustomers: 200 }).shown,
    'TAM = 38,000 × 588 = 22,344,000 a year; SAM = 30 % of it = 6,703,200; SOM = 200 × 588 = 117,600',
  ],
  [
    'one customer',
    unitEconomics({ pricePerMonth: 49, grossMargin: 0.8, churnPerMonth: 0.05, cac: 196 }).shown,
    'gross profit a month = 49 × 80 % = 39.2; a customer stays 1 ÷ 5 % = 20 months; LTV = 39.2 ÷ 5 % = 784; LTV ÷ CAC = 784 ÷ 196 = 4; payback = 196 ÷ 39.2 = 5 months',
  ],
  [
    'a customer who never leaves',
    unitEconomics({ pricePerMonth: 10, grossMargin: 1, churnPerMonth: 0 }).shown,
    'gross profit a month = 10 × 100 % = 10; nobody leaves, so a lifetime cannot be said',
  ],
  [
    'a runway, never longer than it is',
    runway({ cash: 25_000, costsPerMonth: 4_000, incomePerMonth: 1_000, today: '2026-11-16' }).shown,
    'burn a month = 4,000 − 1,000 = 3,000; 25,000 ÷ 3,000 = 8.3 months, until about 2027-07-26',
  ],
  [
    'no burn',
    runway({ cash: 1, costsPerMonth: 5, incomePerMonth: 6, today: '2026-11-16' }).shown,
    '5 − 6 = −1: nothing is burnt, so the cash does not run out',
  ],
  [
    'a round with a pool',
    dilution({ raise: 500_000, preMoney: 2_000_000, poolShare: 0.1, ownShare: 0.5 }).shown,
    'post-money = 2,000,000 + 500,000 = 2,500,000; sold = 500,000 ÷ 2,500,000 = 20 %; what was 50 % becomes 50 % × (100 % − 20 % − 10 %) = 35 %',
  ],
  [
    'breaking even, in whole units',
    breakEven({ fixedCostsPerMonth: 1_000, pricePerUnit: 49, costPerUnit: 9.5 }).shown,
    '49 − 9.5 = 39.5 a unit; 1,000 ÷ 39.5 → 26 units a month, 1,274 of sales',
  ],
  [
    'a unit that loses money',
    breakEven({ fixedCostsPerMonth: 1_000, pricePerUnit: 5, costPerUnit: 5 }).shown,
    '5 − 5 = 0 a unit: each unit loses money, so no number of them breaks even',
  ],
  ['a date', dateAfter('2026-11-16', { weeks: 6 }).shown, 'Monday 2026-11-16 + 6 weeks = Monday 2026-12-28'],
  [
    'the days between',
    daysBetween('2026-11-16', '2026-11-30').shown,
    'Monday 2026-11-16 to Monday 2026-11-30: 14 days, 2 weeks, 10 working days',
  ],
])('AG03 %s gives the result computed by hand', (_what, shown, expected) => {
  expect(shown).toBe(expected)
})

test.each([
  ['de', '59 − 0 = 59 je Stück; 4.800 ÷ 59 → 82 Stück im Monat, 4.838 Umsatz'],
  ['es', '59 − 0 = 59 por unidad; 4800 ÷ 59 → 82 unidades al mes, 4838 de ventas'],
  ['fr', '59 − 0 = 59 par unité; 4 800 ÷ 59 → 82 unités par mois, 4 838 de ventes'],
  ['pt', '59 − 0 = 59 por unidade; 4.800 ÷ 59 → 82 unidades por mês, 4.838 de vendas'],
] as const)('AG03 a computation is shown with the words and number format of %s', (language, expected) => {
  const given = { fixedCostsPerMonth: 4800, pricePerUnit: 59, costPerUnit: 0 }
  expect(breakEven(given, language).shown.replace(/\s/g, ' ')).toBe(expected)
})

test.each([
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2028-01-31', { months: 1 }, '2028-02-29'],
  ['2026-11-16', { days: -16 }, '2026-10-31'],
  ['2026-11-20', { workdays: 1 }, '2026-11-23'],
  ['2026-11-23', { workdays: -1 }, '2026-11-20'],
  ['2026-12-31', { months: 14 }, '2028-02-29'],
])('AG03 %s plus %j is %s', (from, step, to) => {
  expect(dayAfter(from, step)).toBe(to)
})

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [0.1 + 0.2, 0.3],
  [39.2, 39.2],
  [1e15, 1e15],
  [1e-9, 0],
])('AG03 %d is rounded to %d', (value, rounded) => {
  expect(exact(value)).toBe(rounded)
})
