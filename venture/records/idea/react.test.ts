import { describe, expect, test } from 'vitest'
import {
  type IdeaAnswers,
  type IdeaQuestion,
  ideaQuestions,
  ideaRecord,
} from '../../../contracts/idea-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { figuresLocale } from '../../numbers/locale.ts'
import { emptyRecord } from '../kind.ts'
import { voiceIn } from '../voice.fixture.ts'
import { voiceOf } from '../voice.ts'
import { canvasOf } from './canvas.ts'
import { idea as kind } from './kind.ts'
import { react } from './react.ts'
import { sayInstead, sayShare } from './say-money.ts'
import { type Beside, leftOf } from './sums.ts'

const voice = voiceIn('en')
const today = '2026-11-18'
const eur = (low: number, per: Amount['per'], high = low): Amount => ({ low, high, currency: 'EUR', per })
const one = (low: number, high = low) => ({ low, high })
const said = (question: IdeaQuestion, answers: IdeaAnswers, beside: Beside = null) =>
  react(question, answers, voice, today, beside)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null

const plan = { earn: { type: 'subscription', price: eur(49, 'month') } } as const
/**
 * Twelve free hours a week at 48 per hour. One client takes four per year. The answer does not say whether these
 * are four hours or four jobs.
 */
const hours: IdeaAnswers = {
  earn: { type: 'hours', price: eur(48, 'hour'), takes: { ...one(4), per: 'year' }, free: 12 },
  costs: { serve: eur(6, 'hour'), fixed: eur(210, 'month') },
}
/** A product that one person makes, and sells only in one season. */
const boots: IdeaAnswers = {
  solution: { able: { ...one(24), per: 'week' }, of: 'price' },
  earn: { type: 'sale', price: eur(165, 'piece'), takes: { ...one(1), per: 'year' }, runs: 4 },
  costs: { serve: eur(38, 'piece'), fixed: eur(2400, 'month') },
}
const deals: IdeaAnswers = {
  instead: { pays: eur(40, 'time') },
  earn: { type: 'commission', deal: eur(160, 'time'), share: 12, takes: { ...one(2), per: 'month' } },
  costs: { serve: eur(4, 'time'), fixed: eur(152, 'month') },
}
const gifts: IdeaAnswers = {
  earn: { type: 'giving', price: eur(300, 'month'), people: one(15), cost: eur(680, 'person') },
  costs: { serve: eur(12, 'month'), fixed: eur(14_500, 'month') },
}
const metric = (now: number, goal: number, by = '2027-02') => ({
  metric: { now: one(now), goal: one(goal), by },
})

