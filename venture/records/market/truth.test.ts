// Tests that the printed result is correct: a reader can check every calculation, and no text is invented.
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import de from '../../../content/messages/de.json' with { type: 'json' }
import en from '../../../content/messages/en.json' with { type: 'json' }
import { type MarketAnswers, marketRecord } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { redo, redone } from '../../../tests/support/redo.ts'
import { voiceOf } from '../voice.ts'
import { marketOutcome } from './result.ts'
import { marketSums } from './sums.ts'

const messages = { de, en }
const formats = new Map<string, IntlMessageFormat>()
const voiceIn = (language: keyof typeof messages) =>
  voiceOf(language, (key, values) => {
    const name = `${language} ${key}`
    const format =
      formats.get(name) ??
      new IntlMessageFormat(messages[language][key], language, undefined, { ignoreTag: true })
    formats.set(name, format)
    return String(format.format(values))
  })
const plain = (text: string) => text.replace(/\u00a0/g, ' ')
const outcome = (answers: MarketAnswers, language: keyof typeof messages = 'en') =>
  marketOutcome(marketRecord.parse({ version: 1, answers }), '2026-11-16', voiceIn(language))
/** All texts of a result, as one string. */
const all = (answers: MarketAnswers, language: keyof typeof messages = 'en') => {
  const { summary, figures, notes, topDown, missing, end } = outcome(answers, language)
  return plain(
    JSON.stringify([summary, figures, notes, topDown?.meaning, missing, end], null, 1).replaceAll(
      '\\n',
      '\n',
    ),
  )
}
const one = (value: number) => ({ low: value, high: value })
const euro = (value: number, per: Amount['per'] = 'month'): Amount => ({
  ...one(value),
  currency: 'EUR',
  per,
})

const cents = fc.integer({ min: 1, max: 500_000 }).map(value => value / 100)
const few = fc.integer({ min: 1, max: 40 })
const anEarn = fc.oneof(
  fc.record({
    type: fc.constant('subscription' as const),
    price: fc.tuple(cents, fc.constantFrom('week', 'month', 'year')).map(([value, per]) => euro(value, per)),
    stays: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    runs: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('sale' as const),
    price: cents.map(value => euro(value, 'piece')),
    takes: fc
      .tuple(few, fc.constantFrom('day', 'week', 'month', 'year', 'once-ever'))
      .map(([value, per]) => ({ ...one(value), per })),
    runs: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('commission' as const),
    deal: cents.map(value => euro(value, 'time')),
    share: fc.integer({ min: 1, max: 10_000 }).map(value => value / 100),
    takes: fc.tuple(few, fc.constantFrom('week', 'month')).map(([value, per]) => ({ ...one(value), per })),
  }),
)

