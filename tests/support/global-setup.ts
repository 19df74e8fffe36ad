/** Once per test run: one PostgreSQL server and one migrated template for each engine, shared by all files. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../backend/database/migrate.ts'
import { openPglite } from '../../backend/database/pglite.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { createDatabase, findPostgres, startCluster } from './postgres.ts'
import { platformFiles, supabaseDir } from './project.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly url: string; readonly template: string } | { readonly reason: string }
    pgliteTemplate: string
  }
}

const templateName = 'template_project'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'databases-'))
  const [removeCluster] = await Promise.all([startPostgres(project), dumpPglite(project, folder)])
  return async () => {
    await removeCluster()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const found = await findPostgres()
  if ('reason' in found) {
    console.warn(`Tests on PostgreSQL are skipped: ${found.reason}`)
    project.provide('postgres', found)
    return async () => {}
  }
  const cluster = await startCluster(found.bin)
  await createDatabase(cluster.url('postgres'), templateName)
  const template = await openPostgres({ url: cluster.url(templateName) })
  await migrate(template, { supabaseDir, platformFiles })
  await template.close()
  project.provide('postgres', { url: cluster.url('postgres'), template: templateName })
  return () => cluster.remove()
}

async function dumpPglite(project: TestProject, folder: string): Promise<void> {
  const database = await openPglite()
  await migrate(database, { supabaseDir, platformFiles })
  const path = join(folder, 'pglite.tar')
  await writeFile(path, await database.dump())
  await database.close()
  project.provide('pgliteTemplate', path)
}
