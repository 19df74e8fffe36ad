import { expect, test } from 'vitest'
import { byOwnClock } from './own-clock.ts'

const answering = (body: unknown, status = 200) =>
  byOwnClock(async () => Response.json(body, { status, headers: { 'X-Request-Id': '1' } }))

test('CK22 the client ignores the end time of a session that the server sends', async () => {
  const ask = answering({ access_token: 'a', expires_in: 3600, expires_at: 5 })
  for (const path of ['token?grant_type=password', 'factors/5f0c/verify']) {
    const response = await ask(`http://localhost/auth/v1/${path}`)
    expect(await response.json()).toEqual({ access_token: 'a', expires_in: 3600 })
  }
})

test('responses without a session are not changed', async () => {
  const row = await answering({ expires_at: 5 })(new URL('http://localhost/rest/v1/share_links'))
  expect(await row.json()).toEqual({ expires_at: 5 })
  const refusal = { code: 'invalid_credentials', expires_at: 5 }
  const refused = await answering(refusal, 400)('http://localhost/auth/v1/token?grant_type=password')
  expect([refused.status, refused.headers.get('x-request-id')]).toEqual([400, '1'])
  expect(await refused.json()).toEqual(refusal)
})
