import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseUnavailable } from '../../backend/database/database.ts'
import { connect } from '../../backend/database/postgres/connection.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { everyEngine, testPostgresUrl } from '../support/databases.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { type Cluster, freePort, startCluster } from '../support/postgres.ts'
import { runProgram } from '../support/programs.ts'

const rounds = isLongForm ? 20 : 1
/** Each round stops and starts a server, which takes up to ten seconds on a busy machine. */
const timeout = Math.max(60_000, rounds * 15_000)

const hasPostgres = everyEngine.some(one => one.engine === 'postgres')
const insertProgram = join(import.meta.dirname, 'programs/insert-until-killed.ts')

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'served',
    error => (error instanceof DatabaseUnavailable ? `unavailable ${error.status}` : error),
  )

describe.runIf(hasPostgres)('CK21 a PostgreSQL server that stops and starts', { timeout }, () => {
  let cluster: Cluster
  let database: Database

  beforeAll(async () => {
    cluster = await startCluster({ isDurable: true })
    database = await openPostgres({ url: cluster.url('postgres'), poolSize: 4, waitLimitMs: 2_000 })
    await database.transaction({}, ({ execute }) =>
      execute('create role anon; create table public.rows (id int)'),
    )
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await cluster.remove()
  })

  test('while PostgreSQL is stopped callers are refused at once; after its start the database works again, with listeners and roles', async () => {
    const heard: string[] = []
    let reconnects = 0
    const stop = await database.listen(
      'news',
      payload => heard.push(payload),
      () => {
        reconnects += 1
      },
    )
    await cluster.stop('fast')
    const started = performance.now()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcome(database.run({ text: 'select 1' }, { as: { role: 'anon' } }))),
    )
    expect(new Set(outcomes)).toEqual(new Set(['unavailable 503']))
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(await database.health()).toMatchObject({ ok: false, status: 503 })
    await cluster.start()
    await expect.poll(() => database.health(), { timeout: 10_000 }).toEqual({ ok: true })
    const identity = { text: 'select current_user = session_user as is_owner' }
    const owners = await Promise.all(Array.from({ length: 20 }, () => database.run(identity)))
    expect(owners).toEqual(Array.from({ length: 20 }, () => [{ is_owner: true }]))
    await expect.poll(() => reconnects, { timeout: 10_000 }).toBe(1)
    await database.run({ text: "select pg_notify('news', 'again')" })
    await expect.poll(() => heard).toEqual(['again'])
    await stop()
  })

  inLongForm(test)(
    'a crash of PostgreSQL during inserts loses no acknowledged row and stores no row twice',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const stored: number[] = []
        const unknown: number[] = []
        let isStopping = false
        const insert = async (worker: number) => {
          for (let n = 0; ; n += 1) {
            const id = round * 1_000_000 + worker * 100_000 + n
            try {
              await database.run({ text: 'insert into public.rows values ($1)', values: [id] })
              stored.push(id)
            } catch (error) {
              expect(error).toBeInstanceOf(DatabaseUnavailable)
              unknown.push(id)
              if (isStopping) return
            }
          }
        }
        const work = [1, 2, 3, 4].map(insert)
        await expect.poll(() => stored.length, { timeout: 30_000 }).toBeGreaterThan(50)
        isStopping = true
        await cluster.stop('immediate')
        await Promise.all(work)
        await cluster.start()
        await expect.poll(() => database.health(), { timeout: 10_000 }).toEqual({ ok: true })
        const rows = await database.run<{ id: number; times: number }>({
          text: 'select id, count(*) as times from public.rows where id >= $1 group by id',
          values: [round * 1_000_000],
        })
        const times = new Map(rows.map(row => [row.id, row.times]))
        expect(stored.filter(id => times.get(id) !== 1)).toEqual([])
        expect(rows.filter(row => !stored.includes(row.id) && !unknown.includes(row.id))).toEqual([])
      }
    },
  )

  test('a lost connection ends its transaction, and no other connection runs the rest of the transaction', async () => {
    const ran: string[] = []
    const work = database.transaction({ as: { role: 'anon' } }, async ({ query }) => {
      const [me] = await query<{ pid: number }>('select pg_backend_pid() as pid')
      await database.run({ text: 'select pg_terminate_backend($1)', values: [me?.pid ?? 0] })
      await query("insert into public.rows values (-1) returning 'ran'").then(
        () => ran.push('ran'),
        () => ran.push('refused'),
      )
      await query('insert into public.rows values (-2)').catch(() => ran.push('refused'))
    })
    expect(await outcome(work)).toBe('unavailable 503')
    await expect.poll(() => ran).toEqual(['refused', 'refused'])
    expect(await database.run({ text: 'select * from public.rows where id < 0' })).toEqual([])
  })
})

