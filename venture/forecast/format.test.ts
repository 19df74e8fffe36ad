import { expect, test } from 'vitest'
import { formatShortMoney } from '../sizing/format.ts'
import { createFormat } from './format.ts'

test.each([
  [0, '0 months'],
  [1, 'one month'],
  [1.5, '1.5 months'],
  [18, '18 months'],
])('FC40 a period of %d months is printed as “%s”', (months, words) => {
  expect(createFormat('EUR', '2026-01', 'en-US').months(months)).toBe(words)
})

test.each(['en-US', 'en-GB', 'de-DE', 'fr'])(
  'DK02 in %s an amount in the forecast has the same short form as a market size',
  locale => {
    const { shortMoney } = createFormat('EUR', '2026-01', locale)
    for (const amount of [-36_240, 480, 2_370, 140_000, 1_234_567])
      expect(shortMoney(amount * 100)).toBe(formatShortMoney(amount, 'EUR', locale))
  },
)
