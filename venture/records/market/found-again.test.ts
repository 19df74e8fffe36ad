// Tests three things: customers who must be won again each year, the limit of one person's work, and which
// counter-argument is chosen.
import { describe, expect, test } from 'vitest'
import { type MarketAnswers, marketRecord } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { voiceIn } from '../voice.fixture.ts'
import { marketFields } from './form.ts'
import { marketOutcome } from './result.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const outcome = (answers: MarketAnswers) =>
  marketOutcome(marketRecord.parse({ version: 1, answers }), '2026-11-16', voiceIn('en'))
const one = (low: number, high = low) => ({ low, high })
const euro = (low: number, per: Amount['per'] = 'month'): Amount => ({ ...one(low), currency: 'EUR', per })

/** Skating lessons in one winter, for 80 a month, during four months. */
const skates: MarketAnswers = {
  many: { buyers: one(90), counted: 'register' },
  earn: { type: 'subscription', price: euro(80), stays: 4, known: 'records' },
  far: { won: one(900), aim: euro(3000), serve: euro(5), fixed: euro(200), known: 'saw' },
}
const tuner: MarketAnswers = {
  many: { buyers: one(5200), counted: 'register' },
  earn: { type: 'sale', price: euro(110, 'time'), takes: { ...one(1), per: 'year' }, known: 'records' },
  far: {
    ...{ fits: 60, won: one(600), able: { ...one(9), per: 'week' as const } },
    ...{ aim: euro(4200), serve: euro(14, 'time'), fixed: euro(380), known: 'saw' as const },
  },
}

describe('RM28 the form and the result are right if customers stay only a few months', () => {
  test('the form asks how many new people come each year; until this is known, the result does not say “too few”', () => {
    expect(marketFields('many', skates).map(({ id }) => id)).toContain('new')
    expect(marketFields('many', tuner).map(({ id }) => id)).not.toContain('new')
    const { summary, end } = outcome(skates)
    expect(summary).toContain('90 now and how many come new each year is open.')
    expect(end.actions.join()).toContain('Count how many come new each year')
    expect(end.actions.join()).not.toContain('second group')
  })

  test('the result shows how many new people come in a year and compares this number with the aim', () => {
    const few = outcome({ ...skates, many: { ...skates.many, new: one(30) } })
    expect(few.summary).toContain('90 now and 30 new ones a year: too few.')
    const enough = outcome({ ...skates, many: { ...skates.many, new: one(300) } })
    expect(enough.summary).toContain('90 now and 300 new ones a year.')
  })
})

describe('RM29 the advice suggests a second group only if that helps', () => {
  const bound: MarketAnswers = { ...tuner, far: { ...tuner.far, aim: euro(42_000) } }

  test('the advice does not suggest a second group if the founder’s capacity is the limit', () => {
    const { actions } = outcome(bound).end
    expect(actions.join()).toContain('You can serve 468')
    expect(actions.join()).not.toMatch(/second group|other groups/)
  })
  test('the advice suggests a second group if the capacity is not the limit', () => {
    const { able: _able, ...far } = bound.far ?? {}
    expect(outcome({ ...bound, far }).end.actions.join()).toContain('Name a second group')
  })
})

describe('RM30 the counter-argument is the first one that applies', () => {
  const of = (change: Partial<MarketAnswers['far']>, more: Partial<MarketAnswers> = {}) =>
    plain(outcome({ ...tuner, ...more, far: { ...tuner.far, ...change } }).end.counterArgument)

  test.each<[string, Partial<MarketAnswers['far']>, Partial<MarketAnswers>, string]>([
    ['the plan is below the need', { won: one(300) }, {}, 'Your plan of 300 in three years is below the 573'],
    [
      'the founder’s capacity is below the plan',
      { aim: euro(2000) },
      {},
      '468 a year (9 a week × 52 = 468 a year) are fewer than your plan has (600)',
    ],
    [
      'the count is a guess',
      { able: undefined },
      { many: { buyers: one(5200), counted: 'guess' } },
      '5,200 counts as a guess',
    ],
    [
      'two ways of counting disagree',
      { able: undefined },
      { check: { total: euro(9_000_000, 'year'), source: 'Office' } },
      'Two ways of counting are far apart: your own sum and what was published (EUR 9,000,000 a year).',
    ],
    [
      'only the planned share is left to name',
      { able: undefined },
      {},
      '600 in three years are 19% of the 3,120 whom it fits',
    ],
    [
      'none of the arguments applies',
      { able: undefined, won: undefined },
      {},
      'How many are there says nothing',
    ],
  ])('the counter-argument fits the founder’s figures: %s', (_, change, more, text) => {
    expect(of(change, more)).toContain(text)
  })

  test('the result suggests no action without a reason', () => {
    const { actions } = outcome(tuner).end
    expect(actions.join()).not.toMatch(/where it comes from|read this again|published total/)
  })
})

test('RM30 customers who stay are subtracted from the number that the aim needs', () => {
  const counter = (paid: number) =>
    marketOutcome(
      marketRecord.parse({ version: 1, answers: { ...tuner, far: { ...tuner.far, won: one(400) } } }),
      '2026-11-16',
      voiceIn('en'),
      { earn: tuner.earn, paid: { paid: one(paid) } },
    ).end.counterArgument
  expect(counter(20)).toContain('Your plan of 400')
  expect(counter(210)).not.toContain('Your plan of 400')
})

test('RM28 if the number for today and the number for a year are the same, the summary prints it once', () => {
  const once = { ...one(1), per: 'once-ever' as const }
  const { summary } = outcome({
    many: { buyers: one(2600), new: one(2600), counted: 'register' },
    earn: { type: 'sale', price: euro(240, 'piece'), takes: once },
    far: { aim: euro(2500) },
  })
  expect(plain(summary)).toContain('There are 2,600 new ones a year.')
})
