import { expect, test } from 'vitest'
import type { Caller } from '../http/caller.ts'
import { createTokenCache } from './token-cache.ts'

const caller: Caller = { role: 'authenticated', claims: { role: 'authenticated', exp: 10 }, userId: 'ada' }

test('CK25 the cache of verified tokens is limited by characters and keeps the latest tokens', () => {
  const cache = createTokenCache({ tokens: 100, letters: 1_000 }, () => 0)
  const tokens = Array.from({ length: 30 }, (_, at) => String(at).padStart(100, 'x'))
  for (const token of tokens) cache.set(token, caller)
  expect(tokens.filter(token => cache.get(token))).toEqual(tokens.slice(-10))
  for (let at = 0; at < 5; at += 1) cache.set('y'.repeat(100), caller)
  cache.set('z'.repeat(800), caller)
  expect([cache.get('y'.repeat(100)), cache.get('z'.repeat(800))]).toEqual([caller, caller])
})

test('the cache keeps many short tokens, keeps recently read tokens longest, and refuses expired tokens', () => {
  const now = { ms: 0 }
  const cache = createTokenCache({ tokens: 3, letters: 1_000 }, () => now.ms)
  for (const token of ['a', 'b', 'c']) cache.set(token, caller)
  cache.set('a', cache.get('a') ?? caller)
  cache.set('d', caller)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toEqual(caller)
  now.ms = 10_000
  expect(() => cache.get('d')).toThrow('token is expired')
})
