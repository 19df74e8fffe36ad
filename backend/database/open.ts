/** Opens the database that the settings name: a PostgreSQL server, or the database inside this process. */
import { mkdir } from 'node:fs/promises'
import type { BackgroundLog } from '../background.ts'
import { createLog } from '../log.ts'
import { adviseRestore, databaseIn, scheduleBackups } from './backup.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

type DatabaseSettings = {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  log: BackgroundLog = createLog('info'),
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, log })
  await mkdir(dataDir, { recursive: true })
  const database = await openPglite({
    dataDir: databaseIn(dataDir),
    onDamage: async damage => log.warn(await adviseRestore(damage, dataDir)),
    log,
  })
  const backups = scheduleBackups(database, dataDir, { log })
  return {
    ...database,
    async close() {
      await backups.close()
      await database.close()
    },
  }
}
