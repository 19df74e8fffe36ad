/** Unusual requirements from the test suites of the official clients for the table API. The titles use their words. */
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { quickEngines } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { createSchema, patient, serve } from './serve.ts'

function connect(rest: Rest) {
  return createClient('http://local', 'publishable', {
    db: { schema: 'api' },
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        // Removes the key, because `identify` of this test accepts only signed tokens.
        request.headers.delete('authorization')
        return rest.app.request(request)
      },
    },
  })
}

describe.each(quickEngines)('supabase-js on $engine', ({ open }) => {
  let database: Database
  let rest: Rest
  let client: ReturnType<typeof connect>
  let here: string
  const warn = vi.fn()
  const folder = temporaryFolder()

  beforeAll(async () => {
    // The database is on disk. A database in memory would be lost when a statement is stopped.
    database = await open({ ...patient, dataDir: join(folder, 'data') })
    await createSchema(database)
    const [row] = await database.run<{ name: string }>({
      text: 'select quote_ident(current_database()) as name',
    })
    here = row?.name ?? ''
    rest = await serve(database, { txEnd: 'commit' }, { log: { warn, info: () => {} } })
    client = connect(rest)
  })

  afterAll(async () => {
    await rest?.close()
    await database?.close()
  })

  /**
   * Changes a role as an administrator does, but only for this database. All databases on the server share the roles.
   */
  async function alterRole(role: string, what: string): Promise<void> {
    await database.run({ text: `alter role ${role} in database ${here} ${what}` })
    await database.run({ text: "notify pgrst, 'reload config'" })
  }

  beforeEach(async () => {
    for (const role of ['authenticator', 'anon']) await alterRole(role, 'reset all')
    await rest.reload()
    warn.mockClear()
  })

  const counters = async () => (await client.from('counters').select('id').order('id').throwOnError()).data

  describe('counting embedded rows', () => {
    test('OT01 select=…,table(count) returns the number of rows', async () => {
      const { data, error } = await client.from('authors').select('name, books!author_id(count)').order('id')
      expect(error).toBeNull()
      expect(data?.slice(0, 3)).toEqual([
        { name: 'Ada Lovelace', books: [{ count: 1 }] },
        { name: 'Jorge Luis Borges', books: [{ count: 2 }] },
        { name: 'Ursula K. Le Guin', books: [{ count: 2 }] },
      ])
    })

    test('OT01 table(count) works with a name, with a filter, through a junction table, and after a write', async () => {
      const named = await client
        .from('authors')
        .select('long:books!author_id(many:count)')
        .gt('long.pages', 165)
        .order('id')
      expect(named.data?.map(row => row.long)).toEqual([0, 1, 2, 0, 0].map(many => [{ many }]))
      const genres = await client.from('books').select('id, genres(count)').eq('id', 4).single()
      expect(genres.data).toEqual({ id: 4, genres: [{ count: 2 }] })
      const written = await client
        .from('authors')
        .update({ mood: 'happy' })
        .eq('id', 2)
        .select('id, books!author_id(count)')
        .single()
      expect(written.data).toEqual({ id: 2, books: [{ count: 2 }] })
    })

    test('OT01 a column named count is read as a column', async () => {
      await database.transaction({}, transaction =>
        transaction.execute(
          'create table api.tallies (id int primary key, count int, author_id int references api.authors); insert into api.tallies values (1, 7, 1); grant select on api.tallies to anon',
        ),
      )
      await rest.reload()
      const { data } = await client.from('authors').select('tallies(count)').eq('id', 1).single()
      expect(data).toEqual({ tallies: [{ count: 7 }] })
    })
  })

  describe('trial writes, which are rolled back', () => {
    test('OT02 a trial write that is not allowed is refused and writes nothing', async () => {
      const before = await counters()
      const tried = await client.from('counters').insert({ id: 900, note: 'trial' }).rollback().select()
      expect(tried).toMatchObject({
        status: 400,
        error: { code: 'PGRST122', details: 'Invalid preferences: tx=rollback' },
      })
      for (const attempt of [
        client.from('counters').update({ hits: 99 }).eq('id', 1).rollback(),
        client.from('counters').delete().eq('id', 1).rollback(),
        client.from('counters').upsert({ id: 901, note: 'trial' }).rollback(),
        client.rpc('count_up').rollback(),
      ]) {
        expect((await attempt).status).toBe(400)
      }
      expect(await counters()).toEqual(before)
      const { data } = await client.from('counters').select('hits').eq('id', 1).single()
      expect(data).toEqual({ hits: 0 })
    })

    test('OT02 a read with the header of a trial write gets its normal answer', async () => {
      const { data, error } = await client.from('counters').select('id').eq('id', 1).rollback()
      expect({ data, error }).toEqual({ data: [{ id: 1 }], error: null })
      expect((await client.rpc('add', { a: 1, b: 2 }).rollback()).data).toBe(3)
    })

    test('OT02 a trial write is executed and rolled back if the database allows trial writes', async () => {
      const before = await counters()
      await alterRole('authenticator', "set pgrst.db_tx_end = 'commit-allow-override'")
      await rest.reload()
      const tried = await client.from('counters').insert({ id: 902, note: 'trial' }).rollback().select('id')
      expect(tried).toMatchObject({ status: 201, data: [{ id: 902 }] })
      expect(await counters()).toEqual(before)
    })

    test('OT02 a database that always rolls back stores no write, unless the caller may choose', async () => {
      const before = await counters()
      await alterRole('authenticator', "set pgrst.db_tx_end = 'rollback'")
      await rest.reload()
      const insert = () => client.from('counters').insert({ id: 903, note: 'kept' }).select('id')
      expect(await insert()).toMatchObject({ status: 201 })
      expect(await insert().setHeader('Prefer', 'return=representation, tx=commit')).toMatchObject({
        status: 201,
      })
      expect(await counters()).toEqual(before)
      await alterRole('authenticator', "set pgrst.db_tx_end = 'rollback-allow-override'")
      await rest.reload()
      await insert().setHeader('Prefer', 'return=representation, tx=commit').throwOnError()
      expect(await counters()).toContainEqual({ id: 903 })
      await client.from('counters').delete().eq('id', 903).setHeader('Prefer', 'tx=commit').throwOnError()
    })
  })

  describe('plans', () => {
    test('OT02 a plan is shown only if the database allows plans', async () => {
      const hidden = await client.from('books').select().explain()
      expect(hidden).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
      await alterRole('authenticator', "set pgrst.db_plan_enabled = 'true'")
      await rest.reload()
      const shown = await client.from('books').select().explain()
      expect(shown.data).toContain('Seq Scan')
      const json = await client.from('books').select().explain({ format: 'json', analyze: true })
      expect(json.data).toMatchObject([{ Plan: { 'Actual Rows': expect.any(Number) } }])
    })

    test('OT02 the plan of a write never writes, not even with analyze', async () => {
      const before = await counters()
      await alterRole('authenticator', "set pgrst.db_plan_enabled = 'true'")
      await rest.reload()
      const plan = await client
        .from('counters')
        .insert({ id: 904, note: 'planned' })
        .select()
        .explain({ analyze: true })
      expect(plan.data).toContain('Insert on counters')
      expect(await counters()).toEqual(before)
    })
  })

  describe('settings stored in the database', () => {
    test('OT03 alter role authenticator set pgrst.* takes effect after NOTIFY', async () => {
      await alterRole('authenticator', "set pgrst.db_max_rows = '2'")
      await vi.waitFor(
        async () => expect((await client.from('books').select('id')).data).toHaveLength(2),
        10_000,
      )
      await alterRole('authenticator', 'reset pgrst.db_max_rows')
      await vi.waitFor(
        async () => expect((await client.from('books').select('id')).data).toHaveLength(6),
        10_000,
      )
    })

    test('OT03 settings can serve other schemas and switch aggregates off', async () => {
      await alterRole('authenticator', "set pgrst.db_schemas = 'second'")
      await alterRole('authenticator', "set pgrst.db_aggregates_enabled = 'false'")
      await rest.reload()
      expect((await client.from('books').select()).error).toMatchObject({ code: 'PGRST106' })
      const second = client.schema('second').from('things')
      expect((await second.select('id').order('id')).data).toEqual([{ id: 1 }, { id: 2 }])
      expect((await second.select('id.sum()')).error).toMatchObject({
        code: 'PGRST123',
        message: 'Use of aggregate functions is not allowed',
      })
    })

    test('OT03 an invalid or unknown setting changes nothing, and the log reports it', async () => {
      await alterRole('authenticator', "set pgrst.db_max_rows = 'many'")
      await alterRole('authenticator', "set pgrst.db_pre_request = 'api.check'")
      await rest.reload()
      expect((await client.from('books').select('id')).data).toHaveLength(6)
      expect(warn.mock.lastCall?.[0]).toContain("pgrst.db_max_rows = 'many'")
      expect(warn.mock.lastCall?.[0]).toContain("pgrst.db_pre_request = 'api.check'")
    })

    test('OT04 a role has its own time limit, and otherwise the time limit of the authenticator', async () => {
      await alterRole('anon', "set statement_timeout = '150ms'")
      await rest.reload()
      const late = await client.rpc('slow', { seconds: 5 })
      expect(late.error).toMatchObject({ code: '57014' })
      await alterRole('authenticator', "set statement_timeout = '100ms'")
      await alterRole('anon', 'reset all')
      await rest.reload()
      expect((await client.rpc('slow', { seconds: 5 })).error).toMatchObject({ code: '57014' })
      await alterRole('anon', "set statement_timeout = '30s'")
      await rest.reload()
      expect((await client.rpc('slow', { seconds: 0.3 })).error).toBeNull()
    })

    test('OT04 other settings of a role apply to its requests, except settings that change the acting role', async () => {
      await database.transaction({}, transaction =>
        transaction.execute(`
          create or replace function api.setting(name text) returns text language sql stable as $$ select current_setting(name, true) $$;
          grant execute on function api.setting(text) to anon`),
      )
      await alterRole('anon', "set work_mem = '5MB'")
      await alterRole('anon', "set timezone = 'Asia/Tokyo'")
      await alterRole('anon', "set search_path = 'hidden'")
      await alterRole('anon', "set role = 'service_role'")
      await rest.reload()
      const setting = async (name: string) => (await client.rpc('setting', { name }, { get: true })).data
      expect(await setting('work_mem')).toBe('5MB')
      expect(await setting('timezone')).toBe('Asia/Tokyo')
      expect(await setting('search_path')).toBe('"api", "extensions"')
      expect(await setting('role')).toBe('anon')
    })
  })

  test('OT05 the candidates of an ambiguous call are listed in the order of PostgREST', async () => {
    const { error } = await client.rpc('candidates', { a: 1, b: 2 })
    expect(error?.code).toBe('PGRST203')
    expect(error?.message).toBe(
      'Could not choose the best candidate function between: ' +
        'api.candidates(a => integer, b => text), api.candidates(b => boolean, a => integer), api.candidates(a => text, b => integer), ' +
        'api.candidates(a => integer, b => boolean, c => integer[]), api.candidates(a => integer, b => integer, c => integer)',
    )
  })
})
