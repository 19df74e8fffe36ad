/** Tests the upgrade from the last version before the migrations were merged into one. */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { hashDefinitions } from '../../backend/database/migrate/adopt.ts'
import { readDefinitions } from '../../backend/database/migrate/definitions.ts'
import { MigrationError } from '../../backend/database/migrate/error.ts'
import { readMigrations } from '../../backend/database/migrate/files.ts'
import { migrate } from '../../backend/database/migrate.ts'
import { startServer } from '../../backend/main.ts'
import { readSettings } from '../../backend/settings.ts'
import type { Database as Schema } from '../../contracts/database.generated.ts'
import { quickEngines } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'
import { platformFiles, root, supabaseDir } from '../support/project.ts'
import { ada, picture } from './upgrade/community.ts'
import { type OldCommunity, restoreCommunity } from './upgrade/restore.ts'

const definitionsOf = (database: Database) =>
  database.transaction({}, transaction => readDefinitions(transaction, ['public', 'private']))

/** A row of a table, as JSON. */
type Line = { row: Record<string, unknown> }

async function rowsOf(database: Database): Promise<Record<string, Line[]>> {
  const tables = await database.run<{ name: string }>({
    text: `select format('%I.%I', schemaname, tablename) as name from pg_tables
           where schemaname in ('public', 'private', 'auth', 'storage', 'cron') order by 1`,
  })
  const rows: Record<string, Line[]> = {}
  for (const { name } of tables)
    rows[name] = await database.run({ text: `select to_jsonb(t) as row from ${name} as t order by t::text` })
  return rows
}

const ledgerOf = (database: Database) =>
  database.run({
    text: `select version, name, statements, hash from supabase_migrations.schema_migrations
           full join supabase_migrations.migration_files using (version) order by version`,
  })

