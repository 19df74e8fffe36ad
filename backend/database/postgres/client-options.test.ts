import { expect, test } from 'vitest'
import { clientOptions } from './client-options.ts'

function at(parameters: string) {
  const url = new URL(`postgres://ada@db.example:6432/undaunted${parameters}`)
  url.password = 's/ecret'
  return clientOptions(url.href)
}

test('the options name the user, the host and the database of the URL', () => {
  expect(at('')).toMatchObject({
    user: 'ada',
    password: 's/ecret',
    host: 'db.example',
    port: 6432,
    database: 'undaunted',
  })
  expect(at('').ssl).toBeUndefined()
})

test.each([
  ['disable', false],
  ['require', { rejectUnauthorized: false }],
  ['verify-full', {}],
])('sslmode=%s has the same meaning as for psql', (mode, ssl) => {
  expect(at(`?sslmode=${mode}`).ssl).toEqual(ssl)
})

test('a host that is a folder is used as a socket', () => {
  expect(clientOptions('postgres:///undaunted?host=/run/postgresql')).toMatchObject({
    host: '/run/postgresql',
    database: 'undaunted',
  })
})
