import { expect, test } from 'vitest'
import { fillHtml, fillText, oneLine } from './render.ts'

test('names are filled in, even nested ones, and unknown ones disappear', () => {
  const values = { Token: '123456', Data: { full_name: 'Ada' } }
  expect(fillText('{{ .Token }} for {{.Data.full_name}}{{ .Nothing }}', values)).toBe('123456 for Ada')
  expect(fillText('{{ .Data }}{{ .constructor }}{{ .Data.toString }}', values)).toBe('')
})

test('HTML in a value stays text', () => {
  expect(fillHtml('<b>{{ .Name }}</b>', { Name: '<img src=x onerror="a">&\'' })).toBe(
    '<b>&lt;img src=x onerror=&quot;a&quot;&gt;&amp;&#39;</b>',
  )
})

test('a filled-in value is not used as a template again', () => {
  expect(fillText('{{ .A }}', { A: '{{ .B }}', B: 'secret' })).toBe('{{ .B }}')
})

test('a header stays on one line', () => {
  expect(oneLine('Hello\r\nBcc: all@example.com\u2028x')).toBe('Hello Bcc: all@example.com x')
})
