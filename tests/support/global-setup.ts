/**
 * Runs once per test run, when the first project needs it. Starts one PostgreSQL server and makes one migrated
 * template for each engine. All test files share them.
 */
import type { TestProject } from 'vitest/node'
import { migrate } from '../../backend/database/migrate.ts'
import { openPostgres } from '../../backend/database/postgres.ts'
import { findPostgres, withoutIt } from '../../scripts/machine.ts'
import { preparePgliteTemplate } from './pglite-template.ts'
import { createDatabase, startCluster } from './postgres.ts'
import { platformFiles, supabaseDir } from './project.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly url: string; readonly template: string } | { readonly reason: string }
    pgliteTemplate: string
  }
}

const templateName = 'template_project'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if ('pgliteTemplate' in project.getProvidedContext()) return async () => {}
  const [postgres, pglite] = await Promise.allSettled([startPostgres(project), providePglite(project)])
  if (postgres.status === 'rejected') throw postgres.reason
  if (pglite.status === 'fulfilled') return postgres.value
  await postgres.value()
  throw pglite.reason
}

async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  if (!findPostgres()) {
    console.warn(withoutIt('postgres'))
    project.vitest.provide('postgres', { reason: withoutIt('postgres') })
    return async () => {}
  }
  const cluster = await startCluster()
  const template = await openPostgres({ url: await createDatabase(cluster.url('postgres'), templateName) })
  try {
    await migrate(template, { supabaseDir, platformFiles })
  } catch (error) {
    await cluster.remove()
    throw error
  } finally {
    await template.close()
  }
  project.vitest.provide('postgres', { url: cluster.url('postgres'), template: templateName })
  return () => cluster.remove()
}

async function providePglite(project: TestProject): Promise<void> {
  project.vitest.provide('pgliteTemplate', await preparePgliteTemplate())
}
