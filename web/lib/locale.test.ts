import { afterEach, expect, test, vi } from 'vitest'
import { founderLocale } from './locale.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['de-AT', 'de-AT'],
  ['hi-IN', 'hi-IN'],
  ['', 'en'],
  ['not a locale', 'not a locale'],
  ['ar-EG', 'en-EG'],
  ['ar', 'en-EG'],
  ['he', 'en-IL'],
  ['fa-IR', 'en-IR'],
  ['ur-PK', 'en-PK'],
])('DS11 a browser in “%s” writes figures as %s', (language, locale) => {
  vi.stubGlobal('navigator', { language })
  expect(founderLocale()).toBe(locale)
})

test('DS11 in an Arabic browser, no figure, month or currency is written from right to left', () => {
  vi.stubGlobal('navigator', { language: 'ar-EG' })
  const money = new Intl.NumberFormat(founderLocale(), { style: 'currency', currency: 'EGP' })
  const month = new Intl.DateTimeFormat(founderLocale(), { month: 'short', year: 'numeric' })
  const written = `${money.format(-900_000)} in ${month.format(Date.UTC(2027, 3, 15))}`
  expect(written).toMatch(/^[\u0020-\u007e\u00a0\u2212]+$/)
})
