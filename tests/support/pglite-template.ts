/** A migrated database for PGlite to begin from: making it takes seconds, so it is kept until its sources change. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { migrate } from '../../backend/database/migrate.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { platformFiles, root, supabaseDir } from './project.ts'

/** Where it is, once it is there. */
export async function preparePgliteTemplate(): Promise<string> {
  const path = join(root, 'node_modules/.cache/databases', `${await hashOfSources()}.tar`)
  if (existsSync(path)) return path
  const database = await openPglite()
  try {
    await migrate(database, { supabaseDir, platformFiles })
    await mkdir(dirname(path), { recursive: true })
    await removeOld(dirname(path))
    // Another run must not read half of it.
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, await database.dump())
    await rename(unfinished, path)
  } finally {
    await database.close()
  }
  return path
}

export const readTemplate = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await readFile(path))

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
  for (const file of [...files, ...platformFiles, join(root, 'package-lock.json')]) {
    if (/\.(sql|ts|json)$/.test(file)) hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Not at once: another run may be using it. */
async function removeOld(folder: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < dayAgo) await rm(path, { force: true })
  }
}