test.each<[string, IdeaQuestion, IdeaAnswers, string | null]>([
  [
    'RI22 spending today',
    'instead',
    { ...plan, instead: { pays: eur(98, 'month') } },
    'EUR 49 a month instead of EUR 98 a month: 50%.',
  ],
  [
    'money is left of each sale',
    'costs',
    { ...plan, costs: { serve: eur(9, 'month'), fixed: eur(800, 'month') } },
    'EUR 49 − EUR 9 = EUR 40 a month. To cover EUR 800 a month: 20 × EUR 40 in a month, your own pay left out.',
  ],
  [
    'each sale loses money',
    'costs',
    { ...plan, costs: { serve: eur(60, 'month') } },
    'EUR 49 − EUR 60: each one costs you EUR 11 a month more than it brings.',
  ],
  [
    'nothing is left',
    'costs',
    { ...plan, costs: { serve: eur(49, 'month') } },
    'EUR 49 − EUR 49 = 0: nothing is left to pay the costs that stay.',
  ],
  [
    'a loss at one end and a gain at the other',
    'costs',
    {
      earn: { type: 'sale', price: eur(2, 'piece', 3) },
      costs: { serve: eur(2, 'piece', 2.5), fixed: eur(9, 'month') },
    },
    'EUR 2–EUR 3 − EUR 2–EUR 2.50: between a loss of EUR 0.50 and a gain of EUR 1 apiece.',
  ],
  ['a higher goal', 'metric', metric(3, 15), '3 → 15 by Feb 2027: 12 more in 3 months.'],
  ['a lower goal', 'metric', metric(20, 5), '20 → 5 by Feb 2027: 15 fewer in 3 months.'],
  [
    'a month in the past',
    'metric',
    metric(3, 15, '2026-03'),
    'Mar 2026 is over: choose a month that is still to come.',
  ],
  ['a goal in two years', 'metric', metric(0, 1, '2028-11'), '0 → 1 by Nov 2028: 1 more in 24 months.'],
  [
    'RI18 a season',
    'metric',
    { earn: boots.earn, ...metric(141, 500, '2027-04') },
    '141 → 500 by Apr 2027: 359 more in 5 months.',
  ],
  ['a goal without a month', 'metric', { metric: { now: one(3), goal: one(15) } }, null],
  ['RI27 an advantage without an answer about risk', 'edge', { edge: { words: 'Guild' } }, null],
  [
    'RI22 a price and the spending today',
    'earn',
    { customer: { payer: 'self' }, instead: { pays: eur(20, 'month') }, earn: { price: eur(8, 'month') } },
    'EUR 8 a month instead of EUR 20 a month: 40%.',
  ],
  [
    'RI22 a price with another unit',
    'earn',
    { instead: { pays: eur(20, 'year') }, earn: { price: eur(8, 'month') } },
    null,
  ],
  [
    'RI22 a price that another person pays',
    'earn',
    { customer: { payer: 'state' }, instead: { pays: eur(20, 'month') }, earn: { price: eur(8, 'month') } },
    null,
  ],
  [
    'RI22 a firm pays for both',
    'earn',
    { customer: { payer: 'firm' }, instead: { pays: eur(95, 'hour') }, earn: { price: eur(38, 'hour') } },
    'EUR 38 an hour instead of EUR 95 an hour: 40%.',
  ],
  [
    'RI21 no risk, chosen by the founder',
    'edge',
    { edge: { risk: 'x', seen: 'none' } },
    '“Nothing” is possible. Then which number would make you stop?',
  ],
  ['a risk', 'edge', { edge: { risk: 'They come back.' } }, null],
  ['RI20 words without a figure', 'problem', { problem: { words: 'x', known: 'saw' } }, null],
  ['RI20 a skipped question', 'metric', { metric: { skipped: true } }, null],
  [
    'RI26 a place with many people',
    'channel',
    { ...hours, channel: { there: one(1200), came: one(2) } },
    null,
  ],
  ['hours or jobs', 'earn', hours, null],
])('RI04 RI11 the reply to %s is right (%s)', (_, question, answers, line) =>
  expect(said(question, answers)).toBe(line),
)

test('RI11 a question without figures gets no reply, whatever the founder writes', () => {
  const silent = ideaQuestions.filter(id => said(id, { [id]: { words: 'A long story.' } }) === null)
  expect(silent).toEqual(ideaQuestions)
})

describe('RI12 with a commission, the reply shows the customer’s price and the founder’s share separately', () => {
  test('the reply shows both amounts and does not compare the share with another price', () => {
    expect(sayShare(deals, voice)?.replaceAll('\u00a0', ' ')).toBe(
      'One deal is worth EUR 160; your share of it is EUR 19.20 (12%).',
    )
    expect(said('instead', deals)).toBeNull()
  })
  test('the reply subtracts costs from the share', () => {
    expect(said('costs', deals)).toBe(
      'Of your share: EUR 19.20 − EUR 4 = EUR 15.20 each time. To cover EUR 152 a month: 10 × EUR 15.20 in a month, your own pay left out.',
    )
  })
})

describe('RI13 RI19 the reply fits gifts and advertising', () => {
  test('the reply gives the cost of helping, the part of a gift that arrives, and the number of gifts that cover the cost', () => {
    expect(said('costs', gifts)).toBe(
      '15 people a month × EUR 680 + EUR 14,500 = EUR 24,700 a month that helping costs. Of each gift EUR 300 − EUR 12 = EUR 288 a month arrives. To cover EUR 24,700 a month: 86 × EUR 288 in a month.',
    )
    expect(leftOf(gifts).kind).toBe('unknown')
    expect(kind.fieldsOf('costs', gifts).map(({ label }) => label)).toEqual([
      'idea.label.costs.fee',
      'label.frame.fixed',
    ])
  })
  test('RI13 the form never calls a person who is helped a customer', () => {
    const [first] = kind.fieldsOf('costs', { earn: { type: 'giving' } })
    expect(first).toMatchObject({ id: 'serve', label: 'label.earn.cost' })
  })
  test('the reply subtracts the cost per advertiser from the price for an advertiser', () => {
    const letter: IdeaAnswers = {
      earn: { type: 'ads', price: eur(175, 'month'), users: one(3400), needs: one(10_000) },
      costs: { serve: eur(35, 'month'), fixed: eur(420, 'month') },
    }
    expect(said('costs', letter)).toBe(
      'EUR 175 − EUR 35 = EUR 140 a month. To cover EUR 420 a month: 3 × EUR 140 in a month, your own pay left out.',
    )
  })
})

