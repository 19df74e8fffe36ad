/**
 * Measures the requests of the network's pages, on PostgreSQL with a hundred thousand members and on PGlite with five
 * thousand.
 */
import { join } from 'node:path'
import { openPostgres } from '../backend/database/postgres.ts'
import { administer, createDatabase } from '../tests/support/postgres.ts'
import { type Crowd, likeByMany } from './network/crowd.ts'
import { type Measured, requests } from './network/requests.ts'
import { type RowsRead, rowsRead } from './network/rows-read.ts'
import { keys, withFolder } from './support/backend-process.ts'
import { connections, type Fired, fire, type Paced, pace } from './support/cannon.ts'
import { forkServer } from './support/forked-server.ts'
import { signMemberToken } from './support/member-token.ts'
import { asker, fill, memberId } from './support/network-data.ts'
import { withPostgres } from './support/postgres.ts'
import { formatNumber } from './support/report.ts'
import type { Figure, Result } from './support/result.ts'
import { inFullOrShort } from './support/short.ts'
import { startedProcessesCpu } from './support/usage.ts'

const seconds = inFullOrShort(5, 1)
const members = inFullOrShort(100_000, 500)
const embeddedMembers = inFullOrShort(5_000, 300)
const warmUp = inFullOrShort(200, 40)
/**
 * The requests per second. Two cores that also run the generator can handle twice this number, even of the most
 * expensive request.
 */
const perSecond = inFullOrShort(200, 50)
const memory = { shared_buffers: '1GB', work_mem: '16MB', maintenance_work_mem: '256MB', max_wal_size: '8GB' }

/**
 * `cpu` is the processor time of one request in microseconds, for server and database together. This figure depends
 * much less on the load than the other times.
 */
type Cell = Fired & {
  readonly request: string
  readonly read: RowsRead | null
  readonly cpu: number
  /** Null on PGlite, which is measured only at full load. */
  readonly paced: Paced | null
}

export async function run(): Promise<Result> {
  const { cells: large, crowd } = await measurePostgres()
  const embedded = await measurePglite()
  return {
    title: 'The network at size',
    about: `What its pages ask, ${seconds} s each: on PostgreSQL with ${members.toLocaleString('en')} members, ten posts, fifty follows, five notifications, three blocks and a mute each, vacuumed, and on PGlite with ${embeddedMembers.toLocaleString('en')}. In two ways: ${perSecond} a second at an even pace, each timed from when it was due, as many people ask; and at full load, over ${connections} connections that ask again as soon as they are answered, where each waits for the ${connections - 1} others. Load generator, server and database share the machine.`,
    figures: [
      ...large.flatMap((cell, index) => {
        const small = embedded[index]
        const both = [atPace(cell), onPostgres(cell)]
        return small ? [...both, onPglite(small, cell)] : both
      }),
      ...onCrowd(crowd),
    ],
  }
}

function atPace({ request, paced }: Cell): Figure {
  const { p50, p99 } = paced ?? { p50: Number.NaN, p99: Number.NaN }
  return {
    name: `${request}, p99 at ${perSecond}/s on PostgreSQL`,
    value: p99,
    unit: 'ms',
    aim: { of: 'value', atMost: 30 },
    note: `p50 ${formatNumber(p50)} ms`,
  }
}

function onPostgres({ request, perSecond, p50, p99, read, cpu }: Cell): Figure {
  const whole = read?.scanned.join(', ') || 'none'
  return {
    name: `${request}, p99 at full load on PostgreSQL`,
    value: p99,
    unit: 'ms',
    aim: { of: 'value', atMost: 30 },
    note: `${formatNumber(perSecond)}/s, p50 ${formatNumber(p50)} ms; processor time ${formatNumber(cpu)} µs; reads ${read?.rows ?? 0} rows, big tables read whole: ${whole}`,
  }
}

function onPglite({ request, perSecond, p50, p99 }: Cell, large: Cell): Figure {
  return {
    name: `${request}, p99 at full load on PGlite`,
    value: p99,
    unit: 'ms',
    peer: { name: 'on PostgreSQL', value: large.p99 },
    aim: { of: 'ratio', atMost: 3 },
    note: `${formatNumber(perSecond)}/s, p50 ${formatNumber(p50)} ms`,
  }
}

const onCrowd = ({ likes, seconds, groups, waits }: Crowd): Figure[] => [
  {
    name: 'likes on one post, notifications made of them',
    value: groups,
    unit: '',
    aim: { of: 'value', atMost: 1 },
    note: `${formatNumber(likes)} likes, ${formatNumber(likes / seconds)}/s`,
  },
  ...waits.map(({ name, longest, p99, longestBeside }) => ({
    name: `${name} meanwhile, longest`,
    value: longest,
    unit: 'ms',
    peer: { name: 'likes on as many posts', value: longestBeside },
    aim: { of: 'value', atMost: 50 } as const,
    note: `p99 ${formatNumber(p99)} ms`,
  })),
]

function measurePostgres(): Promise<{ cells: Cell[]; crowd: Crowd }> {
  return withPostgres(memory, async cluster => {
    const url = await createDatabase(cluster.url('postgres'), 'bench_network')
    const database = await openPostgres({ url, statementLimitMs: 3_600_000 })
    const started = Date.now()
    await fill(database, members)
    // The database must be like that of a server that has been running for some time, whose new rows autovacuum has
    // processed.
    await administer(url, 'vacuum analyze')
    console.error(`${members} members filled in after ${Math.round((Date.now() - started) / 1000)} s`)
    const cells = await measure(['postgres', url, keys.jwtSecret], call => rowsRead(database, 20, call))
    const crowd = await likeByMany(['postgres', url, keys.jwtSecret], database)
    await database.close()
    return { cells, crowd }
  })
}

const measurePglite = (): Promise<Cell[]> =>
  withFolder(folder =>
    measure(['pglite', join(folder, 'data'), keys.jwtSecret, String(embeddedMembers)], null),
  )

type ReadCounter = ((call: () => Promise<void>) => Promise<RowsRead>) | null

async function measure(serverArgs: readonly string[], countRead: ReadCounter): Promise<Cell[]> {
  const token = await signMemberToken(memberId(asker), keys.jwtSecret)
  const server = await forkServer(join(import.meta.dirname, 'network/server.ts'), serverArgs)
  const cells: Cell[] = []
  try {
    for (const request of requests) {
      const shot = { ...request, url: server.url + request.path, headers: headersOf(request, token) }
      const call = async () => void (await fetch(shot.url, shot).then(response => response.arrayBuffer()))
      await call()
      const read = countRead && (await countRead(call))
      await fire(shot, { amount: warmUp })
      const before = startedProcessesCpu()
      const fired = await fire(shot, { duration: seconds })
      const cpu = ((startedProcessesCpu() - before) * 1e6) / fired.total
      const paced = countRead && (await pace(shot, perSecond, seconds))
      cells.push({ ...fired, request: request.name, read, cpu, paced })
      console.error(
        `${serverArgs[0]}, ${request.name}: p99 ${fired.p99} ms at full load${paced ? `, ${paced.p99} ms at ${perSecond}/s` : ''}`,
      )
    }
    return cells
  } finally {
    await server.stop()
  }
}

function headersOf({ body, prefer }: Measured, token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(prefer && { prefer }),
  }
}
