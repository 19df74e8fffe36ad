/**
 * What the network's pages ask, at twenty connections: on PostgreSQL with `BENCH_MEMBERS` (100000) members, ten posts
 * and fifty follows each, and on PGlite with `BENCH_EMBEDDED_MEMBERS` (5000). `BENCH_SECONDS` (5) per request.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { SignJWT } from 'jose'
import { openPostgres } from '../backend/database/postgres.ts'
import { createDatabase, findPostgres, startCluster } from '../tests/support/postgres.ts'
import { asker, fill, memberId } from './network/data.ts'
import { type Measured, requests } from './network/requests.ts'
import { type RowsRead, rowsRead } from './network/rows-read.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const members = Number(process.env.BENCH_MEMBERS ?? 100_000)
const embeddedMembers = Number(process.env.BENCH_EMBEDDED_MEMBERS ?? 5_000)
const jwtSecret = 'a-secret-of-the-measurement-with-enough-length'
const warmUp = 200

type Cell = {
  readonly engine: string
  readonly request: string
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly read: RowsRead | null
}

export async function run(): Promise<void> {
  const cells = [...(await measurePostgres()), ...(await measurePglite())]
  console.log('| engine | request | requests/s | p50 ms | p99 ms | rows read | read whole |')
  console.log('|---|---|---:|---:|---:|---:|---|')
  for (const { engine, request, perSecond, p50, p99, read } of cells) {
    const scanned = read ? read.scanned.join(', ') || 'none' : '–'
    console.log(
      `| ${engine} | ${request} | ${Math.round(perSecond)} | ${p50} | ${p99} | ${read?.rows ?? '–'} | ${scanned} |`,
    )
  }
}

async function measurePostgres(): Promise<Cell[]> {
  const found = await findPostgres()
  if ('reason' in found) throw new Error(found.reason)
  const cluster = await startCluster(found.bin, {
    settings: { shared_buffers: '1GB', work_mem: '16MB', maintenance_work_mem: '256MB', max_wal_size: '8GB' },
  })
  try {
    const url = await createDatabase(cluster.url('postgres'), 'bench_network')
    const database = await openPostgres({ url, statementLimitMs: 3_600_000 })
    const started = Date.now()
    await fill(database, members)
    console.error(`${members} members filled in after ${Math.round((Date.now() - started) / 1000)} s`)
    const name = `PostgreSQL, ${members} members`
    const cells = await withServer(['postgres', url, jwtSecret], base =>
      measure(name, base, call => rowsRead(database, 20, call)),
    )
    await database.close()
    return cells
  } finally {
    await cluster.remove()
  }
}

async function measurePglite(): Promise<Cell[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-network-'))
  try {
    const server = ['pglite', join(folder, 'data'), jwtSecret, String(embeddedMembers)]
    return await withServer(server, base => measure(`PGlite, ${embeddedMembers} members`, base, null))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function withServer<Result>(args: string[], work: (base: string) => Promise<Result>): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'network/server.ts'), args)
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

type ReadCounter = ((call: () => Promise<void>) => Promise<RowsRead>) | null

async function measure(engine: string, base: string, countRead: ReadCounter): Promise<Cell[]> {
  const token = await new SignJWT({ role: 'authenticated', sub: memberId(asker), aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(jwtSecret))
  const cells: Cell[] = []
  for (const request of requests) {
    const { method, path, body } = request
    const headers = headersOf(request, token)
    const call = async () => {
      const response = await fetch(base + path, { method, headers, ...(body && { body }) })
      if (!response.ok) throw new Error(`${request.name}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
    await call()
    const read = countRead && (await countRead(call))
    const options = { url: base + path, method, headers, connections: 20, ...(body && { body }) }
    await autocannon({ ...options, amount: warmUp })
    const result = await autocannon({ ...options, duration: seconds })
    if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0)
      throw new Error(`${request.name}: ${result.requests.total} sent, ${result.non2xx} refused`)
    const { p50, p99 } = result.latency
    cells.push({ engine, request: request.name, perSecond: result.requests.average, p50, p99, read })
    console.error(`${engine}, ${request.name}: p50 ${p50} ms, p99 ${p99} ms`)
  }
  return cells
}

function headersOf({ body, prefer }: Measured, token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(prefer && { prefer }),
  }
}
