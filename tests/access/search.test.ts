/** Searches members by name as people type names: the first letters, without accents, or the family name first. */
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { createRest, type Rest } from '../../backend/rest/rest.ts'
import type { Database as Tables } from '../../contracts/database.generated.ts'
import { quickEngines } from '../support/databases.ts'
import { undone } from './tried.ts'

const me = '00000000-0000-4000-8000-0000000000aa'
const people: readonly (readonly [name: string | null, company: string | null])[] = [
  ['Inês Carvalho', 'Café Lumière'],
  ['Jonas Lindqvist', 'Åkerlund AB'],
  ['Søren Kjær', 'Brødrene'],
  ['Łukasz Żółć', null],
  ['Jürgen Weiß', 'Straßenbau'],
  ['Amara Okafor', 'Lindqvist Partners'],
  ['100% Real_Name', 'back\\slash'],
  [null, 'Nameless Ltd'],
  ['Ωμέγα Παπαδόπουλος', null],
  ['Nguyễn Thị Hương', null],
  ...Array.from({ length: 12 }, (_, n) => [`Common ${String(n).padStart(2, '0')}`, null] as const),
]

describe.each(quickEngines)('search of members on $engine', ({ open }) => {
  let database: Database
  let rest: Rest
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, async ({ query }) => {
      const add = 'insert into auth.users (id, email) values ($1, $2)'
      await query(add, [me, 'me@example.com'])
      await query('update public.profiles set full_name = $2 where id = $1', [me, 'Myself'])
      for (const [n, [name, company]] of people.entries()) {
        const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
        await query(add, [id, `m${n}@example.com`])
        await query('update public.profiles set full_name = $2, company_name = $3 where id = $1', [
          id,
          name,
          company,
        ])
      }
    })
    const claims = { role: 'authenticated', sub: me }
    rest = await createRest({
      database,
      identify: async () => ({ role: 'authenticated', claims, userId: me }),
    })
    await rest.ready
  })
  afterAll(async () => {
    await rest?.close()
    await database?.close()
  })

  const client = () =>
    createClient<Tables>('http://local', 'publishable', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => rest.app.request(new Request(input, init)) },
    })
  async function find(words: string): Promise<(string | null)[]> {
    const { data, error } = await client()
      .rpc('search_profiles', { words }, { get: true })
      .select('full_name')
    expect(error).toBeNull()
    return (data ?? []).map(row => row.full_name)
  }

  test.each([
    ['ines', 'Inês Carvalho'],
    ['INÊS', 'Inês Carvalho'],
    ['carvalho ines', 'Inês Carvalho'],
    ['lindqvist jonas', 'Jonas Lindqvist'],
    ['jonas akerlund', 'Jonas Lindqvist'],
    ['soren kjaer', 'Søren Kjær'],
    ['lukasz zolc', 'Łukasz Żółć'],
    ['weiss', 'Jürgen Weiß'],
    ['strassen', 'Jürgen Weiß'],
    ['nguyen huong', 'Nguyễn Thị Hương'],
    ['lumiere', 'Inês Carvalho'],
    ['qvist jo', 'Jonas Lindqvist'],
    ['ωμεγα', 'Ωμέγα Παπαδόπουλος'],
  ])('SR01 a search for %j finds %s', async (words, name) => {
    expect(await find(words)).toEqual([name])
  })

  test('SR01 a result of the search contains each word of the search in name or company', async () => {
    expect(await find('lindqvist')).toEqual(['Amara Okafor', 'Jonas Lindqvist'])
    expect(await find('lindqvist maria')).toEqual([])
    expect(await find('nameless')).toEqual([null])
  })

  test('SR01 a search needs two letters and returns at most five members, sorted by name', async () => {
    expect(await find('c')).toEqual([])
    expect(await find('  ')).toEqual([])
    expect(await find('nq')).toEqual([])
    expect(await find('kj')).toEqual(['Søren Kjær'])
    expect(await find('common')).toEqual(['Common 00', 'Common 01', 'Common 02', 'Common 03', 'Common 04'])
  })

  test.each([
    ['100%', ['100% Real_Name']],
    ['%%', []],
    ['__', []],
    ['l_n', ['100% Real_Name']],
    ['k\\s', ['100% Real_Name']],
    ['_n', ['100% Real_Name']],
    ['0%', ['100% Real_Name']],
    ['\\sl', ['100% Real_Name']],
    ['kkkk', []],
    ['mmm', []],
    ['mm', ['Common 00', 'Common 01', 'Common 02', 'Common 03', 'Common 04']],
    ["'; drop table profiles; --", []],
    ['x'.repeat(5_000), []],
    [Array.from({ length: 300 }, (_, n) => `w${n}`).join(' '), []],
  ])('SR01 the search reads special characters literally: %j', async (words, names) => {
    expect(await find(words)).toEqual(names)
  })

  test.each(['-', '－', '- ', '"-', '-"', '!', '('])(
    'CK15 a search with many %j does not fail',
    async sign => {
      const signs = sign.repeat(200)
      expect(await find(signs)).toEqual([])
      for (const words of [signs, `${signs.slice(0, 190)} ines`, `${signs.slice(0, 190)}ines`]) {
        await find(words)
        for (const name of ['search_posts', 'find_people'] as const)
          expect((await client().rpc(name, { words }, { get: true })).error).toBeNull()
      }
    },
  )

  test('CK35 a search without two letters examines only the ten thousand newest members', async () => {
    const [first, ...others] = await undone(database, async ({ execute, query }) => {
      await execute('set local session_replication_role = replica')
      // Without these indexes the rows are inserted faster, and the tested search does not need the indexes.
      await execute(
        'drop index private.profile_search_key, private.profile_search_plain, private.profile_search_about',
      )
      await query(
        `insert into private.profile_search (profile_id, full_name, key, created_at)
        select gen_random_uuid(), '', case when n > 10000 then 'zzeettaa ------' else 'xx' end, now() - n * interval '1 second'
        from generate_series(1, 10010) n`,
      )
      const found = (keys: string[]) =>
        query<{ found: number }>('select cardinality(private.profiles_with(false, $1, $2, $3)) as found', [
          keys[0] ?? '',
          keys,
          [],
        ])
      return Promise.all([
        found(['%zzeettaa%', '%------%']),
        found(['%------%']),
        found(['%------%', '%aa%']),
      ])
    })
    expect(first).toEqual([{ found: 5 }])
    expect(others.flat()).toEqual([{ found: 0 }, { found: 0 }])
  })

  test('SR01 a search finds a new name at once, and no longer finds the old name', async () => {
    const rename = (name: string) =>
      database.run({ text: 'update public.profiles set full_name = $2 where id = $1', values: [me, name] })
    await rename('Zdravko Čolić')
    expect(await find('colic')).toEqual(['Zdravko Čolić'])
    expect(await find('myself')).toEqual([])
    await rename('Myself')
    expect(await find('myself')).toEqual(['Myself'])
  })

  test('WB09 a search also finds people by type, industry, place, product and what they look for, after matches of the name', async () => {
    const say = (name: string, column: string, value: string) =>
      database.run({
        text: `update public.profiles set ${column} = $2 where full_name = $1`,
        values: [name, value],
      })
    await say('Jonas Lindqvist', 'user_type', 'investor')
    await say('Jonas Lindqvist', 'location', 'São Paulo')
    await say('Søren Kjær', 'industry', 'healthcare')
    await say('Søren Kjær', 'looking_for', 'A technical co-founder')
    await say('Inês Carvalho', 'building', 'Interviews for dentists')
    await say('Amara Okafor', 'bio', 'I invested with Ines')
    expect(await find('investors')).toEqual(['Jonas Lindqvist'])
    expect(await find('investor sao paulo')).toEqual(['Jonas Lindqvist'])
    expect(await find('healthc')).toEqual(['Søren Kjær'])
    expect(await find('technical co-founder')).toEqual(['Søren Kjær'])
    expect(await find('dentist interview')).toEqual(['Inês Carvalho'])
    expect(await find('ines')).toEqual(['Inês Carvalho', 'Amara Okafor'])

    const people = async (asked: object) => {
      const { data, error } = await client().rpc('find_people', asked, { get: true }).select('full_name')
      expect(error).toBeNull()
      return (data ?? []).map(row => row.full_name)
    }
    expect(await people({ of_type: 'investor' })).toEqual(['Jonas Lindqvist'])
    expect(await people({ of_industry: 'healthcare', of_type: 'founder' })).toEqual(['Søren Kjær'])
    expect(await people({ of_industry: 'healthcare', of_type: 'investor' })).toEqual([])
    expect(await people({ place: 'paulo' })).toEqual(['Jonas Lindqvist'])
    expect(await people({ place: 'technical' })).toEqual([])
    expect(await people({ looking: 'co-found' })).toEqual(['Søren Kjær'])
    expect(await people({ words: 'dentist' })).toEqual(['Inês Carvalho'])
    expect(await people({ words: 'dentist', of_type: 'mentor' })).toEqual([])
    const everybody = await people({ page_size: 50 })
    expect([everybody.length, everybody.includes('Myself')]).toEqual([22, false])
  })

  test('WB09 the directory of members continues from page to page, and an index serves each filter', async () => {
    const page = async (cursor: object) => {
      const { data } = await client()
        .rpc('find_people', { words: 'founder', page_size: 8, ...cursor }, { get: true })
        .select('id, created_at')
      return data ?? []
    }
    const seen = new Set<string>()
    let rows = await page({})
    while (rows.length > 0) {
      for (const { id } of rows) seen.add(id)
      const last = rows.at(-1)!
      rows = await page({ before_time: last.created_at, before_id: last.id })
    }
    expect(seen.size).toBe(21)
    // In a table this small, PostgreSQL can answer the query with any index. Without this index it has to use the
    // indexes of the filters.
    const plans = await undone(database, async ({ execute, query }) => {
      await execute('drop index private.profile_search_newest')
      await execute(
        `set local enable_seqscan = off; set local enable_sort = off; set local role authenticated`,
      )
      const asked = [
        `select profile_id from private.profile_search where about @@ to_tsquery('simple', 'dentist')`,
        `select profile_id from private.profile_search where user_type = 'investor' order by created_at desc, profile_id desc limit 30`,
        `select profile_id from private.profile_search where industry = 'retail' order by created_at desc, profile_id desc limit 30`,
      ]
      return Promise.all(asked.map(async text => JSON.stringify(await query(`explain ${text}`))))
    })
    expect(plans).toEqual([
      expect.stringContaining('profile_search_about'),
      expect.stringMatching('profile_search_of_(type|both)'),
      expect.stringContaining('profile_search_of_industry'),
    ])
  })

  test('WB11 a member finds their own conversations by name or company of the other member, even without accents', async () => {
    const [jonas] = await database.run<{ id: string }>({
      text: `select id from public.profiles where full_name = 'Jonas Lindqvist'`,
    })
    const [ines] = await database.run<{ id: string }>({
      text: `select id from public.profiles where full_name = 'Inês Carvalho'`,
    })
    const converse = async (one: string, other: string) =>
      (
        await database.run<{ id: string }>({
          text: `insert into public.conversations (first_member_id, second_member_id, has_messages)
            values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), true) returning id`,
          values: [one, other],
        })
      )[0]?.id
    const mine = await converse(me, jonas!.id)
    await converse(ines!.id, jonas!.id)
    const found = async (words: string) => (await client().rpc('find_conversations', { words })).data
    expect(await found('akerlund jon')).toEqual([{ id: mine }])
    expect(await found('ines')).toEqual([])
    expect(await found('  ')).toEqual([])
  })

  test('F06 the search call of the specification still matches part of a name or company, in any letter case', async () => {
    const { data } = await client()
      .from('profiles')
      .select('full_name')
      .or('full_name.ilike.%LINDQ%,company_name.ilike.%LINDQ%')
      .order('full_name')
      .limit(5)
    expect(data).toEqual([{ full_name: 'Amara Okafor' }, { full_name: 'Jonas Lindqvist' }])
  })

  test('SR02 an index serves a search, even with two letters', async () => {
    await database.transaction({ timeoutMs: 120_000 }, async ({ execute, query }) => {
      // Triggers and keys are switched off, because inserting the searched rows is faster without them.
      await execute(`
        set local session_replication_role = replica;
        insert into private.profile_search (profile_id, full_name, key)
          select gen_random_uuid(), 'Ana ' || n, private.search_key('Ana ' || translate(md5(n::text), 'abcdef', 'lmnrst'))
          from generate_series(1, 300) n;
        analyze private.profile_search;
        set local enable_seqscan = off`)
      const plan = await query<Record<string, string>>(
        `explain select 1 from private.profile_search where key like '%kkjj%'`,
      )
      expect(JSON.stringify(plan)).toContain('profile_search_key')
    })
    expect(await find('kj')).toEqual(['Søren Kjær'])
  })
})
