/** What tells a damaged database from one that only cannot be used right now. */
import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError, DatabaseUnavailable } from '../database.ts'

/** Its message says what is wrong, not what to do: that depends on the backups there are. */
export class DamagedDatabase extends DatabaseUnavailable {
  constructor(what: string) {
    super(`The database is damaged (${what}).`)
  }
}

/** Before it is opened: what PostgreSQL would not notice, or would end over without a word. */
export async function assertWhole(folder: string): Promise<void> {
  const control = join(folder, 'global', 'pg_control')
  await access(control, constants.R_OK | constants.W_OK).catch(error => {
    throw error.code === 'ENOENT' ? new DamagedDatabase('global/pg_control is missing') : error
  })
  for (const name of await tableFiles(folder)) {
    const { size } = await stat(join(folder, name))
    // PostgreSQL reads whole blocks and takes the rest of a cut file for its end. A process that was killed while it
    // wrote leaves pages of the system, not bytes.
    if (size % 4096 !== 0) throw new DamagedDatabase(`${name} is cut off`)
  }
}

async function tableFiles(folder: string): Promise<string[]> {
  const databases = (await readdir(join(folder, 'base'))).map(name => join('base', name))
  const files = await Promise.all(
    ['global', ...databases].map(async place =>
      (await readdir(join(folder, place)))
        .filter(name => /^\d+(_|\.|$)/.test(name))
        .map(name => join(place, name)),
    ),
  )
  return files.flat()
}

/** PostgreSQL found a page that is none, a block or a whole file missing. */
export function findsDamage(error: unknown): error is DatabaseError {
  if (!(error instanceof DatabaseError)) return false
  return /^XX00[12]$/.test(error.code) || (error.code === '58P01' && /"(base|global)\//.test(error.message))
}