describe.runIf(hasPostgres)('CK21 connections', { timeout: 60_000 }, () => {
  test('if all connections are in use, the next caller is refused within the limit, with a time to try again', async () => {
    const { url, remove } = await testPostgresUrl()
    const database = await openPostgres({ url, poolSize: 2, waitLimitMs: 300 })
    const done = Promise.withResolvers<void>()
    const holders = [1, 2].map(() =>
      database.transaction({}, async ({ query }) => {
        await query('select 1')
        await done.promise
      }),
    )
    const refused = await database.run({ text: 'select 1' }).catch(error => error)
    expect(refused).toBeInstanceOf(DatabaseUnavailable)
    expect(refused).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) })
    done.resolve()
    await Promise.all(holders)
    expect(await database.run({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await database.close()
    await remove()
  })

  inLongForm(test)('statements with different texts do not accumulate on a connection', async () => {
    const { url, remove } = await testPostgresUrl()
    const database = await openPostgres({ url, poolSize: 1 })
    const answers: unknown[] = []
    for (let n = 0; n < 1_100; n += 1) answers.push(...(await database.run({ text: `select ${n} as n` })))
    expect(answers).toEqual(Array.from({ length: 1_100 }, (_, n) => ({ n })))
    const [kept] = await database.run<{ n: number }>({
      text: 'select count(*) as n from pg_prepared_statements',
    })
    expect(kept?.n).toBeLessThan(600)
    await database.close()
    await remove()
  })

  test('a statement outside a transaction runs as a guest', async () => {
    const { url, remove } = await testPostgresUrl()
    const connection = await connect({ url, connectLimitMs: 5_000 })
    const query = async (text: string) => {
      const { rows } = await connection.send(connection.talk.batch([{ text }]), 5_000)
      return rows
    }
    const who = () => query('select current_user::text as name')
    expect(await who()).toEqual([{ name: 'anon' }])
    await query('begin')
    await query("select set_config('role', 'none', true)")
    expect(await who()).toEqual([{ name: 'postgres' }])
    await query('commit')
    expect(await who()).toEqual([{ name: 'anon' }])
    connection.close()
    await remove()
  })

  test('the database reports a missing server within the time limit', async () => {
    const database = await openPostgres({ url: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
    expect(await outcome(database.run({ text: 'select 1' }))).toBe('unavailable 503')
    expect(await database.health()).toMatchObject({ ok: false, status: 503 })
    await database.close()
  })

  test('killing our own process during inserts with kill -9 loses no acknowledged row', async () => {
    const { url, remove } = await testPostgresUrl()
    const program = runProgram(insertProgram, [url, '0'])
    await program.says('ready')
    await expect.poll(() => program.output().split('\n').length, { timeout: 30_000 }).toBeGreaterThan(60)
    await program.kill()
    const acknowledged = program.output().split('\n').slice(1, -1).map(Number)
    const database = await openPostgres({ url })
    const rows = await database.run<{ value: number }>({ text: 'select value from public.numbers' })
    const values = rows.map(row => row.value)
    expect(acknowledged.filter(value => values.filter(one => one === value).length !== 1)).toEqual([])
    await database.close()
    await remove()
  })
})
