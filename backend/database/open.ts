/** The database the settings ask for: a PostgreSQL server, or the one inside this process. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl })
  await mkdir(dataDir, { recursive: true })
  return openPglite({ dataDir: join(dataDir, 'database') })
}
