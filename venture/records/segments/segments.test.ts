import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import en from '../../../content/messages/en.json' with { type: 'json' }
import type { Amount } from '../../../contracts/record-fields.ts'
import { type GroupRow, groupRow, mostGroups } from '../../../contracts/segments-record.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { voiceOf } from '../voice.ts'
import { readRow } from './draft.ts'
import { figuresIn } from './figures.ts'
import { groupsIn } from './known.ts'
import { oneOfEach } from './merge.ts'
import { knownRows, likeOf, newRow, rowOfRound, withKnown, withRoom } from './prefill.ts'
import { rankGroups } from './rank.ts'
import { segmentsOf } from './result.ts'
import { conversionOf, keptOf, paybackOf, tenthOf, worthOf, worthToCost, yearlyOf } from './sums.ts'

const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per: Amount['per'], high = low): Amount => ({ low, high, currency: 'EUR', per })
const row = (id: string, given: Partial<GroupRow> = {}): GroupRow =>
  groupRow.parse({ id, source: { kind: 'own' }, group: `Group ${id}`, ...given })
const monthly = row('m', {
  there: n(340),
  asked: n(28),
  paid: n(23),
  price: eur(20, 'month'),
  stays: 10,
  win: eur(30, 'once'),
  carried: { type: 'subscription', serve: eur(5, 'month') },
})
const voice = voiceOf('en', (key, values) => String(new IntlMessageFormat(en[key], 'en').format(values)))

describe('RS05 the calculations for a group are right', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const said = (given: GroupRow) =>
    Object.fromEntries(
      figuresIn(given, voice).map(one => [one.id, { text: plain(one.text), sum: plain(one.sum) }]),
    )

  test('each calculation shows its formula', () => {
    const found = said(monthly)
    expect(
      Object.fromEntries(Object.entries(found).map(([id, { text, sum }]) => [id, `${text} = ${sum}`])),
    ).toEqual({
      conversion: '82% = 23 ÷ 28',
      yearly: 'EUR 200 = EUR 20 × 10',
      ltv: 'EUR 150 = (EUR 20 − EUR 5) × 10 months',
      cac: 'EUR 30 = ',
      payback: '2 months = EUR 30 ÷ (EUR 20 − EUR 5)',
      tenth: 'EUR 6,800 = 34 × EUR 200',
    })
  })

  test.each<[string, Partial<GroupRow>, Record<string, string | undefined>]>([
    ['a weekly price has a yearly sum', { price: eur(12, 'week'), stays: 12 }, { yearly: 'EUR 624' }],
    [
      'pieces have a total value, and a yearly sum only with a frequency',
      { price: eur(4, 'piece'), stays: 50, carried: { type: 'sale' } },
      {
        ltv: 'EUR 200, before what serving one of this group costs',
        yearly: undefined,
        payback: '7.5 times, before what serving one of this group costs',
      },
    ],
    [
      'pieces with a frequency have a yearly sum',
      {
        price: eur(4, 'piece'),
        stays: 600,
        carried: { type: 'sale', takes: { ...n(10), per: 'week' }, runs: 6 },
      },
      { yearly: 'EUR 1,040' },
    ],
    [
      'one piece covers the cost of winning the customer',
      {
        price: eur(9, 'piece'),
        win: eur(1, 'once'),
        carried: { type: 'sale', takes: { ...n(2), per: 'year' }, serve: eur(5.2, 'piece') },
      },
      { payback: 'with the first payment' },
    ],
    ['two currencies give no sum', { win: { ...eur(30, 'once'), currency: 'USD' } }, { payback: undefined }],
    [
      'a cost in another unit gives no sum',
      { carried: { serve: eur(5, 'piece') } },
      { ltv: undefined, payback: undefined },
    ],
    [
      'a customer who costs more than they bring is never paid back',
      { carried: { serve: eur(25, 'month') } },
      { ltv: '-EUR 50', payback: 'never: too little is left of one' },
    ],
    [
      'a range keeps both ends',
      { price: eur(20, 'month', 30), carried: {} },
      { ltv: 'EUR 200–EUR 300, before what serving one of this group costs' },
    ],
    ['more payers than people asked give no share', { asked: n(3) }, { conversion: undefined }],
    ['one tenth of nine people is no number', { there: n(9) }, { tenth: undefined }],
    [
      'blank fields give no figure',
      { paid: undefined, price: undefined, win: undefined },
      { conversion: undefined, ltv: undefined, cac: undefined },
    ],
  ])('the calculated figures of a group are right: %s', (_, given, texts) => {
    const found = said(groupRow.parse({ ...monthly, stays: 10, ...given }))
    for (const [id, text] of Object.entries(texts)) expect([id, found[id]?.text]).toEqual([id, text])
  })
})

