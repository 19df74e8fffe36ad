// What is said to the answers of founders whose fields fit a rule that most others mean in another way.
import { expect, test } from 'vitest'
import { type ValidationQuestion, validationRecord } from '../../contracts/validation-record.ts'
import { haveOf } from './need.ts'
import { react } from './react.ts'
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
    'who stays for some months was not lost',
    'paid',
    { earn: short, paid: paid(34, 9) },
    'EUR 79 × 4 months = EUR 316 from each who stays that long.',
  ],
  [
    'who could have stayed was',
    'paid',
    { earn: monthly, paid: paid(34, 9) },
    '9 of 34 still pay (26%): EUR 711 a month.',
  ],
  [
    'none at all of those who paid is asked for',
    'paid',
    { earn: monthly, paid: paid(34, 0) },
    '“Still pay: 0” counts as not counted: of the 34, how many is it?',
  ],
  [
    'not of what nobody buys twice',
    'paid',
    { earn: { ...sold, takes: { ...count(1), per: 'once-ever' } }, paid: bought(9, 0) },
    '9 × EUR 50 = EUR 450 since May 2026.',
  ],
  [
    'nor after a season',
    'paid',
    { earn: short, paid: paid(34, 0) },
    'EUR 79 × 4 months = EUR 316 from each who stays that long.',
  ],
  [
    'how many came again is a share; what they paid is not said back',
    'paid',
    { earn: { ...sold, takes: { ...count(2), per: 'month' } }, paid: bought(30, 6) },
    'Bought again or sent somebody: 6 of 30 (20%).',
  ],
  [
    'what they spend is no news beside the same cost',
    'today',
    { often: { money: euros(9, 'time') }, today: { kind: 'person', pays: euros(9, 'once') } },
    null,
  ],
  [
    'it is beside a higher one',
    'today',
    { often: { money: euros(18, 'time') }, today: { kind: 'person', pays: euros(9, 'time') } },
    'They spend EUR 9 today; it costs them EUR 18, so they spend 50% of it.',
  ],
  [
    'nothing happens on each day of a year',
    'often',
    { often: { ...often, often: { ...count(1), per: 'day' } } },
    null,
  ],
  [
    'by the week it is a sum',
    'often',
    { often },
    '104 × EUR 15 = EUR 1,560 a year, if it goes on all year, for each who has it.',
  ],
  [
    'what comes once comes on its day',
    'today',
    { often: { often: { ...count(1), per: 'once-ever' } }, today: { kind: 'nothing' } },
    null,
  ],
  [
    'what comes again can wait',
    'today',
    { often, today: { kind: 'nothing' } },
    'They live with it. Why this week and not next year?',
  ],
  ['that nobody paid is no share', 'others', { paid: { paid: count(0) }, others: { no: count(3) } }, null],
  [
    'a month is not held against a time',
    'today',
    { often: { money: euros(18, 'time') }, today: { kind: 'person', pays: euros(9, 'month') } },
    null,
  ],
  [
    'nor a piece',
    'today',
    { often: { money: euros(250, 'time') }, today: { kind: 'hand', pays: euros(60, 'piece') } },
    null,
  ],
  ['that nobody said no is no share', 'others', { paid: { paid: count(9) }, others: { no: count(0) } }, null],
  [
    'a deal that comes once in a life has no second one',
    'paid',
    {
      earn: { type: 'commission', takes: { ...count(1), per: 'once-ever' } },
      paid: bought(9, 4),
    },
    '9 × EUR 50 = EUR 450 since May 2026.',
  ],
  ['one of one is no share', 'reach', { paid: paid(1, 1), reach: { came: count(1) } }, null],
  [
    'of a range both ends are said',
    'reach',
    { paid: { paid: { low: 120, high: 150 } }, reach: { came: count(100) } },
    '100 of your 120–150 came from there (67%–83%).',
  ],
  [
    'one deposit is no sum',
    'others',
    { paid: { paid: count(0) }, others: { committed: count(1), deposit: euros(400, 'once'), no: count(2) } },
    'Of 3 asked nobody paid, 1 committed and 2 said no.',
  ],
  [
    'who was paid has met somebody',
    'evidence',
    { paid: paid(3, 3), evidence: { talked: count(0) } },
    '“Talked with: 0” counts as not counted: of the 3, how many is it?',
  ],
  ['who was not does', 'evidence', { evidence: { talked: count(0) } }, 'Five talks are this week’s work.'],
])('RC05 RC49 %s', (_what, asked, answers, wanted) => expect(said(asked, answers)).toBe(wanted))

test.each([
  [short, paid(34, 9), { count: 34, isNow: false }],
  [short, paid(34, 34), { count: 34, isNow: false }],
  [monthly, paid(34, 0), { count: 34, isNow: false }],
  [monthly, paid(34, 9), { count: 9, isNow: true }],
])('RC02 beside payers of a year nobody pays now who stays for some months (%#)', (earn, given, wanted) =>
  expect(haveOf(answersOf({ earn, paid: given }))).toEqual(wanted),
)
