/** A request that a function sends to its own server counts for the caller of the function. */
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFunctions, type Functions } from '../../backend/functions/functions.ts'
import { createEdge, type Edge } from '../../backend/http/edge.ts'
import { functionCallHeader } from '../../backend/http/function-calls.ts'
import { currentRequest } from '../../backend/http/request-context.ts'

let functions: Functions
let edge: Edge
let url: string
const seen: (string | undefined)[] = []

beforeAll(async () => {
  functions = createFunctions({
    directory: join(import.meta.dirname, 'project/functions'),
    identify: async () => ({ role: 'authenticated', claims: { role: 'authenticated' }, userId: 'ada' }),
    environment: () => ({ SUPABASE_URL: url }),
  })
  const app = new Hono().route('/functions/v1', functions.app).get('/who', c => {
    seen.push(c.req.header(functionCallHeader))
    const { clientAddress, onBehalfOf } = currentRequest() ?? {}
    return c.json({ clientAddress, onBehalfOf, own: c.req.header('x-own') })
  })
  const options = { health: async () => ({ ok: true }) as const, secretKey: 'secret' }
  edge = createEdge({ fetch: app.fetch, ...options, trustedProxies: ['127.0.0.1'] })
  url = `http://127.0.0.1:${(await edge.listen(0, '127.0.0.1')).port}`
})
afterAll(() => Promise.all([edge.close(0), functions.close()]))

test('CK47 a request from a function to its own server counts for the member and the address that called the function', async () => {
  // Under another host name the same server counts as another server.
  const other = url.replace('127.0.0.1', 'localhost')
  const headers = { authorization: 'Bearer good', 'x-forwarded-for': '203.0.113.9' }
  const answer = await fetch(`${url}/functions/v1/ask-back?other=${other}`, { headers })
  const counted = { clientAddress: '203.0.113.9', onBehalfOf: 'ada' }
  const [plain, withHeaders, elsewhere] = await answer.json()
  expect([plain, withHeaders]).toEqual([counted, { ...counted, own: 'kept' }])
  expect(elsewhere).toEqual({ clientAddress: '127.0.0.1', onBehalfOf: null })
})

test('CK47 the id of a call is invalid after the end of the call, and nobody can guess it', async () => {
  const [known] = seen
  expect(known).toMatch(/^[\da-f-]{36}$/)
  const who = async (name: string) =>
    (await fetch(`${url}/who`, { headers: { [functionCallHeader]: name } })).json()
  const nobody = { clientAddress: '127.0.0.1', onBehalfOf: null }
  // The answer may arrive before the call has ended.
  await expect.poll(() => who(known ?? '')).toEqual(nobody)
  for (const name of [crypto.randomUUID(), 'ada']) expect(await who(name)).toEqual(nobody)
})