const count = fc
  .integer({ min: 0, max: 5000 })
  .chain(low => fc.integer({ min: low, max: low + 500 }).map(high => ({ low, high })))
const money = (per: Amount['per']) =>
  fc
    .record({ low: fc.integer({ min: 0, max: 900 }), more: fc.integer({ min: 0, max: 90 }) })
    .map(({ low, more }) => eur(low, per, low + more))
const optional = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined })
const anyRow = fc
  .record({
    id: fc.uuid(),
    group: fc.constantFrom('Bakers', 'Cafés', 'Hotels'),
    there: optional(count),
    asked: optional(count),
    paid: optional(count),
    price: optional(
      fc.constantFrom('month', 'piece', 'year', 'hour').chain(per => money(per as Amount['per'])),
    ),
    stays: optional(fc.integer({ min: 0, max: 60 })),
    win: optional(money('once')),
    how: optional(fc.constantFrom('idea', 'list', 'introduced')),
    carried: optional(fc.record({ friends: optional(count), serve: optional(money('month')) })),
  })
  .map(given => groupRow.parse({ source: { kind: 'own' }, ...given }))

describe('RS06 the groups are in the right order', () => {
  const names = (...rows: GroupRow[]) => rankGroups(rows).map(one => one.row.id)

  test.each<[string, GroupRow[], string]>([
    [
      'a group that pays comes before a large group',
      [row('many', { there: n(90_000), how: 'introduced' }), row('pays', { paid: n(1) })],
      'pays,many',
    ],
    [
      'friends do not count as payers',
      [row('friends', { paid: n(3), carried: { friends: n(3) } }), row('pays', { paid: n(1) })],
      'pays,friends',
    ],
    [
      'the better share comes first, from five people asked on',
      [row('half', { paid: n(5), asked: n(10) }), row('most', { paid: n(4), asked: n(5) })],
      'most,half',
    ],
    [
      'one payer of one person asked is no share',
      [row('one', { paid: n(1), asked: n(1) }), row('half', { paid: n(3), asked: n(6) })],
      'half,one',
    ],
    [
      'an introduction is better than a list, and a list is better than an idea',
      [row('idea', { how: 'idea' }), row('list', { how: 'list' }), row('introduced', { how: 'introduced' })],
      'introduced,list,idea',
    ],
    [
      'the better ratio of worth to cost comes first',
      [
        row('dear', { price: eur(10, 'month'), stays: 10, win: eur(100, 'once') }),
        row('cheap', { price: eur(10, 'month'), stays: 10, win: eur(10, 'once') }),
      ],
      'cheap,dear',
    ],
    [
      'the larger group comes first',
      [row('small', { there: n(10) }), row('large', { there: n(20) })],
      'large,small',
    ],
    ['equal groups keep their order', [row('b'), row('a')], 'b,a'],
  ])('the groups are ranked correctly: %s', (_, rows, order) => {
    expect(names(...rows).join()).toBe(order)
  })

  test('a group with payers always comes before a larger group, for any other values', () => {
    fc.assert(
      fc.property(anyRow, anyRow, (one, other) => {
        const pays = { ...one, id: 'pays', paid: n(2), carried: {} }
        const many = { ...other, id: 'many', paid: n(0), there: n(1_000_000) }
        expect(names(many, pays)[0]).toBe('pays')
      }),
    )
  })

  test('the result does not depend on the order of the rows, except for equal rows', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyRow, { maxLength: 5, selector: ({ id }) => id }), rows => {
        const ranked = rankGroups(rows).map(one => one.row)
        expect(rankGroups(ranked).map(one => one.row)).toEqual(ranked)
        expect(ranked).toHaveLength(rows.length)
      }),
    )
  })
})

