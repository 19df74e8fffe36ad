/**
 * Only the person at this computer may read the local mailbox. Requests through a proxy may come from anybody.
 */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMailboxAllowed } from '../../backend/mail/mailbox.ts'
import { type AuthServer, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Sends a request without fetch, because fetch cannot set Host and some other headers. */
function statusWith(headers: Record<string, string>, path = '/mailbox/v1/messages'): Promise<number> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test('CK06 a person at this computer can read the mails', async () => {
  const { port, origin } = new URL(server.url)
  expect(await statusWith({})).toBe(200)
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect(await statusWith({ host, origin, referer: `${origin}/mailbox` }), host).toBe(200)
  }
})

test.each([
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 caddy' },
  { 'x-real-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { host: 'undaunted.example' },
  { host: 'localhost.undaunted.example' },
  { host: '127.0.0.1.undaunted.example' },
  { origin: 'https://undaunted.example' },
  { origin: 'null' },
  { referer: 'https://undaunted.example/mailbox' },
] as Record<string, string>[])(
  'CK06 a request with the headers %o does not find the mailbox',
  async headers => {
    expect(await statusWith(headers)).toBe(404)
  },
)

test('CK06 a full address in the request line does not replace the name in the Host header', async () => {
  const path = 'http://localhost/mailbox/v1/messages'
  expect(await statusWith({ host: 'undaunted.example' }, path)).toBe(404)
})

test('CK06 the mailbox stays closed to requests through a proxy on the same computer', async () => {
  const target = new URL(server.url)
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: target.host, 'x-forwarded-for': '203.0.113.9' }
    request({ host: target.hostname, port: target.port, path: incoming.url, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502)
      answer.pipe(outgoing)
    }).end()
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/mailbox/v1/messages`)
  expect(answer.status).toBe(404)
  proxy.closeAllConnections()
  await new Promise(resolve => proxy.close(resolve))
})

const alone = {
  engine: 'pglite',
  host: '127.0.0.1',
  smtpUrl: undefined,
  siteUrl: undefined,
  trustedProxies: [],
} as const

test.each([
  [true, {}],
  [true, { siteUrl: 'http://localhost:3000' }],
  [true, { host: '::1' }],
  [true, { host: 'localhost', siteUrl: 'http://[::1]:3000' }],
  [false, { siteUrl: 'https://undaunted.example' }],
  [false, { siteUrl: 'http://192.168.1.4:3000' }],
  [false, { trustedProxies: ['127.0.0.1'] }],
  [false, { smtpUrl: 'smtp://mail.example' }],
  [false, { host: '0.0.0.0' }],
  [false, { engine: 'postgres' as const }],
])('CK06 the local mailbox is available: %s with the settings %o', (isThere, settings) => {
  expect(isMailboxAllowed({ ...alone, ...settings })).toBe(isThere)
})
