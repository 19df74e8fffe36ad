import { describe, expect, test } from 'vitest'
import {
  clientAddress,
  isLoopback,
  isSameSite,
  networkOf,
  networksOf,
  trustedProxies,
} from './client-address.ts'

const isTrusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8'])

describe('finding the client address of a request', () => {
  test.each([
    ['the address of the socket if nothing is forwarded', '203.0.113.9', undefined, '203.0.113.9'],
    [
      'the address of the socket if an untrusted proxy forwards',
      '203.0.113.9',
      '198.51.100.1',
      '203.0.113.9',
    ],
    ['the address that a trusted proxy names', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    [
      'the address that a proxy with a single trusted address names',
      '192.0.2.7',
      '198.51.100.1',
      '198.51.100.1',
    ],
    [
      'the last untrusted address, and not the forged first one',
      '10.1.2.3',
      '1.1.1.1, 198.51.100.1, 10.9.9.9',
      '198.51.100.1',
    ],
    ['the address of the proxy if the proxy forwards no address', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['right for IPv4 inside IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['right for IPv4 inside IPv6, in hexadecimal', '::ffff:a01:203', '198.51.100.1', '198.51.100.1'],
    ['right for IPv6 proxies', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ])('the client address is %s', (_, remote, forwarded, expected) => {
    expect(clientAddress(remote, forwarded, isTrusted)).toBe(expected)
  })

  test('a proxy is trusted only if a setting names the proxy', () => {
    expect(clientAddress('127.0.0.1', '198.51.100.1', trustedProxies([]))).toBe('127.0.0.1')
  })

  test('an invalid network in TRUSTED_PROXIES stops the start, and the error names the setting', () => {
    expect(() => trustedProxies(['everyone'])).toThrow('TRUSTED_PROXIES: "everyone"')
  })

  test.each(['127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1', '::ffff:7f00:1', 'LocalHost'])(
    'the address %s counts as this machine',
    host => expect(isLoopback(host)).toBe(true),
  )

  test.each(['10.0.0.1', '0.0.0.0', '::', '127.1', '127.0.0.1.example.com', 'localhost.example.com', ''])(
    'the address %s does not count as this machine',
    host => expect(isLoopback(host)).toBe(false),
  )

  test.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0.0.0/x', '10.1', '10.0.0.0/8/8 '])(
    'TRUSTED_PROXIES refuses %s',
    entry => expect(() => trustedProxies([entry])).toThrow(`TRUSTED_PROXIES: "${entry}"`),
  )
})

test('the addresses of an IPv6 customer count as one network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('198.51.100.9')).toBe('198.51.100.9')
  expect(networksOf('2001:db8:1:2a3:4:5:6:7')).toEqual([
    '2001:db8:1:2a3::/64',
    '2001:db8:1:200::/56',
    '2001:db8:1::/48',
  ])
  expect(networksOf('198.51.100.9')).toEqual(['198.51.100.9'])
})

test.each([
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://[::1]:3000/path', 'http://localhost:3000', true],
  ['http://127.0.0.1:3001', 'http://localhost:3000', false],
  ['https://localhost:3000', 'http://localhost:3000', false],
  ['https://ours.example', 'https://ours.example', true],
  ['https://evil.example', 'https://ours.example', false],
  ['http://127.0.0.1', 'https://ours.example', false],
  ['null', 'http://localhost:3000', false],
])('when a page at %s belongs to the site %s, isSameSite returns %s', (page, site, expected) => {
  expect(isSameSite(URL.parse(page), new URL(site))).toBe(expected)
})
