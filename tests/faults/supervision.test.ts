import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/folders.ts'
import { freePort } from '../support/postgres.ts'
import { root } from '../support/project.ts'

type Command = {
  readonly pid: number
  readonly url: string
  readonly output: () => string
  readonly errors: () => string
  readonly ended: Promise<number | null>
  /** The process that serves, below npm and run.mjs. */
  server(): Promise<number>
  isHealthy(): Promise<boolean>
}

const folder = temporaryFolder()
const started: ChildProcess[] = []
const servers = new Set<number>()
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const pid of servers) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

const npm = ['npm', 'start'] as const
const direct = [process.execPath, join(root, 'scripts/run.mjs'), 'start'] as const

async function run([program, ...args]: readonly [string, ...string[]], name: string, settings = {}) {
  const port = await freePort()
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: join(folder, name),
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  started.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  const command: Command = {
    pid: child.pid!,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    errors: () => errors,
    ended: once(child, 'close').then(([code]) => code),
    async server() {
      const [pid] = descendantsOf(child.pid!).filter(one => one.args.includes('scripts/start.ts'))
      servers.add(pid!.pid)
      return pid!.pid
    },
    isHealthy: () =>
      fetch(`${command.url}/health`).then(
        answer => answer.ok,
        () => false,
      ),
  }
  return command
}

async function runUntilReady(line: readonly [string, ...string[]], name: string) {
  const command = await run(line, name)
  await expect
    .poll(() => command.output() + command.errors(), { timeout: 90_000 })
    .toContain('Undaunted is at')
  return { command, server: await command.server() }
}

/** This process's and all below it, as `ps` sees them. */
function descendantsOf(pid: number): { pid: number; args: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map(line => {
    const [, own, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(own), parent: Number(parent), args }
  })
  const below = (parent: number): typeof all =>
    all.filter(one => one.parent === parent).flatMap(one => [one, ...below(one.pid)])
  return [...all.filter(one => one.pid === pid), ...below(pid)]
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('CK28 npm start', { timeout: 420_000 }, () => {
  test('starts a killed server again within two seconds, says so in one line, and gives up after five in a minute', async () => {
    const { command, server } = await runUntilReady(direct, 'killed')
    let current = server
    for (let times = 1; times <= 5; times++) {
      const killed = performance.now()
      process.kill(current, 'SIGKILL')
      // The line is written in the moment the next one is started.
      await expect
        .poll(() => command.errors().split('\n').length - 1, { interval: 20, timeout: 5_000 })
        .toBe(times)
      expect(performance.now() - killed).toBeLessThan(2_000)
      await expect
        .poll(() => command.output().split('Undaunted is at').length - 1, { timeout: 60_000 })
        .toBe(times + 1)
      expect(await command.isHealthy()).toBe(true)
      current = await command.server()
    }
    const line = 'The server ended by itself (SIGKILL) and is started again.'
    expect(command.errors().trim().split('\n')).toEqual(Array(5).fill(line))
    process.kill(current, 'SIGKILL')
    expect(await command.ended).toBe(1)
    expect(command.errors().trim().split('\n').at(-1)).toBe(
      'The server ended by itself (SIGKILL) once more, 5 restarts in a minute are enough.',
    )
  })

  test.each([
    ['SIGTERM', 'npm', npm],
    ['SIGINT', 'npm', npm],
    ['SIGTERM', 'run.mjs', direct],
    ['SIGINT', 'run.mjs', direct],
  ] as const)('%s to %s alone ends the server cleanly, and nothing is left', async (signal, _, line) => {
    const { command, server } = await runUntilReady(line, `${signal}-${line[0].length}`)
    process.kill(command.pid, signal)
    await expect.poll(() => isAlive(server), { timeout: 25_000 }).toBe(false)
    const code = await command.ended
    if (line === direct) expect(code).toBe(0)
    // A clean end has closed the database: PostgreSQL's control file says so, and nobody holds the folder.
    const again = await runUntilReady(direct, `${signal}-${line[0].length}`)
    process.kill(again.command.pid, 'SIGTERM')
    expect(await again.command.ended).toBe(0)
  })

  test('does not leave the server behind when npm or run.mjs is killed with -9', async () => {
    for (const line of [npm, direct]) {
      const { command, server } = await runUntilReady(line, `kill-9-${line[0].length}`)
      process.kill(command.pid, 'SIGKILL')
      await expect.poll(() => isAlive(server), { timeout: 25_000 }).toBe(false)
    }
  })

  test('a server that was told to end directly is not started again', async () => {
    const { command, server } = await runUntilReady(direct, 'told')
    process.kill(server, 'SIGTERM')
    expect(await command.ended).toBe(0)
    expect(command.errors()).toBe('')
  })

  test('a start that fails says so once and is not tried again', async () => {
    const command = await run(direct, 'refused', { PORT: 'many' })
    expect(await command.ended).toBe(1)
    expect(command.errors().trim().split('\n')).toEqual([expect.stringContaining('PORT')])
  })
})
