import { expect, test } from 'vitest'
import { isSmallJson, jsonShape } from './json-shape.ts'

test('CK46 JSON with too many objects or too much nesting is refused before it is parsed', () => {
  // docs/checks.md contains the same values.
  expect(jsonShape).toEqual({ depth: 64, values: 50_000 })
  const { depth, values } = jsonShape
  const small = [
    '',
    '[1, "a", {"b": null}]',
    '['.repeat(depth) + ']'.repeat(depth),
    JSON.stringify(Array(values - 2).fill(0)),
    JSON.stringify('[{,'.repeat(values)),
    JSON.stringify({ ['[['.repeat(depth)]: `\\"${'['.repeat(depth)}` }),
    `"\\"${'['.repeat(values)}`,
  ]
  const large = [
    '['.repeat(depth + 1),
    '{"a":'.repeat(depth + 1),
    `[${'[],'.repeat(values / 2)}[]]`,
    JSON.stringify(Array(values).fill(0)),
    `"\\\\"${'['.repeat(depth + 1)}`,
  ]
  expect(small.map(text => isSmallJson(text))).toEqual(small.map(() => true))
  expect(large.map(text => isSmallJson(text))).toEqual(large.map(() => false))
})
