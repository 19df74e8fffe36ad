import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../../backend/database/database.ts'
import { openPglite, type PgliteDatabase, type PgliteOptions } from '../../backend/database/pglite.ts'
import { openTestPglite } from '../support/databases.ts'
import { temporaryFolder, writeProject } from '../support/folders.ts'
import { runProgram } from '../support/programs.ts'

const root = temporaryFolder()
const insertProgram = join(import.meta.dirname, 'programs/insert-until-killed.ts')
const migrateProgram = join(import.meta.dirname, 'programs/migrate.ts')
const forAMinute = 'select count(*) from generate_series(1, 3000000000)'
const limited = { timeoutMs: 500 }

/** Twenty rounds are asked for now and then, with FAULT_ROUNDS=20; a few each time show the same. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3)

const countOf = async (database: PgliteDatabase, table: string) =>
  (await database.run<{ n: number }>({ text: `select count(*) as n from ${table}` }))[0]?.n

describe('a statement that would run for a minute', { timeout: 60_000 }, () => {
  const dataDir = join(root, 'runaway')
  let database: PgliteDatabase

  beforeAll(async () => {
    database = await openTestPglite({ dataDir, queueLimitMs: 60_000 })
    await database.run({ text: 'create table public.rows (id int)' })
  })
  afterAll(() => database.close())

  test('ends at its limit, the next is served soon after, and nothing acknowledged is lost', async () => {
    await database.run({ text: 'insert into public.rows values (1)' })
    await expect(database.run({ text: forAMinute }, limited)).rejects.toMatchObject({ code: '57014' })
    expect(await database.health()).toMatchObject({ ok: false, status: 503 })
    const started = performance.now()
    expect(await countOf(database, 'public.rows')).toBe(1)
    const servedAfter = performance.now() - started
    expect(await database.health()).toEqual({ ok: true })
    // About one second of work; on a machine that is busy otherwise it takes as much longer.
    expect(servedAfter).toBeLessThan(2_000 * Math.max(1, loadavg()[0] ?? 0))
  })

  test('those who wait behind it are served, each write exactly once', async () => {
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
  })

  test('inside a transaction it takes the transaction along, and those behind it are served', async () => {
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
  })

  test('listeners hear again afterwards, and are told that they may have missed something', async () => {
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
  })
})

describe('waiting for the database', { timeout: 60_000 }, () => {
  test('nobody waits longer than the limit, and no more wait than can be served', async () => {
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

  test('a transaction of many short statements ends at its limit too', async () => {
    const database = await openTestPglite({ transactionLimitMs: 500 })
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

  test('after closing, everything is refused at once', async () => {
    const database = await openTestPglite()
    await database.close()
    await expect(database.run({ text: 'select 1' })).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(database.transaction({}, async () => {})).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.close()
  })
})

describe('the folder', { timeout: 60_000 }, () => {
  test('is refused to a second process, and to a second opening in this one', async () => {
    const dataDir = join(root, 'locked')
    const database = await openTestPglite({ dataDir })
    const second = runProgram(migrateProgram, [dataDir, root])
    expect(await second.exited).toBe(1)
    expect(second.errors().trim()).toBe(`Another process already works in ${dataDir}; stop it first.`)
    await expect(openPglite({ dataDir })).rejects.toThrow('Another process already works in')
    expect(await database.run({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await database.close()
    const again = await openPglite({ dataDir })
    expect(await again.run({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await again.close()
  })

  test('is free again when closed in the middle of a restart', async () => {
    const dataDir = join(root, 'closed-early')
    const database = await openTestPglite({ dataDir })
    await database.run({ text: 'create table public.rows (id int)' })
    await database.run({ text: forAMinute }, limited).catch(() => {})
    await database.close()
    const again = await openPglite({ dataDir })
    expect(await countOf(again, 'public.rows')).toBe(0)
    await again.close()
  })

  test('of two that start at once, one gets it', async () => {
    const dataDir = join(root, 'raced')
    await (await openTestPglite({ dataDir })).close()
    const programs = [1, 2, 3].map(() => runProgram(insertProgram, [dataDir, '0']))
    const outcomes = await Promise.all(
      programs.map(program =>
        program.says('ready').then(
          () => 'got it',
          () => 'refused',
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['got it', 'refused', 'refused'])
    await Promise.all(programs.map(program => program.kill()))
  })
})

describe('the log of the database', { timeout: 60_000 }, () => {
  test('does not grow for as long as the server runs', async () => {
    const database = await openTestPglite({ dataDir: join(root, 'log'), checkpointEveryMs: 200 })
    await database.run({ text: 'create table public.rows (data text storage external)' })
    const [begin] = await database.run({ text: 'select pg_current_wal_insert_lsn() as position' })
    const grow = "insert into public.rows values (repeat('x', 2000000))"
    for (let times = 0; times < 25; times += 1) await database.run({ text: grow })
    const grownSince = async (position: string) => {
      const [log] = await database.run<{ bytes: number }>({
        text: `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${position})::int8 as bytes`,
      })
      return log?.bytes
    }
    expect(await grownSince(`'${begin?.position}'`)).toBeGreaterThan(40 * 2 ** 20)
    const checkpoint = '(pg_control_checkpoint()).redo_lsn'
    await expect.poll(() => grownSince(checkpoint), { timeout: 20_000 }).toBeLessThan(33 * 2 ** 20)
    await database.close()
  })
})

describe('kill -9', () => {
  test(
    `under inserts, ${rounds} times, loses no acknowledged row and doubles none`,
    async () => {
      const dataDir = join(root, 'killed')
      await (await openTestPglite({ dataDir })).close()
      const acknowledged: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const program = runProgram(insertProgram, [dataDir, String(round * 1_000_000)])
        await program.says('ready')
        const enough = 40 + round * 35
        await expect
          .poll(() => program.output().split('\n').length, { timeout: 15_000 })
          .toBeGreaterThan(enough)
        await program.kill()
        const lines = program.output().split('\n').slice(1, -1)
        acknowledged.push(...lines.map(Number))
      }
      const database = await openPglite({ dataDir })
      const stored = await database.run<{ value: number; times: number }>({
        text: 'select value, count(*) as times from public.numbers group by value',
      })
      const times = new Map(stored.map(row => [row.value, row.times]))
      expect(acknowledged.length).toBeGreaterThan(30 * rounds)
      expect(acknowledged.filter(value => times.get(value) !== 1)).toEqual([])
      expect(stored.filter(row => row.times !== 1)).toEqual([])
      await database.close()
    },
    60_000 + rounds * 30_000,
  )

  test('while a new folder is set up and migrated, at any moment: the next start completes it', async () => {
    const dataDir = join(root, 'cut-short')
    const project = await writeProject(join(root, 'project'), {
      '20000101000000_first.sql': 'create table public.runs (n int); insert into public.runs values (1)',
      '20000102000000_second.sql':
        'insert into public.runs select n from generate_series(1, 20000) as n; insert into public.runs values (2)',
    })
    for (const afterMs of [400, 1_500, 2_500]) {
      const program = runProgram(migrateProgram, [dataDir, project])
      await Promise.race([program.exited, new Promise(resolve => setTimeout(resolve, afterMs))])
      await program.kill()
    }
    const last = runProgram(migrateProgram, [dataDir, project])
    expect(await last.exited, last.errors()).toBe(0)
    const database = await openPglite({ dataDir })
    expect(await countOf(database, 'public.runs')).toBe(20_002)
    await database.close()
  }, 90_000)
})

const cannotMount = mountTmpfs(join(root, 'disk'), 150)
if (cannotMount === null) unmount(join(root, 'disk'))
if (cannotMount !== null) console.warn(`Tests of a full disk are skipped: ${cannotMount}`)

describe.runIf(cannotMount === null)('a full disk', { timeout: 60_000 }, () => {
  const disk = join(root, 'disk')
  const filler = join(disk, 'filler')
  const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize
  const fill = (leave: number) => writeFileSync(filler, Buffer.alloc(Math.max(0, free() - leave)))
  const makeRoom = () => rmSync(filler, { force: true })
  const insert = {
    text: "insert into public.blobs select string_agg(md5(random()::text), '') from generate_series(1, 3000)",
  }

  beforeAll(() => void mountTmpfs(disk, 150))
  afterAll(() => unmount(disk))

  async function openOnDisk(name: string, options: PgliteOptions): Promise<PgliteDatabase> {
    const database = await openTestPglite({ dataDir: join(disk, name), ...options })
    await database.run({ text: 'create table public.blobs (data text)' })
    return database
  }

  test('refuses writes with 507 while reads go on, says so, and heals by itself', async () => {
    const database = await openOnDisk('guarded', { minFreeBytes: 16 * 2 ** 20 })
    await database.run(insert)
    fill(8 * 2 ** 20)
    await expect.poll(() => database.health(), { timeout: 20_000 }).toMatchObject({ ok: false, status: 507 })
    await expect(database.run(insert)).rejects.toMatchObject({ status: 507 })
    await expect(database.transaction({}, ({ query }) => query(insert.text))).rejects.toMatchObject({
      status: 507,
    })
    await expect(database.run(insert, { readOnly: true })).rejects.toMatchObject({ code: '25006' })
    expect(await countOf(database, 'public.blobs')).toBe(1)
    makeRoom()
    await expect.poll(() => database.health(), { timeout: 20_000 }).toEqual({ ok: true })
    await database.run(insert)
    expect(await countOf(database, 'public.blobs')).toBe(2)
    await database.close()
    rmSync(join(disk, 'guarded'), { recursive: true })
  })

  test('that fills up in the middle of a write loses nothing acknowledged and heals by itself', async () => {
    const database = await openOnDisk('unguarded', { minFreeBytes: 0, statementLimitMs: 5_000 })
    fill(3 * 2 ** 20)
    let acknowledged = 0
    const refusals: unknown[] = []
    for (let attempt = 0; attempt < 400 && refusals.length < 3; attempt += 1) {
      await database.run(insert).then(
        () => {
          acknowledged += 1
        },
        error => void refusals.push(error),
      )
    }
    expect(refusals).toHaveLength(3)
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(DatabaseUnavailable)
      expect([503, 507]).toContain((refusal as DatabaseUnavailable).status)
    }
    makeRoom()
    await expect
      .poll(
        () =>
          database.run(insert).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
    expect(await countOf(database, 'public.blobs')).toBe(acknowledged + 1)
    await database.close()
  }, 60_000)
})

/** The reason why not, or null. */
function mountTmpfs(path: string, megabytes: number): string | null {
  if (process.getuid?.() !== 0) return 'only root can mount a small disk'
  if (!existsSync(path)) mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `mounting a small disk failed: ${String(error).split('\n')[0]}`
  }
}

function unmount(path: string): void {
  execFileSync('umount', ['--lazy', path])
}
