import { expect, test } from 'vitest'
import { figureText, parseFigure } from './figure-input.ts'

test.each([
  ['38,000', 'count', 'en-US', 38_000],
  ['38.000', 'count', 'de-DE', 38_000],
  ['38 000', 'count', 'fr-FR', 38_000],
  ['38’000', 'count', 'de-CH', 38_000],
  ['two dozen', 'count', 'en-US', 24],
  ['20k', 'count', 'en-US', 20_000],
  ['€948', 'money', 'en-US', 948],
  ['948 €', 'money', 'de-DE', 948],
  ['1.200,50', 'money', 'de-DE', 1201],
  ['$948', 'money', 'en-US', null],
  ['25 %', 'percent', 'en-US', 0.25],
  ['12,5', 'percent', 'de-DE', 0.125],
  ['.5', 'percent', 'en-US', 0.005],
  ['120', 'percent', 'en-US', null],
  ['2 years', 'months', 'en-US', 24],
  ['30–50', 'count', 'en-US', null],
  ['', 'count', 'en-US', null],
  ['many', 'count', 'en-US', null],
  ['1.2.3', 'count', 'en-US', null],
  ['no one', 'count', 'en-US', null],
] as const)('NUM07 the typed figure %j as %s in %s is read as %j', (text, format, locale, expected) => {
  expect(parseFigure(text, format, locale, 'EUR')?.value ?? null).toBe(expected)
})

test('NUM07 a figure that can be read in two ways gives both values', () => {
  expect(parseFigure('1.000', 'count', 'en-US')).toEqual({ value: 1, other: 1000 })
  expect(parseFigure('1.000', 'count', 'de-DE')).toEqual({ value: 1000, other: null })
})

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'hi-IN', 'ar-EG'])(
  'NUM07 a figure that is typed as the page shows it in %s is read correctly',
  locale => {
    for (const value of [0.5, 7, 948, 1000, 38_000, 1_234_567]) {
      expect(parseFigure(figureText(value, 'money', locale), 'money', locale)?.value).toBe(value)
    }
    expect(parseFigure(figureText(0.255, 'percent', locale), 'percent', locale)?.value).toBe(0.255)
  },
)
