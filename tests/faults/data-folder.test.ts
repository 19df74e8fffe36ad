import { cpSync, readdirSync, readFileSync, statSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { chmod, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { backUp, databaseIn, listBackups } from '../../backend/database/backup.ts'
import { fillDataFolder, openTestPglite } from '../support/databases.ts'
import { openToOthers, temporaryFolder } from '../support/folders.ts'
import { firstOrAll, inLongForm } from '../support/long-form.ts'
import { freePort } from '../support/postgres.ts'
import { openUmask, type Program, runProgram } from '../support/programs.ts'
import { root } from '../support/project.ts'

const folder = temporaryFolder()

async function run(script: string, args: readonly string[], dataDir: string, settings = {}) {
  const port = await freePort()
  const program = runProgram(join(root, script), args, {
    preload: openUmask,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  return { program, url: `http://127.0.0.1:${port}` }
}

async function start(dataDir: string, settings = {}): Promise<{ program: Program; url: string }> {
  const server = await run('backend/main.ts', [], dataDir, settings)
  await server.program.says('Undaunted is at')
  return server
}

const health = async (url: string) => {
  const answer = await fetch(`${url}/health`)
  return { status: answer.status, reason: ((await answer.json()) as { reason?: string }).reason }
}

inLongForm(describe)('CK29 the data folder', { timeout: 180_000 }, () => {
  // tests/readme.test.ts tests the access rights of a new folder, of backups and of restored files.
  test('the data folder is private under any umask, and the server becomes unhealthy if the folder is removed', async () => {
    const dataDir = join(folder, 'private')
    fillDataFolder(dataDir)
    for (const name of ['.', ...(await readdir(dataDir, { recursive: true }))])
      await chmod(join(dataDir, name), 0o777)
    const { program, url } = await start(dataDir)
    expect(await openToOthers(dataDir)).toEqual([])

    // If the folder is removed while the server runs, /health fails, and the server can still be stopped.
    expect(await health(url)).toMatchObject({ status: 200 })
    await rm(databaseIn(dataDir), { recursive: true, force: true })
    await expect
      .poll(() => health(url), { timeout: 5_000 })
      .toMatchObject({ status: 503, reason: expect.stringContaining('The folder of the database is gone') })
    await program.kill('SIGTERM')
    expect(await program.exited).not.toBeNull()
  })
})

describe('CK29 a damaged database', { timeout: 180_000 }, () => {
  const whole = join(folder, 'whole')
  let heap = ''
  let catalogue = ''
  let migrations = ''
  beforeAll(async () => {
    const database = await openTestPglite({ dataDir: databaseIn(whole) })
    const [paths] = await database.run<Record<string, string>>({
      text: `select pg_relation_filepath('auth.users') as heap, pg_relation_filepath('pg_class') as catalogue,
        pg_relation_filepath('supabase_migrations.schema_migrations') as migrations`,
    })
    ;({ heap = '', catalogue = '', migrations = '' } = paths!)
    await database.run({ text: `insert into auth.users (id, email) values (gen_random_uuid(), 'a@b.c')` })
    await backUp(database, whole)
    await database.close()
  })

  const logs = (database: string) =>
    readdirSync(join(database, 'pg_wal'))
      .filter(name => /^[0-9A-F]{24}$/.test(name))
      .map(name => join(database, 'pg_wal', name))
  const scribble = (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size, 7))

  type Damage = [name: string, damage: (database: string) => unknown, what: string]
  const damages: Damage[] = [
    [
      'a control file that is gone',
      d => unlinkSync(join(d, 'global/pg_control')),
      'global/pg_control is missing',
    ],
    ['a cut log', d => logs(d).map(path => truncateSync(path, 1000)), 'it does not open'],
    ['a cut table', d => truncateSync(join(d, heap), 100), 'is cut off'],
    ['a cut control file', d => truncateSync(join(d, 'global/pg_control'), 100), 'it does not open'],
    ['a scribbled control file', d => scribble(join(d, 'global/pg_control')), 'it does not open'],
    ['a log that is gone', d => logs(d).map(path => unlinkSync(path)), 'it does not open'],
    ['a scribbled catalogue', d => scribble(join(d, catalogue)), ''],
    ['a scribbled table the start reads', d => scribble(join(d, migrations)), 'invalid page'],
    ['a table that is gone', d => unlinkSync(join(d, migrations)), 'could not open file'],
  ]

  // Each kind of damage starts a server, so only the long form tests all of them.
  test.each(firstOrAll(damages))(
    '%s: the server does not start; it says that the database is damaged, and which command restores which backup',
    async (name, damage, what) => {
      const dataDir = join(folder, name.replaceAll(' ', '-'))
      cpSync(whole, dataDir, { recursive: true })
      damage(databaseIn(dataDir))
      const before = readFileSync(join(databaseIn(dataDir), 'PG_VERSION'), 'utf8')
      const { program } = await run('backend/main.ts', [], dataDir)
      expect(await program.exited).toBe(1)
      const [file] = await listBackups(dataDir)
      const [line = '', ...others] = new Set(program.errors().trim().split('\n'))
      expect(others).toEqual([])
      expect(line).toMatch(
        /^The database is damaged \(.+\)\. Restore the newest backup: npm run restore -- \S+ NEWDIR$/,
      )
      expect(line).toContain(what)
      expect(line).toContain(`npm run restore -- ${file} NEWDIR`)
      // The start did not create a new database over files that can still be rescued.
      expect(readFileSync(join(databaseIn(dataDir), 'PG_VERSION'), 'utf8')).toBe(before)
    },
  )

  inLongForm(test)('the restore command from the message restores everything', async () => {
    const dataDir = join(folder, 'brought-back')
    const [file] = await listBackups(whole)
    const restoring = await run('scripts/restore.ts', [file!, dataDir], whole)
    expect(await restoring.program.exited, restoring.program.errors()).toBe(0)
    const { program, url } = await start(dataDir)
    expect((await health(url)).status).toBe(200)
    await program.kill('SIGTERM')
  })

  inLongForm(test)(
    'if damage is found while the server runs, /health fails without showing a path, and the log names the backup',
    async () => {
      const dataDir = join(folder, 'found-later')
      cpSync(whole, dataDir, { recursive: true })
      scribble(join(databaseIn(dataDir), heap))
      const { program, url } = await start(dataDir)
      const { publishable } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
      await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishable, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'a@b.c', password: 'anything' }),
      })
      expect(await health(url)).toMatchObject({
        status: 503,
        reason: 'The database is damaged: restore a backup, the log says which.',
      })
      await expect
        .poll(program.errors)
        .toContain(`npm run restore -- ${(await listBackups(dataDir))[0]} NEWDIR`)
      await program.kill('SIGTERM')
    },
  )
})
