import { expect, test } from 'vitest'
import { networkOf } from './sender.ts'

test('an IPv6 customer is one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('198.51.100.9')).toBe('198.51.100.9')
})
