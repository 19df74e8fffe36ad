import { expect, test } from 'vitest'
import { quoteCategories, quotesOf } from './quotes.ts'

test('Q02 each of the five categories has four to six quotes, and no quote is in two categories', () => {
  expect(quoteCategories).toHaveLength(5)
  for (const category of quoteCategories) {
    const quotes = quotesOf(category)
    expect(quotes.length).toBeGreaterThanOrEqual(4)
    expect(quotes.length).toBeLessThanOrEqual(6)
    expect(new Set(quotes.map(quote => quote.text)).size).toBe(quotes.length)
  }
})

test.each(['unknown', '', 'toString', '__proto__'])(
  'Q02 the unknown category %j gets the general quotes',
  name => {
    expect(quotesOf(name)).toBe(quotesOf('general'))
  },
)
