// Tests the replies to answers about rivals, and the first line, prices and sums of the report.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompetitorAnswers, CompetitorQuestion } from '../../../contracts/competitor-record.ts'
import { seed } from '../../../tests/support/seed.ts'
import { rivals as kind } from './kind.ts'
import type { Beside } from './own.ts'
import { against, bread, english, exact, fights, gbp, reportOf, said } from './replies.fixture.ts'
import { findingsOf } from './result.ts'

test('RV35 if wins or losses were counted, the first line does not say that nothing was counted', () => {
  const even = { ...bread, fights: fights(['h', 3, 3], ['a', 1, 3]) }
  const beaten = { ...against(3), fights: fights(['a', 4, 4]) }
  const part: CompetitorAnswers = { ...bread, fights: { rows: [{ id: 'a', won: exact(4) }], known: 'guess' } }
  expect(reportOf({ ...even, fights: fights(['h', 5, 4], ['a', 1, 3]) }).headline).toBe(
    'Counted so far: 7 lost, 6 won.',
  )
  expect(reportOf(beaten).headline).toBe('You lose most to “Backwerk” (4 of 4 losses; 4 won against them).')
  expect(reportOf(part).headline).toBe('Counted so far: 4 won, your guess.')
  expect(reportOf({ ...bread, fights: fights(['a', 0, 0]) }).headline).toBe('No price of “Backwerk” yet.')
})

test.each([
  [4.5, false],
  [0.5, false],
  [0.4, true],
  [45, false],
  [46, true],
  [0, false],
])('RV35 a price of %d, compared with 4.50 apiece, is for another thing: %s', (price, isOther) => {
  const alone = { ...against(price), yours: { price: gbp(4.5), order: exact(20) } }
  const answers = { ...alone, prices: { rows: [{ id: 'a', price: gbp(price), known: 'saw' as const }] } }
  const asked = `Are GBP ${price} apiece of “Backwerk” and GBP 4.50 apiece of yours for the same thing?`
  const { headline, actions, losses, counter } = reportOf(answers)
  expect(said('prices', answers).includes('20 pieces with you')).toBe(!isOther)
  expect(said('prices', answers).includes('for the same thing?')).toBe(isOther)
  expect(actions.join(' ').includes('for the same thing?')).toBe(isOther)
  if (isOther && price > 1) expect(actions[0]).toContain(asked)
  expect([headline, counter, ...losses].join(' ').includes('cheaper')).toBe(!isOther && price !== 4.5)
})

test('RV35 with gifts there is no order, and calculated prices decide whether the mark “cheaper” is true', () => {
  const giving = { who: { payer: 'donor' }, earn: { type: 'giving' } } as const
  expect(reportOf(bread, giving).sums).toEqual([])
  const of = (price: number) =>
    findingsOf({ ...against(price), better: { what: ['cheaper', 'faster'] } }, english).positioning
  expect(of(3)).toBe('Cheaper is marked, but not than “Backwerk” · Faster')
  expect(of(8)).toBe('Cheaper, Faster')
})

