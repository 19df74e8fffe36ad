import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthServer, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

async function signedIn() {
  const { email, password, id } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  return { client, email, password, id }
}

/** Returns the code of a later time step, so that the test does not have to wait for that step. */
function codeOf(secret: string, stepsAhead = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 })
}

async function enrolled() {
  const member = await signedIn()
  const { data } = await member.client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Undaunted',
  })
  const { id: factorId, totp } = data as {
    id: string
    totp: { secret: string; qr_code: string; uri: string }
  }
  return { ...member, factorId, totp }
}

test('A13 a member enrols with a QR code, gets a challenge and verifies the code, and the session rises to aal2', async () => {
  const { client, factorId, totp } = await enrolled()
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Undaunted:/)
  expect((await client.auth.mfa.listFactors()).data?.totp).toEqual([])

  const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: 'abcdef' })
  expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422 })
  const before = (await client.auth.getSession()).data.session!
  const { data, error } = await client.auth.mfa.challengeAndVerify({
    factorId,
    code: await codeOf(totp.secret),
  })
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([
    { id: factorId, status: 'verified', factor_type: 'totp', friendly_name: 'Phone' },
  ])
  const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'password' }])

  const stale = await server.post('/token?grant_type=refresh_token', { refresh_token: before.refresh_token })
  expect(stale.status).toBe(400)
})

test('A13 a refreshed session keeps aal2; a new session starts at aal1, and the server says that aal2 is needed', async () => {
  const { client, factorId, totp, email, password } = await enrolled()
  await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) })
  await client.auth.refreshSession()
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  const other = server.client()
  await other.auth.signInWithPassword({ email, password })
  expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const enrolling = await other.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })
  expect(enrolling.error).toMatchObject({ code: 'insufficient_aal', status: 403 })
  expect((await other.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' })
})

test('a code of a second factor works only once, even for another session at the same time', async () => {
  const { client, factorId, totp, email, password } = await enrolled()
  const code = await codeOf(totp.secret)
  await client.auth.mfa.challengeAndVerify({ factorId, code })
  const thief = server.client()
  await thief.auth.signInWithPassword({ email, password })
  expect((await thief.auth.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
    'mfa_verification_failed',
  )
  const next = await thief.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret, 1) })
  expect(next.error).toBeNull()
})

test('verifying a second factor ends the sessions that have only a password', async () => {
  const { client, factorId, totp, email, password } = await enrolled()
  const other = server.client()
  await other.auth.signInWithPassword({ email, password })
  await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) })
  expect((await other.auth.getUser()).error).not.toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
})

test('a recovery mail does not bypass the second factor', async () => {
  const { client, factorId, totp, email } = await enrolled()
  await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) })
  await server.client().auth.resetPasswordForEmail(email)
  const [mail] = await server.mails(email)
  const fragment = new URLSearchParams((await server.follow(mail!.link!)).hash.slice(1))
  const intruder = server.client()
  await intruder.auth.setSession({
    access_token: fragment.get('access_token')!,
    refresh_token: fragment.get('refresh_token')!,
  })
  for (const change of [{ password: 'a-brand-new-password' }, { email: 'mine@example.com' }]) {
    expect((await intruder.auth.updateUser(change)).error).toMatchObject({
      code: 'insufficient_aal',
      status: 401,
    })
  }
  expect((await client.auth.updateUser({ password: 'a-brand-new-password' })).error).toBeNull()
})

test('A13 a session falls back to aal1 after its second factor is removed', async () => {
  const { client, factorId, totp } = await enrolled()
  await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) })
  expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  await client.auth.refreshSession()
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
})

test('the server refuses the factor of another member, an unknown or old challenge, and a name that is already in use', async () => {
  const { client, factorId, totp } = await enrolled()
  const stranger = (await signedIn()).client
  expect((await stranger.auth.mfa.challenge({ factorId })).error).toMatchObject({
    code: 'mfa_factor_not_found',
    status: 404,
  })
  expect((await stranger.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  const code = await codeOf(totp.secret)
  const unknown = await client.auth.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code })
  expect(unknown.error?.code).toBe('mfa_factor_not_found')
  const { data } = await client.auth.mfa.challenge({ factorId })
  await server.database.run({
    text: `update auth.mfa_challenges set created_at = now() - interval '301 seconds'`,
  })
  const late = await client.auth.mfa.verify({ factorId, challengeId: data!.id, code })
  expect(late.error).toMatchObject({ code: 'mfa_challenge_expired', status: 422 })
  const twin = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(twin.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 })
  const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4912345', friendlyName: 'x' })
  expect(phone.error?.code).toBe('validation_failed')
})

test('the server limits guesses at the code of a second factor', async () => {
  const limited = await startAuth({ database: server.database, limits: { enabled: true } })
  const { email, password } = await server.member()
  const client = limited.client()
  await client.auth.signInWithPassword({ email, password })
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const { data: challenge } = await client.auth.mfa.challenge({ factorId: data!.id })
  const codes: (string | undefined)[] = []
  for (let guess = 0; guess < 17; guess += 1) {
    const { error } = await client.auth.mfa.verify({
      factorId: data!.id,
      challengeId: challenge!.id,
      code: 'guess!',
    })
    codes.push(error?.code)
  }
  expect(codes.slice(0, 15)).toEqual(Array(15).fill('mfa_verification_failed'))
  expect(codes.slice(15)).toEqual(['over_request_rate_limit', 'over_request_rate_limit'])
  await limited[Symbol.asyncDispose]()
})
