/**
 * Limits how much one caller can slow other callers down: the number of statements at a time, the work per minute,
 * and the bytes of an answer.
 */
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { callerLimits, createCallerBudgets } from '../../backend/http/caller-budgets.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { quickEngines } from '../support/databases.ts'
import { jwtSecret } from './postgrest.ts'
import { createSchema, patient, serve } from './serve.ts'

type ErrorBody = { code: string; message: string; hint: string | null }

async function tokenOf(claims: Record<string, string>): Promise<Record<string, string>> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h')
  return { Authorization: `Bearer ${await token.sign(new TextEncoder().encode(jwtSecret))}` }
}
const memberNamed = (sub: string) => tokenOf({ role: 'authenticated', sub })
const secret = () => tokenOf({ role: 'service_role' })

/** Keeps the processor busy for `rounds` thousand rounds. */
const work = `
  create function api.work(rounds int) returns int language plpgsql as $$
    declare i int := 0;
    begin while i < rounds * 1000 loop i := i + 1; end loop; return i; end $$;
  grant usage on schema api to authenticated;
  grant select on api.books to authenticated;
  grant execute on function api.work(int) to anon, authenticated, service_role`

describe.each(quickEngines)('CK25 budgets on $engine', ({ open }) => {
  let database: Database
  let rest: Rest
  let network = '192.0.2.1'

  /** Starts the API again, so that callers begin each test with their full budget. */
  async function serveWith(limits: Partial<typeof callerLimits>): Promise<void> {
    await rest?.close()
    const generous = { statementMs: { pglite: 60_000, postgres: 60_000 }, ...limits }
    const budgets = createCallerBudgets({ database, networks: () => [network], limits: generous })
    rest = await serve(database, { statementTimeoutMs: 60_000 }, { forCaller: budgets.forCaller })
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    rest.app.request(`http://local/rest/v1${path}`, { headers })
  const toil = (rounds: number, headers?: Record<string, string>) =>
    get(`/rpc/work?rounds=${rounds}`, headers)

  beforeAll(async () => {
    database = await open(patient)
    await createSchema(database)
    await database.transaction({}, transaction => transaction.execute(work))
  })
  afterAll(async () => {
    await rest?.close()
    await database?.close()
  })

  test('a caller with many slow requests delays another caller by at most two requests', async () => {
    await serveWith({ slowMs: { pglite: 1, postgres: 1 } })
    const [greedy, other] = [await memberNamed('greedy'), await memberNamed('other')]
    expect((await toil(300, greedy)).status).toBe(200)
    let finished = 0
    const flood = Array.from({ length: 12 }, async () => {
      const { status } = await toil(300, greedy)
      finished += 1
      return status
    })
    const read = await get('/books?select=id&limit=1', other)
    expect(read.status).toBe(200)
    expect(finished).toBeLessThanOrEqual(2)
    expect(await Promise.all(flood)).toEqual(Array(12).fill(200))
  })

  test('a member with a hundred open tabs is served in all of them', async () => {
    await serveWith({})
    const busy = await memberNamed('busy')
    const tabs = await Promise.all(Array.from({ length: 100 }, () => get('/books?select=id', busy)))
    expect(tabs.map(tab => tab.status)).toEqual(Array(100).fill(200))
  })

  test('a request beyond the number that may wait is refused with a time to try again', async () => {
    await serveWith({ waiting: 3 })
    const eager = await memberNamed('eager')
    const answers = await Promise.all(Array.from({ length: 12 }, () => toil(50, eager)))
    const refused = answers.filter(answer => answer.status === 429)
    expect(refused).toHaveLength(12 - 3 - callerLimits.atOnce[database.engine])
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    expect(await refused[0]?.json()).toMatchObject({ code: 'PT429', message: 'Too many requests at a time.' })
  })

  test('work per minute has a limit for each member, and for each network of guests; the secret key has none', async () => {
    await serveWith({ memberMsPerMinute: 5, networkMsPerMinute: 5 })
    const [keen, calm] = [await memberNamed('keen'), await memberNamed('calm')]
    expect((await toil(500, keen)).status).toBe(200)
    const refused = await get('/books?select=id', keen)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1)
    const body = (await refused.json()) as ErrorBody
    expect(body.message).toBe('Your requests of the last minute took too long in all.')
    expect(body.hint).toMatch(/^Try again in \d+ seconds\.$/)
    expect((await get('/books?select=id', calm)).status).toBe(200)

    expect((await toil(500)).status).toBe(200)
    expect((await get('/books?select=id')).status).toBe(429)
    network = '192.0.2.2'
    expect((await get('/books?select=id')).status).toBe(200)

    const key = await secret()
    expect((await toil(500, key)).status).toBe(200)
    expect((await get('/books?select=id', key)).status).toBe(200)
  })

  test('an answer is cut off before it fills the memory, whatever makes the answer grow', async () => {
    await database.transaction({}, transaction =>
      transaction.execute(`
        create table api.heaps (id int primary key, heap_id int references api.heaps (id), note text);
        insert into api.heaps select g, 1, repeat('x', 1000) from generate_series(1, 300) g;
        create function api.every_heap() returns setof api.heaps language sql stable as 'select * from api.heaps';
        create function api.one_text() returns text language sql stable as $$ select repeat('x', 3000000) $$;
        grant select on api.heaps to anon, service_role;
        notify pgrst`),
    )
    await rest.close()
    const limits = { answerBytes: 1_000_000, secretAnswerBytes: 3_000_000, statementTimeoutMs: 60_000 }
    rest = await serve(database, limits)
    const whole = await get('/heaps?select=*')
    expect([whole.status, ((await whole.json()) as unknown[]).length]).toEqual([200, 300])
    const paths = [
      '/heaps?select=*,a:note,b:note,c:note',
      '/heaps?select=id,heaps!heap_id(heaps!heap_id(*,parent:heaps!heap_id(heaps!heap_id(*))))&id=eq.1',
      '/heaps?select=id,up:heap_id(down:heaps!heap_id(*))&limit=20',
      '/heaps?select=id,up:heap_id(...heaps!heap_id(note))&limit=20',
      '/rpc/every_heap?select=*,a:note,b:note,c:note',
      '/rpc/one_text',
    ]
    for (const path of paths) {
      const refused = await get(path)
      expect([refused.status, await refused.json()], path).toMatchObject([
        413,
        { code: '54000', message: 'The answer would be too large', hint: expect.stringContaining('limit') },
      ])
    }
    const csv = await get('/heaps?select=*,a:note,b:note,c:note', { Accept: 'text/csv' })
    expect(csv.status).toBe(413)
    const head = await rest.app.request('http://local/heaps?select=*,a:note,b:note,c:note', {
      method: 'HEAD',
    })
    expect(head.status).toBe(200)
    const key = await secret()
    expect((await get('/heaps?select=*,a:note,b:note,c:note', key)).status).toBe(200)
    expect((await get('/heaps?select=id,up:heap_id(down:heaps!heap_id(*))&limit=20', key)).status).toBe(413)
    const wide = Array.from({ length: 31 }, (_, index) => `a${index}:note`).join(',')
    const tooWide = await get(`/heaps?select=${wide}`)
    expect([tooWide.status, await tooWide.json()]).toMatchObject([400, { message: 'The select is too wide' }])
  })
})