test('RI14 figures look as the founder typed them: small amounts, cents, and the number format of the founder’s country', () => {
  const rare: IdeaAnswers = {
    earn: { type: 'sale', price: eur(4.5, 'piece'), takes: { ...one(0.05), per: 'week' } },
  }
  const [, , , , , revenue] = canvasOf(ideaRecord.parse({ ...emptyRecord, answers: rare }), voice)
  expect(revenue?.text).toMatch(/4\.50.*0\.05 ×/)
  const mexican = voiceOf('es', voice.say, 'es-MX')
  expect(mexican.money({ ...one(60_000), currency: 'MXN' })).toMatch(/60,000/)
  expect(figuresLocale('es', { country: 'MX' })).toBe('es-MX')
  expect(figuresLocale('es', { locale: 'es-AR', country: 'MX' })).toBe('es-AR')
  expect(figuresLocale('en', { country: 'DE' })).toBe('en')
  expect(figuresLocale('de', { locale: 'en-US' })).toBe('de')
})

test('RI22 yearly payments are compared with the costs of a year, and no speed is calculated for a number per month or year', () => {
  const yearly: IdeaAnswers = {
    earn: { type: 'subscription', price: eur(180, 'year') },
    costs: { serve: eur(60, 'year'), fixed: eur(350, 'month') },
  }
  expect(said('costs', yearly)).toContain(
    'To cover 12 × EUR 350 = EUR 4,200 a year: 35 × EUR 120 in a year, your own pay left out.',
  )
  const sold = metric(300, 900)
  expect(said('metric', { metric: { ...sold.metric, counts: 'month' } })).toBeNull()
})

const stones: IdeaAnswers = {
  earn: { type: 'sale', price: eur(3400, 'piece'), takes: { ...one(1), per: 'once-ever' } },
  costs: { serve: eur(1450, 'piece'), fixed: eur(820, 'month') },
}
test.each<[string, IdeaAnswers, Beside, string]>([
  [
    'less than one sale a month is enough',
    stones,
    null,
    'To cover 12 × EUR 820 = EUR 9,840 a year: 6 × EUR 1,950 in a year, your own pay left out.',
  ],
  [
    'the founder named a monthly pay',
    stones,
    { frame: { aim: eur(2400, 'month') } },
    'To cover EUR 820 + EUR 2,400 for you = EUR 3,220 a month: 2 × EUR 1,950 in a month.',
  ],
  [
    'a monthly pay, and less than one sale a month',
    stones,
    { frame: { aim: eur(600, 'month') } },
    'To cover 12 × EUR 820 + 12 × EUR 600 for you = EUR 17,040 a year: 9 × EUR 1,950 in a year.',
  ],
  [
    'a pay in another currency',
    stones,
    { frame: { aim: { ...eur(600, 'month'), currency: 'USD' } } },
    '6 × EUR 1,950 in a year, your own pay left out.',
  ],
  [
    'payers at the same time',
    { ...plan, costs: { serve: eur(9, 'month'), fixed: eur(30, 'month') } },
    null,
    'To cover EUR 30 a month: 1 × EUR 40 in a month',
  ],
])(
  'RI28 the reply about covered costs says whether the founder’s pay is included: %s',
  (_, answers, beside, text) => expect(said('costs', answers, beside)).toContain(text),
)

test.each([
  [20, 'EUR 8 a month instead of EUR 20 a month: 40%.', true],
  [24, 'EUR 8 a month instead of EUR 24 a month: 33%.', true],
  [25, 'Are EUR 8 a month and EUR 25 a month for the same thing? If not, give both for one.', false],
  [2, 'Are EUR 8 a month and EUR 2 a month for the same thing? If not, give both for one.', false],
])(
  'RI28 the reply asks about two prices if one is more than three times the other: 8 and %d',
  (pays, text, isSaid) => {
    const answers: IdeaAnswers = { instead: { pays: eur(pays, 'month') }, earn: { price: eur(8, 'month') } }
    expect(said('earn', answers)).toBe(text)
    const beside = { earn: { price: eur(8, 'month') }, today: { pays: eur(pays, 'month') } }
    expect(said('earn', answers, beside)).toBe(isSaid ? text : null)
    expect(sayInstead(answers, voice) !== null).toBe(isSaid)
  },
)
