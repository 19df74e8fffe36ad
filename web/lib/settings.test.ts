import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

test('null names a backend on the same origin', () => {
  expect(parseSettings({ url: null, publishableKey: 'key', mailbox: true }, 'https://here')).toEqual({
    url: 'https://here',
    publishableKey: 'key',
    hasMailbox: true,
    earlyAccess: 'ask',
  })
})

test('a backend elsewhere is named by its URL, and has no mailbox unless it says so', () => {
  expect(parseSettings({ url: 'https://there', publishableKey: 'key' }, 'https://here')).toEqual({
    url: 'https://there',
    publishableKey: 'key',
    hasMailbox: false,
    earlyAccess: 'ask',
  })
})

test.each([
  null,
  'text',
  {},
  { url: null },
  { url: 3, publishableKey: 'key' },
  { url: null, publishableKey: '' },
])('settings without a URL or a key are refused: %j', value => {
  expect(() => parseSettings(value, 'https://here')).toThrow()
})

test.each([
  ['on', 'on'],
  ['off', 'off'],
  ['ask', 'ask'],
  [undefined, 'ask'],
  [7, 'ask'],
])('EA01 early access %j means %s', (earlyAccess, expected) => {
  const settings = parseSettings({ url: null, publishableKey: 'key', earlyAccess }, 'https://here')
  expect(settings.earlyAccess).toBe(expected)
})
