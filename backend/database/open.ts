import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL where an address is given, else the embedded database in the data folder. */
export function openDatabase(settings: { dataDir: string; databaseUrl: string | undefined }): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres({ url: settings.databaseUrl })
    : openPglite({ dataDir: join(settings.dataDir, 'database') })
}
