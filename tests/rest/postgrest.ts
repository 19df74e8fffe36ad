/** Runs the real PostgREST on a free port, so that tests can compare answers. */
import { spawn } from 'node:child_process'
import { findPostgrest, withoutIt } from '../../scripts/machine.ts'
import { freePort } from '../support/postgres.ts'

export const jwtSecret = 'a secret of at least thirty-two characters'

export type RunningPostgrest = { readonly url: string; stop(): Promise<void> }

export async function startPostgrest(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPostgrest> {
  const binary = findPostgrest()
  if (!binary) throw new Error(withoutIt('postgrest'))
  const [port, adminPort] = [await freePort(), await freePort()]
  const environment = {
    PGRST_DB_URI: databaseUrl,
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_SCHEMAS: 'api,second',
    PGRST_DB_EXTRA_SEARCH_PATH: 'extensions',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_DB_TX_END: 'commit-allow-override',
    PGRST_DB_AGGREGATES_ENABLED: 'true',
    PGRST_DB_CONFIG: 'false',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
    PGRST_ADMIN_SERVER_PORT: String(adminPort),
    ...settings,
  }
  const child = spawn(binary, [], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr.on('data', chunk => {
    log = (log + chunk).slice(-4_000)
  })
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`PostgREST ended with ${code}: ${log}`)))
  })
  ended.catch(() => {})
  await Promise.race([untilReady(`http://127.0.0.1:${adminPort}/ready`), ended])
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await ended.catch(() => {})
    },
  }
}

async function untilReady(url: string): Promise<void> {
  for (let left = 1200; left > 0; left -= 1) {
    const isReady = await fetch(url).then(
      response => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('PostgREST did not become ready')
}
