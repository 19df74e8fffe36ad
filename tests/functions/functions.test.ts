import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { FunctionsClient } from '@supabase/functions-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServedFunctions, serveFunctions } from './serve-functions.ts'

const directory = join(import.meta.dirname, 'project/functions')
let host: ServedFunctions
let client: FunctionsClient

beforeAll(async () => {
  host = await serveFunctions({ directory, functions: { webhook: { verifyJwt: false } } })
  client = new FunctionsClient(host.url, { headers: { Authorization: 'Bearer good' } })
})
afterAll(() => host.close())

test('a default export can import shared files, and its answer arrives', async () => {
  const { data } = await client.invoke('hello', { body: { name: 'Ada' } })
  expect(data).toEqual({ message: 'Hello Ada', path: '/hello' })
})

test('an exported fetch answers every method, and every path below the name of the function', async () => {
  const { data } = await client.invoke('shared-fetch/deeper/path', { method: 'GET' })
  expect(data).toEqual({ method: 'GET', path: '/shared-fetch/deeper/path' })
})

test('a function written for the runtime of Supabase runs unchanged', async () => {
  const { data } = await client.invoke('edge-style', { body: { name: 'Ada' } })
  expect(data).toEqual({ name: 'Ada', url: 'http://here' })
})

test('FN02 a function refuses calls without a token or with a bad token', async () => {
  const none = await fetch(`${host.url}/hello`, { method: 'POST', body: '{"name":"Eve"}' })
  expect([none.status, await none.json()]).toEqual([
    401,
    { code: 401, message: 'Missing authorization header' },
  ])
  const bad = await fetch(`${host.url}/hello`, { method: 'POST', headers: { Authorization: 'Bearer bad' } })
  expect([bad.status, await bad.json()]).toEqual([401, { code: 401, message: 'Invalid JWT' }])
})

test('verify_jwt = false opens a function to callers without a token', async () => {
  expect(await (await fetch(`${host.url}/webhook`, { method: 'POST' })).json()).toEqual({ received: true })
})

test('nobody can call unknown names, shared folders and paths as functions', async () => {
  for (const name of ['nothing', '_shared', '..%2fsecret', '%2e%2e', 'hello%00', 'hello.ts']) {
    const response = await fetch(`${host.url}/${name}`, { headers: { Authorization: 'Bearer good' } })
    expect(response.status, name).toBe(404)
  }
})

test('a failing function answers 500 with a request id and no details', async () => {
  const response = await fetch(`${host.url}/broken`, { headers: { Authorization: 'Bearer good' } })
  const answer = await response.text()
  expect(response.status).toBe(500)
  expect(JSON.parse(answer).error).toMatchObject({
    code: 'internal',
    requestId: response.headers.get('x-request-id'),
  })
  expect(answer).not.toContain('secret')
  expect(host.errors()).toContain('Error: secret inner detail')
})

test('OS05 a function that imports by https:, or imports a missing package, answers with the reason in one line', async () => {
  const unfinished = await serveFunctions({ directory: join(import.meta.dirname, 'unfinished') })
  const answerOf = async (name: string) => {
    const response = await fetch(`${unfinished.url}/${name}`, { headers: { Authorization: 'Bearer good' } })
    return [response.status, await response.json()]
  }
  const words =
    'https-import/index.ts imports "https://deno.land/std@0.168.0/http/server.ts", but nothing is fetched while functions load: write "npm:<package>" and npm install the package'
  expect(await answerOf('https-import')).toEqual([503, { code: 'BOOT_ERROR', message: words }])
  expect(unfinished.errors()).toContain(words)
  expect(await answerOf('missing-package')).toEqual([
    503,
    {
      code: 'BOOT_ERROR',
      message:
        'missing-package/index.ts imports "jsr:@std/not-installed@1", which is not installed: npm install @std/not-installed',
    },
  ])
  await unfinished.close()
})

