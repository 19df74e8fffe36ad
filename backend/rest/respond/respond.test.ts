import { describe, expect, test } from 'vitest'
import { contentRange, pageStatus, withOverrides } from './response.ts'

test.each([
  [0n, 9n, null, '0-9/*'],
  [0n, 9n, 40, '0-9/40'],
  [0n, -1n, null, '*/*'],
  [0n, -1n, 0, '*/0'],
  [5n, 4n, 3, '*/3'],
])('the Content-Range of rows %s to %s of %s is the same as from PostgREST', (lower, upper, total, text) => {
  expect(contentRange(lower, upper, total)).toBe(text)
})

test.each([
  [0n, 10, null, 200],
  [0n, 10, 10, 200],
  [0n, 5, 10, 206],
  [10n, 0, 10, 206],
  [11n, 0, 10, 416],
])('a page from %s with %s rows of %s has the status %i', (offset, page, total, status) => {
  expect(pageStatus({ offset, limit: null }, page, total).status).toBe(status)
})

describe('functions may change the response', () => {
  const answer = {
    status: 200,
    headers: [
      ['Content-Type', 'a'],
      ['Content-Range', 'b'],
    ] as [string, string][],
    body: 'x',
  }

  test('headers that a function sets replace the usual headers', () => {
    const row = {
      response_headers: '[{"content-type":"text/html"},{"Set-Cookie":"a=b"}]',
      response_status: '201',
    }
    expect(withOverrides(answer, row)).toEqual({
      status: 201,
      headers: [
        ['Content-Range', 'b'],
        ['content-type', 'text/html'],
        ['Set-Cookie', 'a=b'],
      ],
      body: 'x',
    })
  })

  test.each(['{', '{}', '[1]', '[{"a":1}]', '[{"a":"b","c":"d"}]', '[{"a b":"c"}]', '[{"a":"b\\r\\nc"}]'])(
    'a function that sets the headers %s is refused',
    text => {
      expect(() => withOverrides(answer, { response_headers: text, response_status: null })).toThrow(
        'response.headers guc',
      )
    },
  )

  test.each(['x', '999', '100'])('a function that sets the status %s is refused', text => {
    expect(() => withOverrides(answer, { response_headers: null, response_status: text })).toThrow(
      'response.status guc',
    )
  })
})