// The backup is restored once for all of these tests, and they run in this order. A refused upgrade leaves the
// database unchanged for the next test.
describe.each(quickEngines)(
  'CK24 the upgrade of a database from the version before the migrations were merged, on $engine',
  { timeout: 120_000 },
  ({ engine, open: openFresh }) => {
    const dataDir = join(temporaryFolder(), 'data')
    let old: OldCommunity
    let database: Database

    beforeAll(async () => {
      old = await restoreCommunity(engine, dataDir)
      database = await old.open()
    }, 120_000)
    afterAll(async () => {
      await database.close()
      await old.remove()
    })

    const upgrade = () => migrate(database, { supabaseDir, platformFiles })
    const change = (text: string) => database.transaction({}, ({ execute }) => execute(text))

    async function refusesUntouched(message: RegExp): Promise<void> {
      const look = async () => [
        await rowsOf(database),
        await definitionsOf(database),
        await database.run({ text: 'select * from supabase_migrations.schema_migrations order by version' }),
      ]
      const before = await look()
      const error = await upgrade().catch(e => e)
      expect(error).toBeInstanceOf(MigrationError)
      expect(error.message).toMatch(message)
      expect(await look()).toEqual(before)
    }

    test('the restored old database has exactly the definitions that the upgrade expects', async () => {
      const hashes = hashDefinitions(await definitionsOf(database))
      await expect(`${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`).toMatchFileSnapshot(
        join(supabaseDir, 'replaces/definitions.json'),
      )
    })

    test('an upgrade with a missing migration says which version to start first, and changes nothing', async () => {
      await change(
        "update supabase_migrations.schema_migrations set version = '0' where version = '20261116000500'",
      )
      await refusesUntouched(
        /^The database has only 43 of the 44 migrations that came before \d+\. Nothing was changed\. Start the version of commit \w{7} once, then this one\.$/,
      )
      await change(
        "update supabase_migrations.schema_migrations set version = '20261116000500' where version = '0'",
      )
    })

    test('an upgrade of a database that was changed by hand lists the differences, and changes nothing', async () => {
      await change(`
        create index mine on public.posts (content);
        alter policy "Members read posts" on public.posts using (user_id = auth.uid());
        alter table public.profiles disable trigger touch_updated_at;
        grant update on public.posts to anon;`)
      await refusesUntouched(
        /^The database is not as its migrations made it: policy "Members read posts" on public\.posts differs; relation public\.posts differs; trigger touch_updated_at on public\.profiles differs; and 1 more\. Nothing was changed\. Undo [^\n]+$/,
      )
      await change(`
        drop index public.mine;
        alter policy "Members read posts" on public.posts using (true);
        alter table public.profiles enable trigger touch_updated_at;
        revoke update on public.posts from anon;`)
    })

    test('an upgraded database equals a fresh database and has every earlier row', async () => {
      const fresh = await openFresh()
      onTestFinished(() => fresh.close())
      const before = await rowsOf(database)
      for (const table of ['posts', 'messages', 'ai_outputs', 'drafts', 'quota_usage', 'story_views'])
        expect(before[`public.${table}`], table).not.toEqual([])
      expect((await upgrade()).applied).toContain('replaces/changes.sql')
      // Later migrations may add rows and columns, but no existing row may be missing or changed. Jobs are not rows of
      // members: they are compared with the jobs of a fresh database below.
      const after = await rowsOf(database)
      for (const [table, rows] of Object.entries(before).filter(([table]) => table !== 'cron.job')) {
        const kept = rows.map(({ row }) => ({ row: expect.objectContaining(row) }))
        expect(after[table], table).toEqual(expect.arrayContaining(kept))
      }
      expect(await definitionsOf(database)).toEqual(await definitionsOf(fresh))
      expect(await ledgerOf(database)).toEqual(await ledgerOf(fresh))
      // NW01: members from before the upgrade have a handle too.
      const handles = 'select handle from public.profiles order by handle'
      expect(await database.run({ text: handles })).toEqual([
        { handle: 'ada_baker' },
        { handle: 'ben_mentor' },
        { handle: 'cleo_investor' },
      ])
      const jobs = 'select jobname, schedule, command from cron.job order by jobname'
      expect(await database.run({ text: jobs })).toEqual(await fresh.run({ text: jobs }))
      expect((await upgrade()).applied).toEqual([])
    })

    inLongForm(test)('members of an upgraded database can sign in and read their own rows', async () => {
      await database.close()
      const server = await startServer(
        readSettings({ PORT: '0', SUPABASE_DIR: supabaseDir, LOG_LEVEL: 'error', ...old.environment }),
      )
      onTestFinished(() => server.close())
      const client = createClient<Schema>(server.url, server.keys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const { data, error } = await client.auth.signInWithPassword(ada)
      expect(error).toBeNull()
      const { data: project } = await client
        .from('startup_projects')
        .select('name, ai_outputs(output_type), market_research(market), share_links(label)')
        .single()
        .throwOnError()
      expect(project).toEqual({
        name: 'Crumb',
        ai_outputs: [{ output_type: 'problem_validation' }, { output_type: 'pitch_generation' }],
        market_research: { market: 'Bakeries in Lyon' },
        share_links: [{ label: 'For Ben' }],
      })
      const { data: list } = await client
        .from('conversation_list')
        .select('other_full_name, last_message')
        .eq('has_messages', true)
        .throwOnError()
      expect(list).toEqual([{ other_full_name: 'Ben Mentor', last_message: 'Gladly' }])
      const { data: posts } = await client
        .from('posts')
        .select('content, likes_count, comments_count')
        .order('created_at')
        .throwOnError()
      expect(posts).toEqual([
        { content: 'We open in May', likes_count: 1, comments_count: 1 },
        { content: 'Ask me about pricing', likes_count: 0, comments_count: 0 },
      ])
      // The backup of PostgreSQL contains no files.
      if (engine === 'postgres') return
      const { data: file } = await client.storage.from('avatars').download(`${data.user?.id}/dot.png`)
      const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
      expect(bytes.subarray(0, 8)).toEqual(picture.subarray(0, 8))
    })
  },
)

test('CK24 the lists in docs/deploy.md name the old migrations and the migrations that replace them on Supabase', async () => {
  const text = await readFile(join(root, 'docs/deploy.md'), 'utf8')
  const listOf = (status: string) => {
    const [, command = ''] = new RegExp(`--status ${status} \\$\\((.+)\\)$`, 'm').exec(text) ?? []
    return execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).trim().split(' ')
  }
  const { replaced, until } = JSON.parse(await readFile(join(supabaseDir, 'replaces/ledger.json'), 'utf8'))
  expect(listOf('reverted')).toEqual(replaced)
  const versions = (await readMigrations(join(supabaseDir, 'migrations'))).map(one => one.version)
  expect(listOf('applied')).toEqual(versions.filter(version => version <= until))
  expect(versions).toContain(until)
})
