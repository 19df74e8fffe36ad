import { expect, test } from 'vitest'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { printValue } from '../../venture/facts/print-value.ts'
import { readFigure } from './figure.ts'

test.each<[FactTopic, string, string | null]>([
  ['frequency', '25 per month', '25 times a month'],
  ['frequency', '3 to 7 per year', '3–7 times a year'],
  ['frequency', '2 a week', '2 times a week'],
  ['frequency', '10 times per year', '10 times a year'],
  ['frequency', '40', '40'],
  ['buyers', '118', '118'],
  ['price', '49 EUR per month', '€49 a month'],
  ['price', '89 USD per month plus 13 USD per use', '$89 a month plus $13 each time'],
  ['price', '390 EUR once plus 8 EUR per month', '€390 plus €8 a month'],
  ['price', '10 EUR per month plus 20 EUR per month', null],
  ['money', '3 of 7', '3 of 7'],
])('MM24 the figure of a fact keeps its unit: %s, %s', (topic, figure, printed) => {
  const value = readFigure(topic, figure)
  expect(value && printValue(value)).toBe(printed)
})