test('CK26 a member has eight calls at a time, and two dozen may wait; further calls are refused with a time to try again', async () => {
  const patient = await serveFunctions({ directory, functions: { webhook: { verifyJwt: false } } })
  const headers = { authorization: 'Bearer good' }
  const calls = Array.from({ length: 40 }, () => fetch(`${patient.url}/wait?ms=300`, { headers }))
  const refused: Response[] = []
  for (const call of calls) void call.then(answer => answer.status === 429 && refused.push(answer))
  await vi.waitFor(() => expect(refused).toHaveLength(8), 10_000)
  expect(refused[0]!.headers.get('retry-after')).toBe('5')
  expect((await refused[0]!.json()).error.message).toBe(
    'Too many calls at a time. Please try again in a moment.',
  )
  // Calls of other members are not delayed.
  expect((await fetch(`${patient.url}/webhook`, { method: 'POST' })).status).toBe(200)
  const statuses = (await Promise.all(calls)).map(({ status }) => status).filter(status => status !== 429)
  expect(statuses).toEqual(Array(32).fill(200))
  await patient.close()
}, 30_000)

test('CK48 a call takes no place among the running calls before its body has arrived', async () => {
  const patient = await serveFunctions({ directory })
  const headers = { authorization: 'Bearer good' }
  const slow = Array.from({ length: 40 }, () => {
    const call = request(`${patient.url}/echo`, {
      method: 'POST',
      headers: { ...headers, 'content-length': 2 },
    })
    call.on('error', () => null).flushHeaders()
    return call
  })
  await Promise.all(slow.map(call => once(call, 'socket').then(([socket]) => once(socket, 'ready'))))
  const whole = await fetch(`${patient.url}/echo`, { method: 'POST', headers, body: 'whole' })
  expect([whole.status, await whole.text()]).toEqual([200, 'whole'])
  // A call with a late body still gets its answer.
  const [last, ...others] = slow
  const answer = once(last!, 'response') as Promise<[IncomingMessage]>
  last!.end('ok')
  expect(await text((await answer)[0])).toBe('ok')
  for (const call of others) call.destroy()
  await patient.close()
})

test('a function that exceeds its time limit gets the order to stop, and its caller gets 504', async () => {
  const hasty = await serveFunctions({ directory, timeLimitMs: 1500 })
  const response = await fetch(`${hasty.url}/slow`, { headers: { Authorization: 'Bearer good' } })
  expect(response.status).toBe(504)
  await hasty.close()
})

test('events arrive in order and uncompressed', async () => {
  const response = await fetch(`${host.url}/stream/short`, {
    headers: { Authorization: 'Bearer good', 'Accept-Encoding': 'br, gzip' },
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  // Two events may arrive together if the reader is slow.
  expect(await response.text()).toBe([1, 2, 3].map(count => `data: {"count":${count}}\n\n`).join(''))
})

test('if a stream fails in the middle, its connection breaks, so that the stream does not look complete', async () => {
  const response = await fetch(`${host.url}/stream/torn`, { headers: { Authorization: 'Bearer good' } })
  await expect(response.text()).rejects.toThrow()
})

test('events are sent as soon as they are written, and the function notices that its caller has left', async () => {
  const leaving = new AbortController()
  const headers = { Authorization: 'Bearer good' }
  const response = await fetch(`${host.url}/stream`, { headers, signal: leaving.signal })
  await response.body!.getReader().read()
  leaving.abort()
  await vi.waitFor(async () => {
    const { left } = await (await fetch(`${host.url}/stream/left`, { headers })).json()
    expect(left).toBeGreaterThan(0)
  }, 10_000)
})

test('a preflight request is allowed from every origin', async () => {
  const response = await fetch(`${host.url}/hello`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, x-client-info',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization, x-client-info')
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})

test('during development a changed file takes effect at once, even if only another file imports it', async () => {
  const project = await mkdtemp(join(tmpdir(), 'functions-'))
  const write = (file: string, text: string) => writeFile(join(project, file), text)
  await mkdir(join(project, 'changing'))
  await write('word.ts', "export const word: string = 'before'")
  await write(
    'changing/index.ts',
    "import { word } from '../word.ts'\nexport default () => new Response(word)",
  )
  const developing = await serveFunctions({
    directory: project,
    functions: { changing: { verifyJwt: false } },
    mayReload: true,
  })
  const answer = async () => (await fetch(`${developing.url}/changing`)).text()
  expect(await answer()).toBe('before')
  await write('word.ts', "export const word: string = 'after'")
  expect(await answer()).toBe('after')
  await write('changing/index.ts', "export default () => new Response('alone')")
  expect(await answer()).toBe('alone')
  await developing.close()
  await rm(project, { recursive: true })
})
