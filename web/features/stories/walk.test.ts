import { expect, test } from 'vitest'
import { moveInStories, startOf } from './walk.ts'

const group = (userId: string, seen: boolean[]) => ({
  author: { id: userId, full_name: userId, avatar_url: null },
  isSeen: seen.every(Boolean),
  stories: seen.map((isSeen, index) => ({ id: `${userId}${index}`, path: '', createdAt: '', isSeen })),
})
const groups = [group('a', [true, false]), group('b', [true])]

test('the stories of a person open at the first new story', () => {
  expect(startOf(groups, 'a')).toEqual({ group: 0, story: 1 })
  expect(startOf(groups, 'b')).toEqual({ group: 1, story: 0 })
})

test('the story after a person’s last one is of the next person; nothing follows the last story or comes before the first', () => {
  expect(moveInStories(groups, { group: 0, story: 1 }, 1)).toEqual({ group: 1, story: 0 })
  expect(moveInStories(groups, { group: 1, story: 0 }, -1)).toEqual({ group: 0, story: 1 })
  expect(moveInStories(groups, { group: 0, story: 0 }, -1)).toBeNull()
  expect(moveInStories(groups, { group: 1, story: 0 }, 1)).toBeNull()
})
