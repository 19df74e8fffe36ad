import { expect, test } from 'vitest'
import { moveInStories, startOf } from './walk.ts'

const group = (userId: string, seen: boolean[]) => ({
  author: { id: userId, full_name: userId, avatar_url: null },
  isSeen: seen.every(Boolean),
  stories: seen.map((isSeen, index) => ({ id: `${userId}${index}`, path: '', createdAt: '', isSeen })),
})
const groups = [group('a', [true, false]), group('b', [true])]

test('a person’s stories open at the first new one', () => {
  expect(startOf(groups, 'a')).toEqual({ group: 0, story: 1 })
  expect(startOf(groups, 'b')).toEqual({ group: 1, story: 0 })
})

test('moving crosses from person to person and stops at both ends', () => {
  expect(moveInStories(groups, { group: 0, story: 1 }, 1)).toEqual({ group: 1, story: 0 })
  expect(moveInStories(groups, { group: 1, story: 0 }, -1)).toEqual({ group: 0, story: 1 })
  expect(moveInStories(groups, { group: 0, story: 0 }, -1)).toBeNull()
  expect(moveInStories(groups, { group: 1, story: 0 }, 1)).toBeNull()
})