describe('RS07 the result always has three groups', () => {
  test('any rows give three sections; only rows with names have figures, and the other rows are in one line', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyRow, { maxLength: mostGroups, selector: ({ id }) => id }), rows => {
        const { segments, rest } = segmentsOf({ version: 1, rows }, voice)
        const all = oneOfEach(rows).length
        expect(segments).toHaveLength(3)
        expect(segments.filter(segment => segment.row !== null)).toHaveLength(Math.min(3, all))
        for (const { row: id, figures, open } of segments)
          if (id === null) expect([...figures, ...open]).toEqual([])
        expect(rest === null).toBe(all <= 3)
        for (const { figures } of segments)
          for (const { text, sum } of figures) expect(`${text} ${sum}`).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })

  test('the main sentence contains the counts of the first group', () => {
    const line = (given: Partial<GroupRow>) =>
      segmentsOf({ version: 1, rows: [row('Bakers', { group: 'Bakers', ...given })] }, voice).summary
    expect(line({ paid: n(3), asked: n(7) })).toBe('Start with Bakers: 3 of 7 paid (43%).')
    expect(line({ paid: n(3) })).toBe('Start with Bakers: 3 paid; how many were asked is open.')
    expect(line({ asked: n(4), paid: n(0) })).toBe('Bakers: 4 asked, nobody paid yet.')
    expect(line({ asked: n(0) })).toBe('Bakers: nobody asked yet.')
    // A blank count is unknown and not zero.
    expect(line({})).toBe('Bakers: how many you asked for money is not given.')
    const promised = { no: n(5), committed: n(5), friends: n(1) }
    expect(line({ asked: n(11), paid: n(0), carried: promised })).toContain('5 committed')
    expect(line({ paid: n(2), carried: { friends: n(2) } })).toContain('no stranger among them is told')
    expect(segmentsOf({ version: 1, rows: [] }, voice).summary).toContain('No group is named yet')
  })

  test('a row with figures but no name gets its position as name, and the result says that the name is missing', () => {
    const { segments } = segmentsOf({ version: 1, rows: [row('a', { group: '', paid: n(2) })] }, voice)
    expect(segments[0]).toMatchObject({ name: 'Group 1', row: 'a' })
    expect(segments[0]?.open).toContain('group')
  })
})

