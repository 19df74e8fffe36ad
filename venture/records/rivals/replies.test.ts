// What is said to answers about rivals, and what the report says of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompetitorAnswers, CompetitorQuestion } from '../../../contracts/competitor-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { actionsOf, counterOf } from './advice.ts'
import { rivals as kind } from './kind.ts'
import { type Beside, toldOf } from './own.ts'
import { reactToRivals } from './react.ts'
import { findingsOf } from './result.ts'
import { plain, voiceIn } from './test-voice.ts'

const english = voiceIn('en')
const exact = (value: number) => ({ low: value, high: value })
const gbp = (value: number, per: Amount['per'] = 'piece'): Amount => ({
  ...exact(value),
  currency: 'GBP',
  per,
})
const today = '2026-11-18'
const said = (question: CompetitorQuestion, answers: CompetitorAnswers, beside: Beside = null) =>
  plain(reactToRivals(question, answers, english, { today, beside }))
const reportOf = (answers: CompetitorAnswers, beside: Beside = null) => {
  const told = toldOf(answers, english, beside)
  const { headline, losses, sums, confidence } = findingsOf(answers, english, beside)
  return {
    ...{ headline: plain(headline), losses: losses.map(plain), sums: sums.map(plain), confidence },
    actions: actionsOf(told).map(plain),
    counter: plain(counterOf(told)),
  }
}

/** Bread at 4.50, twenty in an order, against a shop and against baking oneself. */
const bread: CompetitorAnswers = {
  rivals: {
    rows: [
      { id: 'a', name: 'Backwerk', kind: 'same' },
      { id: 'h', name: 'baking at home', kind: 'hand' },
    ],
  },
  yours: { price: gbp(4.5), order: exact(20), extra: gbp(6, 'once') },
}
const against = (price: number, extra = 0): CompetitorAnswers => ({
  ...bread,
  prices: { rows: [{ id: 'a', price: gbp(price), extra: gbp(extra, 'once'), known: 'saw' }] },
})
const fights = (...rows: [string, number, number][]): CompetitorAnswers['fights'] => ({
  rows: rows.map(([id, won, lost]) => ({ id, won: exact(won), lost: exact(lost) })),
})

test('RV16 nobody is sent for the price list of hands or of doing nothing', () => {
  const byHand: CompetitorAnswers = {
    ...bread,
    rivals: { rows: [{ id: 'h', name: 'baking at home', kind: 'hand' }] },
  }
  const { headline, actions } = reportOf(byHand)
  expect(headline).toContain('held against their time')
  expect(actions.join(' ')).not.toMatch(/in writing/)
  expect(actions[0]).toBe(
    'Baking at home: ask somebody who does it that way what it took the last time, in hours and in money for 20 pieces.',
  )
  // A shop beside it is asked for its price.
  expect(reportOf(bread).actions[0]).toContain('Get the price of “Backwerk”')
  expect(reportOf(bread).headline).toBe('No price of “Backwerk” yet.')
  expect(said('prices', { ...byHand, prices: { rows: [{ id: 'h', known: 'guess' }] } })).toContain(
    'no price list there; what it costs them is time',
  )
  // What they have no price list of is no cell that is missing.
  expect(reportOf(byHand).confidence.reason).toContain('Of 4 prices')
})

test('RV17 who is beaten stands nowhere among the losses, whatever the sum says', () => {
  const beaten = { ...against(3), fights: fights(['a', 9, 4]) }
  const report = reportOf(beaten)
  expect(report.headline).toBe(
    'More won than lost so far: 9 won, 4 lost. “Backwerk” is GBP 36 cheaper for 20 pieces.',
  )
  expect(report.losses.join(' ')).not.toContain('Backwerk')
  expect(report.counter).not.toContain('Backwerk')
  expect(report.actions.join(' ')).not.toContain('went to “Backwerk”')
  expect(said('fights', beaten)).toContain('the price does not decide')
  const mixed = reportOf({ ...bread, fights: fights(['a', 9, 4], ['h', 0, 1]) })
  expect(mixed.headline).toBe('You are not ahead against “baking at home” (1 lost, 0 won).')
})

test('RV17 whatever was counted, a loss names only whom the founder does not beat', () => {
  const count = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 9 }), (won, lost, price) => {
      const { losses, headline } = reportOf({ ...against(price), fights: fights(['a', won, lost]) })
      if (won > lost) expect(losses.join(' ')).not.toContain('Backwerk')
      if (won > lost) expect(headline).not.toMatch(/lose|not ahead/)
      if (lost > won) expect(losses[0]).toContain('Backwerk')
    }),
  )
})

