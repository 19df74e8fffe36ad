import { expect, test } from 'vitest'
import { unavailable } from '../_shared/function-error.ts'
import { failureOf, isAway } from './failure.ts'

test('CK21 a database that is unavailable for a moment does not count as a failure of the mails', () => {
  const answered = (status: number) => failureOf('claiming mails', { error: { message: '' }, status })
  for (const status of [0, 429, 503, 507]) expect([status, isAway(answered(status))]).toEqual([status, true])
  expect(isAway(unavailable('the sign-in server is away'))).toBe(true)
  for (const other of [answered(400), answered(500), new Error('x'), 'x']) expect(isAway(other)).toBe(false)
})
