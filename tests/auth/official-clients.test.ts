/**
 * The test suites of the official clients require these properties of an auth server. The titles use the words of
 * these suites.
 */
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthServer, goodPassword, keys, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth({ config: { additionalRedirectUrls: ['http://localhost:9999/welcome'] } })
})
afterAll(() => server[Symbol.asyncDispose]())

test('OA01 getClaims() verifies a session signed with RS256 by the published keys', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const signingKeys = [{ ...(await exportJWK(privateKey)), kid: 'the-operators-own' }]
  const signing = await startAuth({ signingKeys, config: { autoconfirm: true } })
  const client = signing.client()
  const { data } = await client.auth.signUp({ email: newEmail(), password: goodPassword })
  const claims = await client.auth.getClaims()
  expect(claims.error).toBeNull()
  expect(claims.data?.header).toMatchObject({ alg: 'RS256', kid: 'the-operators-own' })
  expect(claims.data?.claims.sub).toBe(data.user?.id)
  expect((await client.auth.getUser()).data.user?.id).toBe(data.user?.id)
  const jwks = await (await fetch(`${signing.url}/auth/v1/.well-known/jwks.json`)).json()
  expect(jwks.keys).toContainEqual(
    expect.objectContaining({ kty: 'RSA', alg: 'RS256', kid: 'the-operators-own', use: 'sig' }),
  )
  // The published keys must not contain the private part.
  expect(JSON.stringify(jwks)).not.toContain(signingKeys[0]!.d)
  for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(jwks.keys[0]).not.toHaveProperty(secret)
  // A new server with the same signing keys accepts earlier tokens.
  const again = await startAuth({ signingKeys, database: signing.database })
  const token = data.session!.access_token
  expect((await again.client().auth.getUser(token)).data.user?.id).toBe(data.user?.id)
  await again[Symbol.asyncDispose]()
  await signing[Symbol.asyncDispose]()
})

test('OA02 mfa.enroll() accepts issuer: null and friendly_name: null, which the Python client sends', async () => {
  const { email, password } = await server.member()
  const { data } = await server.client().auth.signInWithPassword({ email, password })
  const response = await server.post(
    '/factors',
    { factor_type: 'totp', friendly_name: null, issuer: null },
    { authorization: `Bearer ${data.session!.access_token}` },
  )
  expect(response.status).toBe(200)
  const factor: { friendly_name: string; totp: { uri: string } } = await response.json()
  expect(factor.friendly_name).toBe('')
  expect(factor.totp.uri).toContain(`issuer=${encodeURIComponent(new URL(server.url).host)}`)
})

const user_metadata = { profile_image: 'https://example.com/avatars/1.png', nested: { a: [1, null] } }

test('OA03 createUser() stores user metadata', async () => {
  const { data, error } = await server
    .admin()
    .auth.admin.createUser({ email: newEmail(), password: goodPassword, user_metadata })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toEqual(user_metadata)
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
})

test('OA03 createUser() stores app metadata with the given provider, and email_confirm', async () => {
  const app_metadata = { roles: ['publisher'], provider: 'import' }
  const { data } = await server
    .admin()
    .auth.admin.createUser({ email: newEmail(), app_metadata, user_metadata, email_confirm: true })
  expect(data.user?.app_metadata).toEqual({ ...app_metadata, providers: ['email'] })
  expect(data.user?.user_metadata).toEqual({ ...user_metadata, email_verified: true })
})

test('OA03 updateUserById() changes user metadata', async () => {
  const admin = server.admin().auth.admin
  const { data } = await admin.createUser({ email: newEmail(), password: goodPassword })
  const updated = await admin.updateUserById(data.user!.id, { user_metadata: { favorite_color: 'yellow' } })
  expect(updated.data.user?.user_metadata).toEqual({ favorite_color: 'yellow' })
})

test('OA03 OA05 generateLink supports signUp with generate confirmation signup link', async () => {
  const redirectTo = 'http://localhost:9999/welcome'
  const data = { status: 'alpha' }
  const made = await server.admin().auth.admin.generateLink({
    type: 'signup',
    email: newEmail(),
    password: goodPassword,
    options: { data, redirectTo },
  })
  expect(made.error).toBeNull()
  expect(made.data.user?.user_metadata).toEqual(data)
  expect(made.data.properties?.action_link).toMatch(new RegExp(`redirect_to=${redirectTo}`))
  expect((await server.follow(made.data.properties!.action_link)).href).toContain(
    `${redirectTo}#access_token=`,
  )
})

test('OA03 inviteUserByEmail() stores the given data unchanged', async () => {
  const { data } = await server
    .admin()
    .auth.admin.inviteUserByEmail(newEmail(), { data: { status: 'alpha' } })
  expect(data.user).toMatchObject({ invited_at: expect.any(String) })
  expect(data.user?.user_metadata).toEqual({ status: 'alpha' })
})

test('OA04 signOut() with an invalid access token is refused', async () => {
  const { error } = await server.admin().auth.admin.signOut('this-is-a-bad-token')
  expect(error?.message).toBe(
    'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
  )
  expect(error).toMatchObject({ code: 'bad_jwt', status: 401 })
  expect((await server.client().auth.getUser('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/)
})

test('OA04 a wrong API key gets the error for a wrong API key', async () => {
  const response = await fetch(`${server.url}/auth/v1/user`, {
    headers: { apikey: 'sb_publishable_not_ours', authorization: 'Bearer sb_publishable_not_ours' },
  })
  expect(await response.json()).toMatchObject({ error_code: 'bad_api_key' })
})

test('OA04 signOut() answers 204 without a body and ends the session', async () => {
  const { email, password } = await server.member()
  const client = server.client()
  const { data } = await client.auth.signInWithPassword({ email, password })
  const headers = { apikey: keys.publishable, authorization: `Bearer ${data.session!.access_token}` }
  const logout = () => fetch(`${server.url}/auth/v1/logout?scope=local`, { method: 'POST', headers })
  const first = await logout()
  expect([first.status, await first.text()]).toEqual([204, ''])
  const second = await logout()
  expect([second.status, await second.json()]).toEqual([
    403,
    {
      code: 403,
      error_code: 'session_not_found',
      msg: 'Session from session_id claim in JWT does not exist',
    },
  ])
  expect((await client.auth.signOut()).error).toBeNull()
})

test('OA08 verifyOtp() accepts a phone number', async () => {
  const verify = (phone: string) => server.client().auth.verifyOtp({ phone, token: '123456', type: 'sms' })
  expect((await verify('+4915112345678')).error).toMatchObject({
    message: 'Token has expired or is invalid',
    status: 403,
  })
  expect((await verify('4915112345678-invalid')).error?.message).toBe(
    'Invalid phone number format (E.164 required)',
  )
})

test('OA09 a common password is refused, unless the operator allows it', async () => {
  const lenient = await startAuth({ database: server.database, config: { refuseCommonPasswords: false } })
  const credentials = () => ({ email: newEmail(), password: 'password123' })
  expect((await server.client().auth.signUp(credentials())).error).toMatchObject({
    code: 'weak_password',
    reasons: ['pwned'],
  })
  expect((await lenient.client().auth.signUp(credentials())).error).toBeNull()
  await lenient[Symbol.asyncDispose]()
})