/** Uses a separate database, because an embedded database in memory is empty after it was stopped. */
describe.each(quickEngines)('CK25 an endless statement on $engine', ({ open }) => {
  test('an endless statement is stopped, its caller has to wait, and other callers are served', {
    timeout: 120_000,
  }, async () => {
    const database = await open(patient)
    await createSchema(database)
    await database.transaction({}, transaction => transaction.execute(work))
    const limits = { statementMs: { pglite: 500, postgres: 500 } }
    const budgets = createCallerBudgets({ database, networks: () => [''], limits })
    const rest = await serve(database, {}, { forCaller: budgets.forCaller })
    const [endless, other] = [await memberNamed('endless'), await memberNamed('other')]
    const get = (path: string, headers: Record<string, string>) =>
      rest.app.request(`http://local${path}`, { headers })
    const stopped = await get('/rpc/work?rounds=2000000', endless)
    expect([stopped.status, ((await stopped.json()) as ErrorBody).code]).toEqual([422, '57014'])
    const paused = await get('/books?select=id', endless)
    expect([paused.status, ((await paused.json()) as ErrorBody).message]).toEqual([
      429,
      'A request of yours took too long.',
    ])
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(5)
    await expect.poll(async () => (await get('/nowhere', other)).status, { timeout: 60_000 }).toBe(404)
    await rest.close()
    await database.close()
  })
})
