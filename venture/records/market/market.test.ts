import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import de from '../../../content/messages/de.json' with { type: 'json' }
import en from '../../../content/messages/en.json' with { type: 'json' }
import es from '../../../content/messages/es.json' with { type: 'json' }
import fr from '../../../content/messages/fr.json' with { type: 'json' }
import pt from '../../../content/messages/pt.json' with { type: 'json' }
import { type MarketAnswers, marketRecord } from '../../../contracts/market-record.ts'
import { sizingSchema } from '../../../contracts/sizing.ts'
import { evaluate } from '../../sizing/evaluate.ts'
import { voiceOf } from '../voice.ts'
import { marketFields } from './form.ts'
import { marketOutcome } from './result.ts'
import { marketSums } from './sums.ts'

const messages = { de, en, es, fr, pt }
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
const voice = voiceIn('en')
const plain = (text: string) => text.replace(/\u00a0/g, ' ')
const outcome = (answers: MarketAnswers, language: keyof typeof messages = 'en') =>
  marketOutcome(marketRecord.parse({ version: 1, answers }), '2026-11-16', voiceIn(language))
const one = (value: number) => ({ low: value, high: value })
const euro = (value: number, per: 'month' | 'year' | 'time' | 'piece' | 'person' = 'month') => ({
  ...one(value),
  currency: 'EUR',
  per,
})

/** 214 food trucks pay 12 a month each. The aim is 3,000 a month. */
const trucks: MarketAnswers = {
  many: {
    place: { country: 'DE', text: 'Leipzig' },
    buyers: one(214),
    counted: 'register',
    where: 'Ordnungsamt',
  },
  earn: { type: 'subscription', price: euro(12), known: 'told' },
  far: { fits: 50, won: one(60), aim: euro(3000) },
  check: { total: euro(250_000, 'year'), source: 'Verband 2025' },
}

test('RM01 the three market sizes are shown with their formulas', () => {
  const { figures, sizing } = outcome(trucks)
  expect(figures?.sizes.map(({ value, formula }) => [plain(value), plain(formula)])).toEqual([
    ['EUR 30,816 a year', '214 × EUR 144'],
    ['EUR 15,408 a year', '214 × 50% × EUR 144'],
    ['EUR 8,640 a year', '60 × EUR 144'],
  ])
  const sizes = evaluate(sizingSchema.parse(sizing))
  expect(['tam', 'sam', 'som'].map(id => sizes.get(id)?.likely)).toEqual([30_816, 15_408, 8640])
  expect(figures?.ifs).toEqual([])
})

test('RM01 the size of a market is a range; if only one number is shown, it is the low end', () => {
  const ranged = {
    ...trucks,
    many: { buyers: { low: 200, high: 300 } },
    earn: { ...trucks.earn, price: { ...euro(10), high: 12 } },
  }
  const { figures, sizing } = outcome(ranged)
  expect(plain(figures?.sizes[0]?.value ?? '')).toBe('EUR 24,000–EUR 43,200 a year')
  expect(evaluate(sizing!).get('tam')).toEqual({ low: 24_000, likely: 24_000, high: 43_200 })
})

test('RM01 if the share, or the number of customers to win, is unknown, three examples are shown and called examples', () => {
  const { figures } = outcome({ ...trucks, far: { aim: euro(3000) } })
  expect(figures?.ifs.map(({ label, value }) => [label, plain(value)])).toEqual([
    ['If it fits 10%: SAM', 'EUR 3,082 a year'],
    ['If it fits 25%: SAM', 'EUR 7,704 a year'],
    ['If it fits 50%: SAM', 'EUR 15,408 a year'],
    ['If you win 10% of the TAM: SOM', 'EUR 3,082 a year'],
    ['If you win 25% of the TAM: SOM', 'EUR 7,704 a year'],
    ['If you win 50% of the TAM: SOM', 'EUR 15,408 a year'],
  ])
  expect(figures?.sizes).toHaveLength(1)
})

