import { expect, test } from 'vitest'
import { validationDimensions } from '../../contracts/results/validation-dimensions.ts'
import { emptyRecord } from '../records/kind.ts'
import { judge } from '../records/verdict.ts'
import { confidenceOf } from './verdict.ts'

const scores = (given: string) =>
  Object.fromEntries(validationDimensions.map((id, at) => [id, Number(given[at])])) as Parameters<
    typeof confidenceOf
  >[0]

test.each([
  ['44433300', 'medium'],
  ['44444433', 'high'],
  ['33333333', 'low'],
])('the confidence counts the lines that were observed or paid: %s is %s', (given, level) => {
  expect(confidenceOf(scores(given)).level).toBe(level)
})

test('the card has the confidence of the board', () => {
  const judged = judge(
    { ...emptyRecord, answers: { problem: { words: 'x', known: 'saw' } } },
    { today: '2026-11-18' },
  )
  expect(judged.confidence).toEqual(confidenceOf(judged.scores))
})
