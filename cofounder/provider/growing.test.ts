import { expect, test } from 'vitest'
import { partsOf } from './growing.ts'

const value = {
  reading: 'They said: "no", {really}, [never] \\ ok',
  count: 12.5,
  none: null,
  list: [{ a: 'x, y' }, { b: [1, 2] }],
  end: { deep: { er: true } },
}

test.each([
  ['unchanged', (text: string) => text],
  ['in a code block, with text around it', (text: string) => `Here you are:\n\`\`\`json\n${text}\n\`\`\``],
  ['on many lines', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
])(
  'each part of an object is returned when it is complete, however the stream is split: %s',
  (_how, dress) => {
    const text = dress(JSON.stringify(value))
    for (const size of [1, 2, 7, 1000]) {
      const parts = partsOf()
      const found = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        parts(text.slice(index * size, (index + 1) * size)),
      ).flat()
      expect(Object.fromEntries(found)).toEqual(value)
      expect(found).toHaveLength(5)
    }
  },
)

test('a part is returned before the next one is written, and a text without an object has no parts', () => {
  const parts = partsOf()
  expect(parts('{"reading": "Buyers, ')).toEqual([])
  expect(parts('first.", "buy')).toEqual([['reading', 'Buyers, first.']])
  expect(partsOf()('Just "words", and [a list, of] {things')).toEqual([])
})

test('each item of the requested list is returned when it is complete, and nothing else is returned', () => {
  const text = '{"first": [1, 2], "lines" : [{"line": "hook, [x]"}, {"line": "you"}], "tips": ["a", "b"]}'
  const found = (size: number) => {
    const parts = partsOf('lines')
    return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      parts(text.slice(index * size, (index + 1) * size)),
    ).flat()
  }
  const whole = [
    ['first', [1, 2]],
    ['lines', { line: 'hook, [x]' }],
    ['lines', { line: 'you' }],
    ['tips', ['a', 'b']],
  ]
  expect([1, 3, 200].map(found)).toEqual([whole, whole, whole])
})
