/**
 * Fresh, migrated databases for tests, on each engine:
 *
 *   describe.each(engines)('posts on $engine', ({ open }) => {
 *     let database: Database
 *     beforeAll(async () => { database = await open() })
 *     afterAll(() => database.close())
 *   })
 *
 * Closing a database also removes it. `engines` contains PGlite, and in the long form also PostgreSQL. Tests that must
 * pass on both in `npm test` use `everyEngine`. The project's own tables and functions behave the same on both, so their
 * tests use `quickEngines`: PostgreSQL comes first there, because its databases need a third of the time. Without a
 * PostgreSQL server all of them contain only PGlite, and the run says why.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { inject } from 'vitest'
import { databaseIn } from '../../backend/database/backup.ts'
import type { Database } from '../../backend/database/database.ts'
import { openPglite, type PgliteOptions } from '../../backend/database/pglite.ts'
import { openPostgres, type PostgresOptions } from '../../backend/database/postgres.ts'
import { firstOrAll, isLongForm } from './long-form.ts'
import { copyTemplate, readTemplate } from './pglite-template.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

export type Engine = {
  readonly engine: Database['engine']
  open(options?: Omit<PgliteOptions, 'template'> & Omit<PostgresOptions, 'url'>): Promise<Database>
}

export const everyEngine: readonly Engine[] = [
  { engine: 'pglite', open: openTestPglite },
  ...('url' in inject('postgres') ? [{ engine: 'postgres' as const, open: openTestPostgres }] : []),
]

export const engines = firstOrAll(everyEngine)
export const quickEngines = firstOrAll(everyEngine.toReversed())

/** Opens the database of `npm start` in the long form, and otherwise the faster database. */
export const testDatabase = (): Promise<Database> => (isLongForm ? openTestPglite : quickEngines[0]!.open)()

export async function openTestPglite(options: Omit<PgliteOptions, 'template'> = {}) {
  const template = inject('pgliteTemplate')
  if (options.dataDir === undefined) return openPglite({ ...options, template: await readTemplate(template) })
  if (!existsSync(options.dataDir)) copyTemplate(template, options.dataDir)
  return openPglite(options)
}

/** Fills a folder as if a server had run there, with a migrated database. */
export function fillDataFolder(dataDir: string): void {
  copyTemplate(inject('pgliteTemplate'), databaseIn(dataDir))
}

export async function openTestPostgres(options: Omit<PostgresOptions, 'url'> = {}): Promise<Database> {
  const { url, remove } = await testPostgresUrl()
  const database = await openPostgres({ ...options, url })
  return {
    ...database,
    async close() {
      await database.close()
      await remove()
    },
  }
}

/**
 * Creates a separate database on the shared server and returns its URL. With `isEmpty` the database is not
 * migrated.
 */
export async function testPostgresUrl({
  isEmpty = false,
} = {}): Promise<{ url: string; remove(): Promise<void> }> {
  const server = inject('postgres')
  if ('reason' in server) throw new Error(server.reason)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(server.url, name, isEmpty ? 'template0' : server.template)
  return { url, remove: () => dropDatabase(server.url, name) }
}
