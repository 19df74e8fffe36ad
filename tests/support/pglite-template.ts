/**
 * A migrated database for PGlite to begin from: making it takes seconds, so it is kept until its sources change. It was
 * closed before it was copied, so that nothing has to be recovered each time it is opened.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { migrate } from '../../backend/database/migrate.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { platformFiles, root, supabaseDir } from './project.ts'
import { tarOf } from './tar.ts'

/** Where it is, once it is there: a folder with the database's folder in it, and the same as a tar. */
export async function preparePgliteTemplate(): Promise<string> {
  const path = join(root, 'node_modules/.cache/databases', await hashOfSources())
  if (existsSync(tarIn(path))) return path
  await mkdir(dirname(path), { recursive: true })
  await removeOld(dirname(path))
  // Another run must not read half of it.
  const unfinished = `${path}.${process.pid}`
  const database = await openPglite({ dataDir: folderIn(unfinished) })
  try {
    await migrate(database, { supabaseDir, platformFiles })
  } finally {
    await database.close()
  }
  await writeFile(tarIn(unfinished), await tarOf(folderIn(unfinished), isUsed))
  await rename(unfinished, path).catch(async error => {
    // Another run was quicker.
    if (!existsSync(tarIn(path))) throw error
    await rm(unfinished, { recursive: true })
  })
  return path
}

/** Not the two databases that new ones are copied from: they are a third of all, and nobody opens them. */
const isUsed = (name: string) => !/^\/base\/[14]\//.test(name)

const folderIn = (path: string) => join(path, 'database')
const tarIn = (path: string) => join(path, 'database.tar')

export const readTemplate = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await readFile(tarIn(path)))

/** The folder of a database that is migrated already. */
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
    // By its name too: a migration that was renamed is another one to a database.
    if (/\.(sql|ts|json)$/.test(file)) hash.update(basename(file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Not at once: another run may be using it. */
async function removeOld(folder: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < dayAgo) await rm(path, { recursive: true, force: true })
  }
}
