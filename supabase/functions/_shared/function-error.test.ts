import { expect, test } from 'vitest'
import { databaseFailure, statusOf, toErrorBody } from './function-error.ts'

const answerOf = (code: string, hint?: string) => {
  const body = toErrorBody(databaseFailure('reading', { code, message: 'Words of the database', hint }), 'id')
  const waitMs = body.retryAt ? Date.parse(body.retryAt) - Date.now() : null
  return { status: statusOf(body), message: body.message, seconds: waitMs && Math.round(waitMs / 1000) }
}

test('CK47 a caller whose budget is used up gets an error that says when to try again', () => {
  const told = { status: 429, message: 'Words of the database' }
  expect(answerOf('PT429', 'Try again in 42 seconds.')).toEqual({ ...told, seconds: 42 })
  expect(answerOf('PT429')).toEqual({ ...told, seconds: 5 })
})

test('CK47 a statement may be tried again if it took too long, lost a race for a lock or found no database', () => {
  for (const code of ['57014', '40001', '55P03', 'PGRST000', '57P01', '']) {
    expect([code, answerOf(code)]).toMatchObject([code, { status: 503, seconds: 5 }])
  }
  expect(answerOf('42P01')).toMatchObject({ status: 500, message: expect.not.stringContaining('Words') })
})
