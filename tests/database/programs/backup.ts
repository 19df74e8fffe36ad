/** Asks for a backup of a data folder and prints where it is. */
import { requestBackup } from '../../../backend/database/backup.ts'

console.log(await requestBackup(process.argv[2] ?? ''))
