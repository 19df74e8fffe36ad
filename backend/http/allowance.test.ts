import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('CK54 a caller waits for at most a minute, even after the machine stood still while the clock counted minutes of work', () => {
  const share = createAllowance(20_000)
  share.spend(300_000)
  expect(share.leftMs()).toBeLessThan(0)
  expect(share.waitMs()).toBeLessThanOrEqual(61_000)
})
