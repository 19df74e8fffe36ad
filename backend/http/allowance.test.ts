import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('CK54 a caller waits at most a minute, even if the clock counted minutes in which the machine stood still', () => {
  const share = createAllowance(20_000)
  share.spend(300_000)
  expect(share.leftMs()).toBeLessThan(0)
  expect(share.waitMs()).toBeLessThanOrEqual(61_000)
})
