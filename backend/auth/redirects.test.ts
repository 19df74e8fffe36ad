import { expect, test } from 'vitest'
import { chooseRedirect, withFragment, withQuery } from './redirects.ts'

const rules = {
  siteUrl: 'https://app.example.com',
  additionalRedirectUrls: [
    'https://other.example.com/welcome',
    'https://*.preview.example.com/**',
    'myapp://callback',
  ],
}

test.each([
  'https://app.example.com/dashboard',
  'https://app.example.com/dashboard?a=1#b',
  'https://other.example.com/welcome',
  'https://pr-12.preview.example.com/deep/path',
  'myapp://callback',
])('a redirect to %s is allowed', address => {
  expect(chooseRedirect(address, rules)).toBe(address)
})

test.each([
  'https://evil.example',
  '//evil.example',
  'https://app.example.com.evil.example/',
  'https://app.example.com@evil.example/',
  'https://evil.example\\@app.example.com',
  'https:\\\\evil.example',
  'http://app.example.com/',
  'https://app.example.com:8443/',
  'https://other.example.com/elsewhere',
  'https://evil.example/.preview.example.com/',
  'https://evil.example#.preview.example.com/',
  'https://a.b.preview.example.com/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  ' https://app.example.com',
  '/dashboard',
  'https://user:secret@app.example.com/',
  '',
])('a redirect to %j leads to the address of the site instead', address => {
  expect(chooseRedirect(address, rules)).toBe(rules.siteUrl)
})

test('a query or a fragment cannot make a forbidden address match a pattern', () => {
  const only = { siteUrl: 'https://site.example', additionalRedirectUrls: ['https://good.example/*'] }
  expect(chooseRedirect('https://good.example/in?next=x', only)).toBe('https://good.example/in?next=x')
  expect(chooseRedirect('https://bad.example/?https://good.example/x', only)).toBe('https://site.example')
})

test('tokens are put into the fragment, and codes into the query', () => {
  expect(withFragment('https://a.example/x?y=1', { access_token: 'a b' })).toBe(
    'https://a.example/x?y=1#access_token=a+b',
  )
  expect(withQuery('https://a.example/x?y=1#z', { code: 'q' })).toBe('https://a.example/x?y=1&code=q#z')
})

test('all names of a local server count as one site, and addresses of other servers do not', () => {
  const local = { siteUrl: 'http://localhost:3000', additionalRedirectUrls: [] }
  expect(chooseRedirect('http://127.0.0.1:3000/dashboard', local)).toBe('http://127.0.0.1:3000/dashboard')
  expect(chooseRedirect('http://127.0.0.1:4000/dashboard', local)).toBe(local.siteUrl)
  expect(chooseRedirect('http://127.0.0.1.evil.example:3000/', local)).toBe(local.siteUrl)
  expect(chooseRedirect('http://localhost/', { ...local, siteUrl: 'http://app.example' })).toBe(
    'http://app.example',
  )
})
