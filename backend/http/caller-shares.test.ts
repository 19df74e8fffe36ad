import { expect, test } from 'vitest'
import { sharesOf } from './caller-shares.ts'
import { runWithRequest } from './request-context.ts'

const keysFrom = (clientAddress: string, memberId: string | null = null) =>
  runWithRequest({ id: 'x', clientAddress, isHttps: false, userId: null }, () =>
    sharesOf(memberId, { member: 1, address: 2 }).map(({ key }) => key),
  )

test('CK48 all addresses of one IPv6 customer share the places of one network', () => {
  expect(keysFrom('2001:db8:1:2::1')).toEqual(keysFrom('2001:db8:1:2:ffff::9'))
  expect(keysFrom('2001:db8:1:2::1')).not.toEqual(keysFrom('2001:db8:1:3::1'))
  expect(keysFrom('2001:db8:1:2::1').at(-1)).toBe(keysFrom('2001:db8:1:3::1').at(-1))
  expect(keysFrom('203.0.113.9', 'ada')).toEqual(['member ada', 'network 203.0.113.9'])
})
