import { expect, test } from 'vitest'
import { openTestPglite } from '../support/databases.ts'

test('the embedded database removes dead rows and updates its statistics about table sizes', async () => {
  const database = await openTestPglite({ upkeepEveryMs: 100 })
  await database.transaction({}, ({ execute }) =>
    execute(
      'create table public.littered (id int); insert into public.littered select generate_series(1, 2000)',
    ),
  )
  await database.run({ text: 'delete from public.littered where id > 500' })
  const state = async () => {
    const [table] = await database.run<{ rows: number; dead: number }>({
      text: `select reltuples as rows, n_dead_tup as dead from pg_class join pg_stat_all_tables on relid = oid
        where oid = 'public.littered'::regclass`,
    })
    return table
  }
  await expect.poll(state, { timeout: 30_000 }).toEqual({ rows: 500, dead: 0 })
  await database.close()
})
