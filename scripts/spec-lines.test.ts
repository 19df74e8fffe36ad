import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPromises } from './spec-lines.ts'

test('DX05 each promise in the list has one line and one id', () => {
  const list = `# A list
- A01 "a" · b with CK01 in it
- CK02 two of them:
  - first
  - B01 second
- no id
  - C01 not here either
`
  expect([...readPromises(list)]).toEqual([
    ['A01', '"a" · b with CK01 in it'],
    ['CK02', 'two of them:'],
  ])
})

test('DX05 a list is refused if an id has two lines or a line has two ids', () => {
  expect(() => readPromises('- A01 one\n- A01 two\n')).toThrow('A01 has two lines')
  expect(() => readPromises('- A01 one · A02 two\n')).toThrow('two ids share a line: - A01 one')
})

test('DX05 every line of both lists is read, and no line is longer than 600 characters', () => {
  const lists = ['docs/spec-checklist.md', 'docs/checks.md'].map(path => readFileSync(path, 'utf8'))
  const promises = readPromises(lists.join('\n'))
  expect(promises.size).toBeGreaterThan(490)
  expect(promises.size).toBe(new Set(lists.join('\n').match(/^- [A-Z]{1,3}\d\d /gm)).size)
  expect(lists[0]?.split('\n').filter(line => line.length > 600)).toEqual([])
})
