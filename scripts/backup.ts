/** `npm run backup`: one file with database, uploads and keys, whether the server runs or not. */
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
