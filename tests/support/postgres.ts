/** Runs a temporary PostgreSQL server for tests, with the installed PostgreSQL. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { demand } from '../../scripts/machine.ts'

const execute = promisify(execFile)

export type Cluster = {
  readonly port: number
  url(database: string): string
  /**
   * Stops the server: `immediate` as after a power cut, or `fast` with a clean shutdown. `start` starts it with the
   * same data.
   */
  stop(how: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

export type ClusterOptions = {
  /** Makes writes durable, for tests that kill the server. Other tests run faster without this. */
  readonly isDurable?: boolean
  readonly settings?: Readonly<Record<string, string>>
}

/** Returns a user without root rights, because PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (process.getuid?.() !== 0) return {}
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  return { uid: Number(entry?.[2] ?? 65534), gid: Number(entry?.[3] ?? 65534) }
}

export async function startCluster({
  isDurable = false,
  settings = {},
}: ClusterOptions = {}): Promise<Cluster> {
  const bin = demand('postgres')
  const owner = await unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  let port = await freePort()
  const options = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } }
  await execute(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    wal_level: 'logical',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  }
  let server: ReturnType<typeof spawn> | null = null
  const guard = startGuard(folder)

  async function start(): Promise<void> {
    const child = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        ...Object.entries({ ...all, port: String(port) }).flatMap(([name, value]) => [
          '-c',
          `${name}=${value}`,
        ]),
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = child
    let log = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-4_000)
        if (log.includes('database system is ready to accept connections')) resolve()
      })
      child.once('error', reject)
      child.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)))
    })
  }

  async function stop(how: 'fast' | 'immediate'): Promise<void> {
    const child = server
    if (child === null || child.exitCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await gone
    server = null
  }

  // Tries again, because another process may take the free port before PostgreSQL uses it.
  for (let tries = 1; ; tries++) {
    try {
      await start()
      break
    } catch (error) {
      if (tries === 5 || !String(error).includes('Address already in use')) throw error
      port = await freePort()
    }
  }
  return {
    port,
    url: database => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start,
    stop,
    async remove() {
      await stop('immediate')
      guard.stdin?.end()
      await once(guard, 'exit')
    },
  }
}

/**
 * Starts a guard process that removes the server and its files when this process ends in any way. The guard notices
 * the end because its input closes.
 */
function startGuard(folder: string): ChildProcess {
  const script = `
    trap '' INT TERM HUP
    cat > /dev/null
    pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid"
    for wait in 1 2 3 4 5; do [ -e "$1/data/postmaster.pid" ] && sleep 0.2; done
    rm -rf "$1"`
  return spawn('sh', ['-c', script, 'guard', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
}

/**
 * Finds a free port that is lower than the ports that the system gives to connections. So no connection takes the
 * port before the test uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise(resolve => server.close(resolve))
    return port
  }
}

/**
 * Creates a database outside a transaction, as PostgreSQL requires. With `template`, the new database is a copy.
 */
export async function createDatabase(
  adminUrl: string,
  name: string,
  template = 'template0',
): Promise<string> {
  await administer(adminUrl, `create database "${name}" template "${template}"`)
  const url = new URL(adminUrl)
  url.pathname = name
  return url.href
}

export const dropDatabase = (adminUrl: string, name: string): Promise<void> =>
  administer(adminUrl, `drop database if exists "${name}" with (force)`)

export async function administer(adminUrl: string, text: string): Promise<void> {
  const client = new Client(adminUrl)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
