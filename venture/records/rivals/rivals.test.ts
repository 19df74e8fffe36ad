import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CompetitorAnswers, competitorRecord } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { seed } from '../../../tests/support/seed.ts'
import { languages } from '../../numbers/locale.ts'
import { actionsOf } from './advice.ts'
import { counterOf } from './counter.ts'
import { toldOf } from './own.ts'
import { reactToRivals } from './react.ts'
import { findingsOf } from './result.ts'
import { cheaperBy, compare, dearerBy, isOtherThing, orderSum, ownOrder } from './sums.ts'
import { type RivalRow, rivalsOf } from './table.ts'
import { voiceIn } from './test-voice.ts'

const english = voiceIn('en')
const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: Amount['per'] = 'piece', high = value): Amount => ({
  low: value,
  high,
  currency: 'EUR',
  per,
})

/** Tiles at 11.50 with ten per order. The rival is a shop that delivers for 65. */
const tiles: CompetitorAnswers = {
  rivals: {
    rows: [
      { id: 'a', name: 'Azulejos Lima', kind: 'same' },
      { id: 'b', name: 'The brother-in-law', kind: 'hand' },
    ],
  },
  yours: { price: eur(11.5), order: exact(10), extra: eur(0, 'once') },
  prices: { rows: [{ id: 'a', price: eur(13), extra: eur(65, 'once'), known: 'saw' }] },
  chosen: { rows: [{ id: 'a', reason: 'cheaper', known: 'told' }] },
}
const parsed = (answers: CompetitorAnswers) =>
  competitorRecord.parse({ version: 1, round: 1, answers }).answers
/** Test data with rivals whose customers would pay the founder themselves. */
const held = (answers: CompetitorAnswers) => ({ answers, isUnheld: false })
const rowOf = (answers: CompetitorAnswers, id: string) => {
  const found = rivalsOf(answers).find(rival => rival.id === id)
  if (!found) throw new Error(id)
  return found
}

test('RV01 doing nothing is always a row, and it shows today’s text and price only if customers do nothing today', () => {
  expect(rivalsOf({}).map(({ id, name }) => [id, name])).toEqual([['nothing', null]])
  const pays = { low: 18, high: 18, currency: 'PEN', per: 'time' } as const
  const words = 'they wait'
  const nothing = (kind?: 'nothing' | 'avoid' | 'hand' | 'person' | 'product') =>
    rivalsOf({}, { words: ` ${words} `, pays, known: 'told', ...(kind && { kind }) })[0]
  expect(nothing('nothing')).toMatchObject({ words, price: pays, priceKnown: 'told' })
  expect(nothing('avoid')).toMatchObject({ words, price: pays, priceKnown: 'told' })
  for (const kind of ['hand', 'person', 'product', undefined] as const)
    expect(nothing(kind)).toMatchObject({ words: null, price: null, priceKnown: null })
  const own = rivalsOf(
    { prices: { rows: [{ id: 'nothing', price: eur(3) }] } },
    { kind: 'nothing', pays },
  ).at(-1)
  expect(own).toMatchObject({ price: eur(3), priceKnown: null })
})

test('RV01 a row without a name is not a rival, and the cells of a deleted rival are dropped', () => {
  const answers: CompetitorAnswers = {
    rivals: {
      rows: [
        { id: 'a', kind: 'same' },
        { id: 'b', name: 'Bpost' },
      ],
    },
    fights: { rows: [{ id: 'gone', lost: exact(9) }] },
  }
  expect(rivalsOf(answers).map(({ id }) => id)).toEqual(['b', 'nothing'])
  expect(findingsOf(answers, english).headline).not.toContain('9')
})

test('RV02 one order is price × pieces + extra charge, for the founder and for the rival', () => {
  expect(compare(held(tiles), rowOf(tiles, 'a'))).toMatchObject({
    mine: { ...exact(115), currency: 'EUR' },
    theirs: { ...exact(195), currency: 'EUR' },
    more: exact(80),
  })
  expect(reactToRivals('prices', parsed(tiles), english)).toContain(
    '10 pieces with you: EUR 115; with “Azulejos Lima”: EUR 195.'.replaceAll('EUR ', 'EUR\u00a0'),
  )
})