describe('RS08 known values fill the rows of the form', () => {
  const round = (number: number, answers: ValidationRecord['answers'], group?: string): ValidationRecord => ({
    version: 1,
    round: number,
    ...(group && { group }),
    answers,
  })
  const told = round(1, {
    who: { words: 'Bakers in Bonn' },
    earn: { type: 'subscription', price: eur(49, 'month'), known: 'told' },
    paid: { paid: n(3), known: 'saw' },
    others: { no: n(4), friends: n(1) },
    reach: { there: n(340), how: 'list', known: 'records' },
    frame: { serve: eur(5, 'month') },
  })

  test('there is one row per round, one for the customer of the market research and one for the customer of the idea, and no row twice', () => {
    const rows = knownRows({
      rounds: [told, round(2, { who: { words: 'x' } }, 'Cafés')],
      market: 'Hotels',
      idea: ' bakers in  bonn',
    })
    expect(rows.map(({ id, group }) => [id, group])).toEqual([
      ['round-1', 'Bakers in Bonn'],
      ['round-2', 'Cafés'],
      ['market', 'Hotels'],
    ])
    expect(rows[0]).toMatchObject({
      there: n(340),
      asked: n(7),
      paid: n(3),
      price: eur(49, 'month'),
      how: 'list',
      prefilled: { there: 'records', paid: 'saw', price: 'told', asked: 'guess' },
      carried: { friends: n(1), serve: eur(5, 'month'), type: 'subscription' },
    })
    expect(rows[2]).not.toHaveProperty('paid')
  })

  test('nine paid repairs do not count as nine monthly payers', () => {
    const { price, paid } = rowOfRound(
      round(1, {
        earn: { type: 'subscription', price: eur(20, 'month') },
        paid: { paid: n(9), each: eur(200, 'time') },
      }),
    )
    expect([price, paid]).toEqual([eur(200, 'time'), n(9)])
  })

  test('the founder’s text stays, a row that the founder deleted does not come back, and a new round adds a row', () => {
    const own = row('round-1', { group: 'Bakers with a shop', paid: n(5) })
    const known = knownRows({ rounds: [told, round(2, {}, 'Cafés')], market: 'Hotels', idea: null })
    const { rows } = withKnown({ version: 1, rows: [own], left: ['market'] }, known)
    expect(rows.map(({ group, paid }) => [group, paid])).toEqual([
      ['Bakers with a shop', n(5)],
      ['Cafés', undefined],
    ])
  })

  describe('RS43 a row that has only a name from another form can be removed', () => {
    const names = (rows: readonly GroupRow[]) => rows.map(({ id }) => id)
    const elsewhere = { market: 'Hotels', idea: 'Cafés' }
    const rounds = [
      told,
      round(2, { paid: { paid: n(1) } }, 'Bars'),
      round(3, {}, 'Inns'),
      round(4, {}, 'Pubs'),
    ]

    test('a row with only a name is removed if a group of the founder needs its place, starting with the last such row', () => {
      const rows = knownRows({ rounds: rounds.slice(0, 3), ...elsewhere })
      expect(names(withRoom(rows))).toEqual(['round-1', 'round-2', 'round-3', 'market'])
      expect(names(withRoom(rows, ({ id }) => id === 'idea'))).not.toContain('market')
      expect(withRoom(rows, () => true)).toEqual(rows)
      expect(withRoom(rows.slice(1))).toEqual(rows.slice(1))
    })

    test('a row with only a name is removed if a new round needs its place, but other rows are never removed', () => {
      const record = { version: 1 as const, rows: knownRows({ rounds: rounds.slice(0, 3), ...elsewhere }) }
      const { rows } = withKnown(record, knownRows({ rounds, ...elsewhere }))
      expect(names(rows)).toEqual(['round-1', 'round-2', 'round-3', 'market', 'round-4'])
    })
  })

  test('a row that was sent gets new values from its round, except where the founder typed', () => {
    const sent = rowOfRound(round(1, { who: { words: 'Bakers' }, paid: { paid: n(1) } }))
    const typed = { ...sent, asked: n(20) }
    const { rows } = withKnown({ version: 1, rows: [typed] }, [rowOfRound(told)])
    expect(rows[0]).toMatchObject({
      paid: n(3),
      asked: n(20),
      there: n(340),
      prefilled: { there: 'records' },
    })
  })

  test('a changed field is no longer a suggestion, and the unit of a stay depends on the price', () => {
    const typing = { locale: 'en', currency: 'EUR', today: '2026-11-16' }
    const { row: read, fields } = readRow(
      rowOfRound(told),
      { paid: '5-6', price: '4', 'price.per': 'piece', stays: '20' },
      typing,
    )
    expect(read).toMatchObject({ paid: n(5, 6), there: n(340), stays: 20 })
    expect(read.prefilled).not.toHaveProperty('paid')
    expect(read.prefilled).toHaveProperty('there')
    expect(fields.find(({ id }) => id === 'stays')).toMatchObject({ unit: 'months' })
    const { errors } = readRow(row('a'), { paid: 'some' }, typing)
    expect(errors).toEqual({ paid: 'number' })
  })
})

test('RS05 the two ends of a range are always in order', () => {
  fc.assert(
    fc.property(anyRow, given => {
      const ends = [yearlyOf(given), worthOf(given)?.worth, paybackOf(given)?.after, tenthOf(given)?.sum]
      for (const range of ends) if (range) expect(range.low).toBeLessThanOrEqual(range.high)
      const rate = conversionOf(given)
      if (rate) expect(rate.part.low).toBeLessThanOrEqual(rate.of.high)
      expect(worthToCost(given)).not.toBeNaN()
    }),
  )
})

