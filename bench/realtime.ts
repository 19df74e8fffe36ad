/** Sockets on one process, each in a conversation of its own: how long a message takes, and what a socket costs. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { findPostgres, startCluster } from '../tests/support/postgres.ts'

const sockets = Number(process.env.SOCKETS ?? 2000)
const perSecond = Number(process.env.RATE ?? 200)
const seconds = Number(process.env.SECONDS ?? 20)
const keys = {
  PUBLISHABLE_KEY: 'sb_publishable_of_the_benchmark',
  SECRET_KEY: 'sb_secret_of_the_realtime_benchmark',
  JWT_SECRET: 'the-benchmark-signs-with-this-very-long-secret',
}

export async function run(): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {}
  const found = await findPostgres()
  const cluster = 'bin' in found ? await startCluster(found.bin) : null
  try {
    if (cluster) rows['ours on PostgreSQL'] = await measure({ DATABASE_URL: cluster.url('postgres') })
    rows['ours on PGlite'] = await measure({})
  } finally {
    await cluster?.remove()
  }
  console.log(
    `${sockets} sockets, ${perSecond} messages a second for ${seconds} s; from the insert's request to the receipt:`,
  )
  console.table(rows)
}

async function measure(environment: Record<string, string>): Promise<Record<string, string | number>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-realtime-'))
  const server = await start({ ...environment, ...keys, DATA_DIR: folder })
  try {
    const people = await signUp(server.url, Math.ceil((1 + Math.sqrt(1 + 8 * sockets)) / 2))
    const conversations = await addConversations(
      server.url,
      people.map(({ id }) => id),
    )
    const before = await memory(server.process)
    const heard = new Map<string, { at: number; channel: number }[]>()
    const open = await Promise.all(
      conversations.map(({ id, first }, index) =>
        listen(server.url, people[first]?.token ?? '', id, content => {
          heard.set(content, [...(heard.get(content) ?? []), { at: performance.now(), channel: index }])
        }),
      ),
    )
    const after = await memory(server.process)
    const sent = await send(server.url, people, conversations)
    await settle(() => heard.size >= sent.size)
    for (const socket of open) socket.terminate()
    const delays = [...sent]
      .flatMap(([content, at]) => heard.get(content)?.map(item => item.at - at) ?? [])
      .sort((a, b) => a - b)
    const doubled = [...heard.values()].filter(items => items.length > 1).length
    return {
      'p50 ms': round(delays[Math.floor(delays.length * 0.5)]),
      'p99 ms': round(delays[Math.floor(delays.length * 0.99)]),
      sent: sent.size,
      lost: sent.size - heard.size,
      doubled,
      'out of order': outOfOrder(heard),
      'KB a socket': round((after - before) / 1024 / sockets),
    }
  } finally {
    server.process.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

type Person = { id: string; token: string }
type Conversation = { id: string; first: number; second: number }

async function signUp(url: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index++) {
    const client = createClient(url, keys.PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const { data, error } = await client.auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'bench-password-1',
    })
    if (error || !data.session) throw error ?? new Error('no session')
    people.push({ id: data.session.user.id, token: data.session.access_token })
  }
  return people
}

async function addConversations(url: string, ids: string[]): Promise<Conversation[]> {
  const pairs = ids
    .flatMap((_, first) => ids.slice(0, first).map((_, second) => ({ first, second })))
    .slice(0, sockets)
  const service = createClient(url, keys.SECRET_KEY, { auth: { persistSession: false } })
  const rows = pairs.map(({ first, second }) => {
    const [one, other] = [ids[first] ?? '', ids[second] ?? ''].sort()
    return { id: randomUUID(), first_member_id: one, second_member_id: other }
  })
  for (let at = 0; at < rows.length; at += 500) {
    const { error } = await service.from('conversations').insert(rows.slice(at, at + 500))
    if (error) throw error
  }
  return pairs.map((pair, index) => ({ ...pair, id: rows[index]?.id ?? '' }))
}

/** A bare socket, so that 2,000 of them cost this process little. */
function listen(
  url: string,
  token: string,
  conversation: string,
  onMessage: (content: string) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${keys.PUBLISHABLE_KEY}&vsn=2.0.0`,
  )
  const postgres_changes = [
    { event: 'INSERT', schema: 'public', table: 'messages', filter: `conversation_id=eq.${conversation}` },
  ]
  const config = { postgres_changes, presence: { enabled: false } }
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.send(
        JSON.stringify(['1', '1', `realtime:${conversation}`, 'phx_join', { access_token: token, config }]),
      )
    })
    socket.on('error', reject)
    socket.on('message', data => {
      const [, , , event, payload] = JSON.parse(String(data))
      if (event === 'postgres_changes') onMessage(payload.data.record.content)
      if (event === 'system' && payload.status === 'ok') resolve(socket)
      if (event === 'phx_reply' && payload.status === 'error') reject(new Error(JSON.stringify(payload)))
    })
  })
}

/** At an even pace, whatever the server answers. */
async function send(
  url: string,
  people: Person[],
  conversations: Conversation[],
): Promise<Map<string, number>> {
  const sent = new Map<string, number>()
  const running: Promise<unknown>[] = []
  const started = performance.now()
  for (let count = 0; count < perSecond * seconds; count++) {
    const wait = started + (count * 1000) / perSecond - performance.now()
    if (wait > 1) await new Promise(resolve => setTimeout(resolve, wait))
    const conversation = conversations[(count * 7) % conversations.length]
    const writer = people[conversation?.second ?? 0]
    const content = `${count}`
    sent.set(content, performance.now())
    const request = fetch(`${url}/rest/v1/messages`, {
      method: 'POST',
      headers: {
        apikey: keys.PUBLISHABLE_KEY,
        Authorization: `Bearer ${writer?.token}`,
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify({ conversation_id: conversation?.id, sender_id: writer?.id, content }),
    }).then(async response => {
      if (response.status !== 201) sent.delete(content)
      await response.body?.cancel()
    })
    running.push(request)
  }
  await Promise.all(running)
  return sent
}

function outOfOrder(heard: Map<string, { at: number; channel: number }[]>): number {
  const last = new Map<number, number>()
  const arrivals = [...heard].flatMap(([content, items]) =>
    items.map(item => ({ ...item, count: Number(content) })),
  )
  return arrivals
    .sort((one, other) => one.at - other.at)
    .filter(({ channel, count }) => {
      const before = last.get(channel) ?? -1
      last.set(channel, Math.max(before, count))
      return count < before
    }).length
}

async function settle(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!isDone() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 50))
}

async function start(environment: Record<string, string>): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['backend/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      RATE_LIMITS: 'false',
      AUTH_AUTOCONFIRM: 'true',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /https?:\/\/\S+/.exec(line)?.[0]
    if (url) return { url: url.replace('localhost', '127.0.0.1'), process: child }
  }
  throw new Error('the server did not start')
}

async function memory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

function round(value = Number.NaN): number {
  return Math.round(value * 10) / 10
}