const coins = fc.integer({ min: 1, max: 99_999 }).map(cents => cents / 100)
const figures = (text: string) =>
  [...text.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')))

test('RV19 every printed calculation is correct to the cent', () => {
  fc.assert(
    fc.property(coins, coins, coins, fc.integer({ min: 2, max: 40 }), (mine, theirs, extra, order) => {
      fc.pre(theirs <= 10 * mine && mine <= 10 * theirs)
      const { sums, prices } = reportOf({
        ...bread,
        yours: { price: gbp(mine), order: exact(order), extra: gbp(extra, 'once') },
        prices: { rows: [{ id: 'a', price: gbp(theirs), extra: gbp(extra, 'once') }] },
      })
      const lines = [...sums, `Backwerk: ${prices[0]}`]
      expect(lines).toHaveLength(2)
      for (const line of lines) {
        const [count = 0, each = 0, top = 0, sum = 0] = figures(line)
        expect(line).toMatch(/^[^=≈]+: \d+ × GBP [\d,.]+ \+ GBP [\d,.]+ = GBP [\d,.]+$/)
        expect(Math.abs(count * each + top - sum)).toBeLessThan(0.005)
        expect(line).not.toMatch(/\.\d(?!\d)/)
      }
    }),
    { seed },
  )
})

test('RV19 prices of different periods are not converted', () => {
  const yearly: CompetitorAnswers = {
    ...bread,
    yours: { price: gbp(29, 'month') },
    prices: { rows: [{ id: 'a', price: gbp(300, 'year') }] },
  }
  expect(reportOf(yearly).sums).toEqual(['You: GBP 29 a month'])
  expect(reportOf(yearly).prices[0]).toBe('GBP 300 a year')
})

test.each<[string, Beside]>([
  ['a share of a deal', { earn: { type: 'commission', deal: gbp(30, 'time'), share: 15 } }],
  ['gifts', { earn: { type: 'giving', price: gbp(4.5, 'time') } }],
  ['advertising', { earn: { type: 'ads', price: gbp(4.5, 'month') } }],
  ['a state that pays', { earn: { type: 'sale' }, who: { payer: 'state' } }],
])('RV20 prices are not compared if the founder’s income is %s', (_name, beside) => {
  const answers: CompetitorAnswers = {
    ...bread,
    yours: { price: gbp(4.5, 'time') },
    prices: { rows: [{ id: 'a', price: gbp(28, 'time') }] },
  }
  expect(said('yours', answers, beside) + said('prices', answers, beside)).toBe('')
  const { headline, sums, actions } = reportOf(answers, beside)
  expect(headline).toBe('Won from and lost to “Backwerk” and “baking at home”: nothing is counted yet.')
  // Prices of the same unit are only named side by side.
  expect(sums).toEqual([
    expect.stringMatching(
      /^You: GBP 4\.50 each time( · Who pays: [\w ]+)? · With “Backwerk”: GBP 28 each time$/,
    ),
  ])
  expect(actions.join(' ')).not.toMatch(/price|order|customer|buyer/i)
  // The amount is not suggested as the customer's price on the card either.
  const validation = { version: 1, round: 1, answers: beside ?? {} } as const
  expect(kind.known?.('yours', {}, { facts: [], validation })).toEqual({})
})

test('RV21 the table shows the total of an order for each rival, or the price as the founder typed it', () => {
  expect(reportOf(against(5)).prices).toEqual(['20 × GBP 5 = GBP 100', null, null])
  const dollars = { ...bread, prices: { rows: [{ id: 'a', price: { ...gbp(5), currency: 'USD' } }] } }
  expect(reportOf(dollars).prices[0]).toBe('USD 5 apiece')
})

test.each<[string, CompetitorQuestion, CompetitorAnswers, string]>([
  ['rivals', 'rivals', bread, ''],
  ['an order with its extra', 'yours', bread, ''],
  ['prices', 'prices', against(5), '20 pieces with you: GBP 96; with “Backwerk”: GBP 100.'],
  [
    'a reason that is not the price',
    'chosen',
    { ...against(8), chosen: { rows: [{ id: 'a', reason: 'habit' }] } },
    '',
  ],
  ['a copy soon', 'copy', { copy: { months: exact(4) } }, 'As you reckon, it is copied in 4 months.'],
  ['a copy at once', 'copy', { copy: { months: exact(0) } }, 'As you reckon, it can be copied at once.'],
  ['a copy later', 'copy', { copy: { months: exact(14) } }, ''],
  ['wins and losses', 'fights', { ...bread, fights: fights(['a', 1, 3]) }, '1 of 4 came to you (25%).'],
  [
    'wins and losses against two rivals',
    'fights',
    { ...bread, fights: fights(['a', 9, 5], ['h', 1, 3]) },
    '10 of 18 came to you (56%). Of 4 who chose between you and “baking at home”, 3 went there.',
  ],
  [
    'prices of one piece, which the card already shows',
    'prices',
    { ...against(6), yours: { price: gbp(4.5), order: exact(1) } },
    '“Backwerk” costs GBP 1.50 more.',
  ],
  ['no wins and no losses', 'fights', { ...bread, fights: fights(['a', 0, 0]) }, ''],
  [
    'the mark “cheaper” if no rival costs more',
    'better',
    { ...against(3), better: { what: ['cheaper'] } },
    '',
  ],
  ['a skipped question', 'prices', { prices: { skipped: true } }, ''],
  ['words without a figure', 'prices', { prices: { words: 'Winnow takes 350' } }, ''],
])('RV22 the reply to %s is a calculation or nothing', (_name, question, answers, text) => {
  expect(said(question, answers)).toBe(text)
})

const monthly = (paid: 'order' | 'once' | 'back' | undefined): CompetitorAnswers => ({
  rivals: { rows: [{ id: 'a', name: 'Alarm One', kind: 'same' }] },
  yours: { price: gbp(30, 'month'), extra: gbp(120, 'once'), ...(paid && { paid }) },
  prices: { rows: [{ id: 'a', price: gbp(40, 'month'), extra: gbp(50, 'once'), paid: 'order' }] },
})
test.each([
  [undefined, 'You: GBP 30 a month + GBP 120'],
  ['once', 'You: GBP 30 a month + GBP 120 once'],
  ['back', 'You: GBP 30 a month + GBP 120 (comes back)'],
  ['order', 'You: GBP 30 + GBP 120 = GBP 150'],
] as const)(
  'RV30 an extra charge is part of an order only if customers pay it with each order (%s)',
  (paid, text) => {
    expect(reportOf(monthly(paid)).sums).toEqual([text])
    const mine = { order: 'GBP 150', once: 'GBP 30 + GBP 120 once', back: 'GBP 30 + GBP 120 (comes back)' }
    const shown = paid ? mine[paid] : 'GBP 30 + GBP 120'
    expect(said('prices', monthly(paid))).toBe(`1 month with you: ${shown}; with “Alarm One”: GBP 90.`)
  },
)

test('RV30 with a one-time price, a one-time extra charge is part of the total', () => {
  const rows = [{ id: 'a', price: gbp(90, 'once'), extra: gbp(20, 'once'), paid: 'once' as const }]
  const answers: CompetitorAnswers = { ...bread, yours: { price: gbp(80, 'once') }, prices: { rows } }
  expect(said('prices', answers)).toContain('with “Backwerk”: GBP 110.')
})

test('RV33 if the extra charge of a rival is unknown, the first line shows both totals and says that it is missing', () => {
  const yours = { price: gbp(140, 'day'), order: exact(2), extra: gbp(60, 'once'), paid: 'order' as const }
  const answers: CompetitorAnswers = {
    ...bread,
    yours,
    prices: { rows: [{ id: 'a', price: gbp(160, 'day') }] },
  }
  expect(reportOf(answers).headline).toBe(
    'An order of 2 with you: GBP 340; with “Backwerk”: GBP 320, if nothing comes on top.',
  )
})

test('RV33 the totals use the planned price if the card has no price', () => {
  const beside = { who: { payer: 'state' }, earn: { type: 'hours', price: gbp(68, 'hour') } } as const
  const answers: CompetitorAnswers = { ...bread, yours: { order: exact(16), extra: gbp(35, 'once') } }
  expect(reportOf(answers, beside).sums).toEqual([
    'You: 16 × GBP 68 + GBP 35 = GBP 1,123 · Who pays: State or insurer',
  ])
})
