/**
 * The thread that answers all requests also reads large bodies and long addresses. So each network gets only a
 * share of the time of this thread.
 */
import { request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serveOn } from '../faults/on-both.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { openTestPglite } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'

type Answer = { readonly status: number; readonly retryAfter: string | undefined; readonly ms: number }
type Asked = { localAddress: string; key: string; token?: string | undefined; body?: string | undefined }

const rows = (count: number) =>
  JSON.stringify(
    Array(count).fill(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`column_${at}`, 'a value']))),
  )
const longQuery = `or=(${Array.from({ length: 240 }, (_, at) => `content.eq.${at}${'x'.repeat(20)}`)})`

const ask = (url: string, { localAddress, key, token, body }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const started = performance.now()
    const headers = {
      apikey: key,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    request(url, { method, headers, localAddress, agent: false }, response => {
      response.resume().on('end', () => {
        const retryAfter = response.headers['retry-after']
        resolve({ status: response.statusCode ?? 0, retryAfter, ms: performance.now() - started })
      })
    })
      .on('error', reject)
      .end(body)
  })

// Runs in the long form only, because the speed of the machine decides whether forty requests are too many.
// backend/http/reading-turns.test.ts tests the rule itself.
inLongForm(describe)('CK51 forty large requests of one network at once', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend(await openTestPglite())
  })
  afterAll(() => backend.close())

  test.each([
    ['tables', '/rest/v1/posts', rows(1_000)],
    ['an address', `/rest/v1/posts?${longQuery}`, undefined],
    ['storage', '/storage/v1/object/list/avatars', JSON.stringify({ prefix: Array(200_000).fill('x') })],
    ['sign-in', '/auth/v1/signup', JSON.stringify({ data: Array(10_000).fill('x') })],
  ])(
    'forty large requests to %s run one after another, and a refused request is told when to try again',
    async (_, path, body) => {
      const key = backend.keys.publishable
      const flood = Array.from({ length: 40 }, () =>
        ask(`${backend.url}${path}`, { localAddress: '127.0.0.66', key, body }),
      )
      // A large request from another network does not wait for all forty requests.
      const other = ask(`${backend.url}${path}`, { localAddress: '127.0.0.67', key, body })
      expect((await other).status).not.toBe(429)
      const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(0)
      expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
    },
  )
})

inLongForm(describe)('CK51 four networks send large requests again and again', () => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn('pglite', temporaryFolder(), { RATE_LIMITS: 'true' })
    await served.server.start()
  })
  afterAll(() => served?.remove())

  test('other members get answers while four networks send large requests', async () => {
    const { server } = served
    const key = server.keys.publishable
    const { client } = await server.member()
    const token = (await client.auth.getSession()).data.session?.access_token
    const body = rows(4_800)
    const end = performance.now() + 20_000
    const repeat = async (pauseMs: number, act: () => Promise<unknown>) => {
      while (performance.now() < end) {
        await act()
        await setTimeout(pauseMs)
      }
    }
    const reads: Answer[] = []
    let large = 0
    const attack = async (at: number) => {
      const from = { localAddress: `127.0.0.${70 + (at % 4)}`, key }
      const isBody = at % 2 === 0
      const path = isBody ? '' : `?${longQuery}`
      await ask(`${server.url}/rest/v1/posts${path}`, isBody ? { ...from, body } : from)
      large++
    }
    const read = () =>
      ask(`${server.url}/rest/v1/posts?select=id&limit=1`, { localAddress: '127.0.0.1', key, token })
    await Promise.all([
      repeat(20, async () => reads.push(await read())),
      ...Array.from({ length: 28 }, (_, at) => repeat(10, () => attack(at))),
    ])
    const waits = reads.map(({ ms }) => ms).sort((a, b) => a - b)
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? Infinity
    console.log(
      `${large} large requests; ${reads.length} reads, median ${Math.round(waits[waits.length >> 1] ?? 0)} ms, p99 ${Math.round(p99)} ms, longest ${Math.round(waits.at(-1) ?? 0)} ms`,
    )
    expect(reads.filter(({ status }) => status !== 200)).toEqual([])
    // The limit grows with the load of the machine, because a busy machine slows everything down.
    expect(p99).toBeLessThan(500 * Math.max(1, (loadavg()[0] ?? 0) / cpus().length))
  })
})
