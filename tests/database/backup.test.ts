import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  backUp,
  databaseIn,
  listBackups,
  restoreBackup,
  scheduleBackups,
} from '../../backend/database/backup.ts'
import { openPglite, type PgliteDatabase } from '../../backend/database/pglite.ts'
import { openTestPglite } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'
import { runProgram } from '../support/programs.ts'

const root = temporaryFolder()
const backupProgram = join(import.meta.dirname, 'programs/backup.ts')

/** Returns every row of every table, including the tables of the platform. */
async function everything(database: PgliteDatabase): Promise<Record<string, unknown>> {
  const tables = await database.run<{ name: string }>({
    text: `select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  })
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    contents[name] = await database.run({ text: `select to_jsonb(t) as row from ${name} as t order by 1` })
  }
  return contents
}

// Runs only in the long form. In the short form, tests/readme.test.ts makes and restores a backup.
inLongForm(describe)('backups', { timeout: 120_000 }, () => {
  const dataDir = join(root, 'data')
  let database: PgliteDatabase

  beforeAll(async () => {
    await mkdir(join(dataDir, 'storage/avatars'), { recursive: true })
    database = await openTestPglite({ dataDir: databaseIn(dataDir) })
    await database.transaction({}, async ({ execute }) => {
      await execute(`
        create table public.notes (id int primary key, body text, data bytea);
        insert into public.notes select n, repeat(n::text, 50), sha256(n::text::bytea) from generate_series(1, 2000) as n;
      `)
    })
    await writeFile(join(dataDir, 'storage/avatars/face.png'), Buffer.from([0, 1, 2, 255]))
    await writeFile(join(dataDir, 'storage/empty'), '')
    await writeFile(join(dataDir, 'keys.json'), '{"secret":"kept"}')
  }, 120_000)
  afterAll(() => database.close())

  test('a backup made during writes restores the state of all tables and files at one moment', async () => {
    let isDone = false
    const writing = (async () => {
      for (let id = 10_000; !isDone; id += 2) {
        await database.transaction({}, async ({ query }) => {
          await query('insert into public.notes values ($1)', [id])
          await query('insert into public.notes values ($1)', [id + 1])
        })
      }
    })()
    const file = await backUp(database, dataDir)
    isDone = true
    await writing
    const target = join(root, 'restored')
    await restoreBackup(file, target)
    const restored = await openPglite({ dataDir: databaseIn(target) })
    const [now, then] = [await everything(database), await everything(restored)]
    const isLater = ({ row }: { row: { id: number } }) => row.id >= 10_000
    const notes = then['public.notes'] as { row: { id: number } }[]
    // A backup contains both rows of a transaction, or neither of them.
    expect(notes.filter(isLater).length % 2).toBe(0)
    const older = (rows: unknown) => (rows as { row: { id: number } }[]).filter(note => !isLater(note))
    expect({ ...then, 'public.notes': older(then['public.notes']) }).toEqual({
      ...now,
      'public.notes': older(now['public.notes']),
    })
    expect(older(then['public.notes'])).toHaveLength(2_000)
    await restored.close()
    expect(await readFile(join(target, 'storage/avatars/face.png'))).toEqual(Buffer.from([0, 1, 2, 255]))
    expect(await readFile(join(target, 'storage/empty'), 'utf8')).toBe('')
    expect(await readFile(join(target, 'keys.json'), 'utf8')).toBe('{"secret":"kept"}')
    expect((await readdir(target)).sort()).toEqual(['database', 'database.lock', 'keys.json', 'storage'])
  })

  test('a backup is not restored over existing data', async () => {
    const [file = ''] = await listBackups(dataDir)
    await expect(restoreBackup(file, dataDir)).rejects.toThrow('is not empty')
    await expect(restoreBackup(join(root, 'no-such-file'), join(root, 'x'))).rejects.toThrow(
      'There is no backup',
    )
  })

  test('a backup can be made by another process, while this process has the database open', async () => {
    const [before] = await listBackups(dataDir)
    const schedule = scheduleBackups(database, dataDir, { log: { warn: fail, info: fail }, everyMs: 50 })
    const program = runProgram(backupProgram, [dataDir])
    expect(await program.exited, program.errors()).toBe(0)
    const [after] = await listBackups(dataDir)
    expect(program.output().trim()).toBe(after)
    expect(after).not.toBe(before)
    await schedule.close()
  })

  test('the server makes a backup once a day and keeps the last seven', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000 - 60_000)
    for (const old of await listBackups(dataDir)) await utimes(old, daysAgo(1), daysAgo(1))
    for (let day = 2; day < 12; day += 1) {
      const path = join(dataDir, 'backups', `${daysAgo(day).toISOString().replaceAll(/[:.]/g, '-')}.backup`)
      await writeFile(path, '')
      await utimes(path, daysAgo(day), daysAgo(day))
    }
    const [newestBefore] = await listBackups(dataDir)
    const schedule = scheduleBackups(database, dataDir, { log: { warn: fail, info: fail }, everyMs: 50 })
    await expect.poll(async () => (await listBackups(dataDir))[0], { timeout: 60_000 }).not.toBe(newestBefore)
    await schedule.close()
    expect(await listBackups(dataDir)).toHaveLength(7)
    const left = await readdir(join(dataDir, 'backups'))
    expect(left.filter(name => !name.endsWith('.backup'))).toEqual([])
  })

  test('if no server runs, the process that asks for a backup makes the backup', async () => {
    await database.close()
    const program = runProgram(backupProgram, [dataDir])
    expect(await program.exited, program.errors()).toBe(0)
    expect((await listBackups(dataDir))[0]).toBe(program.output().trim())
  })
})

function fail(message: string): never {
  throw new Error(message)
}
