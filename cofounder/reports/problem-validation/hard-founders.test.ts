// The card of founders whose fields fit a rule that most others mean in another way.
import { expect, test } from 'vitest'
import { validationRecord } from '../../../contracts/validation-record.ts'
import founders from '../../../venture/records/founders.json' with { type: 'json' }
import { answerRecord } from './answer.ts'
import { render } from './result.ts'

const count = (number: number) => ({ low: number, high: number })
const euros = (number: number, per: string) => ({ ...count(number), currency: 'EUR', per })
const monthly = { type: 'subscription', price: euros(79, 'month') }

const rosa = founders.founders.find(({ name }) => name.startsWith('Rosa'))?.record.answers
const dale = founders.founders.find(({ name }) => name.startsWith('Dale'))?.record.answers
const cardOf = (answers: object) => {
  const record = validationRecord.parse({ version: 1, round: 1, answers: { ...rosa, ...answers } })
  const card = answerRecord({ record, asked: null, language: 'en', today: '2026-11-17', contradictions: 0 })
  return render(card).replaceAll('\u00a0', ' ')
}
const free = { permit: 'none' }
const since = { since: '2026-04', known: 'records' }
const deals = {
  earn: { type: 'commission', deal: euros(40, 'time'), share: 20, takes: { ...count(4), per: 'month' } },
  paid: { paid: count(31), each: euros(8, 'time'), still: count(6), ...since },
  others: { no: count(12) },
  frame: free,
}
const hourly = (hours: number, takes = 3) => ({
  earn: { type: 'hours', price: euros(110, 'hour'), takes: { ...count(takes), per: 'year' }, free: hours },
  paid: { paid: count(48), each: euros(110, 'hour'), still: count(44), ...since },
  others: { no: count(3) },
  reach: { there: count(1500), how: 'list' },
})
const study = {
  earn: { type: 'sale', price: euros(1200, 'piece'), takes: { ...count(6), per: 'year' }, known: 'told' },
  paid: { paid: count(0) },
  others: { committed: count(1), deposit: euros(45_000, 'once') },
  frame: free,
}
const daily = (often: number, per: string) => ({
  often: { often: { ...count(often), per }, known: 'told' },
  paid: { paid: count(0) },
  others: {},
  frame: free,
})

