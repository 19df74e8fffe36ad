/**
 * `npm run backup`: saves the database, uploads and keys in one file. Works with and without a running server.
 */
import { keepNewFilesPrivate } from '../backend/data-folder.ts'
import { requestBackup } from '../backend/database/backup.ts'
import { readSettings } from '../backend/settings.ts'

keepNewFilesPrivate()
try {
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL is set: back it up with PostgreSQL’s own pg_dump.')
  console.log(await requestBackup(dataDir))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
