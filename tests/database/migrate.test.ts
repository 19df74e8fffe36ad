import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { MigrationError } from '../../backend/database/migrate/error.ts'
import { migrate } from '../../backend/database/migrate.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { findSeedFiles } from '../../backend/database/seed-files.ts'
import { everyEngine, quickEngines, testPostgresUrl } from '../support/databases.ts'
import { temporaryFolder, writeProject } from '../support/folders.ts'
import { runProgram } from '../support/programs.ts'

const migrateProgram = join(import.meta.dirname, 'programs/migrate.ts')
const early = '20000101000000_early.sql'
const second = '29990102000000_second.sql'

/** Returns the ledger and every column of our tables: everything that a migration could change. */
async function snapshot(database: Database): Promise<unknown> {
  return {
    migrations: await database.run({
      text: 'select * from supabase_migrations.schema_migrations order by version',
    }),
    columns: await database.run({
      text: `select table_schema, table_name, column_name, data_type from information_schema.columns
             where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
    }),
    settings: await database.run({
      text: "select name, setting from pg_settings where name in ('row_security', 'DateStyle')",
    }),
  }
}

describe.each(quickEngines)('migrating on $engine', ({ open }) => {
  const folder = temporaryFolder()
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  /**
   * At the start of each test the database has the migrations of this project or of the previous test. So each test
   * first removes the entries of these migrations.
   */
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true })
    await database.transaction({}, ({ execute }) =>
      execute(`delete from supabase_migrations.schema_migrations;
        delete from supabase_migrations.migration_files;
        delete from supabase_migrations.seed_files;
        drop table if exists public.steps, public.kept, public.half, public.seeds`),
    )
  })

  test('CK24 each migration runs once, in order, and is recorded as the Supabase CLI records it', async () => {
    await writeProject(folder, {
      [second]: 'insert into public.steps values (2);\n-- why\ninsert into public.steps values (3)',
      [early]: 'create table public.steps (id int); insert into public.steps values (1);',
      'notes.txt': 'not sql',
      'draft.sql': 'not a migration',
    })
    expect((await migrate(database, { supabaseDir: folder })).applied).toEqual([early, second])
    const before = await snapshot(database)
    expect((await migrate(database, { supabaseDir: folder })).applied).toEqual([])
    expect(await snapshot(database)).toEqual(before)
    expect(await database.run({ text: 'select id from public.steps order by id' })).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ])
    expect(
      await database.run({
        text: 'select * from supabase_migrations.schema_migrations where version > $1',
        values: ['2'.repeat(5)],
      }),
    ).toEqual([
      {
        version: '29990102000000',
        name: 'second',
        statements: '{"insert into public.steps values (2)","insert into public.steps values (3)"}',
      },
    ])
  })

  test('CK24 a failed migration names its file, line and statement, and leaves the database unchanged', async () => {
    await writeProject(folder, { [early]: 'create table public.kept (id int primary key)' })
    await migrate(database, { supabaseDir: folder })
    const before = await snapshot(database)
    const wrong: [string, RegExp][] = [
      [
        'create table public.half (id int);\n\nselect *\nfrom public.missing;',
        /second\.sql, line 4: relation "public\.missing" does not exist in: select \* from public\.missing/,
      ],
      [
        'insert into public.kept values (1);\ninsert into\n  public.kept values (1);',
        /second\.sql, line 2: duplicate key .*already exists/,
      ],
      [
        'create table public.half (id int);\ncreat table x;',
        /second\.sql, line 2: syntax error at or near "creat"/,
      ],
    ]
    for (const [text, message] of wrong) {
      await writeProject(folder, { [second]: text })
      const error = await migrate(database, { supabaseDir: folder }).catch(e => e)
      expect(error).toBeInstanceOf(MigrationError)
      expect(error.message).toMatch(message)
      expect(error.message).not.toContain('\n')
      expect(await snapshot(database)).toEqual(before)
    }
    await writeProject(folder, { [second]: 'create table public.half (id int)' })
    expect((await migrate(database, { supabaseDir: folder })).applied).toEqual([second])
  })

  test('CK24 a database that is newer than the folder of migrations is refused and stays unchanged', async () => {
    await writeProject(folder, { [early]: 'select 1', [second]: 'select 2' })
    await migrate(database, { supabaseDir: folder })
    const before = await snapshot(database)
    await rm(join(folder, 'migrations', second))
    await writeProject(folder, { '20000102000000_other.sql': 'create table public.never (id int)' })
    const error = await migrate(database, { supabaseDir: folder }).catch(e => e)
    expect(error).toBeInstanceOf(MigrationError)
    expect(error.message).toMatch(
      /^The database is newer than this program: it has migration 29990102000000_second/,
    )
    expect(await snapshot(database)).toEqual(before)
  })

  test('CK24 a migration that was changed after it ran stops the start, is named, and changes nothing', async () => {
    const text = 'create table public.steps (id int);\n-- why\ninsert into public.steps values (1);\n'
    await writeProject(folder, { [early]: text })
    await migrate(database, { supabaseDir: folder })
    const before = await snapshot(database)
    await writeProject(folder, { [early]: `${text}-- and more\n`, [second]: 'drop table public.steps' })
    const error = await migrate(database, { supabaseDir: folder }).catch(e => e)
    expect(error).toBeInstanceOf(MigrationError)
    expect(error.message).toBe(
      `${early} was changed after this database had run it. ` +
        'Put the file back as it was, and write what is new into a migration of its own.',
    )
    expect(await snapshot(database)).toEqual(before)
    // The text has the line ends of a checkout on Windows.
    await writeProject(folder, { [early]: text.replaceAll('\n', '\r\n'), [second]: 'select 1' })
    expect((await migrate(database, { supabaseDir: folder })).applied).toEqual([second])
  })

  test('CK24 the next start stores the text of a migration that ran before texts were stored', async () => {
    await writeProject(folder, { [early]: 'create table public.steps (id int)' })
    await migrate(database, { supabaseDir: folder })
    await database.run({ text: 'delete from supabase_migrations.migration_files' })
    expect((await migrate(database, { supabaseDir: folder })).applied).toEqual([])
    await writeProject(folder, { [early]: 'create table public.steps (id bigint)' })
    await expect(migrate(database, { supabaseDir: folder })).rejects.toThrow(`${early} was changed`)
  })

  test('settings, begin and commit inside a migration have no effect outside', async () => {
    await writeProject(folder, {
      [early]: `begin;
        set row_security = off;
        set statement_timeout = 1;
        select pg_catalog.set_config('search_path', '', false);
        set role anon;
        commit;`,
      [second]: 'create table steps (id int)',
    })
    await migrate(database, { supabaseDir: folder })
    const [now] = await database.run({
      text: `select current_setting('row_security') as rls, current_user = session_user as is_owner,
                    to_regclass('public.steps') is not null as found`,
    })
    expect(now).toEqual({ rls: 'on', is_owner: true, found: true })
  })

  test('the seed runs once, and only if it is requested', async () => {
    await writeProject(
      folder,
      { [early]: 'create table public.seeds (id int)' },
      'insert into public.seeds values (1)',
    )
    const seeds = () => database.run({ text: 'select count(*) as n from public.seeds' })
    await migrate(database, { supabaseDir: folder })
    expect(await seeds()).toEqual([{ n: 0 }])
    expect((await migrate(database, { supabaseDir: folder, seed: true })).applied).toEqual(['seed.sql'])
    await migrate(database, { supabaseDir: folder, seed: true })
    expect(await seeds()).toEqual([{ n: 1 }])
  })

  test('OT06 the seeds of db.seed.sql_paths run once each, in their order', async () => {
    await writeProject(folder, { [early]: 'create table public.seeds (id serial, name text)' })
    const put = (path: string) => `insert into public.seeds (name) values ('${path}')`
    for (const path of ['seeds/b.sql', 'seeds/a.sql', 'seeds/notes.md', 'first.sql', 'seeds/deep/c.sql']) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), put(path))
    }
    const patterns = [
      './first.sql',
      './seeds/*.sql',
      'seeds/[a-b].sql',
      'seeds/?eep/*.sql',
      './nowhere/*.sql',
    ]
    const { found, missing } = findSeedFiles(folder, patterns)
    expect(found).toEqual(['first.sql', 'seeds/a.sql', 'seeds/b.sql', 'seeds/deep/c.sql'])
    expect(missing).toEqual(['./nowhere/*.sql'])
    const options = { supabaseDir: folder, seed: true, seedFiles: found }
    expect((await migrate(database, options)).applied).toEqual([early, ...found])
    await writeFile(join(folder, 'seeds/late.sql'), put('seeds/late.sql'))
    const later = findSeedFiles(folder, patterns).found
    expect((await migrate(database, { ...options, seedFiles: later })).applied).toEqual(['seeds/late.sql'])
    expect(await database.run({ text: 'select name from public.seeds order by id' })).toEqual(
      [...found, 'seeds/late.sql'].map(name => ({ name })),
    )
  })

  test('OT06 a failed seed names its file and line, and leaves no data', async () => {
    await writeProject(folder, { [early]: 'create table public.seeds (id int)' })
    await writeFile(
      join(folder, 'broken.sql'),
      'insert into public.seeds values (1);\ninsert into nowhere values (1)',
    )
    await expect(
      migrate(database, { supabaseDir: folder, seed: true, seedFiles: ['broken.sql'] }),
    ).rejects.toThrow(/^broken\.sql, line 2: /)
    expect(await database.run({ text: 'select count(*) as n from public.seeds' })).toEqual([{ n: 0 }])
  })

  test('the platform SQL of a protocol runs again only if its text has changed', async () => {
    await writeProject(folder, { [early]: 'select 1' })
    const file = join(folder, 'platform.sql')
    const options = { supabaseDir: folder, platformFiles: [file] }
    const level = () => database.run({ text: 'select backend.level() as level' })
    for (const expected of [1, 2]) {
      await writeFile(
        file,
        `create or replace function backend.level() returns int language sql as 'select ${expected}'`,
      )
      expect((await migrate(database, options)).applied).toContainEqual(
        expect.stringMatching(/platform\.sql$/),
      )
      expect(await level()).toEqual([{ level: expected }])
      expect((await migrate(database, options)).applied).toEqual([])
    }
  })
})

describe.runIf(everyEngine.some(one => one.engine === 'postgres'))(
  'several processes on one empty PostgreSQL',
  () => {
    const folder = temporaryFolder()
    beforeEach(() => rm(folder, { recursive: true, force: true }))
    const count = 'insert into public.runs values (1)'

    test('CK24 two processes that start together run each migration once', async () => {
      await writeProject(folder, {
        [early]: 'create table public.runs (n int)',
        [second]: `${count}; select pg_sleep(0.3)`,
        '29990103000000_third.sql': count,
      })
      const { url, remove } = await testPostgresUrl({ isEmpty: true })
      const programs = [1, 2, 3].map(() => runProgram(migrateProgram, [url, folder]))
      expect(await Promise.all(programs.map(program => program.exited))).toEqual([0, 0, 0])
      const applied = programs.flatMap(program => JSON.parse(program.output()) as string[])
      expect(applied.filter(name => name.startsWith('29990')).sort()).toEqual([
        second,
        '29990103000000_third.sql',
      ])
      const database = await openPostgres({ url })
      expect(await database.run({ text: 'select count(*) as n from public.runs' })).toEqual([{ n: 2 }])
      await database.close()
      await remove()
    })

    test('CK24 if a process is killed during a migration, the next start completes the migration', async () => {
      await writeProject(folder, {
        [early]: 'create table public.runs (n int)',
        [second]: `${count}; select pg_sleep(coalesce(current_setting('test.pause', true), '0')::float); ${count}`,
      })
      const { url, remove } = await testPostgresUrl({ isEmpty: true })
      const watcher = await openPostgres({ url })
      const program = runProgram(migrateProgram, [
        `${url}?options=${encodeURIComponent('-c test.pause=60')}`,
        folder,
      ])
      const isPausing = async () =>
        (
          await watcher.run({
            text: "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
          })
        ).length > 0
      await expect.poll(isPausing, { timeout: 15_000 }).toBe(true)
      await program.kill()
      expect(await watcher.run({ text: 'select count(*) as n from public.runs' })).toEqual([{ n: 0 }])
      // The long statement of the killed process is still running on the server.
      const next = runProgram(migrateProgram, [url, folder])
      expect(await next.exited, next.errors()).toBe(0)
      expect(JSON.parse(next.output())).toEqual([second])
      expect(await watcher.run({ text: 'select count(*) as n from public.runs' })).toEqual([{ n: 2 }])
      await watcher.close()
      await remove()
    })
  },
)
