import { describe, expect, test } from 'vitest'
import { AppError, toAppError, unwrap, unwrapCount, unwrapMaybe } from './errors.ts'

describe('any thrown value becomes one of the known error codes', () => {
  test.each([
    [
      'a rejected sign-in',
      {
        name: 'AuthApiError',
        message: 'Invalid login credentials',
        status: 400,
        code: 'invalid_credentials',
      },
      'invalid_input',
    ],
    [
      'no session',
      { name: 'AuthSessionMissingError', message: 'Auth session missing!', status: 401 },
      'unauthorized',
    ],
    ['an expired token at the tables', { message: 'JWT expired', code: 'PGRST303' }, 'unauthorized'],
    ['a missing row', { message: 'no rows', code: 'PGRST116', details: '' }, 'not_found'],
    [
      'a policy that refuses',
      { message: 'new row violates row-level security policy', code: '42501' },
      'forbidden',
    ],
    ['a duplicate', { message: 'duplicate key value', code: '23505' }, 'conflict'],
    ['a used-up quota', { message: 'Back at 14:00', code: 'quota_exceeded', status: 429 }, 'quota_exceeded'],
    ['the network away', new TypeError('Failed to fetch'), 'network'],
    [
      'the network away, as supabase reports it',
      { message: 'TypeError: Failed to fetch', code: '', status: 0 },
      'network',
    ],
    ['auth unreachable', { name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 }, 'network'],
    [
      'auth broken',
      { name: 'AuthRetryableFetchError', message: 'The cellar is flooded', status: 500 },
      'internal',
    ],
    ['a stopped request', new DOMException('stopped', 'AbortError'), 'cancelled'],
    [
      'a stopped request, as supabase reports it',
      { message: 'AbortError: The session was given up.', code: '', status: 0 },
      'cancelled',
    ],
    [
      'an answer that took too long, as supabase reports it',
      { message: 'TimeoutError: signal timed out', code: '', status: 0 },
      'network',
    ],
    ['a broken server', { message: 'boom', status: 500 }, 'internal'],
    ['a mistake of ours', new TypeError('x is undefined'), 'internal'],
    ['something that is no error', 'text', 'internal'],
  ])('the error %s gets its error code', (_name, thrown, code) => {
    expect(toAppError(thrown).code).toBe(code)
  })
})

test('the page shows error messages of the server, and no messages about mistakes in our code', () => {
  expect(toAppError({ message: 'Invalid login credentials', status: 400 })).toMatchObject({
    message: 'Invalid login credentials',
    isFromServer: true,
  })
  expect(toAppError(new TypeError('x is undefined'))).toMatchObject({ isFromServer: false })
})

test('unwrap returns the data of a response, or throws its error with the status', () => {
  expect(unwrap({ data: [1], error: null })).toEqual([1])
  expect(unwrapMaybe({ data: null, error: null })).toBeNull()
  expect(() => unwrap({ data: null, error: null })).toThrow(AppError)
  expect(() => unwrap({ data: null, error: { message: 'Who are you?' }, status: 401 })).toThrow(
    expect.objectContaining({ code: 'unauthorized', message: 'Who are you?' }),
  )
})

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [0, 'network'],
] as const)(
  'a count that was refused with status %i is an error, although the response has no body',
  (status, code) => {
    const error = { message: status === 0 ? 'TypeError: Failed to fetch' : '' }
    expect(() => unwrapCount({ count: null, error, status })).toThrow(expect.objectContaining({ code }))
  },
)

test('a missing count is read as zero', () => {
  expect(unwrapCount({ count: 3, error: null })).toBe(3)
  expect(unwrapCount({ count: null, error: null })).toBe(0)
})
