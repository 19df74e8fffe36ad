/**
 * Measures how much one abusive caller delays other callers. Shows the p99 (the time that 99 % of requests do not
 * exceed) of a simple read, alone and during each abuse.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { signUp } from './cofounder/sign-up.ts'
import { accepted } from './support/accepted.ts'
import { keys, withBackend } from './support/backend-process.ts'
import { percentile } from './support/percentile.ts'
import { formatNumber } from './support/report.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'

const seconds = inFullOrShort(6, 1)
const json = { 'Content-Type': 'application/json', apikey: keys.publishable }
const service = { Authorization: `Bearer ${keys.secret}`, apikey: keys.secret }

/** A function that abuses the server until its thread is ended. */
type Abuse = (url: string) => Promise<unknown>

export async function run(): Promise<Result> {
  const figures = await withBackend({ RATE_LIMITS: 'true' }, async ({ url }) => {
    await probe(url, 2000)
    const alone = percentile(await probe(url, seconds * 1000), 0.99)
    const measured: Figure[] = []
    for (const name of Object.keys(abuses)) {
      const times = await probeDuring(name, url)
      measured.push({
        name: `p99 of a read under ${name}`,
        value: percentile(times, 0.99),
        unit: 'ms',
        peer: { name: 'alone', value: alone },
        aim: { of: 'ratio', atMost: 2 },
        note: `p50 ${formatNumber(percentile(times, 0.5))} ms`,
      })
    }
    return measured
  })
  return {
    title: 'Abuse',
    about: `One reader of a table asks again and again for ${seconds} s, alone and while somebody else misbehaves. On PGlite.`,
    figures,
  }
}

/**
 * Runs the attacker in a separate thread, so that the attacker does not falsify the times that the reader measures.
 */
async function probeDuring(name: string, url: string): Promise<number[]> {
  const attacker = new Worker(new URL(import.meta.url), { workerData: { name, url } })
  await once(attacker, 'online')
  const times = await probe(url, seconds * 1000)
  await attacker.terminate()
  return times
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

/**
 * Reads again and again, each time as another new member. A single member would use up the statement time that one
 * member gets per minute.
 */
async function probe(url: string, ms: number): Promise<number[]> {
  const headers = { apikey: keys.publishable, authorization: `Bearer ${await signUp(url)}` }
  const stopped = AbortSignal.timeout(ms)
  const times: number[] = []
  while (!stopped.aborted) {
    const startedAt = performance.now()
    const response = await fetch(`${url}/rest/v1/profiles?select=id&limit=20`, { headers })
    await (await accepted(response)).text()
    times.push(performance.now() - startedAt)
  }
  return times
}

function loops(count: number, ask: (url: string) => Promise<Response>): Abuse {
  return url =>
    Promise.all(
      Array.from({ length: count }, async () => {
        for (;;) {
          await ask(url)
            .then(response => response.text())
            .catch(() => {})
          // The attackers also pause between requests. Without pauses, the result would only show how many
          // processors the machine has.
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
