/**
 * Fresh, migrated databases for tests, on both engines:
 *
 *   describe.each(engines)('posts on $engine', ({ open }) => {
 *     let database: Database
 *     beforeAll(async () => { database = await open() })
 *     afterAll(() => database.close())
 *   })
 *
 * Closing one also removes it. Without a PostgreSQL server, `engines` holds PGlite alone and the run says why.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { inject } from 'vitest'
import { databaseIn } from '../../backend/database/backup.ts'
import type { Database } from '../../backend/database/database.ts'
import { openPglite, type PgliteOptions } from '../../backend/database/pglite.ts'
import { openPostgres, type PostgresOptions } from '../../backend/database/postgres.ts'
import { copyTemplate, readTemplate } from './pglite-template.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

export type Engine = {
  readonly engine: Database['engine']
  open(options?: Omit<PgliteOptions, 'template'> & Omit<PostgresOptions, 'url'>): Promise<Database>
}

export const engines: readonly Engine[] = [
  { engine: 'pglite', open: openTestPglite },
  ...('url' in inject('postgres') ? [{ engine: 'postgres' as const, open: openTestPostgres }] : []),
]

export const testDatabase = (engine: Database['engine'] = 'pglite'): Promise<Database> =>
  engine === 'pglite' ? openTestPglite() : openTestPostgres()

export async function openTestPglite(options: Omit<PgliteOptions, 'template'> = {}) {
  const template = inject('pgliteTemplate')
  if (options.dataDir === undefined) return openPglite({ ...options, template: await readTemplate(template) })
  if (!existsSync(options.dataDir)) copyTemplate(template, options.dataDir)
  return openPglite(options)
}

/** As if a server had run there: with a database that is migrated already. */
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

/** A separate database on the shared server, as a URL; `isEmpty` for one that is not migrated. */
export async function testPostgresUrl({
  isEmpty = false,
} = {}): Promise<{ url: string; remove(): Promise<void> }> {
  const server = inject('postgres')
  if ('reason' in server) throw new Error(server.reason)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(server.url, name, isEmpty ? 'template0' : server.template)
  return { url, remove: () => dropDatabase(server.url, name) }
}
