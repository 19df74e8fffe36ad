import { expect, test } from 'vitest'
import { anchors } from './score.ts'

test('MM23 a yes with a condition is no commitment, and the anchors say so', () => {
  expect(anchors).toMatch(/4 committed or paid.*; a yes with a condition .* is 2, in writing too/)
})
