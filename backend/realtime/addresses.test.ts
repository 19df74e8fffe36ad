import { expect, test } from 'vitest'
import { createAddresses } from './addresses.ts'

const setUp = () => createAddresses({ workPerSecondPerAddress: 1_000 })

test('CK25 CK34 work for one IPv6 address also counts for the whole network of the customer', () => {
  const addresses = setUp()
  for (let at = 0; at < 20; at += 1) addresses.of(`2001:db8:0:${at}::/64`, '2001:db8:0::/48').spend(1_000)
  const next = addresses.of('2001:db8:0:ffff::/64', '2001:db8:0::/48')
  expect(next.owesMs()).toBe(0)
  expect(next.waitMs()).toBeGreaterThan(800)
  expect(addresses.of('2001:db8:1:0::/64', '2001:db8:1::/48').waitMs()).toBe(0)
  expect(addresses.of('192.0.2.1').waitMs()).toBe(0)
})

test('CK34 each address has a separate limit, and an address is forgotten once its limit allows all the work that it has done', () => {
  const addresses = setUp()
  const one = addresses.of('2001:db8:0:1::/64', '2001:db8:0::/48')
  one.spend(3_000)
  expect(one.waitMs()).toBeGreaterThan(1_800)
  expect(addresses.of('2001:db8:0:2::/64', '2001:db8:0::/48').waitMs()).toBe(0)
  addresses.leave('2001:db8:0:2::/64')
  expect(addresses.count()).toBe(2)
})
