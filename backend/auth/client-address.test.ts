import { expect, test } from 'vitest'
import { clientAddress, networkOf, readProxies } from './client-address.ts'

const nobody = readProxies([])
const ours = readProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])

test('a forwarded address means nothing without a named proxy', () => {
  expect(clientAddress('203.0.113.5', '1.2.3.4', nobody)).toBe('203.0.113.5')
  expect(clientAddress('203.0.113.5', '1.2.3.4', ours)).toBe('203.0.113.5')
})

test('behind our proxies the last stranger counts, not what it forged further left', () => {
  expect(clientAddress('10.1.1.1', '6.6.6.6, 198.51.100.9, 192.0.2.7', ours)).toBe('198.51.100.9')
  expect(clientAddress('::ffff:10.1.1.1', '198.51.100.9', ours)).toBe('198.51.100.9')
  expect(clientAddress('10.1.1.1', 'nonsense', ours)).toBe('10.1.1.1')
  expect(clientAddress('10.1.1.1', undefined, ours)).toBe('10.1.1.1')
  expect(clientAddress(undefined, '1.2.3.4', ours)).toBe('unknown')
})

test('an IPv6 customer is one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('198.51.100.9')).toBe('198.51.100.9')
})

test('a wrong proxy entry stops the start', () => {
  expect(() => readProxies(['proxy.local'])).toThrow('proxy.local')
})
