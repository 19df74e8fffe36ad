import { loadavg } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../backend/database/database.ts'
import type { PgliteDatabase } from '../../backend/database/pglite.ts'
import { startBackend } from '../support/backend.ts'
import { openTestPglite } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { firstOrAll, inLongForm } from '../support/long-form.ts'

const root = temporaryFolder()
const forAMinute = 'select count(*) from generate_series(1, 3000000000)'
const limited = { timeoutMs: 500 }

const countOf = async (database: PgliteDatabase, table: string) =>
  (await database.run<{ n: number }>({ text: `select count(*) as n from ${table}` }))[0]?.n

describe('CK21 a statement that would run for a minute', { timeout: 60_000 }, () => {
  const dataDir = join(root, 'runaway')
  let database: PgliteDatabase

  beforeAll(async () => {
    database = await openTestPglite({ dataDir, queueLimitMs: 60_000 })
    await database.run({ text: 'create table public.rows (id int)' })
  })
  afterAll(() => database.close())

  test('a statement ends at its time limit; the next statement is served soon, and no acknowledged row is lost', async () => {
    await database.run({ text: 'insert into public.rows values (1)' })
    await expect(database.run({ text: forAMinute }, limited)).rejects.toMatchObject({ code: '57014' })
    expect(await database.health()).toMatchObject({ ok: false, status: 503 })
    const started = performance.now()
    expect(await countOf(database, 'public.rows')).toBe(1)
    const servedAfter = performance.now() - started
    expect(await database.health()).toEqual({ ok: true })
    // The next statement takes about one second. The allowed time grows with the load of the machine.
    expect(servedAfter).toBeLessThan(2_000 * Math.max(1, loadavg()[0] ?? 0))
  })

  test('CK34 a value that is nested too deep ends the database process but fails only for its caller; the next callers are served', async () => {
    await database.run({ text: "create table public.deep as select repeat('[', 100000) as text" })
    const deep = ['select $1::text::jsonb', 'select text::jsonb from public.deep where $1::text is not null']
    for (const text of firstOrAll(deep)) {
      const broken = database.run({ text, values: ['['.repeat(100_000)] })
      await expect(broken).rejects.toMatchObject({ code: '57014' })
      expect(await database.run({ text: 'select 2 as two' })).toEqual([{ two: 2 }])
    }
  })

  inLongForm(test)(
    'callers who wait behind a long statement are served, and each of their writes happens exactly once',
    async () => {
      await database.run({ text: 'truncate public.rows' })
      const runaway = database.run({ text: forAMinute }, limited)
      const waiting = Array.from({ length: 100 }, (_, id) =>
        database.run({ text: 'insert into public.rows values ($1) returning id', values: [id] }),
      )
      await expect(runaway).rejects.toMatchObject({ code: '57014' })
      expect(await Promise.all(waiting)).toEqual(Array.from({ length: 100 }, (_, id) => [{ id }]))
      expect(
        await database.run({ text: 'select count(*) as n, count(distinct id) as d from public.rows' }),
      ).toEqual([{ n: 100, d: 100 }])
    },
  )

  inLongForm(test)(
    'a long statement inside a transaction ends the transaction, and the callers who wait are served',
    async () => {
      await database.run({ text: 'truncate public.rows' })
      const work = database.transaction({ timeoutMs: 2_000 }, async ({ query }) => {
        await query('insert into public.rows values (1)')
        await query(forAMinute)
      })
      const behind = database.transaction({}, ({ query }) =>
        query('insert into public.rows values (2) returning id'),
      )
      await expect(work).rejects.toMatchObject({ code: '57014' })
      expect(await behind).toEqual([{ id: 2 }])
      expect(await database.run({ text: 'select id from public.rows' })).toEqual([{ id: 2 }])
    },
  )

  inLongForm(test)(
    'after a long statement listeners work again, and learn that they may have missed notifications',
    async () => {
      const heard: string[] = []
      let reconnects = 0
      const stop = await database.listen(
        'news',
        payload => heard.push(payload),
        () => {
          reconnects += 1
        },
      )
      await database.run({ text: forAMinute }, limited).catch(() => {})
      await expect.poll(() => reconnects, { timeout: 30_000 }).toBe(1)
      await database.run({ text: "select pg_notify('news', 'again')" })
      expect(heard).toEqual(['again'])
      await stop()
    },
  )
})

inLongForm(test)(
  'CK21 a caller of a function that would run for a minute gets the error 57014, and other callers are served soon',
  async () => {
    const database = await openTestPglite({ dataDir: join(root, 'over-http'), queueLimitMs: 60_000 })
    await database.transaction({}, ({ execute }) =>
      execute(`create function public.spin() returns bigint language sql stable as '${forAMinute}';
      grant execute on function public.spin() to service_role`),
    )
    // Uses the normal server, with a shorter limit for this statement.
    const backend = await startBackend({
      ...database,
      run: (statement, options) =>
        database.run(statement, { ...options, ...(statement.text.includes('spin') ? limited : {}) }),
    })
    const ada = await backend.member('Ada')
    const headers = { apikey: backend.keys.secret }
    const spinning = fetch(`${backend.url}/rest/v1/rpc/spin`, { headers })
    const [spun, post] = await Promise.all([
      spinning.then(async response => (await response.json()) as { code: string }),
      // This request waits in the queue behind the long statement.
      ada.client.from('posts').insert({ content: 'patient' }).select('content').single(),
    ])
    expect(spun.code).toBe('57014')
    expect(post.data).toEqual({ content: 'patient' })
    expect((await fetch(`${backend.url}/health`)).status).toBe(200)
    expect((await ada.client.auth.refreshSession()).error).toBeNull()
    await backend.close()
  },
  120_000,
)

describe('CK21 waiting for the database', { timeout: 60_000 }, () => {
  test('no caller waits for the database longer than the limit, and only a limited number of callers may wait', async () => {
    const database = await openTestPglite({ queueLimitMs: 300, queueLength: 5 })
    const turn = Promise.withResolvers<void>()
    const holder = database.transaction({}, async ({ query }) => {
      await query('select 1')
      await turn.promise
    })
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => database.run({ text: 'select 1' })),
    )
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) })
      expect(answer).toMatchObject({ reason: { status: 503, retryAfterSeconds: expect.any(Number) } })
    }
    turn.resolve()
    await holder
    expect(await database.run({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await database.close()
  })

  inLongForm(test)('a transaction of many short statements ends at its time limit', async () => {
    const database = await openTestPglite({ statementLimitMs: 500, transactionLimitMs: 500 })
    let count = 0
    const endless = database.transaction({}, async ({ query }) => {
      for (;;) {
        await query('select 1')
        count += 1
      }
    })
    const other = database.run({ text: 'select 1 as one' })
    await expect(endless).rejects.toMatchObject({ code: expect.stringMatching(/25P03|57014/) })
    expect(count).toBeGreaterThan(1)
    expect(await other).toEqual([{ one: 1 }])
    await database.close()
  })

  inLongForm(test)('after the database is closed, every call is refused at once', async () => {
    const database = await openTestPglite()
    await database.close()
    await expect(database.run({ text: 'select 1' })).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(database.transaction({}, async () => {})).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.close()
  })
})
