/** Restores the community of the version before the merge of the migrations, as an operator restores a backup. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, constants } from 'node:zlib'
import { databaseIn, restoreBackup } from '../../../backend/database/backup.ts'
import type { Database } from '../../../backend/database/database.ts'
import { openPglite } from '../../../backend/database/pglite.ts'
import { openPostgres } from '../../../backend/database/postgres.ts'
import { demand } from '../../../scripts/machine.ts'
import { testPostgresUrl } from '../../support/databases.ts'

const execute = promisify(execFile)

export type OldCommunity = {
  /** The environment variables to start a server with. */
  readonly environment: Readonly<Record<string, string>>
  open(): Promise<Database>
  remove(): Promise<void>
}

/** Restores into `folder`, which must not exist yet. */
export async function restoreCommunity(engine: Database['engine'], folder: string): Promise<OldCommunity> {
  const file = `${folder}.fixture`
  await writeFile(file, await readFixture(engine === 'pglite' ? 'pglite.backup' : 'postgres.dump'))
  if (engine === 'pglite') {
    await restoreBackup(file, folder)
    return {
      environment: { DATA_DIR: folder },
      open: () => openPglite({ dataDir: databaseIn(folder) }),
      remove: async () => {},
    }
  }
  const { url, remove } = await testPostgresUrl({ isEmpty: true })
  await execute(join(demand('postgres'), 'pg_restore'), ['--no-owner', '--exit-on-error', '-d', url, file])
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => openPostgres({ url }),
    remove,
  }
}

async function readFixture(name: string): Promise<Buffer> {
  const bytes = await readFile(join(import.meta.dirname, `${name}.br`))
  return brotliDecompressSync(bytes, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } })
}
