import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../backend/database/migrate.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { everyEngine, openTestPostgres } from '../support/databases.ts'
import { inLongForm } from '../support/long-form.ts'
import { type Cluster, startCluster } from '../support/postgres.ts'
import { platformFiles, supabaseDir } from '../support/project.ts'

const hasPostgres = everyEngine.some(one => one.engine === 'postgres')

type Call = [path: string, body?: unknown]

/** Functions do not notice a short outage, because their client tries to reach the tables three times. */
const functionCalls: Call[] = [
  ['/functions/v1/check-subscription', {}],
  ['/functions/v1/idea-refinement-chat', { messages: [], ideaContext: 'An oven' }],
  ['/functions/v1/market-research', { market: 'bread', industry: 'food' }],
]

/** Sends a simple request to each protocol as this member. */
async function askAll(backend: Backend, { id, client }: Member, more: Call[] = []) {
  const { data } = await client.auth.getSession()
  const headers = {
    apikey: backend.keys.publishable,
    Authorization: `Bearer ${data.session!.access_token}`,
    'Content-Type': 'application/json',
  }
  const calls: Call[] = [
    ['/health'],
    ['/rest/v1/startup_projects?select=user_id'],
    ['/auth/v1/user'],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 'none' }],
    ['/storage/v1/object/list/avatars', { prefix: id }],
    ['/rest/v1/posts', { content: 'while it was away' }],
    ...more,
  ]
  return Promise.all(
    calls.map(async ([path, body]) => {
      const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      const response = await fetch(backend.url + path, asked)
      return { path, status: response.status, retryAfter: response.headers.get('retry-after') }
    }),
  )
}

inLongForm(describe.runIf(hasPostgres))('CK21 PostgreSQL is stopped while the whole server runs', () => {
  let cluster: Cluster
  let backend: Backend
  let ada: Member
  let bea: Member

  beforeAll(async () => {
    cluster = await startCluster({ isDurable: true })
    const database = await openPostgres({ url: cluster.url('postgres'), poolSize: 4, waitLimitMs: 2_000 })
    await migrate(database, { supabaseDir, platformFiles })
    backend = await startBackend(database)
    ada = await backend.member('Ada')
    bea = await backend.member('Bea')
  })
  afterAll(async () => {
    await backend.close()
    await cluster.remove()
  })

  test('without PostgreSQL every protocol answers 503 with a time to try again; after its start the server serves within 10 seconds', async () => {
    await cluster.stop('fast')
    for (const { path, status, retryAfter } of await askAll(backend, ada, functionCalls)) {
      expect([path, status]).toEqual([path, 503])
      if (path !== '/health') expect([path, Number(retryAfter)]).toEqual([path, expect.any(Number)])
      if (path !== '/health') expect(Number(retryAfter)).toBeGreaterThan(0)
    }
    await cluster.start()
    const health = async () => (await fetch(`${backend.url}/health`)).status
    await expect.poll(health, { timeout: 10_000 }).toBe(200)
  })

  test('after the outage every caller still acts as the same member', async () => {
    const ask = async ({ id, client }: Member) => {
      const { data } = await client.from('startup_projects').select('user_id').throwOnError()
      expect(data).toEqual([{ user_id: id }])
    }
    const guest = async () => {
      const { data } = await backend.guest().from('startup_projects').select('user_id')
      expect(data ?? []).toEqual([])
    }
    await Promise.all(Array.from({ length: 10 }, () => [ask(ada), ask(bea), guest()]).flat())
    const { data: posts } = await ada.client.from('posts').select('content').throwOnError()
    expect(posts).toEqual([])
    expect((await ada.client.auth.refreshSession()).error).toBeNull()
  })

  test('after the outage live messages arrive again', async () => {
    const heard: unknown[] = []
    const { data: conversation } = await ada.client
      .rpc('create_or_get_direct_conversation', { recipient_id: bea.id })
      .throwOnError()
    await ada.client.from('follows').insert({ following_id: bea.id }).throwOnError()
    const joined = Promise.withResolvers<void>()
    ada.client
      .channel('messages')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, ({ new: row }) =>
        heard.push(row.content),
      )
      .subscribe(status => status === 'SUBSCRIBED' && joined.resolve())
    await joined.promise
    await cluster.stop('immediate')
    await cluster.start()
    const write = async (content: string) =>
      (await bea.client.from('messages').insert({ conversation_id: conversation.id, content })).error === null
    await expect.poll(() => write('after the fall'), { timeout: 10_000 }).toBe(true)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('after the fall')
  })
})

inLongForm(describe.runIf(hasPostgres))(
  'CK21 all database connections of the whole server are in use',
  () => {
    test('callers get 503 with Retry-After within the limit, and get an answer when a connection is free', async () => {
      const database = await openTestPostgres({ poolSize: 2, waitLimitMs: 1_000 })
      const backend = await startBackend(database)
      const ada = await backend.member('Ada')
      const done = Promise.withResolvers<void>()
      const holders = [1, 2].map(() =>
        database.transaction({}, async ({ query }) => {
          await query('select 1')
          await done.promise
        }),
      )
      for (const { path, status, retryAfter } of await askAll(backend, ada)) {
        expect([path, status]).toEqual([path, 503])
        if (path !== '/health') expect(Number(retryAfter)).toBeGreaterThan(0)
      }
      done.resolve()
      await Promise.all(holders)
      expect((await askAll(backend, ada)).map(({ status }) => status)).toEqual([200, 200, 200, 400, 200, 201])
      await backend.close()
    })
  },
)
