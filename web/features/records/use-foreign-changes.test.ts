import { expect, test } from 'vitest'
import { changedElsewhere } from './use-foreign-changes.ts'

const told = (words: string, round = 1) => ({ version: 1 as const, round, answers: { today: { words } } })

test('RC24 a change with a new revision comes from another tab, unless an answer is being written here', () => {
  const before = { record: told('By hand'), revision: 3 }
  const paper = told('On paper')
  expect(changedElsewhere(before, { record: paper, revision: 4 }, false)).toEqual(['today'])
  expect(changedElsewhere(before, { record: paper, revision: 3 }, false)).toEqual([])
  expect(changedElsewhere(before, { record: paper, revision: 4 }, true)).toEqual([])
  expect(changedElsewhere(before, { record: told('By hand'), revision: 4 }, false)).toEqual([])
  expect(changedElsewhere(before, { record: told('On paper', 2), revision: 4 }, false)).toEqual([])
  expect(changedElsewhere({ record: null, revision: 0 }, { record: paper, revision: 1 }, false)).toEqual([])
})
