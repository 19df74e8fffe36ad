import { expect, test } from 'vitest'
import type { MarketFields } from '../../../contracts/results/market-read-back.ts'
import { draftOf, readDraft } from './fields-draft.ts'

const fields: MarketFields = {
  isConfirmed: false,
  entry: 'dental',
  place: 'CL',
  buyers: 200_000,
  price: { kind: 'money', low: 30_000, high: 30_000, currency: 'CLP', per: 'use' },
  times: null,
  volume: null,
  marks: { buyers: null, price: null },
  permission: null,
  entries: [{ id: 'dental', name: 'Dental practices' }],
}

test('MK02 fields that are left as they were read are confirmed as they were read, in any locale', () => {
  for (const locale of ['en', 'de', 'es']) {
    const { readBack, asks, isUnread } = readDraft(draftOf(fields, locale), fields, locale)
    expect(readBack).toMatchObject({ entry: 'dental', place: 'CL', buyers: 200_000, price: fields.price })
    expect([asks, isUnread]).toEqual(['times', false])
  }
})

test('MK02 what is mended counts, a blank is no answer, and what can be read in two ways is not taken', () => {
  const draft = draftOf(fields, 'en')
  const mended = { ...draft, entry: '', buyers: '', price: '8 % per order', volume: '€20,000' }
  expect(readDraft(mended, fields, 'en').readBack).toMatchObject({
    entry: null,
    buyers: null,
    times: null,
    volume: { amount: 20_000, currency: 'EUR' },
  })
  const unclear = readDraft({ ...draft, buyers: '120 here, 400 there' }, fields, 'en')
  expect([unclear.isUnread, unclear.readBack.buyers]).toEqual([true, null])
})

test('MK02 what was confirmed is told as facts with how it is known', () => {
  const draft = { ...draftOf(fields, 'en'), times: '3', marks: { buyers: 'told' as const, price: null } }
  const { readBack, told } = readDraft(draft, fields, 'en')
  expect(readBack.times).toBe(3)
  expect(told).toMatchObject([
    { topic: 'place', text: 'Chile' },
    { topic: 'buyers', evidence: 'told', value: { kind: 'count', low: 200_000 } },
    { topic: 'price', value: fields.price },
  ])
  expect(told[2]).not.toHaveProperty('evidence')
})

test('MK02 without anything proposed the fields begin blank', () => {
  const draft = draftOf(undefined, 'en')
  expect(readDraft(draft, undefined, 'en')).toMatchObject({
    told: [],
    isUnread: false,
    readBack: { entry: null, buyers: null },
  })
})