const nothing = eur(0, 'once')
type Theirs = Partial<Pick<RivalRow, 'name' | 'price' | 'extra' | 'kind'>>
const orders: readonly (readonly [string, CompetitorAnswers['yours'], Theirs, object | null])[] = [
  ['the rival is another way', { price: eur(5) }, { price: eur(4), kind: 'other' }, { more: exact(-1) }],
  ['handwork that costs money', { price: eur(5) }, { price: eur(4), kind: 'hand' }, { more: exact(-1) }],
  ['handwork that costs only time', { price: eur(5) }, { price: eur(0), kind: 'hand' }, null],
  ['the rival is free', { price: eur(5) }, { price: eur(0) }, { more: exact(-5) }],
  ['doing nothing', { price: eur(5) }, { price: eur(4), name: null }, null],
  ['two currencies', { price: eur(5) }, { price: { ...eur(5), currency: 'USD' } }, null],
  [
    'an extra charge in another currency',
    { price: eur(5), order: exact(2), extra: nothing },
    { price: eur(5), extra: { ...eur(1, 'once'), currency: 'USD' } },
    null,
  ],
  ['two units', { price: eur(5) }, { price: eur(5, 'hour') }, null],
  ['a day and a month', { price: eur(5, 'day') }, { price: eur(5, 'month') }, null],
  [
    'a week and a month as a year',
    { price: eur(10, 'week') },
    { price: eur(30, 'month') },
    { mine: exact(520), theirs: exact(360), per: 'year' },
  ],
  [
    'an order of months and a year',
    { price: eur(29, 'month'), order: exact(5) },
    { price: eur(300, 'year') },
    null,
  ],
  ['the rival has no price', { price: eur(5) }, {}, null],
  ['the founder has no price', {}, { price: eur(5) }, null],
  [
    'only the founder has an extra charge',
    { price: eur(5), order: exact(2), extra: eur(9, 'once') },
    { price: eur(4) },
    { isBare: true },
  ],
  [
    'an extra charge without a number of pieces',
    { price: eur(5), extra: nothing },
    { price: eur(4), extra: eur(9, 'once') },
    null,
  ],
  [
    'a single payment, whatever the number of pieces',
    { price: eur(500, 'once'), order: exact(3), extra: nothing },
    { price: eur(400, 'once'), extra: eur(20, 'once') },
    { more: exact(-80) },
  ],
  [
    'both ends of the ranges',
    { price: eur(10, 'piece', 12), order: { low: 5, high: 10 } },
    { price: eur(14, 'piece', 15) },
    {
      mine: { low: 50, high: 120 },
      theirs: { low: 70, high: 150 },
      more: { low: 10, high: 50 },
    },
  ],
]
test.each(orders)('RV02 the comparison of two orders is correct: %s', (_name, yours, theirs, expected) => {
  const rival = { name: 'Lima', price: null, extra: null, paid: null, kind: 'same' as const, ...theirs }
  const compared = compare(held(parsed({ yours })), rival)
  if (expected) expect(compared).toMatchObject(expected)
  else expect(compared).toBeNull()
})

const range = (most: number) =>
  fc.tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most })).map(([one, other]) => ({
    low: Math.min(one, other),
    high: Math.max(one, other),
  }))
const within = ({ low, high }: { low: number; high: number }, at: number) => low + (high - low) * at

