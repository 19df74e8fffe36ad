import { describe, expect, test } from 'vitest'
import { DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import { CallerError } from '../http/caller.ts'
import { toRestError } from './database-errors.ts'

const raised = (code: string, message = 'm', detail?: string) => new DatabaseError({ code, message, detail })

describe('errors of PostgreSQL become replies with the right HTTP status', () => {
  test.each([
    ['23505', 409],
    ['23503', 409],
    ['23502', 400],
    ['23514', 400],
    ['22P02', 400],
    ['42703', 400],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['25006', 405],
    ['28000', 403],
    ['0L000', 403],
    ['08006', 503],
    ['53300', 503],
    ['53400', 500],
    ['54001', 400],
    ['57014', 422],
    ['57P01', 503],
    ['40001', 503],
    ['55000', 405],
    ['55P03', 503],
    ['40P01', 503],
    ['P0001', 400],
    ['P0002', 500],
    ['XX000', 500],
    ['PT404', 404],
    ['PT413', 413],
    ['PT429', 429],
    ['PT999', 500],
    ['PTxyz', 500],
    ['99999', 400],
  ])('the error %s gets the status %i', (code, status) => {
    expect(toRestError(raised(code), true)).toMatchObject({ status, code })
  })

  test('a missing privilege is 401 for a guest and 403 for a member', () => {
    expect(toRestError(raised('42501'), false)).toMatchObject({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
    expect(toRestError(raised('42501'), true).status).toBe(403)
  })

  test('CK15 a search that is nested too deep is an error of the caller', () => {
    expect(toRestError(raised('XX000', 'tsquery stack too small'), true).status).toBe(400)
  })

  test('an upsert that contains a row twice is an error of the caller', () => {
    expect(
      toRestError(raised('21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time'), true)
        .status,
    ).toBe(400)
    expect(toRestError(raised('21000', 'more than one row returned by a subquery'), true).status).toBe(500)
  })

  test('a function that raises PGRST decides its whole response', () => {
    const message = '{"code":"X","message":"said","hint":"h"}'
    expect(toRestError(raised('PGRST', message, '{"status":409,"headers":{"X-A":"b"}}'), true)).toMatchObject(
      {
        status: 409,
        code: 'X',
        message: 'said',
        hint: 'h',
        headers: { 'X-A': 'b' },
      },
    )
    expect(toRestError(raised('PGRST', 'no json', '{}'), true)).toMatchObject({
      status: 500,
      code: 'PGRST121',
    })
    expect(toRestError(raised('PGRST', message), true).details).toBe(
      'DETAIL is missing in the RAISE statement',
    )
  })
})

test('while the database is away, the response says when to try again', () => {
  expect(toRestError(new DatabaseUnavailable('full', 507, 30), true)).toMatchObject({
    status: 507,
    code: 'PGRST000',
    headers: { 'Retry-After': '30' },
  })
})

test.each([
  ['malformed', 'PGRST301'],
  ['bad_signature', 'PGRST301'],
  ['unknown_key', 'PGRST301'],
  ['expired', 'PGRST303'],
  ['revoked', 'PGRST303'],
  ['bad_claims', 'PGRST303'],
] as const)('a token that is %s gets the status %s', (reason, code) => {
  expect(toRestError(new CallerError(reason, 'no'), false)).toMatchObject({ status: 401, code })
})

test('an unknown error is thrown again', () => {
  expect(() => toRestError(new TypeError('bug'), true)).toThrow('bug')
})
