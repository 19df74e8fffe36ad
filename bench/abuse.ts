/** What everybody else feels while somebody misbehaves: p99 of a plain read, alone and under each abuse. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'

const seconds = 6
const secretKey = 'sb_secret_of_the_abuse_benchmark'
const publishableKey = 'sb_publishable_of_the_abuse_benchmark'
const json = { 'Content-Type': 'application/json', apikey: publishableKey }
const service = { Authorization: `Bearer ${secretKey}`, apikey: secretKey }

/** Goes on until its thread is ended. */
type Abuse = (url: string) => Promise<unknown>

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-abuse-'))
  const { server, url } = await start(folder)
  try {
    const table: Record<string, object> = {}
    await probe(url, AbortSignal.timeout(2000))
    let alone = 0
    for (const name of ['nothing', ...Object.keys(abuses)]) {
      // In a thread of its own, so that the reader's clock is not held up by the attacker's work.
      const attacker = new Worker(new URL(import.meta.url), { workerData: { name, url } })
      await once(attacker, 'online')
      const times = await probe(url, AbortSignal.timeout(seconds * 1000))
      await attacker.terminate()
      const p99 = percentile(times, 0.99)
      alone ||= p99
      table[name] = {
        reads: times.length,
        'p50 ms': percentile(times, 0.5),
        'p99 ms': p99,
        'of alone': Math.round((p99 / alone) * 10) / 10,
      }
    }
    console.table(table)
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

const rows = `[${'{"content":"x"},'.repeat(250_000)}{}]`
const deep = '['.repeat(20_000) + ']'.repeat(20_000)
const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, key])),
)
const large = new Uint8Array(5 * 1024 * 1024 + 1)

const abuses: Record<string, Abuse> = {
  '500 slow headers': slowHeaders(500),
  '4 MB of JSON': loops(8, url => post(`${url}/rest/v1/posts`, rows)),
  '20,000-deep JSON': loops(8, url => post(`${url}/rest/v1/posts`, deep)),
  '100,000 keys': loops(8, url => post(`${url}/rest/v1/posts`, manyKeys)),
  'a limit of 10⁹': loops(8, url => fetch(`${url}/rest/v1/profiles?limit=1000000000`, { headers: json })),
  'picture bombs': async url => {
    const background = 'black'
    const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background } })
      .png()
      .toBuffer()
    await loops(4, at => upload(`${at}/storage/v1/object/avatars/bomb/x.png`, new Uint8Array(bomb)))(url)
  },
  '5 MB uploads, one byte too large': loops(8, url =>
    upload(`${url}/storage/v1/object/avatars/large/x.png`, large),
  ),
}

async function start(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const settings = { PORT: '0', DATA_DIR: folder, SECRET_KEY: secretKey, PUBLISHABLE_KEY: publishableKey }
  const server = spawn(process.execPath, ['backend/main.ts'], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
  })
  let said = ''
  const url = await new Promise<string>((found, fail) => {
    server.stdout.on('data', chunk => {
      said += chunk
      const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
      if (address) found(address)
    })
    server.stderr.on('data', chunk => {
      said += chunk
    })
    server.on('exit', () => fail(new Error(said)))
  })
  return { server, url }
}

/** One reader who asks again as soon as the last answer is there. */
async function probe(url: string, stopped: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!stopped.aborted) {
    const startedAt = performance.now()
    const response = await fetch(`${url}/rest/v1/profiles?select=id&limit=20`, { headers: json })
    await response.text()
    times.push(performance.now() - startedAt)
  }
  return times.sort((a, b) => a - b)
}

function percentile(sorted: number[], share: number): number {
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
}

function loops(count: number, ask: (url: string) => Promise<Response>): Abuse {
  return url =>
    Promise.all(
      Array.from({ length: count }, async () => {
        for (;;) {
          await ask(url)
            .then(response => response.text())
            .catch(() => {})
          // Attackers pause too; otherwise this measures how many processors the machine has.
          await new Promise(resolve => setTimeout(resolve, 250))
        }
      }),
    )
}

function slowHeaders(count: number): Abuse {
  return async url => {
    const { port } = new URL(url)
    const sockets: Socket[] = Array.from({ length: count }, () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
      return socket
    })
    setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('X-Slow: 1\r\n')
    }, 500)
  }
}

function post(url: string, body: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: json, body })
}

function upload(url: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { ...service, 'Content-Type': 'image/png' }, body })
}

if (!isMainThread && workerData?.name) await abuses[workerData.name]?.(workerData.url)
