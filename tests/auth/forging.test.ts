/** Sends forged tokens to each protocol. */
import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'

let backend: Backend
let member: Member
let tokens: Record<string, string>
beforeAll(async () => {
  backend = await startBackend(await testDatabase(), {
    JWT_SECRET: 'a-shared-secret-of-at-least-32-characters',
  })
  member = await backend.member()
  tokens = await forgeries()
})
afterAll(() => backend.close())

async function forgeries(): Promise<Record<string, string>> {
  const { data } = await member.client.auth.getSession()
  const [header, body, signature] = data.session!.access_token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
  const jwks = (await (await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`)).json()) as {
    keys: { kid: string }[]
  }
  const publicJwk = jwks.keys.find(key => key.kid === kid)!
  const foreign = await generateKeyPair('ES256', { extractable: true })
  const rsa = await generateKeyPair('RS256')
  const raised = { ...claims, role: 'service_role' }
  const es256 = (payload: object, extra: object = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', kid, ...extra }).sign(foreign.privateKey)
  const spki = await exportSPKI((await importJWK(publicJwk, 'ES256')) as CryptoKey)
  const sharedSecret = new TextEncoder().encode('a-shared-secret-of-at-least-32-characters')
  return {
    'alg none': new UnsecuredJWT(raised).encode(),
    'HS256 with the public key as PEM': hs256(raised, spki, kid),
    'HS256 with the public key as JWK': hs256(raised, JSON.stringify(publicJwk), kid),
    'HS256 with an empty secret': hs256(raised, '', kid),
    'another RSA key': await new SignJWT(raised)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(rsa.privateKey),
    'a foreign key under our kid': await es256(raised),
    'a foreign kid': await es256(raised, { kid: 'foreign' }),
    'a key brought along': await es256(raised, { jwk: await exportJWK(foreign.publicKey) }),
    'a key to be fetched': await es256(raised, { kid: undefined, jku: 'https://attacker.example/jwks.json' }),
    'a changed role': [header, Buffer.from(JSON.stringify(raised)).toString('base64url'), signature].join(
      '.',
    ),
    'a cut signature': [header, body, signature.slice(0, -4)].join('.'),
    'no signature': [header, body, ''].join('.'),
    expired: await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) - 5 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(sharedSecret),
    'another audience': await new SignJWT({ ...claims, aud: 'elsewhere' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(sharedSecret),
    'a role of the database': await new SignJWT({ ...claims, role: 'postgres' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(sharedSecret),
    nonsense: 'x.y.z',
  }
}

function hs256(claims: object, secret: string, kid: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const doors = {
  auth: '/auth/v1/user',
  rest: '/rest/v1/profiles?select=id',
  storage: '/storage/v1/bucket',
  functions: '/functions/v1/check-subscription',
} as const

describe.each(Object.entries(doors))('forged tokens for %s', (_, path) => {
  test('CK05 every forged token is answered with 401', async () => {
    for (const [name, token] of Object.entries(tokens)) {
      const response = await fetch(backend.url + path, {
        method: path.startsWith('/functions') ? 'POST' : 'GET',
        headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}` },
      })
      expect([name, response.status]).toEqual([name, 401])
    }
  })

  test('CK04 a signed-out token is refused at once', async () => {
    const other = await backend.member()
    const { data } = await other.client.auth.getSession()
    const headers = {
      apikey: backend.keys.publishable,
      authorization: `Bearer ${data.session!.access_token}`,
    }
    const init = { method: path.startsWith('/functions') ? 'POST' : 'GET', headers }
    expect((await fetch(backend.url + path, init)).status).toBeLessThan(401)
    await other.client.auth.signOut()
    expect([401, 403]).toContain((await fetch(backend.url + path, init)).status)
  })
})

test('CK05 a socket cannot join a channel with a forged token', async () => {
  for (const [name, token] of Object.entries(tokens)) {
    const reply = await joinWith(token)
    expect([name, reply]).toEqual([name, 'error'])
  }
})

/** Joins a channel with the token and returns the status of the reply. */
async function joinWith(token: string): Promise<string> {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.keys.publishable}&vsn=1.0.0`
  const socket = new WebSocket(address)
  const replied = new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          topic: 'realtime:feed',
          event: 'phx_join',
          ref: '1',
          join_ref: '1',
          payload: {
            access_token: token,
            config: { postgres_changes: [{ event: '*', schema: 'public', table: 'posts' }] },
          },
        }),
      ),
    )
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as { event: string; payload: { status?: string } }
      if (message.event === 'phx_reply') resolve(message.payload.status ?? '')
    })
  })
  const status = await replied
  socket.close()
  return status
}
