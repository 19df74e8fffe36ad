import { expect, test } from 'vitest'
import { clientOptions } from './client-options.ts'

const at = (parameters: string) =>
  clientOptions(`postgres://ada:s%2Fecret@db.example:6432/undaunted${parameters}`)

test('says who, where and which database', () => {
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
])('sslmode=%s means what it means to psql', (mode, ssl) => {
  expect(at(`?sslmode=${mode}`).ssl).toEqual(ssl)
})

test('a folder as host is a socket', () => {
  expect(clientOptions('postgres:///undaunted?host=/run/postgresql')).toMatchObject({
    host: '/run/postgresql',
    database: 'undaunted',
  })
})
