import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('CK54 a caller waits at most a minute, even if the machine stood still while the clock counted minutes as work', () => {
  const share = createAllowance(20_000)
  share.spend(300_000)
  expect(share.leftMs()).toBeLessThan(0)
  expect(share.waitMs()).toBeLessThanOrEqual(61_000)
})
