import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openPglite, type PgliteDatabase } from '../../backend/database/pglite.ts'
import { openTestPglite } from '../support/databases.ts'
import { temporaryFolder, writeProject } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'
import { runProgram } from '../support/programs.ts'

const rounds = 20

const root = temporaryFolder()
const insertProgram = join(import.meta.dirname, 'programs/insert-until-killed.ts')
const migrateProgram = join(import.meta.dirname, '../database/programs/migrate.ts')
const forAMinute = 'select count(*) from generate_series(1, 3000000000)'

const countOf = async (database: PgliteDatabase, table: string) =>
  (await database.run<{ n: number }>({ text: `select count(*) as n from ${table}` }))[0]?.n

describe('CK21 the folder of the embedded database', { timeout: 60_000 }, () => {
  test('the folder refuses a second process, and a second opening in the same process', async () => {
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

  inLongForm(test)('the folder is free again if the database is closed during its restart', async () => {
    const dataDir = join(root, 'closed-early')
    const database = await openTestPglite({ dataDir })
    await database.run({ text: 'create table public.rows (id int)' })
    await database.run({ text: forAMinute }, { timeoutMs: 500 }).catch(() => {})
    await database.close()
    const again = await openPglite({ dataDir })
    expect(await countOf(again, 'public.rows')).toBe(0)
    await again.close()
  })

  inLongForm(test)('only one of two processes that start at the same time opens the folder', async () => {
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
  inLongForm(test)('the log of the database does not grow while the server runs', async () => {
    const database = await openTestPglite({ dataDir: join(root, 'log'), upkeepEveryMs: 200 })
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

describe('kill -9 of the embedded database', () => {
  inLongForm(test)(
    `CK21 killing the server ${rounds} times during inserts loses no acknowledged row and stores no row twice`,
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

  inLongForm(test)(
    'CK24 after a kill at any moment of setting up and migrating a new folder, the next start completes the work',
    async () => {
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
    },
    300_000,
  )
})
