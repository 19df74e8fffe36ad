import { expect, test } from 'vitest'
import { fillHtml, fillText, oneLine } from './render.ts'

test('a template gets its values, also nested values, and an unknown placeholder becomes empty', () => {
  const values = { Token: '123456', Data: { full_name: 'Ada' } }
  expect(fillText('{{ .Token }} for {{.Data.full_name}}{{ .Nothing }}', values)).toBe('123456 for Ada')
  expect(fillText('{{ .Data }}{{ .constructor }}{{ .Data.toString }}', values)).toBe('')
})

test('HTML in a value is escaped', () => {
  expect(fillHtml('<b>{{ .Name }}</b>', { Name: '<img src=x onerror="a">&\'' })).toBe(
    '<b>&lt;img src=x onerror=&quot;a&quot;&gt;&amp;&#39;</b>',
  )
})

test('a placeholder inside a value is not replaced', () => {
  expect(fillText('{{ .A }}', { A: '{{ .B }}', B: 'secret' })).toBe('{{ .B }}')
})

test('a mail header stays on one line', () => {
  expect(oneLine('Hello\r\nBcc: all@example.com\u2028x')).toBe('Hello Bcc: all@example.com x')
})
