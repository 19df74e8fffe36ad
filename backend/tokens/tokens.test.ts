import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/databases.ts'
import type { Database } from '../database/database.ts'
import { createTokens, type Tokens } from './tokens.ts'

const keys = {
  publishable: 'sb_publishable_of_these_tests_01234',
  secret: 'sb_secret_of_these_tests_0123456789',
  jwtSecret: 'a-shared-secret-of-at-least-32-characters',
}
let database: Database
let tokens: Tokens
beforeAll(async () => {
  database = await testDatabase()
  tokens = await createTokens({ database, keys })
})
afterAll(async () => {
  await tokens.close()
  await database.close()
})

const sub = randomUUID()
function memberToken(claims: object = {}) {
  const exp = Math.floor(Date.now() / 1000) + 60
  return tokens.sign({ sub, role: 'authenticated', aud: 'authenticated', exp, ...claims })
}

test('a caller is identified as a guest, by a key or as a member', async () => {
  const identify = (apiKey: string | null, bearer?: string) =>
    tokens.identify({ apiKey, authorization: bearer === undefined ? null : `Bearer ${bearer}` })
  const roleOf = async (apiKey: string | null, bearer?: string) => (await identify(apiKey, bearer)).role
  expect(await roleOf(null)).toBe('anon')
  expect(await roleOf('')).toBe('anon')
  expect(await roleOf(keys.publishable)).toBe('anon')
  expect(await roleOf(keys.publishable, keys.publishable)).toBe('anon')
  expect(await roleOf(keys.secret)).toBe('service_role')
  expect(await roleOf(null, keys.secret)).toBe('service_role')
  expect(await roleOf(tokens.legacyKeys.anon)).toBe('anon')
  expect(await roleOf(tokens.legacyKeys.serviceRole, tokens.legacyKeys.serviceRole)).toBe('service_role')
  const token = await memberToken()
  expect(await identify(keys.publishable, token)).toMatchObject({ role: 'authenticated', userId: sub })
  expect((await identify(tokens.legacyKeys.anon, token)).userId).toBe(sub)
  // If a request has the secret key and a member's token, the token decides who the caller is.
  expect(await roleOf(keys.secret, token)).toBe('authenticated')
})

test.each([
  ['an unknown key', { apiKey: 'sb_secret_guessed_0123456789abcdef', authorization: null }, 'unknown_key'],
  ['an unknown key as bearer', { apiKey: null, authorization: 'Bearer sb_secret_guessed' }, 'unknown_key'],
  [
    'a known bearer with an unknown key',
    { apiKey: 'x', authorization: `Bearer ${keys.secret}` },
    'unknown_key',
  ],
  ['another scheme', { apiKey: null, authorization: 'Basic dXNlcjpwYXNz' }, 'malformed'],
  ['two tokens', { apiKey: null, authorization: 'Bearer a b' }, 'malformed'],
  ['no token', { apiKey: null, authorization: 'Bearer ' }, 'malformed'],
])('a request with %s is refused', async (_, credentials, reason) => {
  await expect(tokens.identify(credentials)).rejects.toMatchObject({ name: 'CallerError', reason })
})

test('a member’s token is refused as an API key', async () => {
  const apiKey = await memberToken()
  await expect(tokens.identify({ apiKey, authorization: null })).rejects.toMatchObject({
    reason: 'unknown_key',
  })
})

test('a valid token is refused after it has expired, and after its session has ended', async () => {
  const session_id = randomUUID()
  const authorization = `Bearer ${await memberToken({ session_id })}`
  expect((await tokens.identify({ apiKey: null, authorization })).userId).toBe(sub)
  await tokens.revokeSessions([session_id])
  await expect(tokens.identify({ apiKey: null, authorization })).rejects.toMatchObject({ reason: 'revoked' })
  const exp = Math.ceil(Date.now() / 1000) + 1
  const brief = `Bearer ${await memberToken({ exp })}`
  expect((await tokens.identify({ apiKey: null, authorization: brief })).userId).toBe(sub)
  await expect
    .poll(
      () =>
        tokens
          .identify({ apiKey: null, authorization: brief })
          .catch((error: { reason: string }) => error.reason),
      {
        timeout: 5000,
      },
    )
    .toBe('expired')
})

test('signing keys are stored, so a restarted server signs with the same key', async () => {
  const again = await createTokens({ database, keys })
  expect(again.jwks()).toEqual(tokens.jwks())
  await again.close()
})

test('a signing key that is too old is replaced at the start, and a key that was retired long ago is no longer published', async () => {
  const oldKid = kidOf(await memberToken())
  await database.run({ text: `update auth.signing_keys set status_since = now() - interval '91 days'` })
  const aged = await createTokens({ database, keys })
  expect(kidOf(await aged.sign({ role: 'anon' }))).not.toBe(oldKid)
  expect(aged.jwks().keys.map(key => key.kid)).toContain(oldKid)
  await database.run({
    text: `update auth.signing_keys set status_since = now() - interval '3 days' where status = 'previous'`,
  })
  await aged.rotate()
  expect(aged.jwks().keys).toHaveLength(3)
  expect(aged.jwks().keys.map(key => key.kid)).not.toContain(oldKid)
  await aged.close()
})

test('the server signs at once with a key that the operator provides', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const own = await createTokens({
    database,
    keys,
    signingKeys: [{ ...(await exportJWK(privateKey)), kid: 'own-key' }],
  })
  const exp = Math.floor(Date.now() / 1000) + 60
  const token = await own.sign({ sub, role: 'authenticated', exp })
  expect(kidOf(token)).toBe('own-key')
  const listed = own.jwks().keys.find(key => key.kid === 'own-key')
  expect(listed).toMatchObject(await exportJWK(publicKey))
  await own.close()
})

test('a token of another issuer that uses the shared secret is accepted', async () => {
  const token = await new SignJWT({ sub, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(keys.jwtSecret))
  expect((await tokens.identify({ apiKey: null, authorization: `Bearer ${token}` })).userId).toBe(sub)
})

function kidOf(token: string): unknown {
  const header: { kid?: unknown } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  return header.kid
}
