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
import { leftOf } from './sums.ts'

const voice = voiceIn('en')
const today = '2026-11-18'
const eur = (low: number, per: Amount['per'], high = low, currency = 'EUR') => ({
  ...{ low, high, currency, per },
})
const one = (low: number, high = low) => ({ low, high })

const plan = { earn: { type: 'subscription', price: eur(49, 'month') } } as const
const plainReact = (question: IdeaQuestion, answers: IdeaAnswers, by = voice) =>
  react(question, answers, by, today)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null

test.each([
  [
    'instead',
    { instead: { pays: eur(98, 'month'), better: 'x' } },
    'EUR 49 a month instead of EUR 98 a month: 50%.',
  ],
  [
    'instead',
    { instead: { pays: eur(20, 'month'), better: 'Paid the same evening' } },
    'EUR 49 a month instead of EUR 20 a month: 245%, so EUR 29 more. For the difference they get: “Paid the same evening”.',
  ],
  // Two units of time are brought to a month.
  [
    'instead',
    { instead: { pays: eur(98, 'year'), better: 'x' } },
    'EUR 49 a month instead of EUR 8.17 a month: 600%, so EUR 40.83 more. For the difference they get: “x”.',
  ],
  [
    'instead',
    { earn: {}, instead: { pays: eur(0, 'month'), better: 'x' } },
    'It costs them nothing today; what they would pay for is “x”.',
  ],
  [
    'costs',
    { costs: { serve: eur(9, 'month'), fixed: eur(800, 'month') }, channel: { there: one(200) } },
    'EUR 49 − EUR 9 = EUR 40 a month. It takes 20 payers to cover EUR 800 a month. That is 10% of the 200 who are there.',
  ],
  [
    'costs',
    { costs: { serve: eur(9, 'month'), fixed: eur(30, 'month') } },
    'EUR 49 − EUR 9 = EUR 40 a month. It takes 1 payer to cover EUR 30 a month.',
  ],
  [
    'costs',
    { costs: { serve: eur(60, 'month') } },
    'EUR 49 − EUR 60: each one costs you EUR 11 a month more than it brings.',
  ],
  [
    'costs',
    { costs: { serve: eur(49, 'month') } },
    'EUR 49 − EUR 49 = 0: nothing is left to pay the costs that stay.',
  ],
  [
    'metric',
    { metric: { now: one(3), goal: one(15), by: '2027-02' } },
    '3 → 15 by Feb 2027: 4 more each month.',
  ],
  [
    'metric',
    { metric: { now: one(20), goal: one(5), by: '2027-02' } },
    '20 → 5 by Feb 2027: 5 fewer each month.',
  ],
  [
    'metric',
    { metric: { now: one(3), goal: one(15), by: '2026-03' } },
    'Mar 2026 is over: choose a month that is still to come.',
  ],
  ['metric', { metric: { by: '2026-03' } }, 'Mar 2026 is over: choose a month that is still to come.'],
  [
    'metric',
    { metric: { now: one(3), goal: one(3), by: '2027-02' } },
    'The goal is today’s number, 3: reaching it would show nothing.',
  ],
  ['metric', { metric: { now: one(3), goal: one(15) } }, '3 → 15, without a month: so it cannot be missed.'],
  [
    'solution',
    { solution: { days: one(14) } },
    '14 days: who starts today has it by 2 Dec 2026, and before that no trial can tell.',
  ],
  [
    'channel',
    { channel: { there: one(3), came: one(9) } },
    '9 came from there, but only 3 are there: one of the two figures is off.',
  ],
  ['channel', { channel: { there: one(40), came: one(4) } }, '4 of 40 have come from there: 10%.'],
  ['channel', { channel: { there: one(40) } }, 'One in ten of 40: 4 × EUR 588 = EUR 2,352 a year.'],
  [
    'edge',
    { edge: { words: 'Guild', risk: 'They come back.' }, channel: { there: one(3) } },
    '“They come back.” is what the result tests.',
  ],
] as const)('RI04 to %s: %j', (question, told, said) => {
  expect(plainReact(question, { ...plan, ...told } as IdeaAnswers)).toBe(said)
})

