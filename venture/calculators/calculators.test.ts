import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import es from '../../content/messages/es.json' with { type: 'json' }
import fr from '../../content/messages/fr.json' with { type: 'json' }
import pt from '../../content/messages/pt.json' with { type: 'json' }
import type { Amount } from '../../contracts/record-fields.ts'
import type { Range } from '../records/figures.ts'
import { voiceOf } from '../records/voice.ts'
import { type Values, workOut } from './calculator.ts'
import { calculatorOf, calculators } from './calculators.ts'
import { figuresText, resultText, sayOutcome } from './say.ts'

const texts = { en, de, es, fr, pt }
const languages = Object.keys(texts) as (keyof typeof texts)[]
const voiceIn = (language: keyof typeof texts) =>
  voiceOf(language, (key, values) =>
    String(
      new IntlMessageFormat(texts[language][key], language, undefined, { ignoreTag: true }).format(values),
    ),
  )
const voice = voiceIn('en')
const today = '2026-11-18'

const eur = (low: number, per: Amount['per'] = 'month', high = low, currency = 'EUR'): Amount => ({
  low,
  high,
  currency,
  per,
})
const once = (low: number, high = low) => eur(low, 'once', high)
const some = (low: number, high = low) => ({ low, high })

const calculator = (id: string) => calculatorOf(id)!
const outcome = (id: string, values: Values) => workOut(calculator(id), values, today)
const says = (id: string, values: Values) =>
  sayOutcome(calculator(id), outcome(id, values), voice).replaceAll('\u00a0', ' ')
const part = (id: string, values: Values, name: string): Range => {
  const made = outcome(id, values)
  if (made.kind !== 'result') throw new Error(made.kind)
  return made.parts[name] as Range
}

/**
 * For each calculator: an example calculated by hand, its formula, and the sentence that says what would change the
 * result.
 */
const examples: Readonly<Record<string, { values: Values; formula: string; change: string }>> = {
  left: {
    values: { payers: some(23), price: eur(220), cost1: eur(900), cost2: eur(1200, 'year') },
    formula: '23 × EUR 220 − EUR 1,000 of costs = **EUR 4,060** left a month, EUR 176.52 for each.',
    change: 'One more brings EUR 220, less what it costs you; a tenth off the costs adds EUR 100.',
  },
  pay: {
    values: { aim: eur(3000), fixed: eur(600), price: eur(50), serve: eur(10), hours: 2 },
    formula: '(EUR 3,000 + EUR 600) ÷ (EUR 50 − EUR 10) = **90** who pay every month, 180 hours a month.',
    change: 'At a price a tenth higher it takes 80.',
  },
  price: {
    values: { price: eur(40), serve: eur(25), pays: eur(50), problem: eur(1200, 'year') },
    formula:
      'EUR 40 − EUR 25 = **EUR 15** left of each a month; the price is 80 % of what they pay today; it is 40 % of what the problem costs them in a year.',
    change:
      'EUR 25 is your floor: below it each one costs you money. A price a tenth higher leaves EUR 4 more of each.',
  },
  raise: {
    values: { payers: some(100), old: eur(20), new: eur(25), serve: eur(5) },
    formula: '100 × (EUR 25 − EUR 20) ÷ (EUR 25 − EUR 5) = you may lose **25** and earn no less than before.',
    change: 'Each one who stays beyond that adds EUR 20 a month.',
  },
  worth: {
    values: { price: eur(30), stays: 18, serve: eur(10), win: once(120) },
    formula:
      '(EUR 30 − EUR 10) × 18 months − EUR 120 = **EUR 240**; what winning one cost is back after 6 months.',
    change: 'Each month that one stays longer adds EUR 20.',
  },
  share: {
    values: { price: eur(200, 'time'), share: 15, serve: eur(120, 'time') },
    formula: 'EUR 200 × 15 % = EUR 30 for them; EUR 200 − EUR 30 − EUR 120 = **EUR 50** for you.',
    change: 'One point more for them is EUR 2 less for you.',
  },
  payback: {
    values: { invest: once(6000), brings: eur(800), runs: eur(300) },
    formula: 'EUR 6,000 ÷ (EUR 800 − EUR 300) = **12** months.',
    change: 'If it brings a tenth more, it takes 10.3 months.',
  },
  batch: {
    values: { trip: once(60), pieces: some(40), each: eur(2, 'piece') },
    formula: 'EUR 60 ÷ 40 + EUR 2 = **EUR 3.50** apiece.',
    change: 'With twice as many it is EUR 2.75 apiece.',
  },
  hire: {
    values: { pay: eur(2000), oncosts: 25, leaves: eur(40), freed: 100 },
    formula: 'EUR 2,500 ÷ EUR 40 = **63** more payers; each hour it frees costs EUR 25.',
    change: 'If each leaves a tenth more, it takes 57.',
  },
  loan: {
    values: { get: once(1000), back: once(1200), term: 12, brings: eur(150) },
    formula:
      'EUR 1,200 − EUR 1,000 = **EUR 200** in all: 20 % a year, 41.3 % with interest on interest; EUR 100 a month, and it brings EUR 150.',
    change: 'One month longer at the same total makes it EUR 92.31 a month.',
  },
  offer: {
    values: { offer: once(60_000), monthly: eur(2500) },
    formula: 'EUR 60,000 ÷ EUR 2,500 = what is left for you in **24** months.',
    change: 'If a tenth more is left a month, it is worth 21.8 months.',
  },
  runway: {
    values: { cash: once(12_000), out: eur(3000), in: eur(1000) },
    formula: 'EUR 12,000 ÷ (EUR 3,000 − EUR 1,000) = **6** months: until May 2027.',
    change: 'If a tenth less goes out, it lasts 7.1 months.',
  },
  dilution: {
    values: { raise: once(1_000_000), valuation: once(4_000_000), yours: 100 },
    formula:
      '100 % × EUR 4,000,000 ÷ (EUR 4,000,000 + EUR 1,000,000) = **80 %** for you; the new ones get 20 %.',
    change: 'At a valuation a tenth higher you keep 81.5 %.',
  },
}