test('RV03 the difference covers all values between the ends, and never says that both sides are cheaper', () => {
  const price = range(1000)
  fc.assert(
    fc.property(
      fc.record({ mine: price, theirs: price, order: range(50), own: range(90), other: range(90) }),
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
      ),
      ({ mine, theirs, order, own, other }, [at, ...ends]) => {
        const money = (given: { low: number; high: number }, per: Amount['per']): Amount => ({
          ...given,
          currency: 'EUR',
          per,
        })
        const answers: CompetitorAnswers = {
          yours: { price: money(mine, 'piece'), order, extra: money(own, 'once') },
        }
        const rival: RivalRow = {
          ...{ ...rowOf({}, 'nothing'), name: 'Lima', kind: 'same' },
          ...{ price: money(theirs, 'piece'), extra: money(other, 'once') },
        }
        const compared = compare(held(answers), rival)
        expect(compared === null).toBe(isOtherThing(held(answers), rival))
        if (!compared) return
        const [a, b, c, d] = [mine, theirs, own, other].map((one, i) => (ends[i] ? one.high : one.low))
        const pieces = within(order, at)
        const more = ((b ?? 0) - (a ?? 0)) * pieces + (d ?? 0) - (c ?? 0)
        expect(more).toBeGreaterThanOrEqual(compared.more.low - 1e-6)
        expect(more).toBeLessThanOrEqual(compared.more.high + 1e-6)
        expect(cheaperBy(held(answers), rival) && dearerBy(held(answers), rival)).toBeNull()
      },
    ),
    { seed },
  )
})

test('RV03 no text adds amounts in two currencies', () => {
  const currency = fc.constantFrom('EUR', 'USD', 'PHP')
  fc.assert(
    fc.property(currency, currency, currency, (one, other, third) => {
      const answers: CompetitorAnswers = {
        ...tiles,
        yours: {
          price: { ...eur(7), currency: one },
          order: exact(3),
          extra: { ...eur(2, 'once'), currency: third },
        },
        prices: {
          rows: [{ id: 'a', price: { ...eur(9), currency: other }, extra: { ...nothing, currency: other } }],
        },
      }
      const isOne = one === other && one === third
      expect(compare(held(answers), rowOf(answers, 'a')) !== null).toBe(isOne)
      expect(ownOrder(answers) !== null).toBe(one === third)
      const { sums, rivals } = findingsOf(answers, english)
      const texts = [...sums, ...rivals.map(({ price }) => price ?? '')]
      expect(texts.filter(text => text.includes(' = ')).length).toBe(isOne ? 2 : one === third ? 1 : 0)
    }),
    { seed },
  )
})

test('RV03 an order of zero pieces costs only the extra charge', () => {
  expect(orderSum({ price: eur(9), order: exact(0), extra: { ...exact(4), currency: 'EUR' } })).toMatchObject(
    exact(4),
  )
})

const fights = (...rows: [string, number, number][]): CompetitorAnswers['fights'] => ({
  rows: rows.map(([id, won, lost]) => ({ id, won: exact(won), lost: exact(lost) })),
  known: 'saw',
})
const heads: readonly (readonly [string, CompetitorAnswers, string])[] = [
  [
    'most losses to one rival',
    { ...tiles, fights: fights(['a', 1, 4], ['b', 0, 2]) },
    'You lose most to “Azulejos Lima” (4 of 6 losses; 1 won against them).',
  ],
  [
    'most losses to two rivals',
    { ...tiles, fights: fights(['a', 1, 2], ['b', 0, 2]) },
    'You lose most to “Azulejos Lima” and “The brother-in-law” (each 2 of 4 losses; 1 won against them).',
  ],
  [
    'most losses to doing nothing',
    { ...tiles, fights: fights(['nothing', 0, 5]) },
    'You lose most to doing nothing (5 of 5 losses; none won against them).',
  ],
  [
    'only wins',
    { ...tiles, fights: fights(['a', 3, 0]) },
    'Against those you named: none lost so far, 3 won.',
  ],
  [
    'the rival is cheaper',
    { ...tiles, prices: { rows: [{ id: 'a', price: eur(9), extra: nothing }] } },
    '“Azulejos Lima” is EUR\u00a025 cheaper for 10 pieces (EUR\u00a090 against EUR\u00a0115).',
  ],
  ['the rival has no price', { ...tiles, prices: {} }, 'No price of “Azulejos Lima” yet.'],
  [
    'the rival costs more',
    { ...tiles, rivals: { rows: [{ id: 'a', name: 'Azulejos Lima', kind: 'same' }] } },
    'You are EUR\u00a080 cheaper than “Azulejos Lima” for 10 pieces (EUR\u00a0115 against EUR\u00a0195).',
  ],
  [
    'doing nothing has a price but no order',
    { ...tiles, prices: { rows: [{ id: 'nothing', price: eur(2) }] } },
    'No price of “Azulejos Lima” yet.',
  ],
  [
    'the rival is another way',
    { ...tiles, rivals: { rows: [{ id: 'a', name: 'Azulejos Lima', kind: 'other' }] } },
    'You are EUR\u00a080 cheaper than “Azulejos Lima” for 10 pieces (EUR\u00a0115 against EUR\u00a0195).',
  ],
  ['no rival is named', {}, 'No rival is named in a row yet.'],
  [
    'rivals are named only in words',
    { rivals: { words: 'everybody' } },
    'No rival is named in a row yet: they stand in your words.',
  ],
  [
    'the founder has no price',
    { rivals: tiles.rivals },
    'Your own price is missing: theirs cannot be held against it.',
  ],
]
test.each(heads)('RV05 the first line fits the founder’s answers: %s', (_name, answers, headline) => {
  expect(findingsOf(parsed(answers), english).headline).toBe(headline)
})

