import { expect, test } from 'vitest'
import { accessLine, pathOf } from './access-log.ts'

test('a line is one JSON object, rounded, without the query', () => {
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
