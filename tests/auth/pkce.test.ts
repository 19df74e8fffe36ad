import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

async function newestLink(email: string): Promise<string> {
  const [mail] = await server.mails(email)
  return mail!.link!
}

test('A11 A12 with PKCE the links of sign-up, magic link and recovery carry a code that only this browser can use', async () => {
  const client = server.client({ flowType: 'pkce' })
  const email = newEmail()
  await client.auth.signUp({ email, password: goodPassword })
  const confirmed = await server.follow(await newestLink(email))
  expect(confirmed.hash).toBe('')
  const code = confirmed.searchParams.get('code')!
  expect((await client.auth.exchangeCodeForSession(code)).data.session?.user.email).toBe(email)

  await client.auth.signInWithOtp({ email })
  const linked = (await server.follow(await newestLink(email))).searchParams.get('code')!
  expect((await client.auth.exchangeCodeForSession(linked)).error).toBeNull()

  await client.auth.resetPasswordForEmail(email)
  const recovered = (await server.follow(await newestLink(email))).searchParams.get('code')!
  expect((await client.auth.exchangeCodeForSession(recovered)).error).toBeNull()
})

test('a code does not work without its verifier; after a try without the verifier, the code is invalid for everybody', async () => {
  const client = server.client({ flowType: 'pkce' })
  const { email } = await server.member()
  await client.auth.signInWithOtp({ email })
  const code = (await server.follow(await newestLink(email))).searchParams.get('code')!
  const stolen = await server.post('/token?grant_type=pkce', {
    auth_code: code,
    code_verifier: 'v'.repeat(60),
  })
  expect([stolen.status, await stolen.json()]).toEqual([
    400,
    expect.objectContaining({ error_code: 'bad_code_verifier' }),
  ])
  expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'flow_state_not_found',
    status: 404,
  })
})

test('a code expires after five minutes, an unknown code is not found, and a request without all fields is refused', async () => {
  const client = server.client({ flowType: 'pkce' })
  const { email } = await server.member()
  await client.auth.signInWithOtp({ email })
  const code = (await server.follow(await newestLink(email))).searchParams.get('code')!
  await server.database.run({
    text: `update auth.flow_state set auth_code_issued_at = now() - interval '301 seconds'`,
  })
  expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired')
  const unknown = await server.post('/token?grant_type=pkce', {
    auth_code: crypto.randomUUID(),
    code_verifier: 'x'.repeat(50),
  })
  expect(unknown.status).toBe(404)
  expect((await server.post('/token?grant_type=pkce', { auth_code: 'x' })).status).toBe(400)
  const half = await server.post('/otp', { email, code_challenge: 'c'.repeat(43) })
  expect([half.status, await half.json()]).toEqual([
    400,
    expect.objectContaining({ error_code: 'validation_failed' }),
  ])
})

test('a sign-in with PKCE gives no session before its link is opened', async () => {
  const { email, id } = await server.member()
  await server.client({ flowType: 'pkce' }).auth.signInWithOtp({ email })
  const [flow] = await server.database.run<{ auth_code: string }>({
    text: 'select auth_code from auth.flow_state where user_id = $1',
    values: [id],
  })
  const early = await server.post('/token?grant_type=pkce', {
    auth_code: flow!.auth_code,
    code_verifier: 'x'.repeat(50),
  })
  expect(early.status).toBe(404)
})

test('the token of a PKCE link gives a session by POST only together with the verifier', async () => {
  const { email } = await server.member()
  const verifier = 'v'.repeat(60)
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const pkce = { code_challenge, code_challenge_method: 's256' }
  await server.post('/otp', { email, ...pkce })
  const token_hash = new URL(await newestLink(email)).searchParams.get('token')!
  expect(token_hash).toMatch(/^pkce_/)
  const finder = await server.client().auth.verifyOtp({ token_hash, type: 'magiclink' })
  expect(finder).toMatchObject({ data: { session: null }, error: { code: 'bad_code_verifier', status: 400 } })
  for (const code_verifier of ['', 'w'.repeat(60)]) {
    const guess = await server.post('/verify', { type: 'magiclink', token_hash, code_verifier })
    expect([guess.status, await guess.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: 'bad_code_verifier' }),
    ])
  }
  // None of the requests above used the link, so it still works.
  const owner = await server.post('/verify', { type: 'email', token_hash, code_verifier: verifier })
  expect(await owner.json()).toMatchObject({ access_token: expect.any(String), user: { email } })
  expect((await server.post('/verify', { type: 'email', token_hash, code_verifier: verifier })).status).toBe(
    403,
  )
})

test('a sign-up with PKCE is confirmed by POST with the verifier, with either of the two types that clients send', async () => {
  for (const type of ['signup', 'email']) {
    const email = newEmail()
    const verifier = 'v'.repeat(60)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    await server.post('/signup', {
      email,
      password: goodPassword,
      code_challenge,
      code_challenge_method: 's256',
    })
    const token_hash = new URL(await newestLink(email)).searchParams.get('token')!
    const bare = await server.post('/verify', { type, token_hash })
    expect(bare.status).toBe(400)
    expect(
      (await server.client().auth.signInWithPassword({ email, password: goodPassword })).error?.code,
    ).toBe('email_not_confirmed')
    const done = await server.post('/verify', { type, token_hash, code_verifier: verifier })
    expect(done.status).toBe(200)
  }
})
