import type { Session } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickEngines } from '../support/databases.ts'
import { type AuthServer, startAuth } from './start-auth.ts'

describe.each(quickEngines)('refreshing sessions on $engine', ({ open }) => {
  let server: AuthServer
  beforeAll(async () => {
    server = await startAuth({ database: await open() })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await server.database.close()
  })

  async function signIn(): Promise<Session> {
    const { email, password } = await server.member()
    const { data } = await server.client().auth.signInWithPassword({ email, password })
    return data.session!
  }

  async function refresh(refresh_token: string) {
    const response = await server.post('/token?grant_type=refresh_token', { refresh_token })
    return { status: response.status, body: (await response.json()) as Session & { error_code?: string } }
  }

  /** Makes the database look as if the token was exchanged this many seconds ago. */
  async function age(seconds: number) {
    await server.database.run({
      text: `update auth.refresh_tokens set updated_at = updated_at - $1::float8 * interval '1 second' where revoked`,
      values: [seconds],
    })
  }

  function userStatus(accessToken: string) {
    return fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${accessToken}` } })
  }

  test('A11 a refresh token is exchanged for a new pair of tokens, and the session continues', async () => {
    const first = await signIn()
    const second = await refresh(first.refresh_token)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    expect(sessionIdOf(second.body.access_token)).toBe(sessionIdOf(first.access_token))
    const third = await refresh(second.body.refresh_token)
    expect(third.status).toBe(200)
    expect((await userStatus(third.body.access_token)).status).toBe(200)
  })

  test('no refresh token that is stored in the database can be used', async () => {
    const session = await signIn()
    const rows = await server.database.run<{ token: string }>({
      text: 'select token from auth.refresh_tokens',
    })
    expect(rows.map(row => row.token)).not.toContain(session.refresh_token)
    for (const { token } of rows.slice(0, 5)) expect((await refresh(token)).status).toBe(400)
  })

  test('CK03 twenty refreshes at once leave one session and one new token, and sign nobody out', async () => {
    const session = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)))
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(answer => answer.body.refresh_token)).size).toBe(1)
    const sessions = await server.database.run({
      text: 'select id from auth.sessions where user_id = $1',
      values: [session.user.id],
    })
    expect(sessions).toHaveLength(1)
    expect((await refresh(answers[7]!.body.refresh_token)).status).toBe(200)
  })

  test('a tab that refreshes an old token within the grace period gets the newest token', async () => {
    const session = await signIn()
    const second = await refresh(session.refresh_token)
    const third = await refresh(second.body.refresh_token)
    const late = await refresh(session.refresh_token)
    expect(late.status).toBe(200)
    expect(late.body.refresh_token).toBe(third.body.refresh_token)
  })

  test('CK03 an old token after the grace period is refused, and ends its session and the access token of that session', async () => {
    const session = await signIn()
    const newest = await refresh(session.refresh_token)
    await age(11)
    const reused = await refresh(session.refresh_token)
    expect([reused.status, reused.body.error_code]).toEqual([400, 'refresh_token_already_used'])
    expect((await refresh(newest.body.refresh_token)).status).toBe(400)
    expect((await userStatus(newest.body.access_token)).status).toBe(403)
    const left = await server.database.run({
      text: 'select id from auth.sessions where user_id = $1',
      values: [session.user.id],
    })
    expect(left).toEqual([])
  })

  test('an ended session cannot be refreshed', async () => {
    const session = await signIn()
    await server.tokens.revokeSessions([sessionIdOf(session.access_token)])
    expect((await refresh(session.refresh_token)).body.error_code).toBe('refresh_token_not_found')
  })
})

function sessionIdOf(token: string): string {
  const { session_id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    session_id: string
  }
  return session_id
}
