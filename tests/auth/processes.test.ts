/** Two servers on one PostgreSQL. If a session ended on one server, the other server refuses it too. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../backend/database/postgres.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'
import { everyEngine, testPostgresUrl } from '../support/databases.ts'
import { type AuthServer, keys, startAuth } from './start-auth.ts'

describe.runIf(everyEngine.some(({ engine }) => engine === 'postgres'))('two servers on one database', () => {
  let first: AuthServer
  let second: AuthServer
  let remove: () => Promise<void>
  beforeAll(async () => {
    const database = await testPostgresUrl()
    remove = database.remove
    first = await startAuth({ database: await openPostgres({ url: database.url }) })
    second = await startAuth({ database: await openPostgres({ url: database.url }) })
  })
  afterAll(async () => {
    for (const server of [first, second]) {
      await server[Symbol.asyncDispose]()
      await server.database.close()
    }
    await remove()
  })

  async function signIn(server: AuthServer) {
    const { email, password } = await server.member()
    const client = server.client()
    const { data } = await client.auth.signInWithPassword({ email, password })
    return { client, token: data.session!.access_token, id: data.user!.id }
  }

  function identifyWith(server: AuthServer, token: string) {
    return server.tokens.identify({ apiKey: null, authorization: `Bearer ${token}` })
  }

  test('one process accepts a token signed by the other', async () => {
    const { token, id } = await signIn(first)
    expect((await identifyWith(second, token)).userId).toBe(id)
  })

  test('one process refuses a session that signed out in the other process, without a query for each request', async () => {
    const { client, token } = await signIn(first)
    await identifyWith(second, token)
    const told = new Promise<void>(resolve => {
      const stop = second.tokens.onRevoked(() => {
        stop()
        resolve()
      })
    })
    await client.auth.signOut()
    await told
    await expect(identifyWith(second, token)).rejects.toMatchObject({ reason: 'revoked' })
  })

  test('a process that starts later refuses the sessions that ended before its start', async () => {
    const { client, token } = await signIn(first)
    await client.auth.signOut()
    const late = await createTokens({ database: second.database, keys })
    await expect(late.identify({ apiKey: null, authorization: `Bearer ${token}` })).rejects.toMatchObject({
      reason: 'revoked',
    })
    await late.close()
  })

  test('A14 after a key rotation both processes accept old tokens, and sign new tokens with the key that was published before', async () => {
    const { token } = await signIn(first)
    const published = first.tokens.jwks().keys.map(key => key.kid)
    expect(published).toHaveLength(2)
    await first.tokens.rotate()
    const fresh = await signIn(first)
    const kid = headerOf(fresh.token).kid
    expect(kid).not.toBe(headerOf(token).kid)
    expect(published).toContain(kid)
    expect((await identifyWith(second, fresh.token)).userId).toBe(fresh.id)
    expect((await identifyWith(first, token)).role).toBe('authenticated')
    expect((await identifyWith(second, token)).role).toBe('authenticated')
    const response = await fetch(`${first.url}/auth/v1/.well-known/jwks.json`)
    expect(response.headers.get('cache-control')).toContain('max-age=600')
    const { keys: listed } = (await response.json()) as { keys: Record<string, unknown>[] }
    expect(listed).toHaveLength(3)
    for (const key of listed) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] })
      expect(key).not.toHaveProperty('d')
    }
  })

  test('twenty refreshes of one token, spread over both processes, leave one session', async () => {
    const { client } = await signIn(first)
    const refresh_token = (await client.auth.getSession()).data.session!.refresh_token
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? first : second).post('/token?grant_type=refresh_token', { refresh_token }),
      ),
    )
    const bodies = (await Promise.all(answers.map(answer => answer.json()))) as { refresh_token: string }[]
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect(new Set(bodies.map(body => body.refresh_token)).size).toBe(1)
  })
})

function headerOf(token: string): { kid: string } {
  return JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }
}
