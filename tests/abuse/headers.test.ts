/**
 * Sends every method to every route, also with errors. Every answer must have the security headers, and no
 * answer may give rights to another origin.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { functions } from '../../contracts/functions.ts'
import { paths } from '../../web/paths.ts'
import { quickEngines } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { type Community, headerProblems, startCommunity } from './community.ts'
import { rowRequests } from './row-requests.ts'

const pages = Object.values(paths).map(path => (typeof path === 'string' ? path : path('x')))
const calls = [
  ...Object.keys(rowRequests).map(subject => `/rest/v1/${subject.split(',')[0]}`),
  ...[
    '/rest/v1/',
    '/rest/v1/nothing',
    '/rest/v1/rpc/feed_posts',
    '/rest/v1/rpc/nothing',
    '/rest/v1/posts?select=(((',
  ],
  ...authRoutes().map(route => `/auth/v1${route}`),
  ...[
    'bucket',
    'bucket/avatars',
    'object/avatars/x.png',
    'object/public/avatars/x.png',
    'object/list/avatars',
  ].map(storage),
  ...[
    'object/sign/avatars/x.png',
    'object/move',
    'object/copy',
    'render/image/public/avatars/x.png',
    'nothing',
  ].map(storage),
  ...[...Object.keys(functions), 'stripe-webhook', 'product-mail', 'nothing', '_shared'].map(
    name => `/functions/v1/${name}`,
  ),
  ...['/realtime/v1/websocket', '/realtime/v1/api/broadcast', '/realtime/v1/nothing'],
]
const others = [
  '/health',
  '/metrics',
  '/settings.json',
  '/nothing.js',
  '/mailbox/v1/messages',
  '/%00',
  '/..%2f..%2fetc',
  '/%zz',
]
const methods = isLongForm
  ? ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
  : ['GET', 'POST', 'OPTIONS']

let community: Community
beforeAll(async () => {
  const [engine] = quickEngines
  if (engine) community = await startCommunity(engine)
})
afterAll(() => community.close())

/** Reads the routes from the router's source, so that a new route is tested too. */
function authRoutes(): string[] {
  const source = readFileSync('backend/auth/auth.ts', 'utf8')
  const found = [...source.matchAll(/app\.(?:get|post|put|delete)\('(\/[^']*)'/g)].map(
    ([, route = '']) => route,
  )
  return [...new Set(found)].map(route => route.replaceAll(/:\w+/g, '00000000-0000-4000-8000-00000000000a'))
}

function storage(path: string): string {
  return `/storage/v1/${path}`
}

test('CK17 every route sends the security headers for every method, and gives a foreign origin no rights', async () => {
  expect(calls.length).toBeGreaterThan(70)
  const problems: string[] = []
  for (const path of [...pages, ...others, ...calls]) {
    for (const method of methods) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const answer = await community.send({ method, path, headers })
      const allowed = answer.headers['access-control-allow-origin']
      const isCall = calls.includes(path)
      const wrong = [
        ...headerProblems(answer),
        ...(answer.status >= 500 ? [String(answer.status)] : []),
        ...(!isCall && allowed !== undefined ? ['lets other origins read'] : []),
        ...(isCall && method === 'OPTIONS' && allowed !== '*'
          ? ['refuses the preflight of a client with a key']
          : []),
      ]
      if (wrong.length > 0) problems.push(`${method} ${path} ${answer.status}: ${wrong.join(', ')}`)
    }
  }
  expect(problems).toEqual([])
})

test('CK17 the server refuses a socket from a page of a foreign origin, and sends the security headers with the refusal', async () => {
  const address = `${community.backend.url.replace('http', 'ws')}/realtime/v1/websocket`
  const refused = await new Promise<{ status: number | undefined; sniffing: unknown }>((resolve, reject) => {
    const socket = new WebSocket(`${address}?apikey=${community.backend.keys.publishable}`, {
      origin: 'https://evil.example',
    })
    socket.on('open', () => reject(new Error('it opened')))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, { statusCode, headers }) => {
      resolve({ status: statusCode, sniffing: headers['x-content-type-options'] })
      socket.terminate()
    })
  })
  expect(refused).toEqual({ status: 403, sniffing: 'nosniff' })
})