test('RI11 to every answer something is said that changes with its values', () => {
  const amount = (low: number) => eur(low, 'month')
  const pairs: Record<IdeaQuestion, readonly [IdeaAnswers, IdeaAnswers]> = {
    problem: [{ problem: { words: 'x', known: 'guess' } }, { problem: { words: 'x', known: 'saw' } }],
    customer: [{ customer: { payer: 'self' } }, { customer: { payer: 'firm' } }],
    solution: [{ solution: { days: one(0) } }, { solution: { days: one(60) } }],
    instead: [{ instead: { pays: amount(10) } }, { instead: { words: 'x' } }],
    earn: [{ earn: { type: 'sale', price: eur(3, 'piece') } }, { earn: { type: 'unsure' } }],
    channel: [{ channel: { there: one(5) } }, { channel: { words: 'x' } }],
    costs: [{ costs: { fixed: amount(100) } }, { costs: { serve: amount(3) } }],
    metric: [{ metric: { words: 'x' } }, { metric: { now: one(1), goal: one(2) } }],
    edge: [{ edge: { words: 'x' } }, { edge: { risk: 'x' } }],
    sentence: [{ sentence: { words: 'We buy bread.' } }, { sentence: { words: 'bread '.repeat(40) } }],
  }
  for (const question of ideaQuestions) {
    const [one, other] = pairs[question].map(answers => plainReact(question, answers))
    expect(one, question).toBeTruthy()
    expect(other, question).toBeTruthy()
    expect(one, question).not.toBe(other)
  }
})

describe('RI12 a commission: what the customer pays and what is yours are two numbers', () => {
  const deals: IdeaAnswers = {
    instead: { pays: eur(40, 'time') },
    earn: { type: 'commission', deal: eur(160, 'time'), share: 12, takes: { ...one(2), per: 'month' } },
    costs: { serve: eur(4, 'time'), fixed: eur(152, 'month') },
  }
  test('both are named, and the share is held against no price', () => {
    expect(plainReact('earn', deals)).toBe(
      'One deal is worth EUR 160 each time; your share of it is EUR 19.20 each time (12%). Otherwise they pay EUR 40 each time: that counts against the whole deal if they pay all of it, and against your share if they pay only that. EUR 19.20 × 24 = EUR 460.80 a year from one paying side.',
    )
    expect(plainReact('instead', deals)).not.toMatch(/19|48%/)
  })
  test('costs come off the share', () => {
    expect(plainReact('costs', deals)).toBe(
      'Of your share: EUR 19.20 − EUR 4 = EUR 15.20 each time. It takes 10 sales a month to cover EUR 152 a month. By what one of them takes, that is 5 paying sides.',
    )
  })
})

