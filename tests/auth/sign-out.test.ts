import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthServer, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

async function threeBrowsers() {
  const { email, password } = await server.member()
  const clients = [server.client(), server.client(), server.client()] as const
  const tokens: string[] = []
  for (const client of clients) {
    const { data } = await client.auth.signInWithPassword({ email, password })
    tokens.push(data.session!.access_token)
  }
  return { clients, tokens }
}

async function isBelieved(token: string): Promise<boolean> {
  return server.tokens.identify({ apiKey: null, authorization: `Bearer ${token}` }).then(
    caller => caller.userId !== null,
    () => false,
  )
}

test.each([
  ['global', [false, false, false]],
  ['local', [false, true, true]],
  ['others', [true, false, false]],
] as const)(
  'CK04 A11 a sign-out with the scope %s ends exactly those sessions at once',
  async (scope, believed) => {
    const { clients, tokens } = await threeBrowsers()
    expect((await clients[0].auth.signOut({ scope })).error).toBeNull()
    expect(await Promise.all(tokens.map(isBelieved))).toEqual(believed)
    expect(await Promise.all(clients.map(canRefresh))).toEqual(believed)
  },
)

async function canRefresh(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.auth.refreshSession()
  return data.session !== null
}

test('listeners in the server learn which sessions ended', async () => {
  const { clients, tokens } = await threeBrowsers()
  const ended = new Set<string>()
  const stop = server.tokens.onRevoked(id => ended.add(id))
  await clients[0].auth.signOut({ scope: 'global' })
  stop()
  expect(ended).toEqual(new Set(tokens.map(sessionIdOf)))
})

test('the server refuses a session that was deleted from the database', async () => {
  const { tokens } = await threeBrowsers()
  const [first] = tokens
  const told = new Promise<void>(resolve => {
    const stop = server.tokens.onRevoked(id => {
      if (id !== sessionIdOf(first!)) return
      stop()
      resolve()
    })
  })
  await server.database.run({
    text: 'delete from auth.sessions where id = $1',
    values: [sessionIdOf(first!)],
  })
  await told
  expect(await isBelieved(first!)).toBe(false)
})

function sessionIdOf(token: string): string {
  const { session_id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    session_id: string
  }
  return session_id
}