test('CA01 there are thirteen calculators, each with an example calculated by hand', () => {
  expect(calculators).toHaveLength(13)
  expect(Object.keys(examples).toSorted()).toEqual(calculators.map(({ id }) => id).toSorted())
})

test.each(Object.entries(examples))(
  'CA01 %s gives the same result as the calculation by hand',
  (id, { values, formula, change }) => {
    expect(says(id, values).split('\n\n')).toEqual([formula, change])
  },
)

test.each([
  ['pay', { aim: eur(3000), price: eur(40, 'month', 60), serve: eur(10) }, 'need', some(60, 100)],
  ['runway', { cash: once(9000, 12_000), out: eur(3000), in: eur(0) }, 'months', some(3, 4)],
  [
    'raise',
    { payers: some(100), old: eur(20), new: eur(24, 'month', 25), serve: eur(0) },
    'lose',
    some(16, 20),
  ],
  ['dilution', { raise: once(1, 2), valuation: once(4, 8), yours: 90 }, 'after', some(60, 80)],
  ['hire', { pay: eur(1000), leaves: eur(40, 'month', 50) }, 'need', some(20, 25)],
] as const)('CA01 %s computes both ends of a range', (id, values, name, ends) => {
  expect(part(id, values, name)).toEqual(ends)
})

test('CA01 the runway says “at least” if income covers the costs at one end of the range', () => {
  expect(says('runway', { cash: once(6000), out: eur(1000, 'month', 3000), in: eur(1000) })).toContain(
    '= at least **3** months: until Feb 2027.',
  )
})

test.each([
  [
    'left',
    { payers: some(0), price: eur(20), cost1: eur(300) },
    /^Nothing is left: the costs are EUR 300 a month more/,
  ],
  [
    'left',
    { payers: some(5, 20), price: eur(20), cost1: eur(300) },
    /^At one end of your figures nothing is left: the costs are EUR 200/,
  ],
  ['pay', { aim: eur(3000), price: eur(10), serve: eur(10) }, /^Each one costs you what it brings, or more/],
  [
    'pay',
    { aim: eur(3000), price: eur(10, 'month', 20), serve: eur(12) },
    /^At one end of your figures each one/,
  ],
  ['price', { price: eur(5), serve: eur(6) }, /^The price is not above what one costs you, EUR 6/],
  ['raise', { payers: some(9), old: eur(20), new: eur(20) }, /^The new price is not above the old one/],
  [
    'raise',
    { payers: some(9), old: eur(4), new: eur(8), serve: eur(5) },
    /^Each one costs you more than the price now/,
  ],
  ['worth', { price: eur(10), stays: 12, serve: eur(12) }, /^Each one costs you/],
  ['worth', { price: eur(10), stays: 2, win: once(50) }, /^Winning one costs/],
  ['share', { price: eur(100), share: 100 }, /^Nothing is left for you/],
  ['payback', { invest: once(900), brings: eur(50), runs: eur(50) }, /^It costs as much to run as it brings/],
  ['batch', { trip: once(60), pieces: some(0) }, /^Without a piece/],
  ['hire', { pay: eur(900), leaves: eur(0) }, /^Where a payer leaves nothing/],
  ['loan', { get: once(1000), back: once(900), term: 6 }, /^You pay back less/],
  ['loan', { get: once(0), back: once(900), term: 6 }, /^Without an amount/],
  ['loan', { get: once(500), back: once(900), term: 0 }, /^Without an amount/],
  ['offer', { offer: once(900), monthly: eur(0) }, /^Where nothing is left a month/],
  ['runway', { cash: once(900), out: eur(100), in: eur(100) }, /the money does not run out\.$/],
  ['dilution', { raise: once(100), valuation: once(0), yours: 50 }, /^At a valuation of nothing/],
] as const)('CA02 %s gives a sentence instead of a number for %o', (id, values, sentence) => {
  expect(outcome(id, values).kind).toBe('none')
  expect(says(id, values)).toMatch(sentence)
})

