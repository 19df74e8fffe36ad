import { expect, test } from 'vitest'
import { rightIf } from './right-if.ts'

test.each([
  ['at least 3 of 10 do', 3, 'at least 3 of 10 do'],
  ['a third of them pay', 3, 'a third of them pay (at least 3)'],
  ['at least 1,200 come', 1200, 'at least 1,200 come'],
  ['30 of 40 do', 3, '30 of 40 do (at least 3)'],
  ['they pay', null, 'they pay'],
])('EV55 if the text “%s” has the target %s, the threshold is shown only once', (right_if, target, said) => {
  expect(rightIf({ right_if, target })).toBe(said)
})
