/** Runs only realtime, on a real server and database. The test itself signs the tokens of the members. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type RealtimeChannel, RealtimeClient, type RealtimeClientOptions } from '@supabase/supabase-js'
import type { Database } from '../../backend/database/database.ts'
import { createRealtime, type RealtimeOptions } from '../../backend/realtime/realtime.ts'
import { createTokens } from '../../backend/tokens/tokens.ts'

const keys = {
  publishable: 'sb_publishable_test_key_0000',
  secret: 'sb_secret_test_key_000000',
  jwtSecret: 'x'.repeat(40),
}

export type Person = { readonly id: string; readonly sessionId: string; readonly token: string }

export async function startRealtime(database: Database, limits: RealtimeOptions['limits'] = {}) {
  const logged: string[] = []
  const say = (line: string) => void logged.push(line)
  const log = { error: say, warn: say, info: say, debug: say }
  const tokens = await createTokens({ database, keys, log })
  const realtime = await createRealtime({
    database,
    identify: tokens.identify,
    onRevoked: tokens.onRevoked,
    isAllowedOrigin: origin => origin === 'https://ours.example',
    addressOf: request => String(request.headers['x-address'] ?? '127.0.0.1'),
    log,
    limits,
  })
  const listener = getRequestListener((request: Request) => {
    const url = new URL(request.url)
    url.pathname = url.pathname.replace('/realtime/v1', '')
    return realtime.app.fetch(new Request(url, request))
  })
  const server = createServer(listener)
  server.on('upgrade', (request, stream, head) => void realtime.upgrade(request, stream, head))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const clients: RealtimeClient[] = []

  return {
    tokens,
    key: keys.publishable,
    secretKey: keys.secret,
    url: `ws://127.0.0.1:${port}/realtime/v1`,
    httpUrl: `http://127.0.0.1:${port}/realtime/v1`,
    socketCount: realtime.socketCount,
    held: realtime.held,
    logged,
    connect(token: string | null, options: Partial<RealtimeClientOptions> = {}): RealtimeClient {
      const client = new RealtimeClient(`ws://127.0.0.1:${port}/realtime/v1`, {
        params: { apikey: keys.publishable },
        ...options,
      })
      if (token) void client.setAuth(token)
      clients.push(client)
      return client
    },
    async disconnectAll(): Promise<void> {
      await Promise.all(clients.splice(0).map(client => client.disconnect()))
    },
    async person(seconds = 3600): Promise<Person> {
      const id = randomUUID()
      await database.run({
        text: `insert into auth.users (id, email, aud, role, raw_user_meta_data)
          values ($1, $2, 'authenticated', 'authenticated', '{"full_name":"Nora"}')`,
        values: [id, `${id}@example.com`],
      })
      const sessionId = randomUUID()
      return { id, sessionId, token: await tokenFor(id, sessionId, seconds) }
    },
    tokenFor,
    async close(): Promise<void> {
      await Promise.all(clients.map(client => client.disconnect()))
      await realtime.close()
      await tokens.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }

  function tokenFor(id: string, sessionId: string, seconds: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    return tokens.sign({
      role: 'authenticated',
      aud: 'authenticated',
      sub: id,
      session_id: sessionId,
      aal: 'aal1',
      iat: now,
      exp: now + seconds,
    })
  }
}

export type Harness = Awaited<ReturnType<typeof startRealtime>>

/** Resolves when the server has accepted the channel with its postgres_changes. */
export function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel)
      if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') reject(error ?? new Error(status))
    })
  })
}

/** Collects received items, and lets a test wait for items. */
export function inbox<T>() {
  const items: T[] = []
  const waiting: (() => void)[] = []
  return {
    items,
    add(item: T): void {
      items.push(item)
      for (const wake of waiting.splice(0)) wake()
    },
    async until(test: (items: T[]) => boolean, ms = 15_000): Promise<T[]> {
      const deadline = Date.now() + ms
      while (!test(items)) {
        const left = deadline - Date.now()
        if (left <= 0) throw new Error(`waited in vain; got ${JSON.stringify(items)}`)
        await new Promise<void>(resolve => {
          waiting.push(resolve)
          setTimeout(resolve, left).unref()
        })
      }
      return items
    },
  }
}

export async function conversationOf(database: Database, one: string, other: string): Promise<string> {
  const [first, second] = [one, other].sort()
  const [row] = await database.run<{ id: string }>({
    text: 'insert into conversations (first_member_id, second_member_id) values ($1, $2) returning id',
    values: [first!, second!],
  })
  return row!.id
}

export async function say(
  database: Database,
  conversation: string,
  sender: string,
  content: string,
): Promise<string> {
  const [row] = await database.run<{ id: string }>({
    text: 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3) returning id',
    values: [conversation, sender, content],
  })
  return row!.id
}
