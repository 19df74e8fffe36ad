import { expect, test } from 'vitest'
import { isPublicAddress, isPublicName } from './address.ts'

test.each(
  `
  127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0
  224.0.0.1 255.255.255.255 198.18.0.1 ::1 :: fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1
  ff02::1 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::10.0.0.1 2002:7f00:1:: 2001:db8::1 [::1]
  ::10.0.0.1 ::808:808 64:ff9b::a9fe:a9fe 2001::1 fec0::1 4000::1 192.88.99.1 203.0.113.7
`
    .trim()
    .split(/\s+/),
)('the address %s is refused', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(
  `
  8.8.8.8 93.184.216.34 172.32.0.1 2606:2800:220:1:248:1893:25c8:1946 ::ffff:8.8.8.8
  64:ff9b::8.8.8.8
`
    .trim()
    .split(/\s+/),
)('the address %s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(['localhost', 'printer.local', 'db.internal', 'intranet', 'metadata', 'x.localhost', 'localhost.'])(
  'the name %s is local',
  name => {
    expect(isPublicName(name)).toBe(false)
  },
)

test('a text that is no address is neither public nor private', () => {
  expect(isPublicAddress('example.com')).toBeNull()
  expect(isPublicAddress('1:2:3')).toBeNull()
  // Only some programs read these as 127.0.0.1, so they are no addresses here. A URL has already expanded them.
  for (const odd of ['127.1', '0x7f.0.0.1', '2130706433', '0177.0.0.1'])
    expect(isPublicAddress(odd)).not.toBe(true)
  expect(isPublicName('example.com')).toBe(true)
})