const switches: readonly (readonly [string, CompetitorAnswers, string])[] = [
  ['the first order', { ...against(8), switch: { money: gbp(40, 'once') } }, 'the first order brings back'],
  [
    'several orders, for those who order so often',
    { ...against(8), switch: { money: gbp(150, 'once'), hours: 2 } },
    'it takes 3 orders to bring back what coming over costs: it pays off for those who order that often. On top come 2 h',
  ],
  [
    'a single payment',
    {
      ...bread,
      yours: { price: gbp(500, 'once') },
      prices: { rows: [{ id: 'a', price: gbp(700, 'once') }] },
      switch: { money: gbp(50, 'once') },
    },
    'Bought once: against “Backwerk” it saves GBP 200, coming over costs GBP 50; GBP 150 is left.',
  ],
  [
    'by the month',
    {
      ...bread,
      yours: { price: gbp(29, 'month') },
      prices: { rows: [{ id: 'a', price: gbp(39, 'month') }] },
      switch: { money: gbp(25, 'once') },
    },
    'after 3 months, for those who stay that long',
  ],
  [
    'nobody saves',
    { ...against(3), switch: { money: gbp(25, 'once'), hours: 1 } },
    'no order is cheaper with you so far',
  ],
  [
    'nothing to do',
    { ...bread, switch: { hours: 0, money: gbp(0, 'once') } },
    'By your card no work and nothing to pay',
  ],
]
test.each(switches)('RV18 coming over: %s', (_name, answers, text) => {
  expect(said('switch', answers)).toContain(text)
})

test('RV18 coming over: how long so many orders take, at what one buyer takes', () => {
  const earn = { type: 'sale' as const, price: gbp(4.5), takes: { ...exact(4), per: 'month' as const } }
  expect(said('switch', { ...against(8), switch: { money: gbp(150, 'once') } }, { earn })).toBe(
    'Against “Backwerk” it takes 3 orders to bring back what coming over costs: at what one buyer takes, after at most 15 months.',
  )
})

test('RV18 coming over: what nobody buys twice, as problem validation knows, is brought back by no other order', () => {
  const takes = { ...exact(1), per: 'once-ever' as const }
  const once = { earn: { type: 'sale' as const, price: gbp(4.5), takes } }
  expect(said('switch', { ...against(8), switch: { money: gbp(150, 'once') } }, once)).toBe(
    'Bought once: against “Backwerk” it saves GBP 64, coming over costs GBP 150: that is GBP 86 more than it saves.',
  )
})

