import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countriesByName,
  countryCodes,
  countryName,
  currencyCodes,
  currencyName,
  currencyOf,
} from './countries.ts'
import { readCurrency } from './currencies.ts'
import { findFigures } from './find-figures.ts'
import { readDigits } from './plain-number.ts'

const locales =
  'en en-US en-GB en-IN en-ZA en-AU de de-AT de-CH es es-MX es-AR fr fr-CH fr-CA pt pt-BR it nl sv nb da fi pl cs sk hu ro bg el tr ru uk he ar-EG fa hi bn th ja zh ko vi id'.split(
    ' ',
  )

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000_000 }),
  fc.integer({ min: 0, max: 100_000_000 }).map(cents => cents / 100),
  fc.integer({ min: 0, max: 10_000_000 }).map(thousandths => thousandths / 1000),
)

test('NUM04 the tests cover forty locales', () => {
  expect(locales.length).toBeGreaterThanOrEqual(40)
  expect(Intl.NumberFormat.supportedLocalesOf(locales)).toEqual(locales)
})

test.each(locales)('NUM04 a number that is formatted for %s is read back unchanged', locale => {
  const format = new Intl.NumberFormat(locale)
  fc.assert(
    fc.property(numbers, number => {
      expect(readDigits(format.format(number), locale)?.value).toBe(number)
    }),
  )
})

test.each(locales)('NUM04 a number in a text in %s is found with its value', locale => {
  const format = new Intl.NumberFormat(locale)
  fc.assert(
    fc.property(numbers, number => {
      expect(findFigures(`: ${format.format(number)} .`, locale).map(({ value }) => value)).toEqual([
        { kind: 'count', low: number, high: number },
      ])
    }),
    { numRuns: 40 },
  )
})

test.each(locales)('NUM04 money and shares that are formatted for %s are read back unchanged', locale => {
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, points) => {
        const amount = cents / 100
        expect(findFigures(euro.format(amount), locale).map(({ value }) => value)).toEqual([
          { kind: 'money', low: amount, high: amount, currency: 'EUR', per: null },
        ])
        const [share, ...more] = findFigures(percent.format(points / 10_000), locale).map(
          ({ value }) => value,
        )
        expect(more).toEqual([])
        expect(share?.kind === 'share' && share.low).toBeCloseTo(points / 10_000, 9)
      },
    ),
    { numRuns: 40 },
  )
})

test('NUM05 the reader accepts any text without an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(undefined, 'en', 'de', 'ar-EG'),
      (text, locale) => {
        for (const { value } of findFigures(text, locale)) expect(value.kind).toBeTypeOf('string')
      },
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(..."0123456789.,' -–€%/:k½"), { maxLength: 20 }), parts => {
      for (const { value } of findFigures(parts.join(''), 'en')) {
        if ('low' in value) expect(value.low).toBeLessThanOrEqual(value.high)
      }
    }),
  )
})

test('NUM06 every ISO country and currency has a name, and every country has a currency', () => {
  expect(countryCodes.filter(code => countryName(code, 'en') === code)).toEqual([])
  expect(countryCodes.length).toBe(250)
  expect(currencyCodes.filter(code => currencyName(code, 'en') === code)).toEqual([])
  expect(countryCodes.filter(code => !currencyCodes.includes(currencyOf(code) ?? ''))).toEqual([])
  expect(countryName('DE', 'fr')).toBe('Allemagne')
  expect(countriesByName('sv').at(-1)?.name).toBe('Östtimor')
  expect(currencyOf('JO')).toBe('JOD')
})

test.each(currencyCodes)('NUM06 the currency %s is recognised by its code', code => {
  expect(readCurrency(code)).toBe(code)
})

test('NUM05 the time to read a text grows only in proportion to its length, also with many figures', () => {
  const wall = '€1,234.50 plus 3 % of 30–50 hours a week, two dozen of 7 '.repeat(400)
  const started = performance.now()
  findFigures(wall, 'en')
  const once = performance.now() - started
  findFigures(wall.repeat(4), 'en')
  expect(performance.now() - started).toBeLessThan(Math.max(once, 50) * 30)
})
