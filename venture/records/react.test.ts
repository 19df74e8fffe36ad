// Tests the replies to answers. Rules, and not a model, write these replies.
import { expect, test } from 'vitest'
import { type ValidationQuestion, validationRecord } from '../../contracts/validation-record.ts'
import { react } from './react.ts'
import { voiceIn } from './voice.fixture.ts'

const count = (number: number) => ({ low: number, high: number })
const said = (asked: ValidationQuestion, answers: unknown) => {
  const record = validationRecord.parse({ version: 1, round: 1, answers })
  return react(asked, record.answers, voiceIn('en'), '2026-11-17')?.replaceAll('\u00a0', ' ') ?? null
}
const euros = (number: number, per: string) => ({ ...count(number), currency: 'EUR', per })
const often = { often: { ...count(4), per: 'week' }, money: euros(10, 'time') }

test.each<[string, ValidationQuestion, unknown, string | null]>([
  [
    'an answer with only words: the reply names the field that counts',
    'paid',
    { paid: { words: 'two neighbours' } },
    'Kept in your words. The field that counts here: “Paid you, ever”.',
  ],
  [
    'an answer with only figures: the reply asks for words',
    'who',
    { who: { payer: 'self' } },
    'One sentence is missing, and it is what counts here: “Which group”.',
  ],
  ['an answer with words and a figure: no reply', 'paid', { paid: { words: 'two', paid: count(2) } }, null],
  [
    'a yearly event gives no sum',
    'often',
    { often: { often: { ...count(1), per: 'year' }, money: euros(7, 'time') } },
    null,
  ],
  [
    'a season limits the number of events',
    'often',
    { often, earn: { type: 'subscription', runs: 5 } },
    '87 × EUR 10 = EUR 870 in a season of 5 months for each who has it.',
  ],
  [
    'the reply says that two currencies cannot be added',
    'earn',
    {
      today: { pays: { ...euros(5, 'month'), currency: 'USD' } },
      earn: { type: 'subscription', price: euros(26, 'month') },
    },
    'EUR 26 a month, USD 5 a month are not added: give all of them in one currency.',
  ],
  [
    'a gift is not compared with spending; the reply names the cost of helping',
    'earn',
    {
      today: { pays: euros(5, 'month') },
      earn: { type: 'giving', price: euros(10, 'month'), people: count(60), cost: euros(12, 'person') },
    },
    '60 × EUR 12 = EUR 720 a month.',
  ],
  [
    'a one-time sale has a sum of first purchases',
    'paid',
    {
      earn: { type: 'sale', price: euros(50, 'piece'), takes: { ...count(1), per: 'once-ever' } },
      paid: { paid: count(9), each: euros(50, 'piece'), since: '2026-05', still: count(3) },
    },
    '9 × EUR 50 = EUR 450 since May 2026. Bought again or sent somebody: 3.',
  ],
  [
    'a repeated sale has no certain sum; the reply names the repeat buyers',
    'paid',
    {
      earn: { type: 'sale', price: euros(2, 'piece'), takes: { ...count(6), per: 'week' } },
      paid: { paid: count(13), each: euros(2, 'piece'), since: '2026-04', still: count(9) },
    },
    'Bought again or sent somebody: 9 of 13 (69%).',
  ],
  [
    'the reply asks only once for the field that counts',
    'others',
    { paid: { words: 'two neighbours' }, others: { words: 'four said no' } },
    null,
  ],
  [
    'the reply names both ends of a range',
    'others',
    { paid: { paid: count(4) }, others: { no: { low: 3, high: 5 } } },
    '4 of 7–9 asked paid (44%–57%).',
  ],
  [
    'the number of users is compared with the number that an advertiser wants',
    'earn',
    { earn: { type: 'ads', users: count(5200), needs: count(8000), price: euros(90, 'month') } },
    '5,200 use it now; an advertiser asks for 8,000: 2,800 are missing.',
  ],
  [
    'no estimate “one in ten” if everybody refused',
    'reach',
    {
      earn: { type: 'subscription', price: euros(26, 'month') },
      paid: { paid: count(0) },
      others: { no: count(17) },
      reach: { there: count(1900), how: 'list' },
    },
    null,
  ],
  [
    'one tenth of a range is a range',
    'reach',
    {
      earn: { type: 'subscription', price: euros(10, 'month') },
      reach: { there: { low: 300, high: 450 }, how: 'list' },
    },
    'One in ten of 300–450: 30–45 × EUR 120 = EUR 3,600–EUR 5,400 a year.',
  ],
  [
    'enough users give no reply',
    'earn',
    { earn: { type: 'ads', users: count(1400), needs: count(1000), price: euros(60, 'month') } },
    null,
  ],
  [
    'people helped by donors are not asked why they live with the problem',
    'today',
    { who: { payer: 'donor' }, today: { kind: 'nothing' } },
    null,
  ],
])('RC29 the reply fits the answer: %s', (_what, asked, answers, wanted) => {
  expect(said(asked, answers)).toBe(wanted)
})
