import { expect, test } from 'vitest'
import { quoteCategories, quotesOf } from '../../../contracts/quotes.ts'
import { nextQuote } from './use-rotating-quote.ts'

test.each(quoteCategories)(
  'Q01 the next quote of %s stays in its category and is never the last one',
  category => {
    let last = nextQuote(category, null)
    const seen = new Set([last])
    for (let turn = 0; turn < 300; turn++) {
      const next = nextQuote(category, last)
      expect(next).not.toBe(last)
      expect(quotesOf(category)).toContain(next)
      seen.add(next)
      last = next
    }
    expect(seen.size).toBe(quotesOf(category).length)
  },
)

test.each([0, 0.999_999])('Q01 the smallest and largest random number (%f) give a quote too', random => {
  expect(nextQuote('pitch', null, () => random).text).not.toBe('')
})
