import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { moveUp, putMessage, putReadMark, setRead } from './cache.ts'
import { conversationsQuery, type Message, messagesQuery, openingError } from './queries.ts'

vi.mock('../../lib/supabase.ts', () => ({ supabase: {} }))

const message = (id: string, sender_id: string, created_at: string, read_at: string | null = null) => ({
  id,
  conversation_id: 'a',
  sender_id,
  content: `Text ${id}`,
  created_at,
  read_at,
  deleted_at: null,
})
const conversation = (id: string, updatedAt: string, unreadCount = 0) => ({
  id,
  updatedAt,
  other: { id: `other-${id}`, full_name: null, avatar_url: null, company_name: null, user_type: 'founder' },
  lastMessage: 'Old',
  lastSenderId: null,
  unreadCount,
  isRequest: false,
})

const { queryKey: inA } = messagesQuery('a')
const { queryKey: list } = conversationsQuery('me')
let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(inA, { pages: [[message('1', 'you', 't1')]], pageParams: [null] })
  client.setQueryData(list, {
    pages: [[conversation('b', 't5')], [conversation('a', 't1', 1)]],
    pageParams: [null, null],
  })
})

const ids = () => client.getQueryData(inA)?.pages.map(page => page.map(({ id }) => id))
const listed = () =>
  client.getQueryData(list)?.pages.map(page => page.map(one => `${one.id}:${one.unreadCount}`))

test('D03 a message that arrives both in the response and by realtime is shown once', () => {
  expect(putMessage(client, message('2', 'you', 't2'))).toBe(true)
  expect(putMessage(client, message('2', 'you', 't2'))).toBe(false)
  expect(ids()).toEqual([['2', '1']])
})

test('D03 a message that arrives while the list is being read is kept when the older list arrives', async () => {
  const answers: ((page: Message[]) => void)[] = []
  const queryFn = () => new Promise<Message[]>(resolve => answers.push(resolve))
  const stop = new InfiniteQueryObserver(client, { ...messagesQuery('a'), queryFn }).subscribe(() => {})
  expect(answers).toHaveLength(1)
  putMessage(client, message('2', 'you', 't2'))
  answers[0]?.([message('1', 'you', 't1')])
  answers[1]?.([message('2', 'you', 't2'), message('1', 'you', 't1')])
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(ids()).toEqual([['2', '1']])
  stop()
})

test('D03 a new message moves its conversation to the top, and only messages of the other member count as unread', () => {
  moveUp(client, 'me', message('2', 'you', 't6'))
  expect(listed()).toEqual([['a:2'], ['b:0']])
  moveUp(client, 'me', message('3', 'me', 't7'))
  expect(listed()).toEqual([['a:2'], ['b:0']])
  expect(client.getQueryData(list)?.pages[0]?.[0]?.lastMessage).toBe('Text 3')
})

test('D04 after a conversation was opened, it has no unread messages', () => {
  setRead(client, 'me', 'a', 'now')
  expect(listed()).toEqual([['b:0'], ['a:0']])
  expect(client.getQueryData(inA)?.pages[0]?.[0]?.read_at).toBe('now')
})

test('D03 a read mark from another tab lowers the unread count only once', () => {
  putReadMark(client, 'me', message('1', 'you', 't1', 'now'))
  putReadMark(client, 'me', message('1', 'you', 't1', 'now'))
  expect(listed()).toEqual([['b:0'], ['a:0']])
})

test.each([
  ['UNAUTHORIZED: sign in', 'Please sign in to start a conversation.'],
  ['VALIDATION_ERROR: the recipient', 'Invalid recipient. Please try again.'],
  ['anything else', 'Failed to create conversation'],
])('D05 the server’s error %j becomes the message %j', (said, shown) => {
  expect(openingError(said)).toBe(shown)
})
