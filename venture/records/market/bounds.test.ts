// Tests two things: the limits of one person's work, and who pays.
import { describe, expect, test } from 'vitest'
import { type MarketAnswers, marketRecord } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { voiceIn } from '../voice.fixture.ts'
import { marketFields } from './form.ts'
import { marketOutcome } from './result.ts'
import { marketSums } from './sums.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const outcome = (answers: MarketAnswers) =>
  marketOutcome(marketRecord.parse({ version: 1, answers }), '2026-11-16', voiceIn('en'))
const one = (low: number, high = low) => ({ low, high })
const euro = (low: number, per: Amount['per'] = 'month', high = low): Amount => ({
  ...{ low, high, currency: 'EUR', per },
})

const helper: MarketAnswers = {
  many: { buyers: one(9200), counted: 'statistics', where: 'Landesstatistik' },
  earn: {
    type: 'hours',
    price: euro(48, 'hour'),
    takes: { ...one(4), per: 'year' },
    free: 12,
    known: 'records',
  },
  far: { fits: 5, won: one(80), aim: euro(3500), serve: euro(6, 'hour'), fixed: euro(210) },
}
const boots: MarketAnswers = {
  many: { buyers: one(24_000), counted: 'guess' },
  earn: { type: 'sale', price: euro(165, 'piece'), takes: { ...one(1), per: 'year' }, known: 'records' },
  far: {
    fits: 15,
    won: one(900),
    able: { ...one(408), per: 'year' },
    aim: euro(5500),
    serve: euro(38, 'piece'),
    fixed: euro(2400),
  },
}

describe('RM20 the founder’s capacity limits the aim and the plan', () => {
  test('working hours limit how much of the aim can be reached', () => {
    const planned = { ...helper, far: { ...helper.far, won: one(300) } }
    expect(plain(outcome(planned).end.counterArgument)).toBe(
      'You can serve 156 (12 hours a week × 52 = 624 hours a year); your aim takes 265.',
    )
  })
  test('the number of pieces that one person can make limits how much of the aim can be reached', () => {
    const { end } = outcome(boots)
    expect(plain(end.counterArgument)).toContain('408 (408 a year at the most)')
    // The calculated price must not appear as a price that the founder should ask for.
    expect(plain(JSON.stringify([end.actions, end.testFirst]))).not.toContain('270')
  })
  test('if customers pay by the month or year, the capacity is the number of people who pay at the same time', () => {
    const organs = (able: number): MarketAnswers => ({
      many: { buyers: one(190), counted: 'register', where: 'x' },
      earn: { type: 'subscription', price: euro(480, 'year'), stays: 60, known: 'records' },
      far: {
        ...{ fits: 100, won: one(75), able: { ...one(able), per: 'month' }, aim: euro(1800) },
        ...{ serve: euro(90, 'year'), fixed: euro(350) },
      },
    })
    const said = (able: number) => [outcome(organs(able)).end.counterArgument, ...outcome(organs(able)).notes]
    expect(said(60)[0]).toBe('You can serve 60 (60 at a time at the most); your aim takes 67.')
    expect(outcome(organs(60)).end.testFirst).toContain('You can serve 60: ask the next ones for more')
    expect(said(70)[0]).not.toContain('You can serve')
    expect(said(70)).toContain('You can serve 70 (70 at a time at the most); your aim takes 67.')
    expect(outcome(organs(70)).end.actions.join()).not.toContain('You can serve')
    const few = { ...organs(60), far: { ...organs(60).far, fits: 30 } }
    expect(outcome(few).end.testFirst).toContain('Name a second group or place and count it: 57')
  })
  test('a capacity that is enough is no counter-argument', () => {
    const { end } = outcome({ ...helper, far: { ...helper.far, aim: euro(900) } })
    expect(JSON.stringify(end)).not.toContain('ou can serve')
    expect(marketFields('far', helper).map(({ id }) => id)).not.toContain('able')
    expect(marketFields('far', boots).map(({ id }) => id)).toContain('able')
  })
})

describe('RM21 people who are helped, or who use the product, do not count as payers', () => {
  const letter: MarketAnswers = {
    many: { buyers: one(24_000), counted: 'statistics' },
    earn: { type: 'ads', price: euro(175), users: one(3400), needs: one(10_000), known: 'told' },
    far: { fits: 50, won: one(10_000), aim: euro(3000), serve: euro(35), fixed: euro(420) },
  }
  const gifts: MarketAnswers = {
    many: { buyers: one(9400), counted: 'statistics' },
    earn: { type: 'giving', price: euro(300), people: one(15), cost: euro(680, 'person'), known: 'records' },
    far: { fits: 20, won: one(1000) },
  }
  test.each([
    ['ads', letter],
    ['giving', gifts],
  ])(
    'a count is used if its label said who was counted; a suggested count had no such label: %s',
    (_, answers) => {
      expect(outcome(answers).figures?.sizes).toHaveLength(3)
      const found = { ...answers, many: { ...answers.many, prefilled: { buyers: 'told' as const } } }
      const { figures, missing } = outcome(found)
      expect(figures?.sizes).toEqual([])
      expect(missing).toHaveLength(1)
      expect(missing[0]?.what).toContain('Whom the')
      expect(marketFields('many', answers).map(({ id }) => id)).toContain('of')
      const told = { ...found, many: { ...found.many, of: 'payers' as const } }
      expect(outcome(told).figures?.sizes).toHaveLength(3)
    },
  )
  test('a number of advertisers that is the number of users is asked about, and nothing is calculated from it', () => {
    const same = { ...letter, many: { buyers: one(3400) } }
    expect(outcome(same).figures?.sizes).toEqual([])
    expect(outcome(same).missing[0]?.what).toContain('Whom the 3,400 are')
  })
  test('with advertising, the cost to serve is the cost per advertiser', () => {
    expect(plain(outcome(letter).summary)).toContain('25 advertisers make EUR 3,000 a month')
  })
  test('people who are helped bring no money, they only cost money', () => {
    const { figures, summary } = outcome({ ...gifts, many: { ...gifts.many, of: 'served' } })
    expect(figures?.sizes).toEqual([])
    expect(figures?.helped.map(({ value, formula }) => [plain(value), plain(formula)])).toEqual([
      ['EUR 1,278,400', '9,400 × 20% × EUR 680'],
    ])
    expect(summary).toContain('Still missing for the sizes')
  })
  test('with other revenue models, the form does not ask who was counted', () => {
    expect(marketFields('many', boots).map(({ id }) => id)).not.toContain('of')
  })
})

