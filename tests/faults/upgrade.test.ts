import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { temporaryFolder, writeProject } from '../support/folders.ts'
import { inLongForm } from '../support/long-form.ts'
import { supabaseDir } from '../support/project.ts'
import { findContradictions } from './audit.ts'
import { type Served, serveOn } from './on-both.ts'

inLongForm(describe.each(engines))(
  'CK24 an older and a newer version of the server on $engine',
  { timeout: 180_000 },
  ({ engine }) => {
    const folder = temporaryFolder()
    const newerDir = join(folder, 'newer')
    const newer = { environment: { SUPABASE_DIR: newerDir } }
    let served: Served

    // The older version is this project. The newer version has one more migration.
    beforeAll(async () => {
      await cp(supabaseDir, newerDir, { recursive: true })
      await writeProject(newerDir, {
        '29990101000000_moods.sql': `alter table public.posts add column mood text;
          update public.posts set mood = 'calm';`,
      })
      served = await serveOn(engine, folder)
    })
    afterAll(() => served.remove())

    test('an upgrade keeps every row and session, even if it is killed in the middle; after that the older version is refused', async () => {
      const { server } = served
      await server.start()
      const ada = await server.member('Ada')
      await ada.client.from('posts').insert({ content: 'from before' }).throwOnError()
      expect(await server.end('SIGTERM')).toBe(0)

      // Kills the server at an arbitrary moment. The next start completes the rest.
      const cut = server.start(newer)
      await new Promise(resolve => setTimeout(resolve, 700))
      await server.end()
      await cut.catch(() => {})
      await server.start(newer)
      expect((await ada.client.auth.getUser()).data.user?.id).toBe(ada.id)
      expect((await ada.client.auth.refreshSession()).error).toBeNull()
      const { data } = await ada.client.from('posts').select('content').throwOnError()
      expect(data).toEqual([{ content: 'from before' }])
      expect(await server.end('SIGTERM')).toBe(0)

      const refusal = await server.failToStart()
      expect(refusal).toMatch(/^The database is newer than this program: it has migration \d+_\w+/)
      expect(refusal).not.toContain('\n')
      const database = await served.openDirectly()
      expect(await findContradictions(database)).toEqual({})
      expect(await database.run({ text: 'select content, mood from public.posts' })).toEqual([
        { content: 'from before', mood: 'calm' },
      ])
      const [{ count } = { count: 0 }] = await database.run<{ count: number }>({
        text: 'select count(*) as count from supabase_migrations.schema_migrations',
      })
      expect(count).toBe((await readdir(join(newerDir, 'migrations'))).length)
      await database.close()
    })
  },
)
