import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { fillHtml } from './render.ts'

const folder = 'supabase/templates'
const address = `http://localhost:3000/auth/v1/verify?token=${'x'.repeat(120)}&type=signup`
const values = {
  ConfirmationURL: address,
  Token: '123456',
  SiteURL: 'http://localhost:3000',
  Email: 'a@b.example',
}

test.each(readdirSync(folder))('the plain text of the mail %s says the same as its HTML', name => {
  const html = readFileSync(`${folder}/${name}`, 'utf8')
  const text = plainText(fillHtml(html, values))
  if (html.includes('.ConfirmationURL')) expect(text).toContain(address)
  if (html.includes('.Token }}')) expect(text).toMatch(/^123456$/m)
  expect(text).toContain(/<title>(.*)<\/title>/.exec(html)?.[1])
  expect(text).not.toMatch(/[<>]|&amp;|&nbsp;|display: none/)
  const lines = text.split('\n').filter(line => !line.includes('http'))
  expect(lines.filter(line => line.length > 72)).toEqual([])
})

test('a link is written once if its text is its URL; after any other link, the URL follows the text', () => {
  expect(plainText('<p><a href="http://a.example">http://a.example</a></p>')).toBe('http://a.example\n')
  expect(plainText('<p><a href="http://a.example/?b=c&amp;d=e">Go on</a></p>')).toBe(
    'Go on http://a.example/?b=c&d=e\n',
  )
})

test('the plain text leaves out the hidden preview text, and shows HTML typed by a member as text', () => {
  const html = `<div style="display: none; x: y">Preview</div><p>${'&lt;b&gt;Ada&lt;/b&gt;'}</p>`
  expect(plainText(html)).toBe('<b>Ada</b>\n')
})
