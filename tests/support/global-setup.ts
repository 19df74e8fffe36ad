/** Once per test run: one PostgreSQL server and one migrated template for each engine, shared by all files. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../backend/database/migrate.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { createDatabase, findPostgres, startCluster } from './postgres.ts'
import { platformFiles, root, supabaseDir } from './project.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly url: string; readonly template: string } | { readonly reason: string }
    pgliteTemplate: string
  }
}

const templateName = 'template_project'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, pglite] = await Promise.allSettled([startPostgres(project), providePglite(project)])
  if (postgres.status === 'rejected') throw postgres.reason
  if (pglite.status === 'fulfilled') return postgres.value
  await postgres.value()
  throw pglite.reason
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const found = await findPostgres()
  if ('reason' in found) {
    console.warn(`Tests on PostgreSQL are skipped: ${found.reason}`)
    project.provide('postgres', found)
    return async () => {}
  }
  const cluster = await startCluster(found.bin)
  const template = await openPostgres({ url: await createDatabase(cluster.url('postgres'), templateName) })
  try {
    await migrate(template, { supabaseDir, platformFiles })
  } catch (error) {
    await cluster.remove()
    throw error
  } finally {
    await template.close()
  }
  project.provide('postgres', { url: cluster.url('postgres'), template: templateName })
  return () => cluster.remove()
}

/** Making it takes seconds, so it is kept for as long as nothing changes that it is made from. */
async function providePglite(project: TestProject): Promise<void> {
  const ownFolder = join(root, 'backend/database')
  const folders = [ownFolder, join(ownFolder, 'platform'), join(supabaseDir, 'migrations')]
  const files = folders.flatMap(folder =>
    readdirSync(folder)
      .sort()
      .map(name => join(folder, name)),
  )
  const hash = createHash('sha256')
  for (const file of [...files, ...platformFiles, join(root, 'package-lock.json')]) {
    if (/\.(sql|ts|json)$/.test(file)) hash.update(await readFile(file))
  }
  const path = join(root, 'node_modules/.cache/databases', `${hash.digest('hex').slice(0, 16)}.tar`)
  project.provide('pgliteTemplate', path)
  if (existsSync(path)) return
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
}

/** Not at once: another run may be using it. */
async function removeOld(folder: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60_000
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < dayAgo) await rm(path, { force: true })
  }
}
