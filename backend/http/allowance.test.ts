import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('CK54 if a machine that stood still has counted minutes, a caller waits for one minute', () => {
  const share = createAllowance(20_000)
  share.spend(300_000)
  expect(share.leftMs()).toBeLessThan(0)
  expect(share.waitMs()).toBeLessThanOrEqual(61_000)
})
