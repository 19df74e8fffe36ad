// Tests that all helpers take the season into account, for every revenue model.
import { expect, test } from 'vitest'
import type { Earn } from '../../contracts/record-fields.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { earnFields } from './fields.ts'
import { sayLeft } from './idea/say-money.ts'
import { marketPrefills } from './market/prefill.ts'
import { friendLine } from './market/say.ts'
import { eachFormula } from './market/sizes.ts'
import { marketSums, seasonOf } from './market/sums.ts'
import { hoursOf, needOf } from './need.ts'
import { react } from './react.ts'
import { rowOfRound } from './segments/prefill.ts'
import { yearlyOf } from './segments/sums.ts'
import { formulaOf, sumsOf } from './sums.ts'
import { voiceIn } from './voice.fixture.ts'

const voice = voiceIn('en')
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const count = (number: number) => ({ low: number, high: number })
const euros = (number: number, per: string) => ({ ...count(number), currency: 'EUR', per })
const recordOf = (answers: unknown): ValidationRecord =>
  validationRecord.parse({ version: 1, round: 1, answers })
const answersOf = (answers: unknown) => recordOf(answers).answers
const earnOf = (earn: unknown): Earn => answersOf({ earn }).earn ?? {}

const commission = {
  ...{ type: 'commission', deal: euros(2500, 'time'), share: 4 },
  ...{ takes: { ...count(6), per: 'month' }, runs: 7 },
}
const hours = {
  ...{ type: 'hours', price: euros(46, 'hour'), takes: { ...count(7), per: 'year' } },
  ...{ free: 25, runs: 5 },
}
const giving = {
  ...{ type: 'giving', price: euros(50, 'year'), people: count(20), cost: euros(35, 'person') },
  runs: 3,
}
const ads = { type: 'ads', price: euros(90, 'month'), runs: 5 }

test.each(['sale', 'subscription', 'hours', 'commission', 'ads', 'giving'] as const)(
  'RC53 the form has a field for the months of a year with sales: %s',
  type => {
    expect(earnFields({ type }).filter(({ id }) => id === 'runs')).toMatchObject([{ isFolded: true }])
  },
)

test.each([
  ['commission', commission, 4200, '× 6 × 7 = EUR 4,200'],
  ['commission a year', { ...commission, takes: { ...count(6), per: 'year' } }, 600, '× 6 = EUR 600'],
  ['hours a month', { ...hours, takes: { ...count(4), per: 'month' } }, 920, '× 4 × 5 = EUR 920'],
  ['hours a year', hours, 322, '× 7 = EUR 322'],
  ['ads', ads, 450, '× 5 = EUR 450'],
  ['giving a month', { ...giving, price: euros(10, 'month') }, 120, '× 12 = EUR 120'],
])('RC53 the yearly amount of one customer depends on the season: %s', (_what, earn, brings, formula) => {
  const answers = { earn: earnOf(earn), many: { buyers: count(100) } }
  const sums = marketSums(answers)
  expect(sums.brings).toMatchObject(count(brings))
  expect(sums.sizes.tam).toMatchObject(count(100 * brings))
  expect(plain(eachFormula(answers, sums.brings, voice))).toContain(formula)
})

test('RC53 the number of customers that the aim needs depends on the months of the season', () => {
  const frame = { aim: euros(1500, 'month'), fixed: euros(220, 'month'), serve: euros(40, 'time') }
  expect(needOf(answersOf({ earn: commission, frame }))).toMatchObject({ count: 9, brings: count(4200) })
  expect(needOf(answersOf({ earn: { ...commission, runs: undefined }, frame }))).toMatchObject({ count: 5 })
})

test.each([
  ['a year', hours, { need: count(84), have: 108, isSeason: true }],
  [
    'a month',
    { ...hours, takes: { ...count(4), per: 'month' } },
    { need: count(84), have: 108, isSeason: true },
  ],
  ['a year, all year', { ...hours, runs: undefined }, { need: count(35), have: 108, isSeason: false }],
])(
  'RC53 the hours that the aim needs are compared with the founder’s hours in a month of the season: %s',
  (_what, earn, wanted) => {
    expect(hoursOf(answersOf({ earn, frame: { aim: euros(1610, 'month') } }))).toEqual(wanted)
  },
)

