/** Runs the API on the schema of this folder, without a network. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import type { Database } from '../../backend/database/database.ts'
import { anonymous, CallerError, type IdentifyCaller } from '../../backend/http/caller.ts'
import type { RestConfig } from '../../backend/rest/config.ts'
import { createRest, type Rest, type RestDeps } from '../../backend/rest/rest.ts'
import { jwtSecret } from './postgrest.ts'

const key = new TextEncoder().encode(jwtSecret)

/** Accepts tokens that are signed with the test's secret. */
export const identify: IdentifyCaller = async ({ authorization }) => {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return anonymous
  try {
    const { payload } = await jwtVerify(token, key)
    const role = typeof payload.role === 'string' ? payload.role : 'anon'
    return { role, claims: { ...payload, role }, userId: payload.sub ?? null }
  } catch (error) {
    const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
    throw new CallerError(isExpired ? 'expired' : 'bad_signature', 'not to be believed')
  }
}

/** Long limits for opening a database, because creating the whole schema at once is slow on a busy machine. */
export const patient = { statementLimitMs: 60_000, transactionLimitMs: 60_000 }

export async function createSchema(database: Database): Promise<void> {
  for (const file of ['schema.sql', 'roles.sql']) {
    const script = await readFile(join(import.meta.dirname, file), 'utf8')
    await database.transaction({ timeoutMs: 60_000 }, transaction => transaction.execute(script))
  }
}

export const testConfig: Partial<RestConfig> = {
  schemas: ['api', 'second'],
  extraSearchPath: ['extensions'],
  maxRows: 1000,
  txEnd: 'commit-allow-override',
}

export async function serve(
  database: Database,
  config: Partial<RestConfig> = {},
  deps: Pick<RestDeps, 'forCaller' | 'log'> = {},
): Promise<Rest> {
  const rest = await createRest({ database, identify, ...deps, config: { ...testConfig, ...config } })
  await rest.ready
  return rest
}
