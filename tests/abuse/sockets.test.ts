/** Hostile sockets and upgrades are refused or cut off, and the server continues. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { quickEngines } from '../support/databases.ts'
import { hungUp } from '../support/hung-up.ts'
import { inLongForm } from '../support/long-form.ts'
import { type Community, startCommunity } from './community.ts'

let community: Community
beforeAll(async () => {
  const [engine] = quickEngines
  // The server trusts a proxy, so that the test can open sockets from any address.
  if (engine) community = await startCommunity(engine, { TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => community.close())

const upgrade = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`

function open() {
  const socket = connect(Number(new URL(community.backend.url).port), '127.0.0.1')
  socket.on('error', () => {})
  return socket
}

async function answerTo(text: string): Promise<string> {
  const socket = open()
  let answer = ''
  socket.on('data', chunk => {
    answer += chunk
    socket.end()
  })
  socket.write(text)
  await hungUp(socket)
  return answer
}

test.each([
  '//',
  '///',
  '//[',
  'http://[',
  '/realtime/v1/websocket%',
  '/realtime/v1/other',
  '/',
  '/rest/v1/websocket?apikey=',
])('CK18 an upgrade of %s is refused with a message and all headers', async target => {
  const answer = await answerTo(upgrade(target))
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toMatch(/X-Content-Type-Options: nosniff/i)
})

test('CK18 upgrades that are cut off at once, with or without a key, do not harm the server', async () => {
  const path = `/realtime/v1/websocket?apikey=${community.backend.keys.publishable}`
  const cut = Array.from({ length: 100 }, async (_, at) => {
    const socket = open()
    await once(socket, 'connect')
    socket.write(upgrade(at % 2 ? path : '/realtime/v1/websocket?apikey=x'))
    socket.resetAndDestroy()
    await hungUp(socket)
  })
  await Promise.all(cut)
  expect((await fetch(`${community.backend.url}/health`)).status).toBe(200)
})

/** Returns the code with which the server closes a socket after these frames. */
async function codeAfter(frames: Iterable<string>): Promise<number> {
  const address = community.backend.url.replace('http', 'ws')
  const socket = new WebSocket(
    `${address}/realtime/v1/websocket?apikey=${community.backend.keys.publishable}&vsn=2.0.0`,
  )
  socket.on('error', () => {})
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  await once(socket, 'open')
  for (const frame of frames) {
    if (socket.readyState !== WebSocket.OPEN) break
    socket.send(frame)
  }
  return closed
}

test('CK18 a frame of 3 MB closes its socket', async () => {
  expect(
    await codeAfter([JSON.stringify([null, '1', 'realtime:x', 'broadcast', 'x'.repeat(3_000_000)])]),
  ).toBe(1009)
})

/**
 * Opens `count` sockets at once from the given addresses. Returns how many were accepted, and how the others
 * were refused.
 */
async function openMany(count: number, addressOf: (at: number) => string) {
  const address = community.backend.url.replace('http', 'ws')
  const key = community.backend.keys.publishable
  const refusals: number[] = []
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const headers = { 'x-forwarded-for': addressOf(at) }
      const socket = new WebSocket(`${address}/realtime/v1/websocket?apikey=${key}`, { headers })
      socket.on('error', () => {})
      await new Promise<void>(resolve => {
        socket.on('open', resolve)
        socket.on('unexpected-response', (_request, response) => {
          refusals.push(response.statusCode ?? 0)
          response.socket.on('close', () => resolve())
        })
      })
      return socket
    }),
  )
  const open = sockets.filter(socket => socket.readyState === WebSocket.OPEN)
  return { open, refusals }
}

inLongForm(test)(
  'CK18 the server closes a socket after 10,000 joins on it, and a thousand sockets do not harm the server',
  async () => {
    const joins = Array.from({ length: 10_000 }, (_, at) =>
      JSON.stringify([`${at}`, `${at}`, `realtime:room ${at}`, 'phx_join', { config: {} }]),
    )
    expect(await codeAfter(joins)).toBe(1008)
    const { open, refusals } = await openMany(1000, at => `198.51.100.${at % 10}`)
    expect([open.length, refusals]).toEqual([1000, []])
    expect((await fetch(`${community.backend.url}/health`)).status).toBe(200)
    for (const socket of open) socket.terminate()
  },
)

test('CK25 of a thousand sockets from one address the server accepts 200, and closes the others with 429', async () => {
  const { open, refusals } = await openMany(1000, () => '203.0.113.7')
  expect([open.length, new Set(refusals)]).toEqual([200, new Set([429])])
  const elsewhere = await openMany(1, () => '203.0.113.8')
  expect(elsewhere.refusals).toEqual([])
  for (const socket of [...open, ...elsewhere.open]) socket.terminate()
})

test.each(['h2c', 'TLS/1.0', 'nonsense'])(
  'CK25 the server ignores an upgrade to %s and answers the request without the upgrade',
  async protocol => {
    const head = `Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n`
    expect(await answerTo(`GET /health HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await answerTo(`GET /realtime/v1/websocket HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 404 /)
  },
)

test('CK25 the server closes a refused upgrade, even if the sender keeps the connection open', async () => {
  const socket = connect({
    port: Number(new URL(community.backend.url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  socket.on('error', () => {})
  socket.write(upgrade('/realtime/v1/websocket?apikey=guessed'))
  socket.resume()
  await once(socket, 'end')
  // The operating system accepts writes to a half-closed connection forever, but refuses writes to a closed
  // connection.
  const refused = new Promise(resolve => socket.on('close', resolve))
  const more = setInterval(() => socket.write('x'), 20)
  await refused
  clearInterval(more)
})