test.each(calculators.map(({ id }) => id))(
  'CA02 %s lists a missing field and never adds two currencies',
  id => {
    const { values } = examples[id]!
    expect(outcome(id, {})).toMatchObject({ kind: 'missing' })
    expect(says(id, {})).toMatch(/^There is no sum yet without: /)
    const [name] = Object.entries(values).find(([, value]) => (value as Amount).currency)!
    const others = Object.entries(values).filter(([, value]) => (value as Amount).currency)
    const mixed = { ...values, [name]: { ...(values[name] as Amount), currency: 'PEN' } }
    if (others.length > 1) expect(says(id, mixed)).toMatch(/are not added: give all of them in one currency/)
  },
)

test('CA02 a calculator does not add a monthly price and a cost per piece, and its result lists the blank fields', () => {
  expect(says('pay', { aim: eur(3000), price: eur(40), serve: eur(2, 'piece') })).toBe(
    'EUR 40 a month, EUR 2 apiece are not for the same: give all of them by the month, or all for one.',
  )
  expect(says('pay', { aim: eur(3000), price: eur(40, 'piece') })).toMatch(
    /= \*\*75\*\* sold every month\.\n\n.*\n\nLeft blank and not counted: Costs that stay, What one costs you, Hours each/,
  )
})

const figure = fc.double({ min: 0.01, max: 1e6, noNaN: true })
const range = fc.tuple(figure, figure).map(([one, other]) => some(Math.min(one, other), Math.max(one, other)))
const money = (per: Amount['per']) => range.map(({ low, high }) => eur(low, per, high))
const more = (amount: Amount, by: number): Amount => ({
  ...amount,
  low: amount.low + by,
  high: amount.high + by,
})

/** For each calculator: raising the first field must not lower the second. */
test.each([
  ['pay', 'aim', 'need'],
  ['pay', 'fixed', 'need'],
  ['pay', 'serve', 'need'],
  ['hire', 'pay', 'need'],
  ['payback', 'invest', 'months'],
  ['payback', 'runs', 'months'],
  ['batch', 'trip', 'piece'],
  ['batch', 'each', 'piece'],
  ['loan', 'back', 'cost'],
  ['loan', 'back', 'effective'],
])(
  'CA03 %s: a higher “%s” never lowers “%s”, and the low end is never above the high end',
  (id, cost, name) => {
    const { fields } = calculator(id)
    const drawn = fc.record(
      Object.fromEntries(
        fields.map(({ id: field, ...rest }) => [
          field,
          rest.type === 'amount'
            ? money(rest.pers[0]!)
            : rest.type === 'share'
              ? fc.double({ min: 0, max: 100, noNaN: true })
              : fc.integer({ min: 1, max: 500 }).map(value => some(value)),
        ]),
      ),
    )
    fc.assert(
      fc.property(drawn, figure, (values, by) => {
        const before = outcome(id, values)
        const after = outcome(id, { ...values, [cost]: more(values[cost] as Amount, by) })
        if (before.kind !== 'result') return
        for (const one of Object.values(before.parts))
          if (one && typeof one === 'object' && 'low' in one)
            expect(one.low).toBeLessThanOrEqual(one.high * (1 + 1e-9))
        // If a higher cost leaves no result, the calculator returns a reason.
        expect(['none', 'result']).toContain(after.kind)
        if (after.kind !== 'result') return
        const [was, is] = [before.parts[name] as Range, after.parts[name] as Range]
        expect(is.low).toBeGreaterThanOrEqual(was.low * (1 - 1e-9))
        expect(is.high).toBeGreaterThanOrEqual(was.high * (1 - 1e-9))
      }),
      { numRuns: 60 },
    )
  },
)

test.each(languages)(
  'CA05 in %s every result is a complete sentence with the number format of that language',
  language => {
    const own = voiceIn(language)
    for (const one of calculators) {
      const { values } = examples[one.id]!
      const said = resultText(one, workOut(one, values, today), own) + figuresText(one, values, own)
      expect(said).not.toMatch(/undefined|null|NaN|none|[{}]/)
      expect(said.startsWith('**')).toBe(true)
    }
  },
)
