// What one person can do, what the founder's number makes, and what a gift or an advertiser brings.
import { describe, expect, test } from 'vitest'
import type { IdeaAnswers, IdeaQuestion } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { voiceIn } from '../voice.fixture.ts'
import { idea as kind } from './kind.ts'
import { react } from './react.ts'
import { strongest } from './say-hold.ts'

const voice = voiceIn('en')
const today = '2026-11-18'
const eur = (low: number, per: Amount['per'], high = low): Amount => ({ low, high, currency: 'EUR', per })
const one = (low: number, high = low) => ({ low, high })
const said = (question: IdeaQuestion, answers: IdeaAnswers) =>
  react(question, answers, voice, today)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''

/** Twelve hours a week at 48, four hours a year for each. */
const hours: IdeaAnswers = {
  earn: { type: 'hours', price: eur(48, 'hour'), takes: { ...one(4), per: 'year' }, free: 12 },
  costs: { serve: eur(6, 'hour'), fixed: eur(210, 'month') },
}
/** Sold in a season by one pair of hands. */
const boots: IdeaAnswers = {
  solution: { able: { ...one(24), per: 'week' } },
  earn: { type: 'sale', price: eur(165, 'piece'), takes: { ...one(1), per: 'year' }, runs: 4 },
  costs: { serve: eur(38, 'piece'), fixed: eur(2400, 'month') },
}
const food: IdeaAnswers = {
  earn: { type: 'subscription', price: eur(34, 'month'), stays: 5 },
  costs: { serve: eur(41.5, 'month'), fixed: eur(2100, 'month') },
}
const events: IdeaAnswers = {
  earn: { type: 'commission', deal: eur(35_000, 'time'), share: 12, takes: { ...one(1), per: 'once-ever' } },
  costs: { serve: eur(1150, 'time'), fixed: eur(46_000, 'month') },
}
const heads: IdeaAnswers = {
  earn: { type: 'sale', price: eur(180, 'time', 350), takes: { ...one(4, 7), per: 'year' } },
  costs: { serve: eur(45, 'time', 80), fixed: eur(600, 'month', 900) },
}

describe('RI16 hours and season bound what is said', () => {
  test.each<[string, IdeaQuestion, IdeaAnswers, string]>([
    [
      'whom the hours are enough for, with the sum',
      'earn',
      hours,
      '12 hours a week × 52 = 624 hours a year. At 4 a year for each, that is enough for 156 clients.',
    ],
    [
      'what they can leave at the most',
      'costs',
      hours,
      '12 hours a week × 52 = 624 hours a year: 624 × EUR 42 − 12 × EUR 210 = EUR 23,688 a year is the most it can leave.',
    ],
    [
      'what can be done in a season',
      'costs',
      boots,
      '24 a week × 52 × 4 ÷ 12 = 416 a year: 416 × EUR 127 − 12 × EUR 2,400 = EUR 24,032 a year is the most it can leave.',
    ],
    [
      'a goal beyond it',
      'metric',
      { ...boots, metric: { now: one(141), goal: one(500), by: '2027-04', counts: 'year' } },
      '24 a week × 52 × 4 ÷ 12 = 416 a year, and the goal takes 500: more than you can do.',
    ],
    [
      'a goal in clients that takes more hours than there are',
      'metric',
      { ...hours, metric: { now: one(23), goal: one(200), by: '2027-06', counts: 'payers' } },
      '12 hours a week × 52 = 624 hours a year, and the goal takes 800: more than you can do.',
    ],
    [
      'too little for the costs that stay',
      'costs',
      { ...boots, solution: { able: { ...one(10), per: 'month' } } },
      '10 a month × 4 = 40 a year: 40 × EUR 127 − 12 × EUR 2,400 = -EUR 23,720 a year is the most it can leave. That does not cover your costs.',
    ],
  ])('%s', (_, question, answers, line) => expect(said(question, answers)).toContain(line))

  test('a goal within them is not called too much', () => {
    const metric = { now: one(23), goal: one(100), by: '2027-06', counts: 'payers' } as const
    expect(said('metric', { ...hours, metric })).not.toContain('more than you can do')
  })
})

