import { expect, test } from 'vitest'
import { firstUnread, toLines } from './thread.ts'

const message = (id: string, sender_id: string, created_at: string, read_at: string | null = null) => ({
  id,
  conversation_id: 'c',
  sender_id,
  content: `Text ${id}`,
  created_at,
  read_at,
  deleted_at: null,
})

const newestFirst = [
  message('4', 'me', '2026-11-15T12:02:00'),
  message('3', 'me', '2026-11-15T12:00:00', '2026-11-15T12:01:00'),
  message('2', 'you', '2026-11-14T12:00:30'),
  message('1', 'you', '2026-11-14T12:00:00'),
]

test('messages are sorted by time, each day appears once, and each state appears only under the last message with that state', () => {
  const lines = toLines(newestFirst, [], 'me')
  expect(lines.map(({ key, day }) => [key, day])).toEqual([
    ['1', 'Saturday, November 14'],
    ['2', null],
    ['3', 'Sunday, November 15'],
    ['4', null],
  ])
  expect(
    lines.map(({ isOwn, isContinued, state, isStateShown }) => [isOwn, isContinued, state, isStateShown]),
  ).toEqual([
    [false, false, 'sent', false],
    [false, true, 'sent', false],
    [true, false, 'read', true],
    [true, true, 'sent', true],
  ])
})

test('a message that is being sent is shown at the end, and appears only once after it was stored', () => {
  const waiting = (id: string) => ({
    id,
    conversationId: 'c',
    content: `Text ${id}`,
    writtenAt: '2026-11-15T12:03:00',
    state: 'waiting' as const,
  })
  const lines = toLines(newestFirst, [waiting('4'), waiting('5')], 'me')
  expect(lines.slice(-2)).toMatchObject([
    { key: '4', state: 'sent', isStateShown: false },
    { key: '5', state: 'waiting', isStateShown: true },
  ])
})

test('NW16 the line “new messages” is above the oldest unread message of the other member', () => {
  expect(firstUnread(newestFirst, 'me')).toBe('1')
  expect(firstUnread(newestFirst, 'you')).toBe('4')
  expect(firstUnread([], 'me')).toBeNull()
  const lines = toLines(newestFirst, [], 'me', '2')
  expect(lines.filter(({ isFirstNew }) => isFirstNew).map(({ key }) => key)).toEqual(['2'])
})