describe('RM02 one blank figure is calculated from the aim', () => {
  test.each([
    [
      'won',
      { ...trucks, far: { aim: euro(3000) } },
      '250 payers make EUR 3,000 a month, before any cost. There are 214: too few.',
    ],
    ['buyers', { ...trucks, many: {} }, '250 payers make EUR 3,000 a month, before any cost.'],
    [
      'price',
      { ...trucks, earn: { type: 'subscription' } as const },
      '60 of them make EUR 3,000 a month, before any cost, if each brings EUR 600 a year.',
    ],
    [
      'nothing',
      { ...trucks, many: { buyers: one(2500) } },
      '250 payers make EUR 3,000 a month, before any cost. There are 2,500, 1,250 of them fit.',
    ],
  ])('the result calculates the missing figure: %s', (_blank, answers, line) => {
    expect(plain(outcome(answers).summary)).toBe(line)
  })

  test('RM19 the aim is compared with the number of buyers whom the product suits, and the summary says if there are too few', () => {
    const answers = { ...trucks, many: { buyers: one(400) } }
    expect(plain(outcome(answers).summary)).toContain('There are 400, 200 of them fit: too few.')
  })

  test('the calculation is shown beside its result', () => {
    expect(plain(outcome(trucks).figures?.solved ?? '')).toBe('12 × EUR 3,000 ÷ EUR 144 = 250 payers.')
  })

  test('if two figures are blank, the result asks for the easier one first', () => {
    const { summary, missing } = outcome({
      many: { buyers: one(214) },
      earn: { type: 'sale', price: euro(4, 'piece') },
    })
    expect(summary).toBe(
      'Still missing for the sizes: What one brings (blank: “One buyer takes”); How many you can win in three years.',
    )
    expect(missing.map(({ what }) => what)).toEqual([
      'What one brings (blank: “One buyer takes”)',
      'How many you can win in three years',
    ])
  })

  test('RM19 costs from the problem validation are used here too, so that both helpers show the same number', () => {
    const far = { ...trucks.far, serve: euro(2), fixed: euro(500) }
    expect(plain(outcome({ ...trucks, far }).summary)).toContain('350 payers')
  })
})

test('RM03 a published total is compared with the TAM, and the result says so if one is more than three times the other', () => {
  expect(outcome(trucks).topDown).toMatchObject({ verdict: 'wrong' })
  expect(plain(outcome(trucks).topDown?.meaning ?? '')).toContain('8.1 times your TAM')
  const near = outcome({ ...trucks, check: { total: euro(20_000, 'year') } }).topDown
  expect(near).toMatchObject({ verdict: 'fair' })
  expect(plain(near?.meaning ?? '')).toContain('Your TAM is 1.5 times that')
  const dollars = { ...euro(1e6, 'year'), currency: 'USD' }
  const { topDown, notes } = outcome({ ...trucks, check: { total: dollars } })
  expect(topDown).toBeNull()
  expect(notes.join()).toContain('are not added')
})

describe('RM04 the result warns about unusual figures', () => {
  test('the result warns if the founder plans to win more customers than the product suits', () => {
    const { notes } = outcome({ ...trucks, far: { ...trucks.far, won: one(120) } })
    expect(notes).toContain('The SOM is more than the SAM.')
    const { notes: open } = outcome({ ...trucks, far: { won: one(300) } })
    expect(open).toContain('The SOM is more than the TAM.')
  })

  test('the result warns about a season that is shorter than a year', () => {
    expect(outcome({ ...trucks, earn: { ...trucks.earn, runs: 7 } }).notes.join()).toContain('7 months')
  })

  test('with one-time buyers, a year counts only new buyers', () => {
    const weddings: MarketAnswers = {
      many: { buyers: one(4000), new: one(900) },
      earn: { type: 'sale', price: euro(1500, 'time'), takes: { ...one(1), per: 'once-ever' } },
      far: { fits: 50, won: one(90) },
    }
    const { figures, notes } = outcome(weddings)
    expect(figures?.sizes.map(({ value }) => plain(value))).toEqual([
      'EUR 6,000,000',
      'EUR 1,350,000 a year',
      'EUR 675,000 a year',
      'EUR 45,000 a year',
    ])
    expect(plain(notes.join())).toContain('a year has only the new ones: 900.')
    const { sizing, figures: open } = outcome({ ...weddings, many: { buyers: one(4000) }, far: {} })
    expect(sizing).toBeNull()
    expect(open?.sizes.map(({ value }) => plain(value))).toEqual(['EUR 6,000,000'])
  })

  test('a cause has two separate tables: one for givers and one for people helped', () => {
    const { figures } = outcome({
      many: { buyers: one(1000), of: 'payers' },
      earn: { type: 'giving', price: euro(10), people: one(20), cost: euro(50, 'person') },
      far: { fits: 50, won: one(100) },
    })
    expect(figures?.sizes.map(({ value }) => plain(value))).toEqual([
      'EUR 120,000 a year',
      'EUR 60,000 a year',
      'EUR 12,000 a year',
    ])
    expect(figures?.helped.map(({ value }) => value)).toEqual(['200', '100', '20'])
  })

  test('with advertising, advertisers are counted and not users', () => {
    const ads: MarketAnswers = {
      many: { buyers: one(40), of: 'payers' },
      earn: { type: 'ads', price: euro(90), users: one(5000) },
    }
    expect(marketFields('many', ads)[1]?.label).toBe('market.label.buyers.ads')
    expect(outcome(ads).notes).toEqual(['Sizes count advertisers, not users.'])
  })

  test('with a commission, the total of all deals is shown with a note that it is not the founder’s money', () => {
    const { figures } = outcome({
      many: { buyers: one(100) },
      earn: { type: 'commission', deal: euro(40, 'time'), share: 10, takes: { ...one(5), per: 'month' } },
    })
    expect(figures?.sizes.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['TAM · all who could buy', 'EUR 24,000 a year'],
      ['Goes through between them, not yours', 'EUR 240,000 a year'],
    ])
    expect(plain(figures?.inputs[3]?.from ?? '')).toContain('EUR 40 × 10% × 5 × 12 = EUR 240')
  })
})