describe('RI17 the founder’s number is held against the costs', () => {
  test.each<[string, IdeaAnswers, string]>([
    [
      'sales in a month',
      { ...events, metric: { now: one(6), goal: one(100), by: '2027-06', counts: 'month' } },
      'Today: 6 × 12 × EUR 3,050 − 12 × EUR 46,000 = -EUR 332,400 a year, so it does not cover your costs. The goal: 100 × 12 × EUR 3,050 − 12 × EUR 46,000 = EUR 3,108,000 a year.',
    ],
    [
      'sales in a year',
      { ...boots, metric: { now: one(141), goal: one(400), by: '2027-04', counts: 'year' } },
      'Today: 141 × EUR 127 − 12 × EUR 2,400 = -EUR 10,893 a year, so it does not cover your costs.',
    ],
    [
      'those who pay, each of whom loses money',
      { ...food, metric: { now: one(86), goal: one(1000), by: '2027-03', counts: 'payers' } },
      'Today: 86 × 12 × -EUR 7.50 − 12 × EUR 2,100 = -EUR 32,940 a year, so it does not cover your costs. The goal: 1,000 × 12 × -EUR 7.50 − 12 × EUR 2,100 = -EUR 115,200 a year: more of them lose more.',
    ],
    [
      'both ends of the ranges lead to the same',
      { ...heads, metric: { now: one(9, 14), goal: one(25, 35), by: '2027-07', counts: 'month' } },
      'Today, by the ends of your ranges: EUR 0–EUR 44,040 a year, so it covers your costs.',
    ],
    [
      'the ends of the ranges lead to different findings',
      { ...heads, metric: { now: one(5, 14), goal: one(25, 35), by: '2027-07', counts: 'month' } },
      'Today, by the ends of your ranges: -EUR 4,800–EUR 44,040 a year, so your ranges leave open whether it covers your costs.',
    ],
    [
      'what it counts is not marked: both stand side by side',
      { ...events, metric: { words: 'events', now: one(6), goal: one(100), by: '2027-06' } },
      'Your costs are covered at 16 sales a month or 181 a year. If “events” counts one of these, hold 6 and 100 against it.',
    ],
    [
      'buyers stand beside pieces',
      {
        earn: { type: 'sale', price: eur(380, 'piece'), takes: { ...one(60), per: 'year' } },
        costs: { serve: eur(140, 'piece'), fixed: eur(62_000, 'month') },
        metric: { now: one(33), goal: one(100), by: '2027-12' },
      },
      'Your costs are covered at 259 pieces a month, 3,100 a year or 52 buyers.',
    ],
  ])('%s', (_, answers, line) => expect(said('metric', answers)).toContain(line))

  test('what counts something else is held against nothing', () => {
    const metric = { now: one(61), goal: one(85), by: '2027-11', counts: 'other' } as const
    expect(said('metric', { ...events, metric })).toBe('61 → 85 by Nov 2027: 24 more in 12 months.')
  })

  test('the strongest of it speaks against the idea', () => {
    const metric = { now: one(141), goal: one(500), by: '2027-04', counts: 'year' } as const
    expect(strongest({ ...boots, metric }, voice)).toContain('more than you can do')
    expect(strongest({ ...events, metric: { now: one(6), counts: 'month' } }, voice)).toContain(
      'does not cover',
    )
    expect(strongest({ metric }, voice)).toBeNull()
  })
})

test.each<[string, IdeaAnswers['earn'], string]>([
  ['sold by the year', boots.earn, '141 → 500 by Apr 2027: 359 more in 5 months.'],
  [
    'a school year',
    { type: 'subscription', price: eur(48, 'month'), runs: 9 },
    '141 → 500 by Apr 2027: 359 more in 5 months.',
  ],
  ['once in a life', events.earn, '141 → 500 by Apr 2027: 359 more in 5 months.'],
  [
    'all year, by the month',
    { type: 'subscription', price: eur(48, 'month') },
    '141 → 500 by Apr 2027: 71.8 more each month.',
  ],
])('RI18 a step by the month only where it is sold all year: %s', (_, earn, line) => {
  expect(
    said('metric', { ...(earn && { earn }), metric: { now: one(141), goal: one(500), by: '2027-04' } }),
  ).toContain(line)
})

