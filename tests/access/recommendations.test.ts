/** The recommendations are made in steps, each only if it is needed. Here they are beside the plain definition. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { engines } from '../support/databases.ts'
import { supabaseDir } from '../support/project.ts'
import { undone } from './tried.ts'

/** The one statement the function was at first: all candidates counted, ranked and cut. */
const migration = readFileSync(join(supabaseDir, 'migrations/20261115002000_recommend_profiles.sql'), 'utf8')
const definition = migration.split('$$')[1] ?? ''

const members = 60
const id = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`

/** The first follow nobody, then few who share nobody, then ever more. Some are as new as others. */
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

describe.each(engines)('recommendations on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('F07 in whatever network, they are those of the definition, in its order', async () => {
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
})