test('RM05 the confidence depends on the evidence for buyers and price, and a guess is called an estimate', () => {
  const guess = outcome({ ...trucks, many: { buyers: one(214), counted: 'guess' } })
  expect(guess.end.confidence.level).toBe('low')
  expect(guess.end.confidence.reason).toContain('How many could buy')
  expect(guess.sizing?.assumptions[0]?.provenance.kind).toBe('estimate')
  const seen = outcome({ ...trucks, earn: { ...trucks.earn, known: 'saw' } })
  expect(seen.end.confidence.level).toBe('medium')
  expect(seen.sizing?.assumptions[0]?.provenance).toEqual({
    kind: 'founder',
    quote: 'A register or list, Ordnungsamt',
  })
})

test('RM06 without figures there are no sizes, and the result says what to fill in', () => {
  const { summary, sizing, figures, missing, end } = marketOutcome(null, '2026-11-16', voice)
  expect(summary).toContain('“Your numbers”')
  expect([sizing, figures, missing.length]).toEqual([null, undefined, 3])
  expect(new Set(end.actions).size).toBe(3)
})

const aCount = fc
  .tuple(fc.nat(1e6), fc.nat(1e6))
  .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
const anAmount = (per: 'month' | 'year') =>
  fc.tuple(fc.nat(1e5), fc.nat(1e5), fc.constantFrom('EUR', 'USD')).map(([a, b, currency]) => ({
    low: Math.min(a, b),
    high: Math.max(a, b),
    currency,
    per,
  }))
const anAnswer = fc.record({
  many: fc.record({ buyers: aCount, counted: fc.constantFrom('guess', 'register') }, { requiredKeys: [] }),
  earn: fc.record(
    {
      type: fc.constantFrom('subscription', 'giving', 'ads', 'unsure', 'sale'),
      price: anAmount('month'),
      takes: fc.record({
        low: fc.constant(1),
        high: fc.constant(3),
        per: fc.constantFrom('month', 'once-ever'),
      }),
      runs: fc.integer({ min: 1, max: 12 }),
    },
    { requiredKeys: [] },
  ),
  far: fc.record(
    { fits: fc.integer({ min: 0, max: 100 }), won: aCount, aim: anAmount('month') },
    { requiredKeys: [] },
  ),
  check: fc.record({ total: anAmount('year') }, { requiredKeys: [] }),
})

test('RM01 for any values and language the sizes are in order, the result is complete, and no two currencies are added', () => {
  fc.assert(
    fc.property(
      anAnswer,
      fc.constantFrom(...(['de', 'en', 'es', 'fr', 'pt'] as const)),
      (given, language) => {
        const answers = marketRecord.parse({ version: 1, answers: given }).answers
        const { sizes } = marketSums(answers)
        for (const size of Object.values(sizes)) expect(size.low).toBeLessThanOrEqual(size.high)
        if (sizes.sam) expect(sizes.sam.high).toBeLessThanOrEqual(sizes.tam?.high ?? 0)
        const { summary, sizing, end, figures, missing } = outcome(answers, language)
        expect(summary).not.toBe('')
        expect(end.actions.every(Boolean)).toBe(true)
        expect(missing).toHaveLength(marketSums(answers).open.length)
        if (sizing) sizingSchema.parse(sizing)
        const printed = JSON.stringify([summary, figures, end])
        expect(printed).not.toMatch(/NaN|Infinity|undefined|\{\w/)
      },
    ),
    { numRuns: 200 },
  )
})
