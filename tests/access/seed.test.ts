import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quickEngines } from '../support/databases.ts'
import { supabaseDir } from '../support/project.ts'

test.each(quickEngines)(
  'the seed of demo data can run twice on $engine, fits the schema, and creates no account that can sign in',
  async ({ open }) => {
    const database = await open()
    try {
      const seed = await readFile(join(supabaseDir, 'seed.sql'), 'utf8')
      for (let n = 0; n < 2; n++) await database.transaction({}, transaction => transaction.execute(seed))
      const [found] = await database.run({
        text: `select (select count(*) from public.profiles where full_name is not null) as profiles,
        (select count(*) from public.startup_projects) as projects,
        (select sum(comments_count) from public.posts)::int as comments,
        (select count(*) from auth.users where encrypted_password <> '' or email not like '%.invalid') as accounts`,
      })
      expect(found).toEqual({ profiles: 3, projects: 3, comments: 1, accounts: 0 })
    } finally {
      await database.close()
    }
  },
  60_000,
)