test('RC53 a cause helps only in its season, but gifts come all year', () => {
  const costs = { fixed: euros(95, 'month') }
  expect(plain(sayLeft({ earn: earnOf(giving), costs: answersOf({ frame: costs }).frame }, voice))).toBe(
    '20 people a month × EUR 35 × 3 months + 12 × EUR 95 = EUR 3,240 a year that helping costs. To cover EUR 3,240 a year: 65 × EUR 50 in a year.',
  )
  const monthly = earnOf({ ...giving, price: euros(10, 'month') })
  expect(plain(sayLeft({ earn: monthly }, voice))).toContain(
    'To cover EUR 2,100 a year: 18 × EUR 120 in a year.',
  )
  const helped = marketSums({ earn: earnOf(giving), many: { buyers: count(42), of: 'payers' } }).helped
  expect(helped.tam).toEqual(count(20))
})

test('RC53 if the aim of a cause is the cost of help, it counts only in the months with help; otherwise no number is given', () => {
  const frame = (aim: number) => ({ aim: euros(aim, 'month'), fixed: euros(95, 'month') })
  const at = (aim: number, given: unknown = giving) => answersOf({ earn: given, frame: frame(aim) })
  const idea = (aim: number) => plain(sayLeft({ earn: earnOf(giving), costs: at(aim).frame }, voice, at(aim)))
  const market = ({ earn, frame: far }: ReturnType<typeof at>) => {
    const answers = { earn, far: { aim: far?.aim, fixed: far?.fixed } }
    return plain(friendLine(answers, marketSums(answers), voice))
  }
  expect(needOf(at(700))).toMatchObject({ kind: 'count', count: 65 })
  expect(plain(formulaOf(at(700), voice))).toBe(
    '(3 × EUR 700 + 12 × EUR 95) ÷ EUR 50 = 64.8, rounded up: 65 givers',
  )
  expect(plain(react('frame', at(700), voice, '2026-11-19'))).toContain(
    '65 givers make EUR 2,100 a year and cover EUR 1,140 of fixed costs',
  )
  expect(idea(700)).toContain('To cover EUR 3,240 a year: 65 × EUR 50 in a year.')
  expect(market(at(700))).toContain('65 givers make EUR 2,100 a year')
  expect(needOf(at(900)).kind).toBe('unknown')
  expect(idea(900)).not.toContain('To cover')
  expect(market(at(900))).not.toContain('make')
  expect(needOf(at(900, { ...giving, runs: undefined }))).toMatchObject({ kind: 'count', count: 239 })
})

test('RC53 the season is passed from one helper to the next, but the season of a cause does not limit its givers', () => {
  const validation = answersOf({ earn: commission })
  const known = marketPrefills('earn', earnFields(validation.earn), { facts: [], validation })
  expect(known.runs?.value).toBe(7)
  const answers = { earn: commission, paid: { paid: count(3), each: euros(100, 'time'), since: '2026-04' } }
  expect(yearlyOf(rowOfRound(recordOf(answers)))).toMatchObject(count(4200))
  expect(rowOfRound(recordOf({ earn: giving })).carried?.runs).toBeUndefined()
  expect([commission, hours, ads, giving].map(earn => seasonOf({ earn: earnOf(earn) }))).toEqual([
    count(7),
    null,
    count(5),
    null,
  ])
})

test('RC53 for something that happens weekly, the result says “if it goes on all year” until the season is known', () => {
  const often = { often: { ...count(3), per: 'week' }, money: euros(60, 'time') }
  const said = (runs?: number) =>
    sumsOf(answersOf({ often, earn: { ...commission, runs } }), voice, '2026-11-19')
  expect(plain(said()[0] ?? '')).toBe(
    '156 × EUR 60 = EUR 9,360 a year, if it goes on all year, for each who has it.',
  )
  expect(plain(said(7)[0] ?? '')).toBe('91 × EUR 60 = EUR 5,460 in a season of 7 months for each who has it.')
  expect(plain(said(12)[0] ?? '')).toBe('156 × EUR 60 = EUR 9,360 a year for each who has it.')
})
