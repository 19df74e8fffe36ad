// Tests the replies to unusual founders. A general rule would give them a wrong reply.
import { expect, test } from 'vitest'
import { type ValidationQuestion, validationRecord } from '../../contracts/validation-record.ts'
import { haveOf } from './need.ts'
import { react } from './react.ts'
import { goneOf } from './stayed.ts'
import { voiceIn } from './voice.fixture.ts'

const count = (number: number) => ({ low: number, high: number })
const euros = (number: number, per: string) => ({ ...count(number), currency: 'EUR', per })
const answersOf = (answers: unknown) => validationRecord.parse({ version: 1, round: 1, answers }).answers
const said = (asked: ValidationQuestion, answers: unknown) =>
  react(asked, answersOf(answers), voiceIn('en'), '2026-11-17')?.replaceAll('\u00a0', ' ') ?? null

const monthly = { type: 'subscription', price: euros(79, 'month') }
const short = { ...monthly, stays: 4, runs: 6 }
const paid = (all: number, still: number) => ({
  paid: count(all),
  each: euros(79, 'month'),
  since: '2026-05',
  still: count(still),
})
const bought = (all: number, still: number) => ({ ...paid(all, still), each: euros(50, 'piece') })
const sold = { type: 'sale', price: euros(50, 'piece') }
const often = { often: { ...count(2), per: 'week' }, money: euros(15, 'time') }

