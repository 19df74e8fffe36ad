import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSession, endTogether, throughGate } from './leaving.ts'

const sent: string[] = []
const send = throughGate(async input => {
  sent.push(String(input))
  return new Response(null)
})
const ended = 'the session that ends'

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('T04 a read that was looking for its token when the session ended is not sent without a token', async () => {
  await endTogether(ended, async () => changeSession(null))
  await expect(
    send('/rest/v1/rpc/feed_posts', { headers: { Authorization: 'Bearer public' } }),
  ).rejects.toThrow('The session was given up.')
  await send('/auth/v1/token')
  expect(sent).toEqual(['/auth/v1/token'])
  // A later read without a session is sent.
  await vi.advanceTimersByTimeAsync(1_000)
  await send('/rest/v1/rpc/shared_plan')
  expect(sent).toEqual(['/auth/v1/token', '/rest/v1/rpc/shared_plan'])
})
