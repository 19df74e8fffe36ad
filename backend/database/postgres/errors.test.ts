import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../database.ts'
import { ErrorMessage } from '../wire/driver.ts'
import { connectionFailure } from './errors.ts'

function refused(code: string, message: string): ErrorMessage {
  return Object.assign(new ErrorMessage(message, message.length, 'error'), { code })
}

test.each([
  Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('getaddrinfo ENOTFOUND db.internal'), { code: 'ENOTFOUND' }),
  new Error('timeout expired at db.internal'),
  refused('28000', 'no pg_hba.conf entry for host "10.1.2.3", user "undaunted", database "undaunted"'),
  refused('28P01', 'password authentication failed for user "undaunted"'),
  refused('3D000', 'database "undaunted" does not exist'),
])('the error %s does not reveal the address of the database', error => {
  const failure = connectionFailure(error)
  expect(failure).toBeInstanceOf(DatabaseUnavailable)
  expect(failure.message).toMatch(/^The database cannot be reached: /)
  expect(failure.message).not.toMatch(/10\.1|internal|undaunted/)
})
