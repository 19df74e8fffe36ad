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
  ['two dozen', 24, 6, true],
  ['85', 85, 21, true],
  ['350', 350, 88, true],
  ['500', 500, 90, true],
  ['4,000', 4000, 90, false],
])(
  'MK03 of %s buyers no more are won than it fits, and winning over half is said',
  async (_, buyers, won, isSaid) => {
    const { text, result } = await research('Parts', { ...confirmed, buyers })
    expect(result.sizing?.assumptions.find(({ id }) => id === 'won-customers')?.likely).toBe(won)
    expect(text.includes('That is more than half')).toBe(isSaid)
  },
)

test.each([
  ['de', 'Ersatzteile für Orgelbauer in Deutschland', 'hour', '€ pro Stunde × 300'],
  ['es', 'Repuestos para talleres de órganos en España', 'day', '€ al día × 300'],
  ['fr', 'Pièces pour les facteurs d’orgues en France', 'use', '€ à chaque fois × 300'],
  ['pt', 'Peças para oficinas de órgãos em Portugal', 'hour', '45 por hora × 300'],
  ['en', 'Parts for organ workshops', 'hour', '€45 an hour × 300'],
] as const)(
  'MK03 in %s the price is quoted with its unit in that language',
  async (_, market, per, quote) => {
    const price = { kind: 'money', low: 45, high: 45, currency: 'EUR', per } as const
    const { text } = await research(market, { ...confirmed, price, times: 300 })
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(quote)
  },
)

test('MK03 what is paid once a year is no one-off price, unless the text says once', async () => {
  const price = money(35, null)
  const yearly = await research('Bike repair in France, €35 the visit', { ...confirmed, price, times: 1 })
  expect(yearly.text).not.toContain('one-off part')
  const once = await research('A loom, €35 once', { ...confirmed, price, times: 1 })
  expect(once.text).toContain('one-off part')
})

test('MK03 a unit that was read is not said to be unread once the price is confirmed', async () => {
  const { text } = await research('Schlüsseldienst in Deutschland, 89 € pro Einsatz', {
    ...confirmed,
    price: money(89, null),
  })
  expect(text).toContain('Wie oft einer im Jahr zahlt')
})

test.each([
  [
    'de',
    'Vertretung für Kitas in Deutschland, 38 € pro Stunde, 2.900 Kitas',
    'Wie viele Stunden einer im Jahr bezahlt',
  ],
  ['en', 'Cover for nurseries in Ireland, €38 an hour, 900 nurseries', 'How many hours one of them pays for'],
])('MK03 a price by the hour asks for hours (%s)', async (_, market, asked) => {
  expect((await research(market)).text).toContain(asked)
})

test('MK03 two countries that were named are not asked for again', async () => {
  const { text, result } = await research(
    'Reading old handwriting for 900 archives in Germany and Austria, €2,400 a year',
  )
  expect(result.place.name).toBe('Germany and Austria')
  expect(result.missing).toEqual([])
  expect(text).not.toContain('place open')
})

test('MK03 a phone number counts no buyers', async () => {
  const { result } = await research('Dog walking in Ireland, €30 a month, phone 555-0192')
  expect(result.fields?.buyers).toBeNull()
})

test.each([
  ['Pizza surgelata per i bar in Italia, che fanno il pranzo con una pizza', true],
  ['Frozen pizza for bars in Italy that serve lunch', false],
])('MK03 who writes a language we do not speak is told so in it: %s', async (market, isTold) => {
  const { result } = await research(market)
  expect(result.summary.startsWith('Non parlo ancora italiano')).toBe(isTold)
})

test.each([
  ['de', 'Ersatzteile für Orgelbauer in Deutschland', 'die Sie bestätigt haben'],
  ['es', 'Repuestos para talleres de órganos en España', 'que usted confirmó'],
  ['fr', 'Pièces pour les facteurs d’orgues en France', 'que vous avez confirmés'],
  ['pt', 'Peças para oficinas de órgãos em Portugal', 'que você confirmou'],
])('MK03 it speaks %s', async (_language, market, words) => {
  expect((await research(market, confirmed)).text).toContain(words)
})
