import { expect, test } from 'vitest'
import type { FactValueKind } from '../../contracts/fact-values.ts'
import type { ValidationDimension } from '../../contracts/results/validation-dimensions.ts'
import { rungByCount, scoreByMark } from './score.ts'

test.each<[string, ValidationDimension, number | null, FactValueKind[], number]>([
  ['a guess', 'problem', 1, [], 1],
  ['told of children under six', 'who', 2, ['count'], 2],
  ['a guess with a figure is a guess', 'frequency', 1, ['frequency'], 1],
  ['told', 'workaround', 2, [], 2],
  ['told with a figure', 'intensity', 2, ['money'], 3],
  ['seen', 'problem', 4, [], 4],
  ['seen in their records', 'intensity', 5, ['money'], 5],
  ['not marked', 'problem', null, ['count'], 2],
  ['paid with count, amount and date', 'money', 4, ['count', 'money', 'date'], 4],
  ['paid without a date counts as told', 'money', 4, ['count', 'money'], 2],
  ['paid and stayed, three of seven', 'money', 5, ['part', 'price', 'date'], 5],
  ['an unpaid trial', 'money', 3, [], 3],
  ['a place with a count', 'reach', 2, ['count'], 3],
  ['a count that is not there', 'reach', 3, [], 2],
  ['introduced', 'reach', 4, [], 4],
  ['watched three', 'evidence', 4, ['count'], 4],
])('GM20 %s', (_, dimension, rung, kinds, score) => {
  expect(scoreByMark({ dimension, rung, kinds: new Set(kinds) })).toBe(score)
})

test.each<[ValidationDimension, FactValueKind[], number | null, number | null]>([
  ['money', ['count', 'money', 'date'], 3, 4],
  ['money', ['count', 'money'], 3, 4],
  ['money', ['count'], 0, 1],
  ['money', ['money'], null, null],
  ['reach', ['count'], 120, 3],
  ['reach', [], null, 2],
  ['evidence', ['count'], 14, 3],
  ['evidence', ['count'], 2, 2],
  ['evidence', [], null, null],
  ['problem', ['count'], 3, null],
])('a count in %s (%j, %s) is its rung', (dimension, kinds, count, rung) => {
  expect(rungByCount(dimension, new Set(kinds), count)).toBe(rung)
})