test('RM14 a reader can check every printed calculation', () => {
  fc.assert(
    fc.property(
      anEarn,
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 5000 }),
      (earn, buyers, fits, won) => {
        const { figures } = outcome({
          many: { buyers: one(buyers), new: one(buyers) },
          earn: earn as MarketAnswers['earn'],
          far: { fits: fits / 10, won: one(won) },
        })
        for (const { value, formula } of figures?.sizes ?? []) expect(redone(formula, value)).toBe(true)
        for (const { from } of figures?.inputs ?? []) {
          const [sum, found] = from.split(' · ')[0]?.split(' = ') ?? []
          if (sum && found) expect(redone(sum, found)).toBe(true)
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('RM14 a number that was rounded up is called rounded, and one half is printed as one half', () => {
  const answers: MarketAnswers = {
    many: { buyers: one(1800), counted: 'own' },
    earn: { type: 'sale', price: euro(4.5, 'piece'), takes: { ...one(8), per: 'month' }, runs: 11 },
    far: { fits: 62.5, aim: euro(2400) },
  }
  const { figures } = outcome(answers)
  expect(plain(figures?.solved ?? '')).toContain('12 × EUR 2,400 ÷ EUR 396 ≈ 72.73, rounded up: 73 buyers')
  expect(plain(figures?.sizes[1]?.formula ?? '')).toBe('1,800 × 62.5% × EUR 396')
  expect(plain(figures?.inputs[1]?.from ?? '')).toContain('EUR 4.50 apiece × 8 × 11 = EUR 396')
  expect(all(answers, 'de')).toContain('4,50 EUR pro Stück')
  expect(redo('1,800 × 62.5% × EUR 396')).toBe(445_500)
})

describe('RM15 the customer’s price and the founder’s share are two numbers with different labels', () => {
  const deals: MarketAnswers = {
    many: { buyers: one(1000), counted: 'register' },
    earn: { type: 'commission', deal: euro(40, 'time'), share: 48, takes: { ...one(2), per: 'month' } },
    far: { fits: 50, won: one(60), aim: euro(1000) },
    check: { total: euro(800_000, 'year'), source: 'Verband' },
  }

  test('the result shows each amount with its own label', () => {
    const rows = outcome(deals).figures?.inputs.map(({ label, value }) => [label, plain(value)])
    expect(rows).toContainEqual(['The customer pays for one deal', 'EUR 40 each time'])
    expect(rows).toContainEqual(['Of that you keep', 'EUR 19.20 each time'])
  })

  test('no action suggests to ask people for the founder’s share as if it were the price', () => {
    const { testFirst, actions } = outcome(deals).end
    expect(plain([testFirst, ...actions].join(' '))).not.toMatch(/19\.20|EUR 40/)
  })

  test('a published total is compared with the total of all deals', () => {
    expect(plain(outcome(deals).topDown?.meaning ?? '')).toContain(
      'What goes through between them is 1.2 times that',
    )
    expect(outcome(deals).topDown?.verdict).toBe('fair')
  })

  test('with a commission, the confidence depends on the evidence for the deal', () => {
    const { deal, share, takes } = deals.earn!
    const earn = { type: 'commission', deal, share, takes, prefilled: { deal: 'saw', share: 'saw' } } as const
    const confidenceWith = (where: string) =>
      outcome({ ...deals, many: { ...deals.many, where }, earn }).end.confidence.level
    // A register without a name cannot be looked up, so it is no record.
    expect([confidenceWith('The chamber'), confidenceWith('')]).toEqual(['medium', 'low'])
  })
})

describe('RM16 the aim counts only the money that is left after costs', () => {
  const base: MarketAnswers = {
    many: { buyers: one(2000), counted: 'register' },
    earn: { type: 'subscription', price: euro(20), known: 'saw' },
    far: { fits: 50, won: one(90), aim: euro(1000) },
  }
  const costs = { serve: euro(5), fixed: euro(200) }

  test.each([
    [{}, /before any cost/],
    [{ serve: costs.serve }, /before the costs that stay/],
    [{ fixed: costs.fixed }, /before what serving one costs/],
    [costs, /^80 payers make EUR 1,000 a month\./],
  ])('the summary is correct for %j', (told, summary) => {
    expect(plain(outcome({ ...base, far: { ...base.far, ...told } }).summary)).toMatch(summary)
  })

  test('with gifts, the summary does not say “before costs”', () => {
    const { summary } = outcome({ ...base, earn: { type: 'giving', price: euro(20), known: 'saw' } })
    expect(summary).not.toContain('before')
  })

  test('if customers must be won again each year, a year contains a third of them, and the headline agrees', () => {
    const leaving: MarketAnswers = { ...base, earn: { ...base.earn, stays: 5, runs: 7 } }
    const { figures, notes, summary } = outcome(leaving)
    expect(figures?.sizes.at(-1)).toMatchObject({ label: expect.stringContaining('a third of it a year') })
    expect(plain(figures?.sizes.at(-1)?.formula ?? '')).toBe('90 × EUR 100 ÷ 3')
    // A customer stops paying when the stay ends, and not when the season ends.
    expect(notes.join()).not.toContain('7 months')
    expect(plain(summary)).toContain('360 payers in three years make EUR 1,000 a month')
  })

  test('if the founder wins the number of customers in the headline, the SOM is enough for the aim', () => {
    fc.assert(
      fc.property(anEarn, fc.integer({ min: 50, max: 9000 }), (earn, aim) => {
        const answers = (won: number): MarketAnswers => ({
          many: { buyers: one(1000) },
          earn: earn as MarketAnswers['earn'],
          far: { aim: euro(aim), won: one(won) },
        })
        const { taken, brings } = marketSums(answers(1))
        // Skips amounts below one unit of the currency. There, rounding to a cent could change the number of
        // customers.
        if (!taken || !brings || brings.low < 1) return
        const { som } = marketSums(answers(taken.high)).sizes
        expect(som?.low ?? 0).toBeGreaterThanOrEqual(12 * aim * 0.99)
        const { som: less } = marketSums(answers(Math.floor(taken.high / 2))).sizes
        if (taken.high > 20) expect(less?.low ?? 0).toBeLessThan(12 * aim)
      }),
      { numRuns: 150 },
    )
  })

  test('the result does not say “too few” if this is true for only one end of the range', () => {
    const ranged = { ...base, many: { buyers: { low: 40, high: 120 } } }
    expect(outcome(ranged).summary).toContain('too few if the less hopeful end holds')
  })
})

describe('RM18 the result never mentions an evidence mark that the founder did not set', () => {
  const unmarked: MarketAnswers = {
    many: { buyers: one(960) },
    earn: { type: 'subscription', price: euro(20), prefilled: { price: 'guess' } },
    far: { fits: 50, won: one(90), aim: euro(1000) },
  }

  test('a value without an evidence mark counts as a guess, but the result does not call it one', () => {
    const text = all(unmarked)
    expect(text).toContain('960 counts as a guess')
    expect(text).toContain('not said how it is known')
    expect(text).not.toMatch(/your own marks|is a guess|"a guess"|Replace the guess/)
  })

  test('with one-time buyers the result asks for the new buyers per year and leaves out a season that no calculation uses', () => {
    const { missing, summary, notes } = outcome({
      many: { buyers: one(900) },
      earn: { type: 'sale', price: euro(300, 'time'), takes: { ...one(1), per: 'once-ever' }, runs: 6 },
      far: { won: one(30) },
    })
    expect(missing.map(({ what }) => what)).toEqual(['How many new ones there are in a year'])
    expect(summary).not.toMatch(/sizes: \./)
    expect(notes.join()).not.toContain('6 months')
  })

  test('if a price has no period, the result asks for the period', () => {
    const { missing } = outcome({ earn: { type: 'giving', price: euro(50, 'time') } })
    expect(missing[0]?.what).toBe('What one brings (blank: “One giver gives by the month or year”)')
  })

  test.each<[string, MarketAnswers['earn'], string]>([
    ['the revenue model', undefined, 'What one brings (blank: “How you earn”)'],
    ['the price', { type: 'subscription' }, 'What one brings (blank: “Your price”)'],
    [
      'how often a customer buys',
      { type: 'sale', price: euro(2.4, 'piece') },
      'What one brings (blank: “One buyer takes”)',
    ],
  ])('RM40 the result asks for the part that a yearly value still needs: %s', (_, earn, action) => {
    const [first, second] = outcome({ ...(earn && { earn }) }).end.actions
    // The first action is never to fill in a form.
    expect(first).toContain('Count them')
    expect(second).toContain(action)
  })

  test('the actions never suggest a price at which the founder loses money', () => {
    const { end } = outcome({
      ...unmarked,
      earn: { type: 'sale', price: euro(18, 'time'), takes: { ...one(2), per: 'month' } },
      far: { won: one(30), aim: euro(500), serve: euro(21.5, 'time'), fixed: euro(90) },
    })
    expect(plain(end.testFirst)).toContain('until something is left of each')
    expect(end.actions.join()).not.toContain('Offer it')
  })
})

test('RM23 with one-time buyers, the customers needed in three years are compared with half of today’s and new buyers', () => {
  const many = { buyers: { low: 410, high: 410 }, new: { low: 60, high: 60 }, counted: 'register' as const }
  const eur = (value: number, per: 'piece' | 'month') => ({ low: value, high: value, currency: 'EUR', per })
  const earn = {
    type: 'sale' as const,
    price: eur(28000, 'piece'),
    takes: { low: 1, high: 1, per: 'once-ever' as const },
  }
  const line = (aim: number, given: object = many) => {
    const far = { aim: eur(aim, 'month'), serve: eur(15500, 'piece'), fits: 75 }
    return marketOutcome(
      { version: 1, answers: { many: given, earn, far } } as never,
      '2026-11-16',
      voiceIn('en'),
    ).summary
  }
  expect(line(53000)).toContain('153 buyers in three years')
  expect(line(53000)).not.toContain('too few')
  expect(line(90000)).toContain('There are 410 now and 60 new ones a year.')
  expect(line(120000)).toContain(
    'There are 410 now and 60 new ones a year; half of all in three years is 265–295: too few.',
  )
  expect(line(120000, { ...many, new: undefined })).toContain(
    'There are 410 now (307 of them fit) and how many come new each year is open.',
  )
})
