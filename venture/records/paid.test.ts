import { expect, test } from 'vitest'
import { validationRecord } from '../../contracts/validation-record.ts'
import { idea } from './idea/kind.ts'
import { marketPrefills } from './market/prefill.ts'
import { allKnown } from './prefill.ts'
import { rowOfRound } from './segments/prefill.ts'

const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: string) => ({ ...exact(value), currency: 'EUR', per })
const recordWith = (since: string | undefined, price = 89, each = eur(89, 'month')) =>
  validationRecord.parse({
    version: 1,
    round: 1,
    answers: {
      earn: { type: 'subscription', price: eur(price, 'month') },
      paid: { paid: exact(4), each, still: exact(4), ...(since && { since }) },
      others: { no: exact(3) },
    },
  })
const priceField = { id: 'price', type: 'amount', label: 'label.earn.price', pers: ['month'] } as never

test.each([
  ['paid, with a month', recordWith('2026-08'), 'saw'],
  ['paid, without a month', recordWith(undefined), 'guess'],
  ['the plan has another price', recordWith('2026-08', 129), 'guess'],
  ['the price is within the paid range', recordWith('2026-08', 89, { ...eur(80, 'month'), high: 89 }), 'saw'],
  [
    'the price is above the paid range',
    recordWith('2026-08', 90, { ...eur(80, 'month'), high: 89 }),
    'guess',
  ],
  ['paid in another unit', recordWith('2026-08', 89, eur(89, 'once')), 'guess'],
] as const)('MM47 another helper knows if customers really paid a price: %s', (_how, record, known) => {
  const market = marketPrefills('earn', [priceField], { facts: [], validation: record.answers })
  expect(market.price?.known).toBe(known)
  const fields = { shown: [priceField], answers: {}, facts: [], validation: record }
  expect(allKnown(idea, 'earn', fields).price?.known).toBe(known)
})

test('MM47 a group’s payers have the mark “seen” if count, amount and month are known; without the month they have no mark', () => {
  expect(rowOfRound(recordWith('2026-08')).prefilled).toMatchObject({ paid: 'saw', price: 'saw' })
  expect(rowOfRound(recordWith('2026-08')).carried?.unmarked).toEqual(['asked'])
  expect(rowOfRound(recordWith(undefined)).carried?.unmarked).toEqual(['asked', 'paid', 'price'])
})
