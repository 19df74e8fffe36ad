import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { migrate } from '../../backend/database/migrate.ts'
import { quickEngines } from '../support/databases.ts'
import { temporaryFolder, writeProject } from '../support/folders.ts'

const ada = '00000000-0000-4000-8000-000000000001'
const claims = { sub: ada, role: 'authenticated', email: 'ada@example.org', app_metadata: { plan: 'free' } }
const asAda = { role: 'authenticated', settings: { 'request.jwt.claims': JSON.stringify(claims) } }

/** Before the migrations of a Supabase project run, the platform must have everything that they use. */
describe.each(quickEngines)('the platform on $engine', ({ engine, open }) => {
  const temporary = join(temporaryFolder(), engine)
  let database: Database
  const one = async (text: string, as?: { role: string; settings?: Record<string, string> }) =>
    (await database.run({ text }, as === undefined ? {} : { as }))[0]

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('the API roles exist, none can log in, and only the service role bypasses row-level security', async () => {
    const roles = await database.run({
      text: `select rolname::text as name, rolbypassrls as bypasses, rolcanlogin as logs_in, rolsuper as rules
             from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by 1`,
    })
    const plain = { bypasses: false, logs_in: false, rules: false }
    expect(roles).toEqual([
      { name: 'anon', ...plain },
      { name: 'authenticated', ...plain },
      { name: 'authenticator', ...plain },
      { name: 'service_role', ...plain, bypasses: true },
    ])
  })

  test('auth.uid(), role(), email() and jwt() describe the caller', async () => {
    const text = 'select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt'
    expect(await one(text, asAda)).toEqual({
      uid: ada,
      role: 'authenticated',
      email: claims.email,
      jwt: claims,
    })
    const nobody = { uid: null, role: null, email: null, jwt: null }
    expect(await one(text, { role: 'anon' })).toEqual(nobody)
    expect(await one(text, { role: 'anon', settings: { 'request.jwt.claims': '' } })).toEqual(nobody)
  })

  test('as on Supabase, objects that the owner creates in schema public are granted to the API roles until a migration revokes them', async () => {
    const fresh = await open()
    const isGranted = async (name: string) => {
      await fresh.run({ text: `create table public.${name} (id int)` })
      const [answer] = await fresh.run({
        text: `select bool_and(has_table_privilege(role, 'public.${name}', 'insert')) as granted
               from unnest(array['anon', 'authenticated', 'service_role']) as role`,
      })
      return answer?.granted
    }
    const forget = (tables: string) => fresh.transaction({}, ({ execute }) => execute(tables))
    const forgetPlatform = 'delete from supabase_migrations.platform_files'
    const project = await writeProject(temporary, {})

    await forget(`${forgetPlatform}; delete from supabase_migrations.schema_migrations`)
    await migrate(fresh, { supabaseDir: project })
    expect(await isGranted('open')).toBe(true)

    const revoke = 'alter default privileges in schema public revoke all on tables from anon, authenticated'
    await writeProject(project, { '20000101000000_revoke.sql': revoke })
    await migrate(fresh, { supabaseDir: project })
    expect(await isGranted('closed')).toBe(false)

    // A newer version of the program runs its newer platform SQL. A right that the project revoked is not granted
    // again.
    await forget(forgetPlatform)
    expect((await migrate(fresh, { supabaseDir: project })).applied).toContain(
      'database/platform/03_public.sql',
    )
    expect(await isGranted('still_closed')).toBe(false)
    await fresh.close()
  })

  test.each([
    'users',
    'sessions',
    'refresh_tokens',
    'identities',
    'one_time_tokens',
    'mfa_factors',
    'flow_state',
  ])('only the auth server can use auth.%s', async table => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await expect(one(`select * from auth.${table}`, { role })).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('no API role can use schema backend or the ledger of migrations', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      const text =
        "select has_schema_privilege('backend', 'usage') or has_schema_privilege('supabase_migrations', 'usage') as open"
      expect(await one(text, { role })).toEqual({ open: false })
    }
  })

  test('storage names are split in the same way as on Supabase', async () => {
    expect(
      await one(
        `select storage.foldername('a/b/c.tar.gz') as folders, storage.filename('a/b/c.tar.gz') as file,
                        storage.extension('a/b/c.tar.gz') as extension, storage.foldername('c') as none`,
        asAda,
      ),
    ).toEqual({ folders: '{a,b}', file: 'c.tar.gz', extension: 'gz', none: '{}' })
  })

  test('nobody can read files and buckets without a policy', async () => {
    await database.run({ text: "insert into storage.buckets (id, name) values ('vault', 'vault')" })
    await database.run({
      text: "insert into storage.objects (bucket_id, name) values ('vault', 'ada/plan.pdf')",
    })
    expect(
      await one("select count(*) as n from storage.objects where bucket_id = 'vault'", { role: 'anon' }),
    ).toEqual({ n: 0 })
    expect(
      await one("select path_tokens from storage.objects where bucket_id = 'vault'", {
        role: 'service_role',
      }),
    ).toEqual({
      path_tokens: '{ada,plan.pdf}',
    })
  })

  test('a private channel knows its topic, and is closed without a policy', async () => {
    const settings = { 'realtime.topic': 'room:1' }
    expect(await one('select realtime.topic() as topic', { role: 'anon', settings })).toEqual({
      topic: 'room:1',
    })
    await expect(
      one(
        "insert into realtime.messages (topic, extension) values ('room:1', 'broadcast') returning id",
        asAda,
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })

  test('the publication for live tables exists', async () => {
    expect(
      await one("select pubname::text as name from pg_publication where pubname = 'supabase_realtime'"),
    ).toEqual({
      name: 'supabase_realtime',
    })
  })

  test.each([
    'pgcrypto',
    'uuid-ossp',
    'pg_trgm',
    'citext',
    'unaccent',
    'ltree',
    'btree_gin',
    'btree_gist',
    'hstore',
    'fuzzystrmatch',
    'tablefunc',
  ])('extension %s can be created in schema extensions', async name => {
    const found = await database.transaction({}, async ({ execute, query }) => {
      await execute(`create extension if not exists "${name}" with schema extensions`)
      return query('select extnamespace::regnamespace::text as schema from pg_extension where extname = $1', [
        name,
      ])
    })
    expect(found).toEqual([{ schema: 'extensions' }])
  })

  test('functions of extensions are found without naming their schema', async () => {
    expect(await one('select length(gen_random_bytes(4)) as n, uuid_nil() as id')).toEqual({
      n: 4,
      id: '00000000-0000-0000-0000-000000000000',
    })
  })
})
