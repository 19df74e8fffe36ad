import { expect, test } from 'vitest'
import type { Channel } from './channel.ts'
import { createMembers } from './members.ts'

const limits = { socketsPerMember: 2, subscriptionsPerMember: 5, callersPerMember: 2 }
const channel = (callerKey: string, subscriptions: number, userId: string | null = 'mallory') =>
  ({ caller: { userId }, callerKey, subscriptions: Array(subscriptions).fill(null) }) as unknown as Channel

test('CK53 a member has a limited number of subscriptions over all sockets, and a closed subscription no longer counts', () => {
  const members = createMembers(limits)
  const [three, two, one] = [channel('a', 3), channel('a', 2), channel('a', 1)]
  members.listens(three)
  expect(members.refusal(two, 2)).toBeNull()
  members.listens(two)
  expect(members.refusal(one, 1)).toBe('SubscriptionLimitReached: Too many postgres_changes of this member')
  expect(members.refusal(channel('a', 0), 0)).toBeNull()
  expect(members.refusal(channel('b', 1, 'ada'), 1)).toBeNull()
  expect(members.refusal(channel('guest', 1, null), 1)).toBeNull()
  members.listensNoMore(three)
  expect(members.refusal(one, 1)).toBeNull()
  members.listensNoMore(two)
  expect(members.count()).toBe(0)
})

test('CK53 a member has a limited number of callers at a time', () => {
  const members = createMembers(limits)
  for (const key of ['a', 'b', 'b']) members.listens(channel(key, 1))
  expect(members.refusal(channel('a', 1), 1)).toBeNull()
  expect(members.refusal(channel('c', 1), 1)).toMatch(/^SubscriptionLimitReached: Too many sessions/)
  members.listensNoMore(channel('b', 1))
  expect(members.refusal(channel('c', 1), 1)).toMatch(/^SubscriptionLimitReached/)
  members.listensNoMore(channel('b', 1))
  expect(members.refusal(channel('c', 1), 1)).toBeNull()
})
