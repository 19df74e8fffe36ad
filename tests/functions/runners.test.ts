/** Calls of one caller must not harm the calls of other callers to the same functions. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createFunctions, type Functions } from '../../backend/functions/functions.ts'
import type { PoolOptions } from '../../backend/functions/pool.ts'
import { runWithRequest } from '../../backend/http/request-context.ts'
import { firstOrAll, inLongForm, isLongForm } from '../support/long-form.ts'
import { seed } from '../support/seed.ts'
import { serveFunctions } from './serve-functions.ts'

const directory = join(import.meta.dirname, 'project/functions')
const errors: string[] = []
let functions: Functions | undefined

function start(pool: PoolOptions = {}): void {
  errors.length = 0
  functions = createFunctions({
    directory,
    // In these tests the token is the name of the member.
    identify: async ({ authorization }) => {
      const userId = authorization?.replace('Bearer ', '') ?? ''
      return { role: 'authenticated', claims: { role: 'authenticated' }, userId }
    },
    environment: () => ({}),
    pool: { stretchMs: 1000, ...pool },
    logError: error => errors.push(String(error)),
  })
}
afterEach(() => functions?.close())

const call = async (member: string, path: string, init: RequestInit = {}) =>
  functions!.app.request(`/${path}`, {
    method: 'POST',
    ...init,
    headers: { authorization: `Bearer ${member}`, ...init.headers },
  })

/**
 * Calls a function and returns the status. Reads the answer, because an answer that nobody reads keeps its place in
 * the queue.
 */
async function callFrom(clientAddress: string, member: string, path: string): Promise<number> {
  const context = { id: member, clientAddress, isHttps: false, userId: null }
  const answer = await runWithRequest(context, () => call(member, path))
  await answer.text()
  return answer.status
}

test.each(firstOrAll(['busy', 'busy?pattern', 'hungry']))(
  'CK32 %s: the call ends with 503 and a time to try again, and other calls notice nothing',
  async path => {
    start({ memoryMb: 64, callMs: 60_000 })
    // Starts a process for each of the two members.
    await Promise.all(['ada', 'bob'].map(member => call(member, 'wait?ms=300')))
    const ended = call('ada', path)
    let isEnded = false
    void ended.then(() => {
      isEnded = true
    })
    let answers = 0
    while (!isEnded) {
      expect(await (await call('bob', 'echo', { body: `${answers}` })).text()).toBe(`${answers}`)
      answers++
    }
    const response = await ended
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await response.json()).error).toMatchObject({
      code: 'internal',
      message: 'This took too much of the processor or of memory. Please try again in a moment.',
    })
    expect(errors.join()).toMatch(/more than (1000 ms of the processor|64 MB of memory)/)
    expect(answers).toBeGreaterThan(3)

    const paused = await call('ada', 'echo', { body: 'again' })
    expect([paused.status, Number(paused.headers.get('retry-after'))]).toEqual([503, expect.closeTo(9, -1)])
    expect((await paused.json()).error.message).toMatch(/^A call of yours took too much/)
  },
)

test('CK32 a call may compute for a while if it stays below its limit', async () => {
  start({ stretchMs: 2000 })
  expect(await (await call('ada', 'busy?ms=300')).json()).toEqual({ done: true })
})

test('CK32 an exception that nothing catches ends only its own call', async () => {
  start()
  const crashed = await call('ada', 'crash')
  expect([crashed.status, crashed.headers.get('retry-after')]).toEqual([503, '1'])
  expect(errors.join()).toContain('thrown in a timer')
  expect(await (await call('ada', 'echo', { body: 'on' })).text()).toBe('on')
})

