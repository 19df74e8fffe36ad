/** The database the settings ask for: a PostgreSQL server, or the one inside this process. */
import { mkdir } from 'node:fs/promises'
import { adviseRestore, databaseIn, scheduleBackups } from './backup.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  onProblem: (message: string) => void = console.warn,
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl })
  await mkdir(dataDir, { recursive: true })
  const database = await openPglite({
    dataDir: databaseIn(dataDir),
    onDamage: async damage => onProblem(await adviseRestore(damage, dataDir)),
  })
  const backups = scheduleBackups(database, dataDir, { onProblem })
  return {
    ...database,
    async close() {
      await backups.stop()
      await database.close()
    },
  }
}
