import { expect, test } from 'vitest'
import { findLongTests, longTestsFor } from './long-tests.ts'

const longTests = [
  'tests/abuse/frames.test.ts',
  'tests/browser/layout.spec.ts',
  'tests/faults/kill.test.ts',
  'tests/rest/differential.test.ts',
  'venture/forecast/forecast.test.ts',
]

test.each([
  ['the protocol of a room and everything that attacks it', ['backend/rest/plan.ts'], [0, 2, 3]],
  ['the screens', ['web/screens/feed.tsx'], [1]],
  ['its own folder and the screens', ['venture/forecast/model.ts'], [1, 4]],
  ['the folder of a changed test', ['tests/rest/cases/reads.ts'], [3]],
  ['all of them, for new packages', ['package-lock.json'], [0, 1, 2, 3]],
  ['nothing, for a page', ['docs/deploy.md', 'README.md'], []],
])('the tests that a change affects are: %s', (_, changed, numbers) => {
  expect(longTestsFor(changed, longTests)).toEqual(numbers.map(number => longTests[number]))
})

test('tests with a long form are found by their imports', () => {
  expect(findLongTests()).toEqual(
    expect.arrayContaining(['tests/faults/kill.test.ts', 'venture/forecast/forecast.test.ts']),
  )
})
