/**
 * Makes the backups for the upgrade test, from the last commit before the migrations were merged. It ran in a
 * checkout of 5e04f27, with this folder copied into it and an empty database on PostgreSQL 15:
 *
 *   node tests/database/upgrade/make-backups.ts FOLDER DATABASE_URL
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, deflateSync, inflateSync } from 'node:zlib'
import { databaseIn, requestBackup } from '../../../backend/database/backup.ts'
import { openPglite } from '../../../backend/database/pglite.ts'
import { startServer } from '../../../backend/main.ts'
import { readSettings } from '../../../backend/settings.ts'
import { fillCommunity } from './community.ts'

const execute = promisify(execFile)
const [target = '.', url = ''] = process.argv.slice(2)

async function serveCommunity(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
  const server = await startServer(
    readSettings({
      ...{ PORT: '0', DATA_DIR: dataDir, SUPABASE_DIR: 'supabase', LOG_LEVEL: 'error' },
      ...{ AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'false' },
      ...environment,
    }),
  )
  await fillCommunity(server.url, server.keys)
  await server.close()
}

/** Compresses all files together, because the three databases of a cluster have nearly the same bytes. */
async function keep(path: string, name: string): Promise<void> {
  const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN } = constants
  const params = { [BROTLI_PARAM_LARGE_WINDOW]: 1, [BROTLI_PARAM_LGWIN]: 26 }
  await writeFile(join(target, `${name}.br`), brotliCompressSync(await readFile(path), { params }))
  await rm(path)
}

/**
 * Stores the files of a backup uncompressed. The backup stays valid. Compressing all files together afterwards
 * makes the backup much smaller.
 */
function storeParts(path: string): void {
  const file = new DatabaseSync(path)
  file.function('store', bytes => deflateSync(inflateSync(bytes as Uint8Array), { level: 0 }))
  file.exec('update parts set bytes = store(bytes); vacuum')
  file.close()
}

const embedded = await mkdtemp(join(tmpdir(), 'community-'))
await serveCommunity(embedded)
// Without these statements, old entries of the write-ahead log would fill half of the file.
const database = await openPglite({ dataDir: databaseIn(embedded) })
for (const text of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
  await database.transaction({}, transaction => transaction.execute(text))
await database.close()
const backup = await requestBackup(embedded)
storeParts(backup)
await keep(backup, 'pglite.backup')
await rm(embedded, { recursive: true })

const files = await mkdtemp(join(tmpdir(), 'community-'))
await serveCommunity(files, { DATABASE_URL: url })
const dump = join(files, 'postgres.dump')
await execute('pg_dump', ['-Fc', '-Z0', url, '-f', dump])
await keep(dump, 'postgres.dump')
await rm(files, { recursive: true })
