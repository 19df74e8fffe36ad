/** Tests when the real client refreshes a session against this server: its interval, its margin, its retries. */
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type AuthServer, keys, startAuth } from './start-auth.ts'

let server: AuthServer
const clients: SupabaseClient[] = []
beforeAll(async () => {
  server = await startAuth()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.auth.stopAutoRefresh()
  vi.useRealTimers()
})
afterAll(() => server[Symbol.asyncDispose]())

type Seen = { at: number; status: number }

/** Creates a client whose stored session expires in this number of seconds, and records its refreshes. */
async function clientExpiringIn(seconds: number, answer: (attempt: number) => Response | null = () => null) {
  const { email, password } = await server.member()
  const { data } = await server.client().auth.signInWithPassword({ email, password })
  const session: Session = { ...data.session!, expires_at: Math.floor(Date.now() / 1000) + seconds }
  const stored = new Map([['session', JSON.stringify(session)]])
  const refreshes: Seen[] = []
  const client = createClient(server.url, keys.publishable, {
    auth: {
      storageKey: 'session',
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: name => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: name => void stored.delete(name),
      },
    },
    global: {
      async fetch(input, init) {
        if (!String(input).includes('grant_type=refresh_token')) return fetch(input, init)
        const response = answer(refreshes.length) ?? (await fetch(input, init))
        refreshes.push({ at: performance.now(), status: response.status })
        return response
      },
    },
  })
  clients.push(client)
  await client.auth.initialize()
  return { client, refreshes, session }
}

test('A15 at the next tick the client refreshes a session that expires within 90 seconds, and no session that expires later', async () => {
  const soon = await clientExpiringIn(120)
  const later = await clientExpiringIn(600)
  expect([soon.refreshes, later.refreshes]).toEqual([[], []])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  for (const { client } of [soon, later]) await client.auth.startAutoRefresh()
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  await vi.waitUntil(() => soon.refreshes.length === 1, { timeout: 10_000 })
  expect(soon.refreshes.map(({ status }) => status)).toEqual([200])
  expect(later.refreshes).toEqual([])
})

test('A15 after an answer 503 the client retries the refresh after 200 ms, then after 400 ms', async () => {
  const unavailable = () => Response.json({ code: 503, msg: 'unavailable' }, { status: 503 })
  const { client, refreshes } = await clientExpiringIn(600, attempt => (attempt < 2 ? unavailable() : null))
  const { error } = await client.auth.refreshSession()
  expect(error).toBeNull()
  expect(refreshes.map(({ status }) => status)).toEqual([503, 503, 200])
  const [first, second, third] = refreshes.map(({ at }) => at)
  // Timers never fire early. How late they fire depends on the machine.
  expect(second! - first!).toBeGreaterThan(190)
  expect(third! - second!).toBeGreaterThan(390)
})

test('CK22 a clock that is ten minutes fast or slow causes no refresh loop', async () => {
  for (const skew of [-600, 600]) {
    const { client, refreshes } = await clientExpiringIn(3600 + skew)
    for (let call = 0; call < 5; call += 1) expect((await client.auth.getUser()).error).toBeNull()
    expect(refreshes).toEqual([])
  }
})

test('two tabs that refresh at once both stay signed in', async () => {
  const { email, password } = await server.member()
  const { data } = await server.client().auth.signInWithPassword({ email, password })
  const tabs = [server.client(), server.client()]
  for (const tab of tabs) await tab.auth.setSession(data.session!)
  const answers = await Promise.all(tabs.map(tab => tab.auth.refreshSession()))
  expect(answers.map(({ error }) => error)).toEqual([null, null])
  for (const tab of tabs) {
    expect((await tab.auth.refreshSession()).error).toBeNull()
    expect((await tab.auth.getUser()).error).toBeNull()
  }
})
