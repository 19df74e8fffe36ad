import { expect, test } from 'vitest'
import { arrayLiteral, encodeValue } from './values.ts'

test.each([
  [null, null],
  ['text', 'text'],
  [1.5, '1.5'],
  [9007199254740993n, '9007199254740993'],
  [false, 'false'],
  [['a', null, 'b"c\\d', '', 'NULL', '{}'], '{"a",NULL,"b\\"c\\\\d","","NULL","{}"}'],
  [[], '{}'],
])('the value %s is sent as %s', (value, expected) => {
  expect(encodeValue(value)).toEqual(expected)
})

test('bytes are sent as bytes', () => {
  const bytes = new Uint8Array([0, 1, 255])
  expect(encodeValue(bytes)).toBe(bytes)
  expect(arrayLiteral(['{a,b}'])).toBe('{"{a,b}"}')
})
