/** Decides whether a database is damaged, or only unavailable at the moment. */
import { constants } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError, DatabaseUnavailable } from '../database.ts'

/** The message says what is damaged. The caller adds the advice, because it depends on the existing backups. */
export class DamagedDatabase extends DatabaseUnavailable {
  constructor(what: string) {
    super(`The database is damaged (${what}).`)
  }
}

/**
 * Checks a database before it is opened. It finds damage that PostgreSQL would not report, or that would end
 * PostgreSQL without a message.
 */
export async function assertWhole(folder: string): Promise<void> {
  const control = join(folder, 'global', 'pg_control')
  await access(control, constants.R_OK | constants.W_OK).catch(error => {
    throw error.code === 'ENOENT' ? new DamagedDatabase('global/pg_control is missing') : error
  })
  for (const name of await tableFiles(folder)) {
    const { size } = await stat(join(folder, name))
    // PostgreSQL reads whole blocks and treats an incomplete block as the end of a file. A process that was killed
    // while writing leaves whole pages of the operating system, so any other size means damage.
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

/** Returns whether PostgreSQL reports an invalid page, or a missing block or file. */
export function findsDamage(error: unknown): error is DatabaseError {
  if (!(error instanceof DatabaseError)) return false
  return /^XX00[12]$/.test(error.code) || (error.code === '58P01' && /"(base|global)\//.test(error.message))
}