const coins = fc.integer({ min: 1, max: 99_999 }).map(cents => cents / 100)
const figures = (text: string) =>
  [...text.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')))

test('RV19 what is printed as a sum adds up as it is printed, to the cent', () => {
  fc.assert(
    fc.property(coins, coins, coins, fc.integer({ min: 2, max: 40 }), (mine, theirs, extra, order) => {
      const { sums } = reportOf({
        ...bread,
        yours: { price: gbp(mine), order: exact(order), extra: gbp(extra, 'once') },
        prices: { rows: [{ id: 'a', price: gbp(theirs), extra: gbp(extra, 'once') }] },
      })
      expect(sums).toHaveLength(2)
      for (const line of sums) {
        const [count = 0, each = 0, top = 0, sum = 0] = figures(line)
        expect(line).toMatch(/^[^=≈]+: \d+ × GBP [\d,.]+ \+ GBP [\d,.]+ = GBP [\d,.]+$/)
        expect(Math.abs(count * each + top - sum)).toBeLessThan(0.005)
        expect(line).not.toMatch(/\.\d(?!\d)/)
      }
    }),
  )
})

test('RV19 another time is brought to the same one in sight, and what is rounded says so', () => {
  const monthly = (theirs: Amount): CompetitorAnswers => ({
    ...bread,
    yours: { price: gbp(29, 'month') },
    prices: { rows: [{ id: 'a', price: theirs }] },
  })
  expect(reportOf(monthly(gbp(300, 'year'))).sums).toEqual([
    'You: GBP 29 a month',
    'Backwerk: GBP 300 ÷ 12 = GBP 25',
  ])
  expect(reportOf(monthly(gbp(40, 'week'))).sums[1]).toBe('Backwerk: GBP 40 × 52 ÷ 12 ≈ GBP 173.33')
  expect(said('prices', monthly(gbp(40, 'week')))).toContain('with “Backwerk”: about GBP 173.33')
})

test('RV20 the share of a commission is never held against a price: the customer pays the deal', () => {
  const commission: Pick<ValidationAnswers, 'earn'> = {
    earn: { type: 'commission', deal: gbp(30, 'time'), share: 15 },
  }
  const answers: CompetitorAnswers = {
    ...bread,
    yours: { price: gbp(4.5, 'time') },
    prices: { rows: [{ id: 'a', price: gbp(28, 'time') }] },
  }
  expect(said('yours', answers, commission)).toContain('GBP 4.50 each time is your share')
  const { headline, sums } = reportOf(answers, commission)
  expect(headline).toBe('“Backwerk” is GBP 2 cheaper for one order.')
  expect(sums[0]).toBe('You: GBP 30 each time')
  // What they typed as the whole price stays it.
  expect(reportOf({ ...answers, yours: { price: gbp(30, 'time') } }, commission).headline).toBe(headline)
  const known = kind.known?.(
    'yours',
    {},
    {
      facts: [],
      validation: { version: 1, round: 1, answers: { earn: { ...commission.earn, known: 'saw' } } },
    },
  )
  expect(known?.price).toMatchObject({ value: gbp(30, 'time'), known: 'saw' })
})

test('RV21 whom the first line names has its sum in sight, or what it lacks for one', () => {
  const lost = { ...bread, fights: fights(['a', 0, 3]) }
  expect(reportOf(lost).sums).toContain('Backwerk: no price yet, so no sum')
  expect(reportOf({ ...lost, ...against(5), fights: lost.fights }).sums).toContain(
    'Backwerk: 20 × GBP 5 = GBP 100',
  )
  const dollars = { ...lost, prices: { rows: [{ id: 'a', price: { ...gbp(5), currency: 'USD' } }] } }
  expect(reportOf(dollars).sums[1]).toMatch(/^Backwerk: USD 5 apiece; another currency/)
})

const reactions: readonly (readonly [string, CompetitorQuestion, CompetitorAnswers, string])[] = [
  [
    'kinds',
    'rivals',
    bread,
    '2 ways beside doing nothing: 1 sells the same thing and 1 by hand. “Backwerk”: there a buyer can hold your offer against theirs line by line.',
  ],
  ['an order with its extra', 'yours', bread, '20 × GBP 4.50 + GBP 6 = GBP 96. The extra makes 6% of it.'],
  [
    'a price by the month',
    'yours',
    { yours: { price: gbp(29, 'month') } },
    'Noted: GBP 29 a month. Prices by another time are brought to this one.',
  ],
  ['free', 'yours', { yours: { price: gbp(0, 'time') } }, 'With you it costs no money'],
  ['an extra alone', 'yours', { yours: { extra: gbp(3, 'once') } }, 'Your own price is missing'],
  [
    'prices',
    'prices',
    against(5),
    '20 pieces with you: GBP 96; with “Backwerk”: GBP 100. “Backwerk” costs GBP 4 more. “Baking at home”: no price list',
  ],
  ['a cheaper one', 'prices', against(3), 'Cheaper than you: “Backwerk” by GBP 36.'],
  [
    'another reason than the price',
    'chosen',
    { ...against(8), chosen: { rows: [{ id: 'a', reason: 'habit' }] } },
    'You are GBP 64 cheaper than “Backwerk” for 20 pieces, yet the reason is “Habit”',
  ],
  [
    'free and not free',
    'chosen',
    { ...against(8), chosen: { rows: [{ id: 'a', reason: 'free' }] } },
    '“Backwerk”: the reason is that it is free, and it costs GBP 8 apiece',
  ],
  [
    'a reason without a sum',
    'chosen',
    { ...bread, chosen: { rows: [{ id: 'h', reason: 'habit' }] } },
    '“Baking at home”: taken out of habit',
  ],
  [
    'lost though cheaper',
    'fights',
    { ...against(8), chosen: { rows: [{ id: 'a', reason: 'near' }] }, fights: fights(['a', 1, 3]) },
    '3 lost, 1 won against “Backwerk”. You are GBP 64 cheaper for 20 pieces and lose there all the same: the sum does not decide it; you say “Near”.',
  ],
  ['how many of all', 'fights', { ...bread, fights: fights(['a', 1, 3]) }, 'In all 1 of 4 won (25%).'],
  ['nobody yet', 'fights', { ...bread, fights: fights(['a', 0, 0]) }, 'Nobody has decided yet'],
  [
    'another point than theirs',
    'better',
    { ...bread, chosen: { rows: [{ id: 'a', reason: 'near' }] }, better: { what: ['faster'] } },
    '“Backwerk”: the reason is “Near”; “Faster” is another point',
  ],
  [
    'cheaper by the sum',
    'better',
    { ...against(8), better: { what: ['cheaper'] } },
    'The sum bears out “cheaper”',
  ],
  ['cheaper by no sum', 'better', { ...bread, better: { what: ['cheaper'] } }, 'shown by no sum so far'],
  ['who must agree', 'switch', { switch: { who: 'boss' } }, 'Their boss must agree'],
  [
    'a copy',
    'copy',
    { copy: { months: exact(14) } },
    'I could be there in 14 months, at the earliest in Jan 2028.',
  ],
  ['no head start', 'copy', { copy: { months: exact(0) } }, 'I could offer it today'],
  ['left out', 'prices', { prices: { skipped: true } }, 'Left out: the sums of the others stay open.'],
  ['not known', 'copy', { copy: { months: 'unknown' } }, 'Not known: how long a copy takes stays open.'],
]
test.each(reactions)('RV22 what was told is answered: %s', (_name, question, answers, text) => {
  expect(said(question, answers)).toContain(text)
})
