/**
 * The tested function skips steps that it does not need. So the tests compare its result with a simple query that
 * skips nothing.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { undone } from './tried.ts'

/** The simple query, in one statement: count all candidates, rank them, and return the first ones. */
const definition = `
  with followed as (
    select following_id as id from public.follows where follower_id = (select auth.uid())
  ),
  friends_of_followed as (
    select further.following_id as id, count(*) as shared
    from public.follows further
    where further.follower_id in (select id from followed)
      and further.following_id <> (select auth.uid())
      and further.following_id not in (select id from followed)
    group by further.following_id
    order by shared desc, further.following_id
    limit 5
  ),
  newest as (
    select profile.id
    from public.profiles profile
    where profile.id <> (select auth.uid()) and profile.id not in (select id from followed)
    order by profile.created_at desc, profile.id desc
    limit 5
  ),
  candidates as (
    select id, shared from friends_of_followed
    union all
    select id, 0 from newest where id not in (select id from friends_of_followed)
  )
  select profile.*
  from candidates
  join public.profiles profile on profile.id = candidates.id
  order by candidates.shared desc, profile.created_at desc, profile.id desc
  limit 5
`

const members = 60
const id = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`

/**
 * The first members follow nobody, the next members follow a few, and later members follow more. Some members
 * joined at the same time.
 */
const network = `
  insert into auth.users (id, email) select ${id('n')}, 'm' || n || '@example.com' from generate_series(1, ${members}) n;
  update public.profiles set created_at = now() - interval '1 hour' * (right(id::text, 12)::int * 7 % 20);
  insert into public.follows (follower_id, following_id)
    select ${id('n')}, ${id(`1 + (n * 17 + k * k * 5) % ${members}`)}
    from generate_series(1, ${members}) n, generate_series(1, n / 6) k
    where 1 + (n * 17 + k * k * 5) % ${members} <> n
    on conflict do nothing`

const asMember = `select set_config('role', 'authenticated', true),
  set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', ${id('$1::int')})::text, true)`

