import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongForm } from '../support/long-form.ts'
import { oddBody } from '../support/odd-values.ts'
import { seed } from '../support/seed.ts'
import { type AuthServer, goodPassword, keys, startAuth } from './start-auth.ts'

let server: AuthServer
let token: string
beforeAll(async () => {
  server = await startAuth()
  const { email } = await server.member()
  const { data } = await server.client().auth.signInWithPassword({ email, password: goodPassword })
  token = data.session!.access_token
})
afterAll(() => server[Symbol.asyncDispose]())

const calls: [string, string][] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/otp'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', '/factors/x/verify'],
  ['POST', '/invite'],
  ['POST', '/admin/users'],
  ['POST', '/admin/generate_link'],
  ['PUT', '/admin/users/x'],
  ['DELETE', '/admin/users/x'],
]

/**
 * No field contains a password that the server would hash, because hashing thousands of passwords would only
 * measure argon2.
 */
const field = fc.constantFrom(
  'email',
  'phone',
  'token',
  'token_hash',
  'type',
  'data',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'create_user',
  'nonce',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'role',
  'app_metadata',
  'user_metadata',
  'ban_duration',
  'id',
  'new_email',
  'redirect_to',
  'should_soft_delete',
  '__proto__',
)
const headers = fc.constantFrom<Record<string, string>>(
  { apikey: keys.publishable },
  {},
  { authorization: 'Bearer x' },
  { authorization: 'Basic x' },
  { apikey: 'x' },
)

const count = isLongForm ? 10_000 : 500

test(`each of ${count} malformed bodies gets an answer below 500`, {
  timeout: 120_000,
}, async () => {
  const seen = new Map<number, number>()
  const request = fc.record({
    call: fc.constantFrom(...calls),
    body: oddBody(field),
    who: headers,
    isMember: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ call: [method, path], body, who, isMember }) => {
      const isAdminCall = path.startsWith('/admin') || path === '/invite'
      const credentials = isAdminCall
        ? { apikey: keys.secret }
        : isMember
          ? { authorization: `Bearer ${token}` }
          : who
      const response = await server.fetch(
        new Request(`http://localhost/auth/v1${path}`, {
          method,
          body,
          headers: { 'content-type': 'application/json', ...credentials },
        }),
      )
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400)
        expect(await response.json()).toMatchObject({ error_code: expect.any(String) })
    }),
    { numRuns: count, seed },
  )
  expect(server.failures).toEqual([])
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]))
})

test('CK15 CK16 the server refuses a link or a call whose address contains NUL', async () => {
  for (const path of [
    '/verify?type=signup&token=',
    '/verify?type=email_change&token=x',
    '/callback?state=',
    '/authorize?provider=',
  ]) {
    const response = await server.fetch(new Request(`http://localhost/auth/v1${path}%00`))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  }
  expect(server.failures).toEqual([])
})

test('CK18 the server refuses bodies that are nested too deep, too long, too wide, or not text', async () => {
  const deep = `{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`
  const long = JSON.stringify({ email: 'a'.repeat(200_000) })
  const wide = JSON.stringify({
    data: Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])),
  })
  const metadata = JSON.stringify({
    email: 'a@example.com',
    password: goodPassword,
    data: { bio: 'x'.repeat(9000) },
  })
  for (const [body, status] of [
    [deep, 413],
    [deep.slice(0, 90_000), 400],
    [long, 413],
    [wide, 413],
    [metadata, 400],
  ] as const) {
    expect((await server.post('/signup', body)).status).toBe(status)
  }
  const nested = `{"data":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`
  expect(await (await server.post('/signup', nested)).json()).toMatchObject({
    msg: 'Request body is nested too deeply',
  })
  const bytes = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    body: new Uint8Array([0xff, 0xfe, 0x7b]),
  })
  expect([bytes.status, await bytes.json()]).toEqual([
    400,
    expect.objectContaining({ error_code: 'bad_json' }),
  ])
})
