import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseIn } from '../../backend/database/backup.ts'
import type { Database } from '../../backend/database/database.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { engines, testPostgresUrl } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { supabaseDir } from '../support/project.ts'
import { findContradictions } from './audit.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

describe.each(engines)(
  'CK24 an older server and a newer one on $engine',
  { timeout: 180_000 },
  ({ engine }) => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const olderDir = join(folder, 'older')
    const older = { environment: { SUPABASE_DIR: olderDir } }
    let server: ServerProcess
    let openDirectly: () => Promise<Database>
    let remove = async () => {}

    beforeAll(async () => {
      await cp(supabaseDir, olderDir, { recursive: true })
      // The server before did not have the newest.
      const newest = (await readdir(join(olderDir, 'migrations'))).sort().at(-1)
      await rm(join(olderDir, 'migrations', newest ?? ''))
      if (engine === 'postgres') {
        const made = await testPostgresUrl({ isEmpty: true })
        remove = made.remove
        openDirectly = () => openPostgres({ url: made.url })
        server = await serverProcess(dataDir, { DATABASE_URL: made.url })
      } else {
        openDirectly = () => openPglite({ dataDir: databaseIn(dataDir) })
        server = await serverProcess(dataDir)
      }
    })
    afterAll(async () => {
      await server.end()
      await remove()
    })

    test('an upgrade keeps every row and session, killed midway or not; the older program is refused', async () => {
      await server.start(older)
      const ada = await server.member('Ada')
      await ada.client.from('posts').insert({ content: 'from before' }).throwOnError()
      expect(await server.end('SIGTERM')).toBe(0)

      // Killed wherever it happens to be by then; the next start completes what is missing.
      const cut = server.start()
      await new Promise(resolve => setTimeout(resolve, 700))
      await server.end()
      await cut.catch(() => {})
      await server.start()
      expect((await ada.client.auth.getUser()).data.user?.id).toBe(ada.id)
      expect((await ada.client.auth.refreshSession()).error).toBeNull()
      const { data } = await ada.client.from('posts').select('content').throwOnError()
      expect(data).toEqual([{ content: 'from before' }])
      expect(await server.end('SIGTERM')).toBe(0)

      const refusal = await server.failToStart(older)
      expect(refusal).toMatch(/^The database is newer than this program: it has migration \d+_\w+/)
      expect(refusal).not.toContain('\n')
      const database = await openDirectly()
      expect(await findContradictions(database)).toEqual({})
      const [{ count } = { count: 0 }] = await database.run<{ count: number }>({
        text: 'select count(*) as count from supabase_migrations.schema_migrations',
      })
      expect(count).toBe((await readdir(join(supabaseDir, 'migrations'))).length)
      await database.close()
    })
  },
)