test.each([
  // One in ten of them would be more than the hours of a week.
  [
    'channel',
    {
      earn: { type: 'hours', price: eur(28, 'hour'), takes: { ...one(6), per: 'month' }, free: 12 },
      channel: { there: one(1200) },
    },
    'Your hours are enough for 8 of the 1,200 there: the place is not what limits you.',
  ],
  ['channel', { channel: { there: one(50_000), came: one(1) } }, '1 of 50,000 has come from there.'],
  // However long one stays, a month is held against a month.
  [
    'earn',
    {
      earn: { type: 'subscription', price: eur(22, 'week'), stays: 6, runs: 9 },
      instead: { pays: eur(26, 'week'), better: 'x' },
    },
    'EUR 95.33 a month for 6 months: one of them brings EUR 572 in all. EUR 22 a week instead of EUR 26 a week: 85%.',
  ],
  [
    'earn',
    { earn: { type: 'subscription', price: eur(9, 'month'), stays: 6 }, instead: { pays: eur(216, 'year') } },
    'EUR 9 a month for 6 months: one of them brings EUR 54 in all. EUR 9 a month instead of EUR 18 a month: 50%.',
  ],
  // Who pays does not save what it costs today.
  [
    'instead',
    { customer: { payer: 'donor' }, instead: { pays: eur(0, 'time'), better: 'x' } },
    'It costs them nothing today. Others pay you, so that is no price to hold yours against.',
  ],
  [
    'costs',
    {
      earn: { type: 'sale', price: eur(2, 'piece', 3) },
      costs: { serve: eur(2, 'piece', 2.5), fixed: eur(9, 'month') },
    },
    'EUR 2–EUR 3 − EUR 2–EUR 2.50: between a loss of EUR 0.50 and a gain of EUR 1 apiece.',
  ],
  [
    'costs',
    {
      earn: { type: 'sale', price: eur(95, 'time'), takes: { ...one(1), per: 'year' }, runs: 2 },
      costs: { serve: eur(38.5, 'time'), fixed: eur(650, 'month') },
      channel: { there: one(400) },
    },
    'EUR 95 − EUR 38.50 = EUR 56.50 each time. It runs 2 months a year, so covering EUR 650 a month all year takes 70 sales a month while it runs. By what one of them takes, that is 139 buyers. That is 35% of the 400 who are there.',
  ],
  [
    'metric',
    { metric: { now: one(0), goal: one(1), by: '2028-11' } },
    '0 → 1 by Nov 2028: 1 more in 24 months.',
  ],
] as const)('RI11 what is said holds beside the other cards: %s %j', (question, told, said) => {
  expect(plainReact(question, told as IdeaAnswers)).toBe(said)
})

describe('RI13 gifts: what helping costs, and how far they go', () => {
  const gifts = (per: 'month' | 'time', price: number): IdeaAnswers => ({
    earn: { type: 'giving', price: eur(price, per), people: one(30), cost: eur(25, 'person') },
    costs: { fixed: eur(250, 'month') },
  })
  test.each([
    [
      gifts('month', 20),
      '30 people a month × EUR 25 + EUR 250 = EUR 1,000 a month that helping costs. That takes 50 such givers.',
    ],
    [
      gifts('time', 6000),
      '30 people a month × EUR 25 + EUR 250 = EUR 1,000 a month that helping costs. One such gift lasts 6 months.',
    ],
    [
      { earn: { type: 'giving', people: one(2) }, costs: { serve: eur(10, 'person') } },
      '2 people a month × EUR 10 = EUR 20 a month that helping costs.',
    ],
  ] satisfies [IdeaAnswers, string][])('%#', (answers, said) => {
    expect(plainReact('costs', answers)).toBe(said)
    expect(leftOf(answers).kind).toBe('unknown')
  })
  test('nobody who is helped is called a customer', () => {
    const [first] = kind.fieldsOf('costs', { earn: { type: 'giving' } })
    expect(first).toMatchObject({ id: 'serve', label: 'label.earn.cost' })
    expect(kind.fieldsOf('costs', gifts('month', 20))[0]).toMatchObject({ label: 'idea.label.costs.fee' })
  })
})

test('RI14 figures stand as they were typed: small ones, cents, and the form of the founder’s country', () => {
  const rare: IdeaAnswers = {
    earn: { type: 'sale', price: eur(4.5, 'piece'), takes: { ...one(0.05), per: 'week' } },
  }
  expect(canvasOf(ideaRecord.parse({ ...emptyRecord, answers: rare }), voice)[5]?.text).toMatch(
    /4\.50.*0\.05 ×/,
  )
  const mexican = voiceOf('es', voice.say, 'es-MX')
  expect(mexican.money({ ...one(60_000), currency: 'MXN' })).toMatch(/60,000/)
  expect(figuresLocale('es', { country: 'MX' })).toBe('es-MX')
  expect(figuresLocale('es', { locale: 'es-AR', country: 'MX' })).toBe('es-AR')
  expect(figuresLocale('en', { country: 'DE' })).toBe('en')
  expect(figuresLocale('de', { locale: 'en-US' })).toBe('de')
})
