import { expect, test } from 'vitest'
import { firstUnseen, groupStories, withSeen } from './group-stories.ts'

const row = (id: string, user_id: string, created_at: string, isSeen = false) => ({
  id,
  user_id,
  image_url: `${user_id}/${id}.png`,
  created_at,
  author: { id: user_id, full_name: `Name of ${user_id}`, avatar_url: null },
  views: isSeen ? [{}] : [],
})

const groups = groupStories(
  [
    row('1', 'seen', '2026-01-01T09:00', true),
    row('2', 'old', '2026-01-01T10:00'),
    row('3', 'new', '2026-01-01T11:00', true),
    row('4', 'me', '2026-01-01T08:00', true),
    row('5', 'new', '2026-01-01T12:00'),
  ],
  'me',
)

test('F02 the member’s own stories come first, then members with new stories, newest first', () => {
  expect(groups.map(({ author }) => author.id)).toEqual(['me', 'new', 'old', 'seen'])
  expect(groups[1]).toMatchObject({
    author: { full_name: 'Name of new' },
    isSeen: false,
    stories: [{ id: '3' }, { id: '5' }],
  })
})

test('after the last new story of a group was seen, the group counts as seen and stays in its place', () => {
  const after = withSeen(groups, '5')
  expect(after.map(({ author }) => author.id)).toEqual(['me', 'new', 'old', 'seen'])
  expect(after[1]?.isSeen).toBe(true)
})

test('a group of stories opens at its first new story', () => {
  expect(groups.map(firstUnseen)).toEqual([0, 1, 0, 0])
})
