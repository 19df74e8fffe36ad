import { expect, test } from 'vitest'
import { message } from '../../cofounder/language/content.ts'

test('messages use the right singular, plural and number format', () => {
  const say = message<{ count: number }>('de', '{count, plural, one {# Antwort} other {# Antworten}}')
  expect([1, 2, 1234.5].map(count => say({ count }))).toEqual([
    '1 Antwort',
    '2 Antworten',
    '1.234,5 Antworten',
  ])
})

test('a value that is inserted into a message stays unchanged, even if it looks like a tag or a pattern', () => {
  const say = message<{ name: string }>('en', 'I take this as: {name}.')
  expect(say({ name: '<b>{x}</b> it’s' })).toBe('I take this as: <b>{x}</b> it’s.')
})
