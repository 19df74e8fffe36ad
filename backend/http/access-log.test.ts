import { expect, test } from 'vitest'
import { accessLine, pathOf } from './access-log.ts'

test('a line is one JSON object with rounded times and without the query', () => {
  const path = pathOf('/storage/v1/object/sign/a?token=secret')
  const entry = { method: 'GET', path, status: 200, ms: 1.2345, requestId: 'r1', userId: null }
  expect(JSON.parse(accessLine(entry, new Date(0)))).toEqual({
    time: '1970-01-01T00:00:00.000Z',
    method: 'GET',
    path: '/storage/v1/object/sign/a',
    status: 200,
    ms: 1.2,
    requestId: 'r1',
    userId: null,
  })
})

test.each([
  ['/plan/3vJq0y8cVxkM2tYd1fWn5A_bZ-s7', '/plan/…'],
  ['/plan/3vJq0y8cVxkM2tYd1fWn5A_bZ-s7/print', '/plan/…/print'],
  ['/assets/a-very-long-name-of-a-file-C0ffee12.js', '/assets/a-very-long-name-of-a-file-C0ffee12.js'],
  ['/profile/00000000-0000-4000-8000-000000000042', '/profile/00000000-0000-4000-8000-000000000042'],
  ['/rest/v1/posts', '/rest/v1/posts'],
  ['/rest/v1/rpc/create_or_get_direct_conversation', '/rest/v1/rpc/create_or_get_direct_conversation'],
])('the log line for %s shows %s', (path, logged) => {
  const entry = { method: 'GET', path, status: 200, ms: 1, requestId: 'r1', userId: null }
  expect(JSON.parse(accessLine(entry)).path).toBe(logged)
})
