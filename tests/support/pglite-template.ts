/**
 * Makes a migrated database from which PGlite tests start. This takes seconds, so the database is kept until its
 * sources change. The database is closed before each copy, so that opening a copy needs no recovery.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { migrate } from '../../backend/database/migrate.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { platformFiles, root, supabaseDir } from './project.ts'
import { tarOf } from './tar.ts'

/**
 * Makes the template if it is missing and returns its path. The template is a folder with the database, and the
 * same database as a tar file.
 */
export async function preparePgliteTemplate(): Promise<string> {
  const path = join(root, 'node_modules/.cache/databases', await hashOfSources())
  if (existsSync(tarIn(path))) return path
  await mkdir(dirname(path), { recursive: true })
  await removeOld(dirname(path))
  // Writes under a temporary name, so that another run does not read an unfinished template.
  const unfinished = `${path}.${process.pid}`
  const database = await openPglite({ dataDir: folderIn(unfinished) })
  try {
    await migrate(database, { supabaseDir, platformFiles })
  } finally {
    await database.close()
  }
  await writeFile(tarIn(unfinished), await tarOf(folderIn(unfinished), isUsed))
  await rename(unfinished, path).catch(async error => {
    // Ignores the error if another run has made the same template in the meantime.
    if (!existsSync(tarIn(path))) throw error
    await rm(unfinished, { recursive: true })
  })
  return path
}

/**
 * Leaves out the two template databases of PostgreSQL, because they are a third of the size and no test opens them.
 */
const isUsed = (name: string) => !/^\/base\/[14]\//.test(name)

const folderIn = (path: string) => join(path, 'database')
const tarIn = (path: string) => join(path, 'database.tar')

export const readTemplate = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await readFile(tarIn(path)))

export const copyTemplate = (path: string, dataDir: string): void =>
  cpSync(folderIn(path), dataDir, { recursive: true })

async function hashOfSources(): Promise<string> {
  const ownFolder = join(root, 'backend/database')
  const folders = [
    ownFolder,
    join(ownFolder, 'migrate'),
    join(ownFolder, 'platform'),
    join(supabaseDir, 'migrations'),
  ]
  const files = folders.flatMap(folder =>
    readdirSync(folder)
      .sort()
      .map(name => join(folder, name)),
  )
  const hash = createHash('sha256')
  for (const file of [...files, ...platformFiles, join(root, 'package-lock.json'), import.meta.filename]) {
    // The hash includes the file name, because a database treats a renamed migration as a different migration.
    if (/\.(sql|ts|json)$/.test(file)) hash.update(basename(file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Removes only templates that are older than a day, because another run may still use a newer template. */
async function removeOld(folder: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < dayAgo) await rm(path, { recursive: true, force: true })
  }
}