test.each<[string, ValidationQuestion, unknown, string | null]>([
  [
    'the end of a short stay does not count as a lost customer',
    'paid',
    { earn: short, paid: paid(34, 9) },
    'EUR 79 × 4 months = EUR 316 from each who stays that long.',
  ],
  [
    'a customer who could have stayed counts as lost',
    'paid',
    { earn: monthly, paid: paid(34, 9) },
    '9 of 34 still pay (26%): EUR 711 a month.',
  ],
  [
    'zero customers who still pay is an answer',
    'paid',
    { earn: monthly, paid: paid(34, 0) },
    '0 of 34 still pay (0%): EUR 0 a month.',
  ],
  [
    'zero repeat buyers of a one-time purchase are not repeated',
    'paid',
    { earn: { ...sold, takes: { ...count(1), per: 'once-ever' } }, paid: bought(9, 0) },
    '9 × EUR 50 = EUR 450 since May 2026.',
  ],
  [
    'givers are compared with those who gave again, however often the problem comes',
    'frame',
    {
      earn: { type: 'giving', price: euros(15, 'month') },
      often: { often: { ...count(1), per: 'year' } },
      paid: { ...bought(31, 24), each: euros(15, 'month') },
      frame: { aim: euros(720, 'month'), serve: euros(1, 'month'), fixed: euros(0, 'month') },
    },
    '52 givers make EUR 720 a month; gave again: 24.',
  ],
  [
    'zero customers who still pay after a season: the reply asks nothing',
    'paid',
    { earn: short, paid: paid(34, 0) },
    'EUR 79 × 4 months = EUR 316 from each who stays that long.',
  ],
  [
    'repeat buyers get a share, and the reply does not repeat the amount',
    'paid',
    { earn: { ...sold, takes: { ...count(2), per: 'month' } }, paid: bought(30, 6) },
    'Bought again or sent somebody: 6 of 30 (20%).',
  ],
  [
    'equal amounts for spending and cost give no reply',
    'today',
    { often: { money: euros(9, 'time') }, today: { kind: 'person', pays: euros(9, 'once') } },
    null,
  ],
  [
    'spending below the cost gives a share',
    'today',
    { often: { money: euros(18, 'time') }, today: { kind: 'person', pays: euros(9, 'time') } },
    'They spend EUR 9 today; it costs them EUR 18, so they spend 50% of it.',
  ],
  [
    'a daily problem gives no yearly sum',
    'often',
    { often: { ...often, often: { ...count(1), per: 'day' } } },
    null,
  ],
  [
    'a weekly problem gives a yearly sum',
    'often',
    { often },
    '104 × EUR 15 = EUR 1,560 a year, if it goes on all year, for each who has it.',
  ],
  [
    'doing nothing is normal if the problem comes once in a lifetime',
    'today',
    { often: { often: { ...count(1), per: 'once-ever' } }, today: { kind: 'nothing' } },
    null,
  ],
  [
    'doing nothing about a repeated problem gives a question',
    'today',
    { often, today: { kind: 'nothing' } },
    'They live with it. Why this week and not next year?',
  ],
  ['nobody paid: the next card asks for the others', 'paid', { paid: { paid: count(0) } }, null],
  [
    'family and friends come from anywhere: no share of them',
    'reach',
    { paid: { paid: count(5) }, others: { friends: count(5) }, reach: { came: count(5) } },
    null,
  ],
  ['zero payers give no share', 'others', { paid: { paid: count(0) }, others: { no: count(3) } }, null],
  [
    'an amount per month and an amount per time are not compared',
    'today',
    { often: { money: euros(18, 'time') }, today: { kind: 'person', pays: euros(9, 'month') } },
    null,
  ],
  [
    'an amount per piece and an amount per time are not compared',
    'today',
    { often: { money: euros(250, 'time') }, today: { kind: 'hand', pays: euros(60, 'piece') } },
    null,
  ],
  ['zero refusals give no share', 'others', { paid: { paid: count(9) }, others: { no: count(0) } }, null],
  [
    'a deal that comes once in a lifetime has no second deal',
    'paid',
    {
      earn: { type: 'commission', takes: { ...count(1), per: 'once-ever' } },
      paid: bought(9, 4),
    },
    '9 × EUR 50 = EUR 450 since May 2026.',
  ],
  ['one of one person gives no share', 'reach', { paid: paid(1, 1), reach: { came: count(1) } }, null],
  [
    'the reply names both ends of a range',
    'reach',
    { paid: { paid: { low: 120, high: 150 } }, reach: { came: count(100) } },
    '100 of your 120–150 came from there (67%–83%).',
  ],
  [
    'one deposit gives no sum',
    'others',
    { paid: { paid: count(0) }, others: { committed: count(1), deposit: euros(400, 'once'), no: count(2) } },
    'Of 3 asked nobody paid, 1 committed and 2 said no.',
  ],
  [
    'zero people met beside payers: the reply asks for the count',
    'evidence',
    { paid: paid(3, 3), evidence: { talked: count(0) } },
    '“Talked with: 0” counts as not counted: of the 3, how many is it?',
  ],
  [
    'zero people met and no payers: the reply suggests five talks',
    'evidence',
    { evidence: { talked: count(0) } },
    'Five talks are this week’s work.',
  ],
])('RC05 RC49 the reply fits the answer: %s', (_what, asked, answers, wanted) =>
  expect(said(asked, answers)).toBe(wanted),
)

test.each([
  [short, paid(34, 9), { count: 34, isNow: false }],
  [short, paid(34, 34), { count: 34, isNow: false }],
  [monthly, paid(34, 0), { count: 0, isNow: true }],
  [monthly, paid(34, 9), { count: 9, isNow: true }],
])(
  'RC02 customers who stay only some months count as payers of a year and not as present payers (%#)',
  (earn, given, wanted) => expect(haveOf(answersOf({ earn, paid: given }))).toEqual(wanted),
)

test.each([
  ['year', 0],
  ['month', 8],
] as const)(
  'RC52 a customer who buys once in a season does not count as gone, but a customer who buys every month can: %s',
  (per, wanted) => {
    const earn = { ...sold, takes: { ...count(4), per }, runs: 6 }
    const given = { ...bought(8, 0), since: '2025-05' }
    expect(goneOf(answersOf({ earn, paid: given }), '2026-11-17')).toBe(wanted)
  },
)