describe.each(quickEngines)('recommendations on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('F07 in any network, the recommendations are the same as those of the simple query, in the same order', async () => {
    const asked = await undone(database, async transaction => {
      await transaction.execute(network)
      const answers: { quick: string[]; plain: string[] }[] = []
      for (let n = 1; n <= members; n += 3) {
        await transaction.query(asMember, [n])
        const read = async (source: string) =>
          (await transaction.query<{ id: string }>(`select id from ${source}`)).map(row => row.id)
        answers.push({
          quick: await read('public.recommended_profiles()'),
          plain: await read(`(${definition}) plain`),
        })
        await transaction.query("select set_config('role', 'none', true)")
      }
      return answers
    })
    expect(asked.map(one => one.quick)).toEqual(asked.map(one => one.plain))
    expect(new Set(asked.map(one => one.quick.join())).size).toBeGreaterThan(asked.length / 2)
    expect(asked.every(one => one.quick.length === 5)).toBe(true)
  })

  test('SR04 NW06 WB12 each recommendation has a true reason, and they are sorted by reason: followed, industry, place, type', async () => {
    const reasons = await undone(database, async transaction => {
      await transaction.execute(`
        insert into auth.users (id, email) select ${id('n')}, 'm' || n || '@example.com' from generate_series(1, 9) n;
        update public.profiles set full_name = (array['Me', 'Ana', 'Ben', 'Cleo', 'Shared', 'Once', 'Local', 'Recent', 'Older'])[right(id::text, 2)::int],
          created_at = now() - interval '1 year' + interval '1 hour' * right(id::text, 2)::int
          where id::text like '00000000-0000-4000-8000-%';
        update public.profiles set location = 'Lisbon ' where full_name in ('Me', 'Local');
        update public.profiles set location = 'lisbon', user_type = 'mentor', created_at = now() - interval '2 years' where full_name = 'Local';
        update public.profiles set created_at = now(), user_type = 'mentor' where full_name = 'Recent';
        update public.profiles set industry = 'healthcare' where full_name in ('Me', 'Older', 'Once');
        insert into public.follows (follower_id, following_id)
          select ${id('1')}, ${id('n')} from generate_series(2, 4) n
          union all select ${id('n')}, ${id('5')} from generate_series(2, 4) n
          union all select ${id('3')}, ${id('6')};
        delete from public.profiles where id not in (select ${id('n')} from generate_series(1, 9) n)`)
      await transaction.query(asMember, [1])
      return transaction.query('select full_name, reason from public.recommended_people()')
    })
    expect(reasons).toEqual([
      { full_name: 'Shared', reason: 'Followed by Ana and 2 more' },
      { full_name: 'Once', reason: 'Followed by Ben' },
      { full_name: 'Older', reason: 'Also in healthcare' },
      { full_name: 'Local', reason: 'Also in lisbon' },
      { full_name: 'Recent', reason: 'Mentor' },
    ])
  })

  test('WB40 founders to meet: first those who share my industry or look for my type of member, then fuller profiles, then empty profiles', async () => {
    const met = await undone(database, async transaction => {
      await transaction.execute(`
        insert into auth.users (id, email) select ${id('n')}, 'm' || n || '@example.com' from generate_series(1, 8) n;
        delete from public.profiles where id not in (select ${id('n')} from generate_series(1, 8) n);
        update public.profiles set
          full_name = (array['Me', 'Bare', 'Newest', 'Industry', 'Both', 'Bio', 'Wants', 'Mentor'])[right(id::text, 2)::int],
          created_at = now() - interval '1 hour' * (10 - right(id::text, 2)::int);
        update public.profiles set created_at = now() where full_name in ('Bare', 'Newest');
        update public.profiles set industry = 'healthcare' where full_name in ('Me', 'Industry', 'Both', 'Mentor');
        update public.profiles set user_type = 'investor' where full_name = 'Me';
        update public.profiles set user_type = 'mentor' where full_name = 'Mentor';
        update public.profiles set looking_for = 'Two Investors, a designer' where full_name in ('Both', 'Wants');
        update public.profiles set bio = 'Baker' where full_name in ('Bio', 'Wants');
        update public.profiles set bio = ' ', industry = 'other' where full_name = 'Newest'`)
      await transaction.query(asMember, [1])
      return transaction.query<{ full_name: string }>('select full_name from public.founders_to_meet()')
    })
    expect(met.map(({ full_name }) => full_name)).toEqual([
      'Both',
      'Wants',
      'Industry',
      'Bio',
      'Newest',
      'Bare',
    ])
  })

  test('WB40 a member who looks only for investors comes before a member who looks for everybody', async () => {
    const met = await undone(database, async transaction => {
      await transaction.execute(`
        insert into auth.users (id, email) select ${id('n')}, 'm' || n || '@example.com' from generate_series(1, 3) n;
        delete from public.profiles where id not in (select ${id('n')} from generate_series(1, 3) n);
        update public.profiles set full_name = (array['Me', 'Everybody', 'Somebody'])[right(id::text, 2)::int];
        update public.profiles set user_type = 'investor' where full_name = 'Me';
        update public.profiles set bio = 'x', company_name = 'x', building = 'x',
          looking_for = 'founder investor mentor entrepreneur advisor' where full_name = 'Everybody';
        update public.profiles set looking_for = 'An investor' where full_name = 'Somebody'`)
      await transaction.query(asMember, [1])
      return transaction.query<{ full_name: string }>('select full_name from public.founders_to_meet()')
    })
    expect(met.map(({ full_name }) => full_name)).toEqual(['Somebody', 'Everybody'])
  })

  test('SR04 the recommendations with reasons are the same members in the same order as the recommendations without reasons', async () => {
    const [people, profiles] = await undone(database, async transaction => {
      await transaction.execute(network)
      await transaction.query(asMember, [55])
      const read = async (source: string) =>
        (await transaction.query<{ id: string }>(`select id from ${source}`)).map(row => row.id)
      return [await read('public.recommended_people()'), await read('public.recommended_profiles()')]
    })
    expect(people).toEqual(profiles)
    expect(people).toHaveLength(5)
  })
})
