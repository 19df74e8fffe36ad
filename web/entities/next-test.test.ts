import { expect, test } from 'vitest'
import { z } from 'zod'
import type { NextUp } from '../../venture/experiments/next-up.ts'
import { nextKey } from './next-test.ts'

test('EV54 two open pages put the same next test on the board as one row, and the one after it as another', async () => {
  const next = { assumption: { id: null, text: 'They pay' }, round: 0 } as unknown as NextUp
  const key = await nextKey('p', next)
  expect(z.guid().safeParse(key).success).toBe(true)
  expect(await nextKey('p', { ...next })).toBe(key)
  const others = [nextKey('q', next), nextKey('p', { ...next, round: 1 })]
  expect(await Promise.all(others)).not.toContain(key)
})
