import { expect, test } from 'vitest'
import { quoteCategories, quotesOf } from './quotes.ts'

test('Q02 five categories hold four to six quotes each, and no quote stands in two places', () => {
  expect(quoteCategories).toHaveLength(5)
  for (const category of quoteCategories) {
    const quotes = quotesOf(category)
    expect(quotes.length).toBeGreaterThanOrEqual(4)
    expect(quotes.length).toBeLessThanOrEqual(6)
    expect(new Set(quotes.map(quote => quote.text)).size).toBe(quotes.length)
  }
})

test.each(['unknown', '', 'toString', '__proto__'])(
  'Q02 the unknown category %j falls back to general',
  name => {
    expect(quotesOf(name)).toBe(quotesOf('general'))
  },
)
