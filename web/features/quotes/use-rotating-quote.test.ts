import { expect, test } from 'vitest'
import { quoteCategories, quotesOf } from '../../../contracts/quotes.ts'
import { nextQuote } from './use-rotating-quote.ts'

test.each(quoteCategories)(
  'Q01 the next quote of %s has the same category and is another quote',
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

test.each([0, 0.999_999])('Q01 a quote is found for the random number %f', random => {
  expect(nextQuote('pitch', null, () => random).text).not.toBe('')
})