test.each<[string, object, string, boolean]>([
  ['deals that go on without the platform are named', deals, '25 of 31 who paid made no second deal', true],
  ['and asked about before the next ones', deals, '**Test first.** Call those who made no second deal', true],
  [
    'not where they came again',
    { ...deals, paid: { ...deals.paid, still: count(30) } },
    'second deal with',
    false,
  ],
  [
    'nor before a second one was due',
    { ...deals, paid: { ...deals.paid, since: '2026-11' } },
    'second deal with',
    false,
  ],
  [
    'the worst share speaks against it',
    { ...deals, others: { no: count(300) } },
    '300 of 331 who were asked',
    true,
  ],
  [
    'where few said no, what the aim takes speaks against it',
    { ...hourly(30), frame: { ...free, aim: euros(5000, 'month') } },
    'Of the 182 that your aim takes, 134 are still to be found.',
    true,
  ],
  [
    'the bar is no lower than what was reached',
    { ...hourly(14), frame: free },
    'those who pay: 19 of 20',
    true,
  ],
  [
    'and nobody sells more hours than they have',
    { ...hourly(3), frame: free },
    'Offer it to the next 8 ',
    true,
  ],
  ['nor any where none is left', { ...hourly(2), frame: free }, 'Offer it to the next', false],
  ['a study is no order to deliver', study, 'Deliver to', false],
  ['nor a customer who paid', study, 'no customer has paid yet', true],
  ['one is still to be found', study, 'for a refundable deposit on EUR 1,200 apiece', true],
  [
    'an order is one',
    { ...study, others: { ...study.others, deposit: euros(400, 'once') } },
    'Deliver to the one who gave EUR 400',
    true,
  ],
  [
    'friends are no measure for the next ones',
    {
      ...deals,
      paid: { ...deals.paid, paid: count(5), still: count(5) },
      others: { no: count(1), friends: count(3) },
    },
    'those who pay: 14 of 20',
    true,
  ],
  [
    'where most came again nobody is asked why not',
    { ...hourly(14), frame: free },
    'did not come again',
    false,
  ],
  [
    'whose hours are full is told to change price or aim, not to sell more',
    { ...hourly(2), frame: { ...free, aim: euros(5000, 'month') } },
    'your hours end before your market does',
    true,
  ],
  [
    'nor is the next payment asked for where those who pay came again',
    {
      ...hourly(2),
      problem: { ...rosa?.problem, known: 'records' },
      today: { ...rosa?.today, known: 'records' },
      often: { often: { ...count(1), per: 'week' }, money: euros(9, 'time'), known: 'records' },
      reach: { there: count(1500), came: count(30) },
      frame: { ...free, aim: euros(5000, 'month') },
    },
    'for the next payment',
    false,
  ],
  [
    'who gives is a giver',
    {
      who: { ...rosa?.who, payer: 'donor' },
      earn: { type: 'giving', price: euros(20, 'month') },
      paid: { paid: count(9), each: euros(20, 'month'), ...since },
      others: { friends: count(8) },
      frame: free,
    },
    'One step from GO: 2 givers who are neither family nor friends; there is one',
    true,
  ],
  [
    'a grant that was promised is asked for its day',
    {
      earn: { type: 'giving', price: euros(5000, 'year') },
      paid: { paid: count(0) },
      others: study.others,
      frame: free,
    },
    'Ask the one who promised EUR 45,000 on which day it is paid.',
    true,
  ],
  [
    'what was paid another way than planned is no proof of the plan',
    {
      paid: { paid: count(9), each: euros(30, 'time'), ...since },
      earn: monthly,
      others: { no: count(1) },
      frame: free,
    },
    '**Strongest counter-argument.** They paid EUR 30 each time; you plan EUR 79 a month.',
    true,
  ],
  [
    'nobody writes forty thousand names',
    { reach: { there: count(40_000), how: 'idea' }, often: {}, frame: free },
    'Name 40 of the 40,000, and write to each.',
    true,
  ],
  [
    'where most are friends, they speak against it',
    { ...deals, paid: { ...deals.paid, paid: count(20), still: count(20) }, others: { friends: count(14) } },
    '14 of 20 who paid are family or friends.',
    true,
  ],
  ['nobody wins all', { ...deals, others: { no: count(0) } }, 'those who pay: 19 of 20', true],
  [
    'a study that was paid is no other way to pay for it',
    { ...study, paid: { paid: count(1), each: euros(90_000, 'once'), ...since }, others: {}, earn: monthly },
    'for a refundable deposit on EUR 79 a month',
    true,
  ],
  ['what comes every week has cases to tell', daily(2, 'week'), 'last cases, up to three', true],
  ['what is always there has none', daily(1, 'day'), 'last cases, up to three', false],
  ['what comes once a year has no three', daily(1, 'year'), 'last cases, up to three', false],
  [
    'a payment that was told is not asked for: another way to pay is',
    {
      paid: { paid: count(9), each: euros(30, 'time'), since: '2026-04' },
      earn: monthly,
      others: {},
      frame: free,
    },
    'One step from GO: a payment the way you plan it: EUR 79 a month (so far EUR 30 each time)',
    true,
  ],
  [
    'or the month that is missing',
    { paid: { paid: count(9), each: euros(79, 'month') }, earn: monthly, others: {}, frame: free },
    'One step from GO: since which month they paid',
    true,
  ],
  [
    'eighteen are not parted into three kinds',
    {
      who: { words: 'Clinics' },
      paid: { paid: count(0) },
      others: {},
      reach: { there: count(18), how: 'list' },
    },
    'Ask each of the 18 there whether they have tried',
    true,
  ],
  ['two hundred are', { ...dale, who: { words: 'Trucks' }, paid: {}, others: {} }, 'Part 20 of them', true],
])('RC26 %s', (_what, answers, words, isSaid) => {
  if (isSaid) expect(cardOf(answers)).toContain(words)
  else expect(cardOf(answers)).not.toContain(words)
})
