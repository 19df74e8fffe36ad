import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import type { Language } from '../../venture/numbers/locale.ts'
import { type MessageKey, messages, tell } from './content.ts'

const languages = Object.keys(messages) as Language[]
const keys = Object.keys(messages.en) as MessageKey[]

function valuesIn(pattern: string): string[] {
  const names = (elements: ReturnType<typeof parse>): string[] =>
    elements.flatMap(element => [
      ...('value' in element && element.type !== 0 ? [String(element.value)] : []),
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => names(value)) : []),
    ])
  return [...new Set(names(parse(pattern, { ignoreTag: true })))].toSorted()
}

test.each(languages)('WD01 every message exists in %s and needs the same values', language => {
  expect(Object.keys(messages[language]).toSorted()).toEqual(keys.toSorted())
  for (const key of keys) {
    expect(messages[language][key].trim(), key).not.toBe('')
    expect(valuesIn(messages[language][key]), key).toEqual(valuesIn(messages.en[key]))
  }
})

test('WD01 numbers have the format of their language', () => {
  expect(tell('de', 'friend.few', { count: 1500 })).toMatch(/^1\.500 /)
  expect(tell('en', 'payers.sale', { count: 1, shown: '1' })).toBe('1 buyer')
})
