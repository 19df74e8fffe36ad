/** Each member has a limited share of the database's time. All protocols together use this one share. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerLimits } from '../../backend/http/caller-budgets.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'

let backend: Backend

beforeAll(async () => {
  const usual = callerLimits.memberMsPerMinute
  callerLimits.memberMsPerMinute = 1
  backend = await startBackend(await testDatabase(), { RATE_LIMITS: 'true' })
  callerLimits.memberMsPerMinute = usual
})
afterAll(() => backend.close())

async function doorsOf({ client }: Member) {
  const { data } = await client.auth.getSession()
  const headers = {
    apikey: backend.keys.publishable,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  }
  const ask = async (path: string, body?: object) => {
    const call = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${backend.url}${path}`, call)
    return { path, status: answer.status, hasTime: Number(answer.headers.get('retry-after')) > 0 }
  }
  return {
    table: () => ask('/rest/v1/posts?select=id'),
    all: [
      () => ask('/rest/v1/posts?select=id'),
      () => ask('/storage/v1/object/list/avatars', { prefix: '' }),
      () => ask('/auth/v1/user'),
      () => ask('/functions/v1/check-subscription', {}),
    ],
  }
}

test('CK47 CK48 tables, storage, sign-in and functions refuse a caller whose share is used up, and still serve other callers', async () => {
  const greedy = await doorsOf(await backend.member('Greedy'))
  await expect.poll(async () => (await greedy.table()).status).toBe(429)
  for (const ask of greedy.all) expect(await ask()).toMatchObject({ status: 429, hasTime: true })
  const other = await doorsOf(await backend.member('Other'))
  expect((await other.table()).status).toBe(200)
})
