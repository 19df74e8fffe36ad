// The page's path of market research: what was read is proposed as fields, and only what was confirmed is computed with.
import { expect, test } from 'vitest'
import { registry } from '../../cofounder/helpers/registry.ts'
import type { FactValue } from '../../contracts/fact-values.ts'
import type { MarketReadBack } from '../../contracts/results/market-read-back.ts'
import type { MarketResearchResult } from '../../contracts/results/market-research.ts'
import { evaluate } from '../../contracts/sizing.ts'
import { ask } from '../../scripts/eval/play.ts'

const confirmed: MarketReadBack = {
  entry: null,
  place: 'DE',
  buyers: 120,
  price: { kind: 'money', low: 49, high: 49, currency: 'EUR', per: 'month' },
  times: null,
  volume: null,
  marks: { buyers: 'told', price: 'guess' },
  permission: 'none needed',
}
const research = async (market: string, readBack: MarketReadBack | null = null) => {
  const body = { market, industry: 'crafts', readBack }
  const { text, result } = await ask(registry['market-research'], body)
  const made = result as MarketResearchResult
  const tam = made.sizing ? evaluate(made.sizing).get('tam')?.likely : null
  return { text, result: made, tam }
}

test('MK02 the entry, the place, the count and the price that were read are proposed, with every other entry to choose', async () => {
  const { result } = await research(
    'No-show calls for dental clinics in Germany, 38,000 dental clinics, €79 a month',
  )
  expect(result.fields).toMatchObject({
    isConfirmed: false,
    entry: 'dental',
    place: 'DE',
    buyers: 38_000,
    price: { currency: 'EUR', low: 79, per: 'month' },
    marks: { buyers: null, price: null },
    permission: null,
  })
  expect(result.fields?.entries[0]?.id).toBe('dental')
  expect(result.fields?.entries.length).toBeGreaterThan(30)
})

test('MK03 what was confirmed is computed with, and nothing that was read in its place', async () => {
  const { text, tam, result } = await research(
    'Calls for dental practices in France, 900 schools, $5 a day',
    confirmed,
  )
  expect(tam).toBe(120 * 49 * 12)
  expect(text).toContain('By the figures you confirmed')
  expect(text).not.toMatch(/If I read you right|If this is right/)
  expect(result.vertical).toBeNull()
  expect(result.place.name).toBe('Germany')
  expect(result.fields).toMatchObject({ isConfirmed: true, buyers: 120, marks: confirmed.marks })
})

const money = (low: number, per: 'use' | 'day' | 'month' | null): FactValue => ({
  kind: 'money',
  low,
  high: low,
  currency: 'EUR',
  per,
})
const euros = { currency: 'EUR' }
const prices: [string, Partial<MarketReadBack>, number | null][] = [
  ['a price each time, three times a year', { price: money(40, 'use'), times: 3 }, 120 * 120],
  ['a day rate without its days', { price: money(45, 'day') }, null],
  ['an amount alone', { price: money(45, null) }, null],
  ['an amount that is paid once', { price: money(45, null), times: 1 }, 120 * 45],
  [
    'a setup fee beside a monthly price',
    {
      price: {
        kind: 'price',
        parts: [
          { kind: 'once', low: 390, high: 390, ...euros },
          { kind: 'recurring', low: 8, high: 8, ...euros, per: 'month' },
        ],
      },
    },
    120 * (390 + 96),
  ],
  ['a share without what it is of', { price: { kind: 'share', low: 0.08, high: 0.08, of: null } }, null],
  [
    'a share of what goes through one of them',
    {
      price: { kind: 'share', low: 0.08, high: 0.08, of: null },
      volume: { amount: 20_000, currency: 'EUR' },
    },
    120 * 1600,
  ],
]
test.each(prices)('MK03 %s', async (_name, fields, total) => {
  const { tam } = await research('Parts for organ workshops', { ...confirmed, ...fields })
  expect(tam).toBe(total)
})

test('MK03 a count left blank is the one of the confirmed entry in the confirmed place, and of no other', async () => {
  const atlas = { ...confirmed, entry: 'dental', buyers: null }
  const { result } = await research('Calls', atlas)
  expect(result.sizing?.assumptions.find(({ id }) => id === 'buyers')?.provenance.kind).toBe('benchmark')
  expect((await research('Calls', { ...atlas, place: 'PE' })).tam).toBeNull()
})

test('MK04 how sure it is follows the weaker mark', async () => {
  const sure = async (marks: MarketReadBack['marks']) =>
    (await research('Parts', { ...confirmed, marks })).result.closing.confidence
  expect((await sure({ buyers: 'observed', price: 'guess' })).reason).toContain('a guess by your own mark')
  expect((await sure({ buyers: 'observed', price: 'told' })).reason).toContain('were told to you')
  expect(await sure({ buyers: 'observed', price: 'observed' })).toMatchObject({ level: 'medium' })
})

test('MK04 what is marked as forbidden is not sized, and a permission that is open is asked for', async () => {
  const forbidden = await research('Parts', { ...confirmed, permission: 'forbidden' })
  expect([forbidden.tam, forbidden.result.summary]).toEqual([
    null,
    expect.stringContaining('marked it as forbidden'),
  ])
  const open = await research('Parts', { ...confirmed, permission: 'not yet' })
  expect(open.result.missing.map(({ what }) => what)).toContain('The permission')
})

test.each([
  ['de', 'Ersatzteile für Orgelbauer in Deutschland', 'die Sie bestätigt haben'],
  ['es', 'Repuestos para talleres de órganos en España', 'que usted confirmó'],
  ['fr', 'Pièces pour les facteurs d’orgues en France', 'que vous avez confirmés'],
  ['pt', 'Peças para oficinas de órgãos em Portugal', 'que você confirmou'],
])('MK03 it speaks %s', async (_language, market, words) => {
  expect((await research(market, confirmed)).text).toContain(words)
})
