/**
 * When a protocol makes a caller wait, its answer says how long. This also holds if a function or the database
 * refuses the request instead of the server.
 */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultLimits } from '../../backend/realtime/limits.ts'
import { plans } from '../../contracts/plans.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'

type Answer = { readonly status: number; readonly wait: string | null }

let backend: Backend
let member: Member
let headers: Record<string, string>

beforeAll(async () => {
  const usual = { ...defaultLimits }
  Object.assign(defaultLimits, { socketsPerAddress: 0, workPerSecondPerAddress: 1 })
  backend = await startBackend(await testDatabase(), { RATE_LIMITS: 'true' })
  Object.assign(defaultLimits, usual)
  member = await backend.member()
  const { data } = await member.client.auth.getSession()
  headers = { apikey: backend.keys.publishable, authorization: `Bearer ${data.session?.access_token}` }
})
afterAll(() => backend.close())

async function post(path: string, body: object | Blob): Promise<Answer> {
  const isFile = body instanceof Blob
  const answer = await fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': isFile ? 'image/png' : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  })
  await answer.body?.cancel()
  return { status: answer.status, wait: answer.headers.get('retry-after') }
}

/** Sets a limit per minute that allows no call. */
const stop = (kind: string) =>
  backend
    .service()
    .from('quotas')
    .upsert({ kind, plan: 'free', per_seconds: 60, max_rows: 0, max_bytes: 0 })
    .throwOnError()

const doors: Record<string, () => Promise<Answer>> = {
  'tables, where the database counts': async () => {
    await stop('posts')
    return post('/rest/v1/posts', { content: 'Too fast' })
  },
  'the password of a shared document': () =>
    post('/rest/v1/rpc/shared_document', { token: 'unknown', password: 'guess' }),
  'storage, where the database counts': async () => {
    await stop('files')
    return post(`/storage/v1/object/avatars/${member.id}/1.png`, new Blob(['x']))
  },
  'sign-in': () =>
    post('/auth/v1/token?grant_type=password', { email: 'nobody@example.com', password: 'guess' }),
  'functions, where answers are counted': async () => {
    const used = Array.from({ length: plans.free.quota.perDay }, () => {
      return { user_id: member.id, helper: 'chat', started_at: new Date().toISOString() }
    })
    await backend.service().from('ai_usage').insert(used).throwOnError()
    return post('/functions/v1/chat-with-deepseek', { messages: [{ role: 'user', content: 'Why?' }] })
  },
  'realtime over HTTP': () =>
    post('/realtime/v1/api/broadcast', {
      messages: [{ topic: 'x', event: 'x', payload: 'x'.repeat(9_000) }],
    }),
  'realtime’s sockets': () =>
    new Promise((resolve, reject) => {
      const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
      const key = { 'sec-websocket-key': Buffer.alloc(16).toString('base64') }
      request(`${backend.url}/realtime/v1/websocket`, { headers: { ...headers, ...upgrade, ...key } })
        .on('response', ({ statusCode = 0, headers: answered }) =>
          resolve({ status: statusCode, wait: answered['retry-after'] ?? null }),
        )
        .on('error', reject)
        .end()
    }),
}

test.each(Object.entries(doors))(
  'CK67 %s: an answer with status 429 says when to try again',
  async (_name, ask) => {
    let answer = await ask()
    for (let tries = 1; answer.status !== 429 && tries < 40; tries += 1) answer = await ask()
    expect(answer).toEqual({ status: 429, wait: expect.stringMatching(/^[1-9]\d*$/) })
  },
)
