import { expect, test } from 'vitest'
import { quoteCategories, quotesOf } from './quotes.ts'

test('Q02 five categories have four to six quotes each, and no quote is in two of them', () => {
  expect(quoteCategories).toHaveLength(5)
  for (const category of quoteCategories) {
    const quotes = quotesOf(category)
    expect(quotes.length).toBeGreaterThanOrEqual(4)
    expect(quotes.length).toBeLessThanOrEqual(6)
    expect(new Set(quotes.map(quote => quote.text)).size).toBe(quotes.length)
  }
})

test.each(['unknown', '', 'toString', '__proto__'])(
  'Q02 the unknown category %j uses the general quotes',
  name => {
    expect(quotesOf(name)).toBe(quotesOf('general'))
  },
)