describe('RS18 a group that the founder typed gets the project’s revenue model, but not the cost per customer of another group', () => {
  const earn = {
    type: 'commission',
    deal: eur(400, 'time'),
    share: 12,
    takes: { ...n(2), per: 'month' },
  } as const
  const round = { version: 1, round: 1, answers: { earn, frame: { serve: eur(5, 'time') } } } as const
  const like = { type: 'commission', share: 12, serve: eur(5, 'time') }

  test('the revenue model comes from the latest round', () => {
    const found = likeOf({ rounds: [round as ValidationRecord] })
    expect(found).toMatchObject(like)
    expect(newRow('own', { kind: 'own' }, 'Dentists', found).carried).toMatchObject({
      type: 'commission',
      share: 12,
    })
  })
  test('without a round the revenue model comes from the market or idea form', () => {
    const market = {
      input_data: { record: { version: 1, answers: { earn, far: { serve: eur(5, 'time') } } } },
    }
    expect(likeOf(groupsIn({ validation: null, idea: null, market }, []))).toMatchObject(like)
    const record = { version: 1, round: 1, answers: { earn, costs: { serve: eur(5, 'time') } } }
    expect(
      likeOf(groupsIn({ validation: null, idea: { input_data: { record } }, market: null }, [])),
    ).toMatchObject(like)
  })
})

test('RS19 the lowest number of payers goes with the highest number of refusals, and impossible ranges give no share', () => {
  const told = rowOfRound({
    ...{ version: 1, round: 1 },
    answers: { who: { words: 'Hotels' }, paid: { paid: n(3, 6) }, others: { no: n(7) } },
  } as ValidationRecord)
  expect(conversionOf(told)).toEqual({ part: n(3, 6), of: { low: 13, high: 10 } })
  expect(segmentsOf({ version: 1, rows: [told] }, voice).summary).toContain(
    '3–6 of 10–13 paid (at least 30%)',
  )
})

test('RS20 with a commission, a price that is no higher than the fee is the fee, and the share is not applied to it', () => {
  const deal = {
    type: 'commission',
    share: 9,
    fee: eur(55.8, 'time'),
    takes: { ...n(10), per: 'year' },
  } as const
  expect(keptOf(row('fee', { price: eur(56, 'time'), carried: deal }))).toMatchObject({ low: 56 })
  expect(keptOf(row('deal', { price: eur(620, 'time'), carried: deal }))?.low).toBeCloseTo(55.8)
  expect(keptOf(row('other', { price: eur(900, 'time'), carried: deal }))).toMatchObject({ low: 900 })
})

test('RS21 in a year, a customer never brings more than in total', () => {
  const hours = row('h', {
    ...{ price: eur(30, 'hour', 38), stays: 60 },
    carried: { type: 'hours', takes: { ...n(8, 10), per: 'month' } },
  })
  expect(yearlyOf(hours)).toMatchObject({ low: 1800, high: 2280 })
})

test('RS18 how much one group buys is not copied to another group', () => {
  const earn = { type: 'sale', price: eur(50, 'piece'), takes: { ...n(2), per: 'month' }, runs: 7 } as const
  const round = { version: 1, round: 1, answers: { earn } } as const
  expect(newRow('own', { kind: 'own' }, 'Lodges', likeOf({ rounds: [round] })).carried).toEqual({
    ...{ type: 'sale', runs: 7 },
  })
})

test.each([
  ['introduced', true, false],
  ['introduced', false, true],
  ['list', true, true],
] as const)(
  'RS24 with the way “%s” (suggested: %s), the calculations use the number of people: %s',
  (how, isKnown, isSaid) => {
    const given = row('a', {
      ...{ there: n(40), paid: n(2), price: eur(20, 'month'), how },
      ...(isKnown && { prefilled: { there: 'told' as const } }),
    })
    const ids = figuresIn(given, voice).map(({ id }) => id)
    expect([ids.includes('tenth'), ids.includes('penetration')]).toEqual([isSaid, isSaid])
  },
)
