import { expect, test } from 'vitest'
import { escapeCell } from '../../contracts/escape-cell.ts'
import { formatMoney, formatPercent, formatShortMoney } from '../../venture/sizing/format.ts'

test.each([
  [1234567, 'EUR', '€1,234,567', '€1.23 million'],
  [1234567, 'INR', '₹12,34,567', '₹12.3 lakh'],
  [89_000_000, 'INR', '₹8,90,00,000', '₹8.9 crore'],
  [999_950, 'USD', '$999,950', '$1 million'],
  [12.5, 'GBP', '£12.50', '£12.50'],
  [2.5e12, 'USD', '$2,500,000,000,000', '$2.5 trillion'],
  [48, 'CAD', 'CA$48', 'CA$48'],
])('%s %s is printed as %s, and in short form as %s', (amount, currency, exact, short) => {
  expect(formatMoney(amount, currency)).toBe(exact)
  expect(formatShortMoney(amount, currency)).toBe(short)
})

test('negative amounts have the same short form as positive ones, in the number format of each kind of English', () => {
  expect(formatShortMoney(-36_240, 'EUR')).toBe('−€36.2k')
  expect(formatShortMoney(-0.4, 'EUR')).toBe('−€0.40')
  expect(formatShortMoney(36_000_000, 'EUR', 'en-GB')).toBe('€36 million')
})

test('shares have at most two decimals', () => {
  expect(formatPercent(0.0125)).toBe('1.25%')
  expect(formatPercent(0.3)).toBe('30%')
})

test('a founder’s text cannot break a table cell, a link or a tag', () => {
  expect(escapeCell('a | b\n[x](javascript:1) <img src=x>')).toBe(
    'a \\| b \\[x\\](javascript:1) \\<img src=x\\>',
  )
})
