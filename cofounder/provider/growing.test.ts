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
      const items = { 'list.0': value.list[0], 'list.1': value.list[1] }
      expect(Object.fromEntries(found)).toEqual({ ...value, ...items })
      expect(found).toHaveLength(7)
    }
  },
)

test('a part is returned before the next one is written, and a text without an object has no parts', () => {
  const parts = partsOf()
  expect(parts('{"reading": "Buyers, ')).toEqual([])
  expect(parts('first.", "buy')).toEqual([['reading', 'Buyers, first.']])
  expect(partsOf()('Just "words", and [a list, of] {things')).toEqual([])
})

test('each item of a list is returned when it is complete, before the list', () => {
  const parts = partsOf()
  expect(parts('{"lines" : [{"line": "hook, [x]"}, {"li')).toEqual([['lines.0', { line: 'hook, [x]' }]])
  expect(parts('ne": "you"}], "none": [], "tips": {"a": ["b"]}}')).toEqual([
    ['lines.1', { line: 'you' }],
    ['lines', [{ line: 'hook, [x]' }, { line: 'you' }]],
    ['none', []],
    ['tips', { a: ['b'] }],
  ])
})
