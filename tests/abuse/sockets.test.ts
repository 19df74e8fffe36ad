/** Sockets and upgrades nobody means well with: refused or cut, and the server goes on. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { engines } from '../support/databases.ts'
import { type Community, startCommunity } from './community.ts'

let community: Community
beforeAll(async () => {
  const [engine] = engines
  if (engine) community = await startCommunity(engine)
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
  await once(socket, 'close')
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
])('CK18 an upgrade of %s is refused in words, with every header', async target => {
  const answer = await answerTo(upgrade(target))
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).toMatch(/X-Content-Type-Options: nosniff/i)
})

test('CK18 upgrades cut off at once, with and without a key, leave the server well', async () => {
  const path = `/realtime/v1/websocket?apikey=${community.backend.keys.publishable}`
  const cut = Array.from({ length: 100 }, async (_, at) => {
    const socket = open()
    await once(socket, 'connect')
    socket.write(upgrade(at % 2 ? path : '/realtime/v1/websocket?apikey=x'))
    socket.resetAndDestroy()
    await once(socket, 'close')
  })
  await Promise.all(cut)
  expect((await fetch(`${community.backend.url}/health`)).status).toBe(200)
})

/** How the server ends a socket on which this was sent. */
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

test('CK18 10,000 joins close their socket, and a thousand sockets leave the server well', async () => {
  const joins = Array.from({ length: 10_000 }, (_, at) =>
    JSON.stringify([`${at}`, `${at}`, `realtime:room ${at}`, 'phx_join', { config: {} }]),
  )
  expect(await codeAfter(joins)).toBe(1008)
  const address = community.backend.url.replace('http', 'ws')
  const key = community.backend.keys.publishable
  const sockets = Array.from({ length: 1000 }, () => {
    const socket = new WebSocket(`${address}/realtime/v1/websocket?apikey=${key}`)
    socket.on('error', () => {})
    return socket
  })
  await Promise.all(sockets.map(socket => once(socket, 'open')))
  expect((await fetch(`${community.backend.url}/health`)).status).toBe(200)
  for (const socket of sockets) socket.terminate()
})
