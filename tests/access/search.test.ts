/** Finding members by names as people type them: quickly, without accents, the family name first. */
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { createRest, type Rest } from '../../backend/rest/rest.ts'
import type { Database as Tables } from '../../contracts/database.generated.ts'
import { engines } from '../support/databases.ts'

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

describe.each(engines)('searching members on $engine', ({ open }) => {
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
  ])('SR01 %j finds %s', async (words, name) => {
    expect(await find(words)).toEqual([name])
  })

  test('SR01 each word must be there, in the name or the company', async () => {
    expect(await find('lindqvist')).toEqual(['Amara Okafor', 'Jonas Lindqvist'])
    expect(await find('lindqvist maria')).toEqual([])
    expect(await find('nameless')).toEqual([null])
  })

  test('SR01 from two letters on, five at most, in the order of names', async () => {
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
  ])('SR01 signs stand for themselves: %j', async (words, names) => {
    expect(await find(words)).toEqual(names)
  })

  test('SR01 a new name is found at once, and the old one no longer', async () => {
    const rename = (name: string) =>
      database.run({ text: 'update public.profiles set full_name = $2 where id = $1', values: [me, name] })
    await rename('Zdravko Čolić')
    expect(await find('colic')).toEqual(['Zdravko Čolić'])
    expect(await find('myself')).toEqual([])
    await rename('Myself')
    expect(await find('myself')).toEqual(['Myself'])
  })

  test('F06 the call of the specification still finds by part of name or company, in any letter case', async () => {
    const { data } = await client()
      .from('profiles')
      .select('full_name')
      .or('full_name.ilike.%LINDQ%,company_name.ilike.%LINDQ%')
      .order('full_name')
      .limit(5)
    expect(data).toEqual([{ full_name: 'Amara Okafor' }, { full_name: 'Jonas Lindqvist' }])
  })

  test('SR02 an index answers, for two letters too', async () => {
    await database.transaction({ timeoutMs: 120_000 }, async ({ execute, query }) => {
      // Without triggers and keys: only what is searched is wanted, and quickly.
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
