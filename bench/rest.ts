/**
 * The table API beside PostgREST and beside the bare driver, twenty connections each. `BENCH_SECONDS` (5) is the time
 * per cell, `BENCH_POSTS` (20000,1000000) the sizes of the posts table.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { SignJWT } from 'jose'
import { openPostgres } from '../backend/database/postgres.ts'
import { jwtSecret, startPostgrest } from '../tests/rest/postgrest.ts'
import { createDatabase, findPostgres, startCluster } from '../tests/support/postgres.ts'
import { startedProcessesCpu } from './rest/cpu.ts'
import { fill, memberId } from './rest/data.ts'
import { type Measured, requests } from './rest/requests.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const sizes = (process.env.BENCH_POSTS ?? '20000,1000000').split(',').map(Number)

type Server = { readonly name: string; readonly url: string; stop(): Promise<unknown> }
type Cell = {
  readonly size: number
  readonly request: string
  readonly server: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Microseconds of processor time per request, server and database together: what a busy machine distorts least. */
  readonly cpu: number | null
}

export async function run(): Promise<void> {
  const found = await findPostgres()
  if ('reason' in found) throw new Error(found.reason)
  const folder = await mkdtemp(join(tmpdir(), 'bench-rest-'))
  const cluster = await startCluster(found.bin, { settings: { shared_buffers: '512MB' } })
  const cells: Cell[] = []
  try {
    for (const size of sizes) {
      const url = await createDatabase(cluster.url('postgres'), `bench_${size}`)
      const database = await openPostgres({ url, statementLimitMs: 600_000 })
      await fill(database, size)
      await database.close()
      const starts = [
        () => startProcess('ours on PGlite', 'pglite', join(folder, String(size)), String(size)),
        () => startProcess('ours on PostgreSQL', 'postgres', url),
        () => startPostgrestFor(url),
        () => startProcess('bare postgres.js', 'bare', url),
      ]
      for (const start of starts) cells.push(...(await measureServer(await start(), size)))
    }
  } finally {
    await cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
  report(cells)
}

async function startProcess(name: string, kind: string, target: string, posts = '0'): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'rest/server.ts'), [kind, target, jwtSecret, posts])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function startPostgrestFor(url: string): Promise<Server> {
  const settings = {
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_POOL: '10',
    PGRST_JWT_CACHE_MAX_LIFETIME: '3600',
  }
  return { name: 'PostgREST', ...(await startPostgrest(url, settings)) }
}

async function measureServer(server: Server, size: number): Promise<Cell[]> {
  const token = await new SignJWT({ role: 'authenticated', sub: memberId(42), aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(jwtSecret))
  const cells: Cell[] = []
  for (const request of requests) {
    // Until the code is compiled and the statements are prepared.
    await cannon(server, request, token, { amount: 1_000 })
    const before = startedProcessesCpu()
    const result = await cannon(server, request, token, { duration: seconds })
    const after = startedProcessesCpu()
    const cpu = before === null || after === null ? null : ((after - before) * 1e6) / result.requests.total
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${server.name}, ${request.name}: ${result.non2xx} refused, ${result.errors} failed`)
    }
    const { p50, p99 } = result.latency
    cells.push({
      size,
      request: request.name,
      server: server.name,
      perSecond: result.requests.average,
      p50,
      p99,
      cpu,
    })
    console.error(`${size} ${request.name}, ${server.name}: ${Math.round(result.requests.average)}/s`)
  }
  await server.stop()
  return cells
}

function cannon(
  server: Server,
  { method, path, body }: Measured,
  token: string,
  length: { duration: number } | { amount: number },
) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return autocannon({ url: server.url + path, method, body, headers, connections: 20, ...length })
}

function report(cells: readonly Cell[]): void {
  console.log('| posts | request | server | requests/s | p50 ms | p99 ms | CPU µs | × PostgREST | × bare |')
  console.log('|---:|---|---|---:|---:|---:|---:|---:|---:|')
  for (const cell of cells.toSorted((a, b) => a.size - b.size || order(a) - order(b))) {
    const beside = (server: string) =>
      cells.find(
        other => other.size === cell.size && other.request === cell.request && other.server === server,
      )
    const times = (other: Cell | undefined) => (other ? (cell.perSecond / other.perSecond).toFixed(2) : '')
    const { size, request, server, perSecond, p50, p99, cpu } = cell
    const ratios = `${times(beside('PostgREST'))} | ${times(beside('bare postgres.js'))}`
    console.log(
      `| ${size} | ${request} | ${server} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${cpu === null ? '' : Math.round(cpu)} | ${ratios} |`,
    )
  }
}

const order = (cell: Cell) => requests.findIndex(request => request.name === cell.request)
