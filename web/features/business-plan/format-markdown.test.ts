import { expect, test } from 'vitest'
import { formatMarkdown, insertName, type Mark } from './format-markdown.ts'

/** "[" and "]" in `marked` stand for the start and end of the selection. */
const chosen = (marked: string) => ({
  text: marked.replace(/[[\]]/g, ''),
  from: marked.indexOf('['),
  to: marked.indexOf(']') - 1,
})
const print = ({ text, from, to }: ReturnType<typeof chosen>) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`

test.each<[Mark, string, string]>([
  ['bold', 'a [b] c', 'a **[b]** c'],
  ['bold', 'a **[b]** c', 'a [b] c'],
  ['italic', '[]', '*[]*'],
  ['heading', 'a\nb[]\nc', 'a\n[### b]\nc'],
  ['bullets', '[one\ntwo]', '[- one\n- two]'],
  ['bullets', '- o[n]e', '[one]'],
  ['numbers', '[- one\n- two]', '[1. one\n2. two]'],
  ['quote', 'a\n\n[b]', 'a\n\n[> b]'],
])('BP05 the button %s turns %j into %j', (mark, before, after) => {
  expect(print(formatMarkdown(chosen(before), mark))).toBe(after)
})

test('BP05 a figure is inserted at the cursor, and a table becomes a separate paragraph', () => {
  expect(insertName(chosen('Only [x].'), 'price-1', false).text).toBe('Only {price-1}.')
  expect(insertName(chosen('See[]'), 'table-cash', true).text).toBe('See\n\n{table-cash}\n\n')
})
