import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { CallerError } from '../http/caller.ts'
import { verifyToken } from './verify.ts'

const ours = await generateKeyPair('ES256', { extractable: true })
const foreign = await generateKeyPair('ES256', { extractable: true })
const rsa = await generateKeyPair('RS256')
const secret = new TextEncoder().encode('a-shared-secret-of-at-least-32-characters')
const deps = {
  jwtSecret: secret,
  findKey: async (kid: string) => (kid === 'ours' ? ours.publicKey : null),
}
const member = '0b9f1f4e-98a5-4b5e-8c1c-5a2e3f6d7a8b'
const claims = { sub: member, role: 'authenticated', aud: 'authenticated' }

function token(payload: Record<string, unknown> = claims, header: Record<string, unknown> = {}) {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', kid: 'ours', ...header })
    .setExpirationTime('1h')
}

async function reasonOf(given: string): Promise<string> {
  const error = await verifyToken(given, deps).catch((thrown: unknown) => thrown)
  return error instanceof CallerError ? error.reason : `no CallerError: ${String(error)}`
}

test('a token that is signed with a published key identifies its member', async () => {
  const caller = await verifyToken(await token().sign(ours.privateKey), deps)
  expect(caller).toMatchObject({ role: 'authenticated', userId: member, claims })
})

test('an HS256 token with the shared secret is accepted, also without an audience', async () => {
  const signed = await token({ role: 'service_role' }, { alg: 'HS256', kid: undefined }).sign(secret)
  expect(await verifyToken(signed, deps)).toMatchObject({ role: 'service_role', userId: null })
})

describe('forged tokens are refused', () => {
  test('a token with alg none is refused', async () => {
    const unsecured = new UnsecuredJWT({ ...claims, role: 'service_role' }).encode()
    expect(await reasonOf(unsecured)).toBe('bad_signature')
  })

  test.each(['None', 'NONE', 'nOnE'])('a token with the algorithm %s is refused', async alg => {
    const header = Buffer.from(JSON.stringify({ alg })).toString('base64url')
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
    expect(await reasonOf(`${header}.${body}.`)).toBe('bad_signature')
  })

  test('a token that uses the public key as HS256 secret is refused', async () => {
    const asPem = await exportSPKI(ours.publicKey)
    const asJson = JSON.stringify(await exportJWK(ours.publicKey))
    for (const publicText of [asPem, asJson]) {
      const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'ours' })).toString('base64url')
      const body = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
      const mac = createHmac('sha256', publicText).update(`${header}.${body}`).digest('base64url')
      expect(await reasonOf(`${header}.${body}.${mac}`)).toBe('bad_signature')
    }
  })

  test('a token with another algorithm, an unknown kid, no kid, or a foreign key under a known kid is refused', async () => {
    expect(await reasonOf(await token(claims, { alg: 'RS256' }).sign(rsa.privateKey))).toBe('bad_signature')
    expect(await reasonOf(await token(claims, { kid: 'theirs' }).sign(foreign.privateKey))).toBe(
      'bad_signature',
    )
    expect(await reasonOf(await token(claims, { kid: undefined }).sign(ours.privateKey))).toBe(
      'bad_signature',
    )
    expect(await reasonOf(await token().sign(foreign.privateKey))).toBe('bad_signature')
  })

  test('keys in the jwk and jku headers are not used', async () => {
    const jwk = await exportJWK(foreign.publicKey)
    const jku = 'https://attacker.example/jwks.json'
    expect(await reasonOf(await token(claims, { jwk, jku }).sign(foreign.privateKey))).toBe('bad_signature')
  })

  test('a changed role makes the signature invalid', async () => {
    const [header, , signature] = (await token().sign(ours.privateKey)).split('.')
    const body = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    expect(await reasonOf(`${header}.${body}.${signature}`)).toBe('bad_signature')
  })

  test('a token that is expired, not yet valid, for another audience, or with an invalid role or subject is refused', async () => {
    const expired = token().setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    expect(await reasonOf(await expired.sign(ours.privateKey))).toBe('expired')
    const early = token().setNotBefore('2h')
    expect(await reasonOf(await early.sign(ours.privateKey))).toBe('bad_claims')
    const bad = [
      { aud: 'elsewhere' },
      { role: 'postgres' },
      { role: 7 },
      { sub: "' or 1=1" },
      { session_id: 'x' },
    ]
    for (const wrong of bad) {
      expect(await reasonOf(await token({ ...claims, ...wrong }).sign(ours.privateKey))).toBe('bad_claims')
    }
  })

  test.each(['', '.', '..', 'a.b.c', 'a.b', '🙂.🙂.🙂', 'e30.e30.e30', 'bnVsbA.e30.e30'])(
    'the token %j is malformed',
    async text => {
      expect(['malformed', 'bad_signature']).toContain(await reasonOf(text))
    },
  )
})
