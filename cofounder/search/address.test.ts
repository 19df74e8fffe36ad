import { expect, test } from 'vitest'
import addresses from './address.cases.json' with { type: 'json' }
import { isPublicAddress, isPublicName } from './address.ts'

test.each(addresses.refused)('the address %s is refused', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(addresses.public)('the address %s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(addresses.local)('the name %s is local', name => {
  expect(isPublicName(name)).toBe(false)
})

test('a text that is not an address counts neither as public nor as private', () => {
  expect(isPublicAddress('example.com')).toBeNull()
  expect(isPublicAddress('1:2:3')).toBeNull()
  // Only some programs read these as 127.0.0.1. A URL has already converted them.
  for (const odd of ['127.1', '0x7f.0.0.1', '2130706433', '0177.0.0.1'])
    expect(isPublicAddress(odd)).not.toBe(true)
  expect(isPublicName('example.com')).toBe(true)
})