/** Starts a server to which a function can send a request. */
async function receive() {
  let received = 0
  const server = createServer((_, response) => {
    received++
    response.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received }
}

inLongForm(test)(
  'CK32 if a process ends, its calls that have sent nothing yet run again in another process',
  async () => {
    start({ runners: 1 })
    const sink = await receive()
    // Reads the answer, because an answer that nobody reads keeps its process.
    const read = async (answer: Promise<Response>) => (await answer).text()
    const begun = async () => Number(await (await call('ada', 'wait?begun')).text())
    expect((await call('ada', 'busy?ms=0')).status).toBe(200)
    expect((await call('ada', 'echo')).status).toBe(200)
    const written = call('bob', `wait?ms=60000&send=${sink.url}`, { body: 'begun' })
    const unsent = read(call('eve', 'wait?ms=1500', { body: 'nothing sent' }))
    const looked = read(call('dora', 'wait?ms=1500', { method: 'GET' }))
    await vi.waitFor(async () => expect(await begun()).toBe(3), 10_000)
    await vi.waitFor(() => expect(sink.received()).toBe(1))
    const busy = call('ada', 'busy')
    const waiting = read(call('carol', 'echo', { body: 'not begun' }))
    expect((await busy).status).toBe(503)
    expect((await written).status).toBe(503)
    expect(await waiting).toBe('not begun')
    expect(await looked).toBe('')
    expect(await unsent).toBe('nothing sent')
    expect(sink.received()).toBe(1)
    // The server cannot know which of the two calls blocked the process. So it separates both callers, and the caller
    // who blocks again must wait.
    expect(await (await call('bob', 'echo', { body: 'innocent' })).text()).toBe('innocent')
    const other = call('carol', 'wait?ms=1500', { body: 'unharmed' })
    expect((await call('ada', 'busy')).status).toBe(503)
    expect((await call('ada', 'echo')).status).toBe(503)
    expect(await (await other).text()).toBe('unharmed')
  },
)

inLongForm(test)('CK32 a call whose caller has left is still ended when it reaches its limits', async () => {
  start()
  const response = await call('ada', 'busy?later')
  const reader = response.body!.getReader()
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('begun')
  void reader.read().catch(() => null)
  // The stream requests its next part only after this turn of the event loop.
  await new Promise(resolve => setImmediate(resolve))
  await reader.cancel()
  // The next call may arrive before the stream requests its next part.
  await vi.waitFor(async () => expect((await call('ada', 'echo')).status).toBe(503), 30_000)
})

const shapes = {
  arrays: `[${'[[]],'.repeat(170_000)}[]]`,
  objects: `[${'{"a":{}},'.repeat(100_000)}{}]`,
  keys: JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, []]))),
}

test.each(firstOrAll(Object.keys(shapes) as (keyof typeof shapes)[]))(
  'CK46 a text of %s that needs more memory than allowed ends only its call, and not the server',
  async shape => {
    const host = await serveFunctions({ directory, pool: { memoryMb: 64, stretchMs: 60_000 } })
    const headers = { authorization: 'Bearer good' }
    const ended = fetch(`${host.url}/parse?times=40`, { method: 'POST', headers, body: shapes[shape] })
    expect((await ended).status).toBe(503)
    expect(host.errors()).toContain('The function used more than 64 MB of memory')
    // The server still runs, and its refusal says when to try again.
    expect((await fetch(`${host.url}/echo`, { method: 'POST', headers })).headers.get('retry-after')).toBe(
      '10',
    )
    await host.close()
  },
)

inLongForm(test)('CK46 the server keeps running, however large the JSON is that functions read', async () => {
  const pool = { memoryMb: 64, pauseMs: 1, longestPauseMs: 1, stretchMs: 20_000 }
  const host = await serveFunctions({ directory, pool })
  const headers = { authorization: 'Bearer good' }
  const statuses = new Set<number>()
  for (const [index, unit] of fc.sample(fc.jsonValue({ maxDepth: 5 }), { numRuns: 40, seed }).entries()) {
    const part = `${JSON.stringify(unit)},`
    const body = `[${part.repeat(900_000 / part.length)}0]`
    const answer = await fetch(`${host.url}/parse?times=${1 + index}`, { method: 'POST', headers, body })
    statuses.add(answer.status)
    await answer.text()
  }
  expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.has(503)).toBe(true)
  await vi.waitFor(async () => {
    expect((await fetch(`${host.url}/echo`, { method: 'POST', headers })).status).toBe(200)
  }, 10_000)
  await host.close()
})

