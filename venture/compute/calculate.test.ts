import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'

test.each([
  ['4 * 130000 - 90000', '4 × 130,000 − 90,000 = 430,000', [520_000, 430_000]],
  ['65,000 + 9,000 − 49,500 − 1,400', '65,000 + 9,000 − 49,500 − 1,400 = 23,100', [74_000, 24_500, 23_100]],
  ['14,000 x 12', '14,000 × 12 = 168,000', [168_000]],
  ['1,68,000 / 12', '168,000 ÷ 12 = 14,000', [14_000]],
  ['(59*12)/86', '(59 × 12) ÷ 86 = 8.23', [708, 8.23]],
  ['12 × 6.5 × 9', '12 × 6.5 × 9 = 702', [78, 702]],
  ['2*(3-(4-1))+-5', '2 × (3 − (4 − 1)) + −5 = −5', [3, 0, 0, 5]],
  ['15000 - 15500 - 4500', '15,000 − 15,500 − 4,500 = −5,000', [500, 5000]],
])('%s is computed in the usual order of operations', (expression, shown, numbers) => {
  expect(calculate(expression)).toMatchObject({ shown, numbers })
})

test.each([
  ['de', '4 × 130.000 − 6,5 = 519.993,5'],
  ['es', '4 × 130.000 − 6,5 = 519.993,5'],
  ['pt', '4 × 130.000 − 6,5 = 519.993,5'],
  ['fr', '4 × 130 000 − 6,5 = 519 993,5'],
] as const)('the calculator writes numbers in the format of %s', (language, shown) => {
  expect(calculate('4*130000-6.5', language)?.shown.replace(/\s/g, ' ')).toBe(shown)
})

test.each([
  '',
  '7',
  '4 *',
  '1/0',
  '(1+2',
  '1+2)',
  '6,5 * 9',
  '1.000.000 * 2',
  '2 ** 3',
  '2 ^ 3',
  'process.exit(1)',
  '1+1;1+1',
  '1e9*2',
  `${'('.repeat(200)}1+1${')'.repeat(200)}`,
  `1${'+'.repeat(300)}1`,
  `9${'*9999999999999999'.repeat(30)}`,
])('the calculator refuses “%s”', expression => {
  expect(calculate(expression)).toBeNull()
})
