import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

test('the URL null in the settings means that the backend is on the same origin', () => {
  expect(parseSettings({ url: null, publishableKey: 'key', mailbox: true }, 'https://here')).toEqual({
    url: 'https://here',
    publishableKey: 'key',
    hasMailbox: true,
    earlyAccess: 'ask',
  })
})

test('the settings contain the URL of a backend on another origin; it has no mailbox unless the settings say so', () => {
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
])('EA01 the setting %j for early access means %s', (earlyAccess, expected) => {
  const settings = parseSettings({ url: null, publishableKey: 'key', earlyAccess }, 'https://here')
  expect(settings.earlyAccess).toBe(expected)
})