test('RV06 an unknown value is blank in the table and counts as unknown', () => {
  const { rivals, confidence } = findingsOf(tiles, english)
  expect(rivals.at(-1)).toMatchObject({
    name: 'Doing nothing',
    kind: 'status quo',
    chosenFor: null,
    price: null,
    youWin: null,
    youLose: null,
    fights: null,
    known: null,
  })
  expect(rivals[0]).toMatchObject({
    chosenFor: 'Cheaper',
    youWin: 'EUR\u00a080 cheaper for 10 pieces',
    youLose: null,
    known: 'price seen, reason told',
  })
  expect(confidence).toMatchObject({
    level: 'medium',
    reason: expect.stringContaining('Of 4 prices and reasons asked for, 2 were'),
  })
})

test('RV06 a better source never lowers the confidence', () => {
  const levels = ['guess', 'told', 'saw', 'records'] as const
  const rank = { low: 0, medium: 1, high: 2 }
  const of = (known: (typeof levels)[number]) =>
    rank[
      findingsOf(
        {
          ...tiles,
          prices: { rows: [{ id: 'a', price: eur(13), known }] },
          fights: { ...fights(['a', 1, 1]), known },
        },
        english,
      ).confidence.level
    ]
  const found = levels.map(of)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

test('RV07 a text without a figure changes no result', () => {
  const answers: CompetitorAnswers = { prices: { words: 'Winnow takes 350 a month' } }
  expect(reactToRivals('prices', answers, english)).toBeNull()
  expect(findingsOf(answers, english).rivals.map(({ price }) => price)).toEqual([null])
})

test.each(languages)('RV08 %s: any record gives complete texts and three actions', language => {
  const voice = voiceIn(language)
  const all: CompetitorAnswers[] = [
    {},
    ...heads.map(([, answers]) => answers),
    {
      ...tiles,
      fights: fights(['a', 1, 4]),
      better: { what: ['faster', 'work'], yours: '2 days', theirs: '9 days', words: 'we come ourselves' },
      switch: { hours: { low: 2, high: 4 }, money: eur(40, 'once'), who: 'boss' },
      copy: { months: { low: 2, high: 3 }, words: 'the moulds' },
    },
  ]
  for (const answers of all) {
    const beside = { today: { words: 'call a taxi' } }
    const [found, given] = [findingsOf(answers, voice, beside), toldOf(answers, voice, beside)]
    const actions = actionsOf(given)
    const text = JSON.stringify([found, actions, counterOf(given)])
    expect(new Set(actions).size).toBe(3)
    expect(actions.every(action => action.length > 10)).toBe(true)
    expect(text).not.toMatch(/undefined|NaN|rivals\.|\{\w+[,}]/)
  }
})
