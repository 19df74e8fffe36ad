/** `npm run restore -- FILE NEWDIR`: restores a backup into a new data folder. */
import { keepNewFilesPrivate } from '../backend/data-folder.ts'
import { restoreBackup } from '../backend/database/backup.ts'

const [file, folder] = process.argv.slice(2)
keepNewFilesPrivate()
try {
  if (!file || !folder)
    throw new Error('Say which backup, and into which new folder: npm run restore -- FILE NEWDIR')
  await restoreBackup(file, folder)
  console.log(`Restored. Start it with: DATA_DIR=${folder} npm start`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
