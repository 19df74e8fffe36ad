/** Requests a backup of a data folder and prints the path of the backup. */
import { requestBackup } from '../../../backend/database/backup.ts'

console.log(await requestBackup(process.argv[2] ?? ''))