describe('RM22 the result is in plain words', () => {
  test('if each customer loses money, the result says so and does not suggest to find more customers', () => {
    const losing = { ...boots, far: { ...boots.far, able: undefined, serve: euro(200, 'piece') } }
    const { summary, end } = outcome(losing)
    expect(plain(summary)).toBe('Each one costs you EUR 35 a year more than they bring.')
    expect(end.actions.join()).not.toMatch(/in three years|by name/)
  })

  test('a published total that equals the founder’s own sum is not a second source', () => {
    const tanks: MarketAnswers = {
      many: { buyers: one(3800), new: one(240), counted: 'statistics' },
      earn: { type: 'sale', price: euro(1150, 'piece'), takes: { ...one(1), per: 'once-ever' } },
      far: { fits: 80, won: one(90) },
      check: { total: euro(4_370_000, 'year'), source: '3,800 tanks' },
    }
    const { topDown, end } = outcome(tanks)
    expect(plain(topDown?.meaning ?? '')).toBe(
      'To check against: EUR 4,370,000 a year, 3,800 tanks. That is exactly your own sum: 3,800 × EUR 1,150.',
    )
    expect(plain(end.counterArgument)).not.toContain('as published')
  })

  test('if a published total cannot be compared yet, the result still mentions it', () => {
    const { notes } = outcome({
      many: { buyers: one(18_000) },
      earn: { type: 'sale', price: euro(1150, 'piece'), takes: { ...one(1), per: 'once-ever' } },
      check: { total: euro(1e9, 'year') },
    })
    expect(plain(notes.join(' '))).toContain(
      'To check against: EUR 1,000,000,000 a year, source not named. It is held against nothing yet',
    )
  })

  test('a calculation with ranges is printed once for each end', () => {
    const heads = {
      many: { buyers: one(8000, 20_000) },
      earn: { type: 'sale', price: euro(180, 'time', 350), takes: { ...one(4, 7), per: 'year' } },
      far: { aim: euro(3000, 'month', 4500), serve: euro(45, 'time', 80), fixed: euro(600, 'month', 900) },
    } as const satisfies MarketAnswers
    expect(plain(outcome(heads).figures?.solved ?? '')).toBe(
      '12 × (EUR 3,000 + EUR 600) ÷ (EUR 2,450 − EUR 315) ≈ 20.23, rounded up: 21 buyers, to 12 × (EUR 4,500 + EUR 900) ÷ (EUR 720 − EUR 320) = 162 buyers.',
    )
  })

  test('if the place is a country, it is printed only once', () => {
    const { sizing } = outcome({
      ...boots,
      many: { ...boots.many, place: { country: 'PT', text: 'Portugal' } },
    })
    expect(sizing?.geography).toBe('Portugal')
  })
})

describe('RM23 with one-time buyers, the planned customers are compared with the new buyers of the same years', () => {
  const tanks: MarketAnswers = {
    many: { buyers: one(300), new: one(40) },
    earn: { type: 'sale', price: euro(1150, 'piece'), takes: { ...one(1), per: 'once-ever' } },
    far: { fits: 50, won: one(60) },
  }
  const said = (answers: MarketAnswers) => plain(outcome(answers).notes.join(' '))

  test.each([
    [60, false],
    [61, true],
  ])('the new buyers of three years are the limit for one-time buyers: %i planned', (won, isMore) => {
    const text = said({ ...tanks, far: { fits: 50, won: one(won) } })
    expect(text.includes('The SOM is more than the SAM')).toBe(isMore)
  })
  test('nothing is compared as long as the number of new buyers is unknown', () => {
    expect(said({ ...tanks, many: { buyers: one(300) } })).not.toContain('more than the')
  })
})

test('RM25 customers who stay for the whole season do not count as gone when it ends', () => {
  const sums = (stays: number) =>
    marketSums({
      many: { buyers: one(210) },
      earn: { type: 'subscription', price: euro(70), runs: 9, stays },
      far: { aim: euro(2000), serve: euro(10), fixed: euro(500) },
    })
  expect(sums(9).isThird).toBe(false)
  expect(sums(6).isThird).toBe(true)
})

test('RM16 a cost is not subtracted if its unit is not the unit of the price', () => {
  const { summary, figures } = outcome({ ...boots, far: { ...boots.far, serve: euro(38, 'time') } })
  expect(plain(summary)).toBe('All 24,000 together would bring EUR 3,960,000 a year.')
  expect(figures?.solved).toBeNull()
})
