import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findCaller } from '../../supabase/functions/_shared/caller.ts'
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: crypto.randomUUID(), role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60 }
/** A token with an invalid signature, which only the server can notice. */
const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`
const request = new Request('http://functions.test', { headers: { authorization: `Bearer ${token}` } })

/** Starts a sign-in server that always gives this answer or hangs up, and asks the server for the caller. */
async function askAt(status: number | null): Promise<unknown> {
  const server = createServer((_asked, answer) => {
    if (status === null) return void answer.destroy()
    answer.writeHead(status, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ code: status, msg: 'no' }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  process.env.SUPABASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.SUPABASE_ANON_KEY = 'key'
  try {
    return await findCaller(request).catch(error => error)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a function gets no caller if the sign-in server refuses the token', async () => {
  expect(await askAt(403)).toMatchObject({ code: 'unauthorized' })
})

test.each([
  ['answers 503', 503],
  ['hangs up', null],
])('if the sign-in server %s, the answer does not ask the member to sign in again', async (_what, status) => {
  const error = await askAt(status)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof FunctionError && error.code).not.toBe('unauthorized')
})