describe('RI19 gifts and advertisers', () => {
  const letter: IdeaAnswers = {
    earn: { type: 'ads', price: eur(175, 'month'), users: one(3400), needs: one(10_000) },
    costs: { serve: eur(35, 'month'), fixed: eur(420, 'month') },
  }
  test('what serving costs is that of an advertiser and comes off the price', () => {
    expect(said('costs', letter)).toBe(
      'EUR 175 − EUR 35 = EUR 140 a month. It takes 3 advertisers to cover EUR 420 a month.',
    )
    expect(kind.fieldsOf('costs', letter)[0]).toMatchObject({ id: 'serve', label: 'label.frame.serve.ads' })
  })
  test('a number of users is not held against advertisers', () => {
    const metric = { words: 'readers', now: one(1630), goal: one(5000), by: '2027-05' }
    expect(said('metric', { ...letter, metric })).toBe(
      '1,630 → 5,000 by May 2027: about 561.7 more each month.',
    )
  })
  test('a fee of a gift is not dropped', () => {
    const gifts: IdeaAnswers = {
      earn: { type: 'giving', price: eur(300, 'month'), people: one(15), cost: eur(680, 'person') },
      costs: { serve: eur(12, 'month'), fixed: eur(14_500, 'month') },
    }
    expect(said('costs', gifts)).toBe(
      '15 people a month × EUR 680 + EUR 14,500 = EUR 24,700 a month that helping costs. Of each gift EUR 300 − EUR 12 = EUR 288 a month arrives. That takes 86 such givers.',
    )
    expect(kind.fieldsOf('costs', gifts).map(({ id, label }) => [id, label])).toEqual([
      ['serve', 'idea.label.costs.fee'],
      ['fixed', 'label.frame.fixed'],
    ])
  })
})

describe('RI20 a receipt or the founder’s own values, and what a skip leaves open', () => {
  test.each<[IdeaQuestion, IdeaAnswers, string]>([
    ['problem', { problem: { words: 'x', known: 'saw' } }, 'Kept as seen by yourself.'],
    [
      'instead',
      { instead: { pays: eur(30, 'time'), better: 'One call' } },
      'They pay EUR 30 each time today; for yours speaks: “One call”.',
    ],
    ['edge', { edge: { words: 'x', risk: 'They pay again' } }, '“They pay again” is what the result tests.'],
    [
      'edge',
      { ...food, edge: { words: 'x', risk: 'None really' } },
      'Your figures come before it. EUR 34 − EUR 41.50: each one costs you EUR 7.50 a month more than it brings.',
    ],
    [
      'metric',
      { ...events, metric: { skipped: true } },
      'Left out: the box “Key metrics” stays open, and nothing shows whether you are above or below the 16 sales a month or 181 a year that cover your costs.',
    ],
    ['edge', { edge: { skipped: true } }, 'Left out: the result has no first test'],
    ['channel', { channel: { words: 'x', there: 'unknown' } }, '“How many are there” is open'],
  ])('%s', (question, answers, line) => {
    expect(said(question, answers)).toContain(line)
    expect(said(question, answers)).not.toMatch(/Kept in your words/)
  })

  test('a range of days has two days', () => {
    expect(said('solution', { solution: { days: one(3, 10) } })).toBe(
      '3–10 days: who starts today has it between 21 Nov 2026 and 28 Nov 2026.',
    )
  })
})

test('RI23 what can be done in a month bounds payers only where they pay by the month', () => {
  const houses: IdeaAnswers = {
    earn: { type: 'subscription', price: eur(1380, 'year') },
    solution: { able: { ...one(25), per: 'month' } },
    costs: { serve: eur(300, 'year'), fixed: eur(2000, 'month') },
    metric: { now: one(39), goal: one(60), by: '2027-07', counts: 'payers' },
  }
  expect(said('costs', houses)).not.toContain('25')
  expect(said('metric', houses)).not.toContain('25')
  const monthly = { ...houses, earn: { type: 'subscription', price: eur(115, 'month') } } as const
  expect(said('costs', { ...monthly, costs: { ...houses.costs, serve: eur(25, 'month') } })).toContain('25')
})

test('RI23 how many are helped bounds no givers', () => {
  const gifts: IdeaAnswers = {
    earn: { type: 'giving', price: eur(10, 'month'), people: one(9), cost: eur(300, 'person') },
    solution: { able: { ...one(9), per: 'month' } },
    costs: { fixed: eur(1210, 'month') },
  }
  expect(said('edge', { ...gifts, edge: { risk: 'x' } })).not.toContain('9 ×')
})

test('RI26 one in ten of those there is no sum where fewer can be served', () => {
  const cuts: IdeaAnswers = {
    earn: { type: 'sale', price: eur(70, 'time'), takes: { ...one(1), per: 'month' } },
    solution: { able: { ...one(30), per: 'week' } },
    channel: { there: one(2000) },
  }
  expect(said('channel', cuts)).toBe('2,000 are there; the card on costs says how many of them you need.')
})
