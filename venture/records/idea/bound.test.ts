// Compares the number of sales that covers costs and pay with two numbers: the most that the founder can deliver,
// and the goal.
import { expect, test } from 'vitest'
import type { IdeaAnswers, IdeaQuestion } from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { voiceIn } from '../voice.fixture.ts'
import { react } from './react.ts'
import type { Beside } from './sums.ts'

const eur = (low: number, per: Amount['per'], high = low): Amount => ({ low, high, currency: 'EUR', per })
const one = (low: number, high = low) => ({ low, high })
const said = (question: IdeaQuestion, answers: IdeaAnswers, beside: Beside = null) =>
  react(question, answers, voiceIn('en'), '2026-11-18', beside)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null

/** A product that one person makes and sells in a season. */
const boots: IdeaAnswers = {
  solution: { able: { ...one(24), per: 'week' }, of: 'price' },
  earn: { type: 'sale', price: eur(165, 'piece'), takes: { ...one(1), per: 'year' }, runs: 4 },
  costs: { serve: eur(38, 'piece'), fixed: eur(2400, 'month') },
}
const advertisers: IdeaAnswers = {
  solution: { able: { ...one(12), per: 'month' }, of: 'payers' },
  earn: { type: 'ads', price: eur(260, 'month') },
  costs: { serve: eur(70, 'month'), fixed: eur(640, 'month') },
}
const moose: IdeaAnswers = {
  solution: { able: { ...one(60), per: 'year' }, of: 'payers' },
  earn: { type: 'sale', price: eur(520, 'piece'), takes: { ...one(1), per: 'year' } },
  costs: { serve: eur(242, 'piece'), fixed: eur(260, 'month') },
}
const visits: IdeaAnswers = {
  earn: { type: 'hours', price: eur(38, 'hour'), takes: { ...one(2), per: 'month' }, free: 8 },
  costs: { serve: eur(4, 'hour'), fixed: eur(140, 'month') },
}
const jobs: IdeaAnswers = {
  earn: {
    ...{ type: 'commission', deal: eur(24_000, 'time'), share: 7 },
    ...{ takes: { ...one(12), per: 'month' }, runs: 5 },
  },
  channel: { there: one(31) },
  costs: { serve: eur(200, 'time'), fixed: eur(6000, 'month') },
}
const olives: IdeaAnswers = {
  earn: { type: 'sale', price: eur(45, 'day'), takes: { ...one(3), per: 'year' }, runs: 3 },
  costs: { serve: eur(12, 'day'), fixed: eur(60, 'month') },
}
const pay = (month: number) => ({ frame: { aim: eur(month, 'month') } })
test.each<[string, IdeaQuestion, IdeaAnswers, Beside, string | null]>([
  [
    'hours sold, as the founder counted them, and not the free hours',
    'costs',
    { ...visits, solution: { able: { ...one(400), per: 'year' }, of: 'price' } },
    pay(900),
    '368 × EUR 34 in a year. The 400 that you can do a year at the most are enough: 368 are needed.',
  ],
  [
    'a capacity per year, and a count of payers',
    'costs',
    moose,
    pay(2000),
    '98 × EUR 278 in a year. You can do 60 a year at the most: 60 × EUR 278 − 12 × EUR 260 = EUR 13,560 for you a year. A price of EUR 694 apiece would do it.',
  ],
  [
    'a capacity per week, and costs per month',
    'costs',
    {
      ...boots,
      earn: { ...boots.earn, runs: 12 },
      solution: { able: { ...one(3), per: 'week' }, of: 'price' },
    },
    pay(1000),
    'You can do 13 a month at the most: 13 × EUR 127 − EUR 2,400 = a loss of EUR 749 a month.',
  ],
  [
    'a goal that is too low',
    'metric',
    { ...moose, solution: {}, metric: { goal: one(40), counts: 'year' } },
    pay(2000),
    'Your goal of 40 is not enough: 40 × EUR 278 − 12 × EUR 260 = EUR 8,000 for you a year.',
  ],
  [
    'a goal that is high enough',
    'metric',
    { ...moose, solution: {}, metric: { goal: one(140), counts: 'year' } },
    pay(2000),
    'Your goal of 140 is enough: 98 are needed.',
  ],
  [
    'a capacity that is high enough',
    'costs',
    { ...moose, solution: { able: { ...one(98), per: 'year' }, of: 'price' } },
    pay(2000),
    '98 × EUR 278 in a year. The 98 that you can do a year at the most are enough: 98 are needed.',
  ],
  [
    'a goal above the capacity',
    'metric',
    { ...moose, metric: { goal: one(140), counts: 'year' } },
    pay(2000),
    'Your goal of 140 is more than the 60 that you can do a year at the most.',
  ],
  [
    'a goal of payers, in sales',
    'metric',
    { ...visits, metric: { goal: one(12), counts: 'payers' } },
    pay(1100),
    'Your goal of 12 is not enough (12 × 2 = 24 a month): 24 × EUR 34 − EUR 140 = EUR 676 for you a month.',
  ],
  [
    'a goal of a month in a season: more than all who are there can only be sales',
    'metric',
    { ...jobs, metric: { goal: one(80), counts: 'month' } },
    pay(45_000),
    'Your goal of 80 is not enough (80 × 5 = 400 a year): 400 × EUR 1,480 − 12 × EUR 6,000 = EUR 520,000 for you a year.',
  ],
  [
    'a goal of a month that may count buyers',
    'metric',
    { ...jobs, channel: {}, metric: { goal: one(80), counts: 'month' } },
    pay(45_000),
    null,
  ],
  [
    'a goal of a year that may be enough as buyers',
    'metric',
    { ...olives, metric: { goal: one(100), counts: 'year' } },
    pay(700),
    null,
  ],
  [
    'a capacity of payers, who may be new ones or all at a time',
    'costs',
    advertisers,
    pay(2800),
    'If the 12 that you can do are all who pay at a time: 12 × EUR 190 − EUR 640 = EUR 1,640 for you a month.',
  ],
  [
    'a goal of payers above that capacity',
    'metric',
    { ...advertisers, metric: { goal: one(25), counts: 'payers' } },
    pay(2800),
    'If the 12 that you can do are all who pay at a time, your goal of 25 is too high.',
  ],
  [
    'payers of a season',
    'costs',
    { ...advertisers, earn: { ...advertisers.earn, runs: 6 }, solution: {} },
    pay(2800),
    '12 × EUR 2,800 for you = EUR 41,280 a year: 37 × EUR 190 × 6 in a year.',
  ],
  [
    'a price per week',
    'metric',
    {
      earn: { type: 'subscription', price: eur(100, 'week'), stays: 5 },
      costs: { serve: eur(40, 'week'), fixed: eur(6500, 'month') },
      metric: { goal: one(60), counts: 'payers' },
    },
    pay(25_000),
    'Your goal of 60 is not enough: 60 × EUR 60 × 52 ÷ 12 − EUR 6,500 = EUR 9,100 for you a month.',
  ],
  [
    'payers who leave during the season',
    'costs',
    { ...advertisers, earn: { ...advertisers.earn, type: 'subscription', stays: 3, runs: 6 } },
    pay(2800),
    null,
  ],
  [
    'a goal that counts something else',
    'metric',
    { ...olives, metric: { goal: one(30), counts: 'other' } },
    pay(700),
    null,
  ],
])(
  'RI29 the reply compares the sales that cover costs and pay with the most that the founder can deliver, and with the goal: %s',
  (_, asked, told, beside, text) => {
    if (text === null) expect(said(asked, told, beside)).toBeNull()
    else expect(said(asked, told, beside)).toContain(text)
  },
)

test.each<[string, string, IdeaAnswers, Beside]>([
  [
    'that counts something else sets no limit',
    'at the most',
    { ...moose, solution: { ...moose.solution, of: 'other' } },
    pay(2000),
  ],
  [
    'asks for no higher price if ten people refused',
    'A price of',
    moose,
    { ...pay(2000), others: { no: one(10) } },
  ],
])('RI29 a capacity %s', (_, words, answers, beside) =>
  expect(said('costs', answers, beside)).not.toContain(words),
)
