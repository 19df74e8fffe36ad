/** Explains in one line why the start failed. */
import { adviseRestore } from './database/backup.ts'
import { DatabaseUnavailable } from './database/database.ts'
import { MigrationError } from './database/migrate/error.ts'
import { DamagedDatabase, findsDamage } from './database/pglite/damage.ts'
import { SettingsError } from './settings.ts'

export async function explainFailure(error: unknown, dataDir: string | undefined): Promise<string> {
  if (!(error instanceof Error)) return String(error)
  const found = [error, error.cause].find(findsDamage)
  const damage = error instanceof DamagedDatabase ? error : found && new DamagedDatabase(found.message)
  if (damage && dataDir !== undefined) return adviseRestore(damage, dataDir)
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another one.`
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.'
  if ((code === 'EACCES' || code === 'EPERM' || code === 'EROFS') && path)
    return `DATA_DIR cannot be written: ${path}`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used: choose one above 1023, or run with more rights.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `DATA_DIR is not a folder: ${path}`
  if (
    error instanceof SettingsError ||
    error instanceof MigrationError ||
    error instanceof DatabaseUnavailable
  ) {
    return error.message
  }
  return error.stack ?? error.message
}