test('CK46 a function in an endless loop ends together with a killed server', async () => {
  const host = await serveFunctions({ directory, pool: { stretchMs: 60_000 } })
  const response = await fetch(`${host.url}/orphan`, { headers: { authorization: 'Bearer good' } })
  const reader = response.body!.getReader()
  const pid = Number(Buffer.from((await reader.read()).value!).toString())
  expect(process.kill(pid, 0)).toBe(true)
  void reader.read().catch(() => null)
  await host.close('SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000)
})

test('CK46 a function that allocates buffers without end is ended', async () => {
  start({ residentMb: 300, callMs: 60_000, stretchMs: 60_000 })
  expect((await call('ada', 'hungry?buffers')).status).toBe(503)
  expect(errors.join()).toContain('more than 300 MB of memory in all')
})

test('CK46 a call keeps its place until it has stopped, even after its caller has left', async () => {
  start({ runners: 1 })
  const count = async (what: string) => Number(await (await call('bob', `wait?${what}`)).text())
  const leaving = new AbortController()
  const calls = Array.from({ length: 8 }, () => call('ada', 'wait?ms=1200', { signal: leaving.signal }))
  await vi.waitFor(async () => expect(await count('begun')).toBe(8), 10_000)
  leaving.abort()
  await Promise.allSettled(calls)
  expect((await call('ada', 'echo')).status).toBe(200)
  expect(await count('ended')).toBeGreaterThan(0)
})

test('CK46 calls with HEAD, whose answers have no body, free their places', async () => {
  start()
  const heads = Array.from({ length: 9 }, () => call('ada', 'wait', { method: 'HEAD' }))
  expect((await Promise.all(heads)).map(({ status }) => status)).toEqual(Array(9).fill(200))
})

test('CK46 a call that ignores the order to stop is ended by force, and until then its process takes no other call', async () => {
  start({ graceMs: 200 })
  const leaving = new AbortController()
  const left = call('ada', 'wait?ms=60000', { signal: leaving.signal })
  expect((await call('ada', 'wait')).status).toBe(200)
  leaving.abort()
  await left.catch(() => null)
  const other = call('ada', 'wait?ms=60000')
  expect((await other).status).toBe(503)
  expect(errors.join()).toContain('The function did not stop')
})

inLongForm(test)(
  'CK46 callers whose calls were ended share one process, which other callers do not use',
  async () => {
    start({ stretchMs: 300, pauseMs: 1 })
    for (const guilty of ['ada', 'bob']) expect((await call(guilty, 'busy')).status).toBe(503)
    const order: string[] = []
    const held = call('ada', 'wait?ms=3000').then(() => order.push('ada'))
    await new Promise(resolve => setTimeout(resolve, 500))
    const waits = call('bob', 'echo').then(() => order.push('bob'))
    expect((await call('carol', 'echo')).status).toBe(200)
    order.push('carol')
    await Promise.all([held, waits])
    expect(order).toEqual(['carol', 'ada', 'bob'])
  },
)

test('CK46 a call that computes too long is ended, together with other calls of its caller', async () => {
  start({ callMs: 200, stretchMs: 60_000 })
  const waiting = call('ada', 'wait?ms=60000')
  expect((await call('ada', 'busy?turns=600&ms=0')).status).toBe(503)
  expect((await waiting).status).toBe(503)
  expect(errors.join()).toContain('more than 200 ms of the processor')
})

test('CK52 ten callers from one network with four long calls each do not delay a caller from another network', async () => {
  start({ stretchMs: 20_000 })
  // Starts the processes first, so that they have loaded the function before the measurement.
  await Promise.all([2, 3, 4].map(at => callFrom(`192.0.2.${at}`, `member ${at}`, 'busy?ms=50')))
  const long = `busy?ms=${isLongForm ? 200 : 100}`
  const flood = Array.from({ length: 40 }, (_, at) => callFrom('203.0.113.1', `mallory ${at % 10}`, long))
  let isOver = false
  const all = Promise.all(flood).finally(() => {
    isOver = true
  })
  let answers = 0
  while (!isOver) {
    expect(await callFrom('192.0.2.1', 'ada', 'busy?ms=0')).toBe(200)
    answers++
  }
  // This caller got several answers while the flood was running, so it did not have to wait for the end of the
  // flood.
  expect(answers).toBeGreaterThan(3)
  expect(new Set(await all)).toEqual(new Set([200]))
})

test('CK52 only a limited number of calls of one caller may wait; more calls are refused with a time to try again', async () => {
  start({ waitingCaller: 2 })
  const calls = await Promise.all(Array.from({ length: 8 }, () => call('ada', 'busy?ms=100')))
  const refused = calls.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(4)
  expect(refused[0]!.headers.get('retry-after')).toBe('5')
})
