/** Starts a server process for each engine, each on a separate database that is already migrated. */
import { join } from 'node:path'
import { databaseIn } from '../../backend/database/backup.ts'
import type { Database } from '../../backend/database/database.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { fillDataFolder, testPostgresUrl } from '../support/databases.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

export type Served = {
  readonly server: ServerProcess
  readonly dataDir: string
  /**
   * Opens the database without the server. An embedded database can be opened only while the server is
   * stopped.
   */
  openDirectly(): Promise<Database>
  remove(): Promise<void>
}

export async function serveOn(
  engine: Database['engine'],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const dataDir = join(folder, 'data')
  if (engine === 'pglite') {
    fillDataFolder(dataDir)
    const server = await serverProcess(dataDir, environment)
    return {
      server,
      dataDir,
      openDirectly: () => openPglite({ dataDir: databaseIn(dataDir) }),
      remove: async () => void (await server.end()),
    }
  }
  const { url, remove } = await testPostgresUrl()
  const server = await serverProcess(dataDir, { ...environment, DATABASE_URL: url })
  return {
    server,
    dataDir,
    openDirectly: () => openPostgres({ url }),
    async remove() {
      await server.end()
      await remove()
    },
  }
}
