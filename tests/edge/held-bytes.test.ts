/**
 * The server stores only a limited number of bytes for each network, however slowly its clients send or read.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { serveEdge } from './serve.ts'

const mebibyte = 2 ** 20
const held = {
  smallBytes: 64 * 1024,
  bodies: { network: 2 * mebibyte, process: 3 * mebibyte },
  answers: { network: 40 * mebibyte, process: 60 * mebibyte },
}
const answer = 'x'.repeat(16 * mebibyte)
const [here, there, elsewhere] = ['127.0.0.66', '127.0.0.67', '127.0.0.68'] as const

let served: Awaited<ReturnType<typeof serveEdge>>
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await served.close()
})

function open(localAddress: string, ...parts: string[]): Socket {
  const socket = connect({ port: served.port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  for (const part of parts) socket.write(part)
  sockets.push(socket)
  return socket
}

const post = (localAddress: string, bytes: number, ...parts: string[]) =>
  open(localAddress, `POST /rest/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`, ...parts)

const statusOf = async (socket: Socket) => Number(/ (\d+) /.exec(String(await once(socket, 'data')))?.[1])

test('CK70 bodies that never become complete leave space for bodies of other networks and for small bodies', async () => {
  let came = 0
  served = await serveEdge(
    async request => {
      came += 1
      await request.text()
      return new Response('read')
    },
    { held },
  )
  const whole = 'x'.repeat(mebibyte)
  const slow = [post(here, mebibyte, 'x'.repeat(1000)), post(here, mebibyte, 'x'.repeat(1000))]
  await expect.poll(() => came).toBe(2)
  const refused = String((await once(post(here, mebibyte), 'data'))[0])
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5\r\n.*Too many large requests at a time\./is)
  expect(await statusOf(post(here, 1000, 'x'.repeat(1000)))).toBe(200)
  expect(await statusOf(post(there, mebibyte, whole))).toBe(200)
  // There is also a limit for all networks together.
  post(there, mebibyte, 'x'.repeat(1000))
  await expect.poll(() => came).toBe(5)
  expect(await statusOf(post(elsewhere, mebibyte, whole))).toBe(429)
  // When a connection closes, the space that it used is free again.
  slow[0]?.destroy()
  await expect.poll(() => statusOf(post(here, mebibyte, whole))).toBe(200)
})

/** Reads the rest of the answer, and returns whether the answer arrived completely. */
const isWhole = (socket: Socket) =>
  new Promise<boolean>(resolve => {
    let read = 0
    socket.on('data', chunk => {
      read += chunk.byteLength
      if (read > answer.length) resolve(true)
    })
    socket.on('close', () => resolve(false))
    socket.resume()
  })

test('CK70 the server cuts off answers that nobody reads, the oldest first, and keeps answers for other networks', async () => {
  let came = 0
  served = await serveEdge(
    () => {
      came += 1
      return new Response(answer)
    },
    { held },
  )
  const unread: Socket[] = []
  for (const localAddress of [here, here, here, here, there]) {
    unread.push(open(localAddress, 'GET /rest/v1/x HTTP/1.1\r\nHost: x\r\n\r\n').pause())
    await expect.poll(() => came).toBe(unread.length)
  }
  await expect.poll(() => served.log.length).toBeGreaterThan(0)
  const [oldest, , , latest, others] = await Promise.all(unread.map(isWhole))
  expect([oldest, latest, others]).toEqual([false, true, true])
})
