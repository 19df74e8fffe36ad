/** The table API compared with PostgREST and with the plain driver, at two sizes of the posts table. */
import { join } from 'node:path'
import { openPostgres } from '../backend/database/postgres.ts'
import { isPostgrestEmulated } from '../scripts/machine.ts'
import { jwtSecret, startPostgrest } from '../tests/rest/postgrest.ts'
import { createDatabase } from '../tests/support/postgres.ts'
import { fill } from './rest/data.ts'
import { type Cell, figuresOf } from './rest/figures.ts'
import { type Measured, requests } from './rest/requests.ts'
import { withFolder } from './support/backend-process.ts'
import { connections, fire } from './support/cannon.ts'
import { forkServer } from './support/forked-server.ts'
import { signMemberToken } from './support/member-token.ts'
import { memberId } from './support/network-data.ts'
import { withPostgres } from './support/postgres.ts'
import type { Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'
import { startedProcessesCpu } from './support/usage.ts'

const seconds = inFullOrShort(5, 1)
/**
 * The number of requests before the measurement. Writes get the full number even in the short form, so that the
 * short form also reaches every limit per minute.
 */
const warmUp = 1_000
const sizes = inFullOrShort([20_000, 1_000_000], [2_000, 4_000])

export async function run(): Promise<Result> {
  const isEmulated = isPostgrestEmulated()
  const peer = isEmulated
    ? 'not beside PostgREST, which runs here under an emulator, so that a ratio would say nothing about it'
    : 'PostgREST on the same PostgreSQL'
  const cells = await withFolder(folder =>
    withPostgres({ shared_buffers: '512MB' }, async cluster => {
      const measured: Cell[] = []
      for (const size of sizes) {
        const url = await createDatabase(cluster.url('postgres'), `bench_${size}`)
        const database = await openPostgres({ url, statementLimitMs: 600_000 })
        await fill(database, size)
        await database.close()
        const servers: Partial<Record<Cell['server'], () => Promise<Server>>> = {
          pglite: () => start('pglite', join(folder, String(size)), String(size)),
          postgres: () => start('postgres', url),
          ...(!isEmulated && { postgrest: () => startPostgrestFor(url) }),
          bare: () => start('bare', url),
        }
        for (const [name, startServer] of Object.entries(servers)) {
          measured.push(...(await measureServer(name as Cell['server'], await startServer(), size)))
        }
      }
      return measured
    }),
  )
  return {
    title: 'The table API',
    about: `Reads and writes of posts over ${connections} connections, ${seconds} s each, in ${sizes.map(size => size.toLocaleString('en')).join(' and ')} posts: ours on PGlite and on PostgreSQL, ${peer}, and a bare server that does nothing but run a hand-written statement through the same driver.`,
    figures: figuresOf(cells),
  }
}

type Server = { readonly url: string; stop(): Promise<unknown> }

const start = (kind: string, target: string, posts = '0'): Promise<Server> =>
  forkServer(join(import.meta.dirname, 'rest/server.ts'), [kind, target, jwtSecret, posts])

function startPostgrestFor(url: string): Promise<Server> {
  return startPostgrest(url, {
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_POOL: '10',
    PGRST_JWT_CACHE_MAX_LIFETIME: '3600',
  })
}

async function measureServer(server: Cell['server'], { url, stop }: Server, size: number): Promise<Cell[]> {
  const token = await signMemberToken(memberId(42), jwtSecret)
  const cells: Cell[] = []
  for (const request of requests) {
    const shot = { ...request, url: url + request.path, headers: headersOf(request, token) }
    // Warms the server up, until its code is compiled and its statements are prepared.
    await fire(shot, { amount: request.isWrite ? warmUp : inFullOrShort(warmUp, 100) })
    const before = startedProcessesCpu()
    const { perSecond, total, p50, p99 } = await fire(shot, { duration: seconds })
    const cpu = ((startedProcessesCpu() - before) * 1e6) / total
    cells.push({ size, request: request.name, server, perSecond, p50, p99, cpu })
    console.error(`${size} posts, ${request.name}, ${server}: ${Math.round(perSecond)}/s`)
  }
  await stop()
  return cells
}

function headersOf({ body }: Measured, token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
}
