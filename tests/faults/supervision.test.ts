import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fillDataFolder } from '../support/databases.ts'
import { temporaryFolder } from '../support/folders.ts'
import { firstOrAll, inLongForm } from '../support/long-form.ts'
import { freePort } from '../support/postgres.ts'
import { shortLived } from '../support/programs.ts'
import { root } from '../support/project.ts'

const folder = temporaryFolder()
const house = join(folder, 'house')
const started: ChildProcess[] = []
const servers = new Set<number>()
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const pid of servers) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

/**
 * Uses the real run.mjs and npm with a server of a few lines, so that the tests can kill and restart the server
 * many times.
 */
beforeAll(() => {
  for (const path of ['package.json', 'package-lock.json', 'scripts/run.mjs'])
    cpSync(join(root, path), join(house, path))
  cpSync(join(import.meta.dirname, 'supervised.ts'), join(house, 'scripts/start.ts'))
  mkdirSync(join(house, 'node_modules'))
  symlinkSync(join(root, 'node_modules/node'), join(house, 'node_modules/node'))
  const lock = createHash('sha256')
    .update(readFileSync(join(house, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex')
  writeFileSync(join(house, 'node_modules/.installed.json'), JSON.stringify({ lock, what: 'everything' }))
})

const npm = ['npm', 'start'] as const
const direct = [process.execPath, 'scripts/run.mjs', 'start'] as const

function run([program, ...args]: readonly [string, ...string[]], cwd = house, settings = {}) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a separate process group, as a terminal does.
    detached: true,
    env: { PATH, HOME, NODE_COMPILE_CACHE, AI: 'off', ...settings },
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
  const pids = () => [...output.matchAll(/^ready (\d+)$/gm)].map(([, pid]) => Number(pid))
  return {
    pid: child.pid!,
    output: () => output,
    errors: () => errors.split('\n').filter(line => line !== '' && !line.startsWith('npm ')),
    ended: once(child, 'close').then(([code]) => code as number | null),
    /** Waits until the n-th server is ready, and returns its pid. */
    async server(nth = 1): Promise<number> {
      await expect.poll(() => pids().length, { timeout: 60_000, interval: 20 }).toBe(nth)
      const pid = pids()[nth - 1]!
      servers.add(pid)
      return pid
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const gone = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 90_000 }).toBe(false)

describe('CK28 npm start', { timeout: 120_000 }, () => {
  test('npm start starts a killed server again within two seconds with one line of log, and gives up after the sixth end within a minute', async () => {
    const command = run(direct)
    const line = 'The server ended by itself (SIGKILL) and is started again.'
    for (let times = 1; times <= 5; times++) {
      process.kill(await command.server(times), 'SIGKILL')
      const killed = performance.now()
      // run.mjs writes the line at the moment when it starts the next server.
      await expect.poll(command.errors, { interval: 20, timeout: 10_000 }).toEqual(Array(times).fill(line))
      expect(performance.now() - killed).toBeLessThan(2_000)
    }
    process.kill(await command.server(6), 'SIGKILL')
    expect(await command.ended).toBe(1)
    expect(command.errors().at(-1)).toBe(
      'The server ended by itself (SIGKILL) once more, 5 restarts in a minute are enough.',
    )
  })

  const endings = [
    ['SIGTERM to npm alone', npm, 'SIGTERM', 1],
    ['SIGTERM to run.mjs alone', direct, 'SIGTERM', 1],
    ['SIGINT to run.mjs alone', direct, 'SIGINT', 1],
    // A terminal sends Ctrl-C to the whole process group.
    ['Ctrl-C under npm', npm, 'SIGINT', -1],
    ['Ctrl-C under run.mjs', direct, 'SIGINT', -1],
    ['kill -9 of npm', npm, 'SIGKILL', 1],
    ['kill -9 of run.mjs', direct, 'SIGKILL', 1],
  ] as const
  test.each(firstOrAll(endings))(
    '%s lets the server finish its shutdown, and no process is left',
    async (_, line, signal, group) => {
      const command = run(line)
      const server = await command.server()
      process.kill(group * command.pid, signal)
      await gone(server)
      await expect.poll(command.output).toContain(`ended ${server}`)
      const code = await command.ended
      if (line === direct && signal !== 'SIGKILL') expect(code).toBe(0)
      expect(command.errors()).toEqual([])
    },
  )

  inLongForm(test)('npm start does not restart a server that received the order to stop', async () => {
    const command = run(direct)
    process.kill(await command.server(), 'SIGTERM')
    expect(await command.ended).toBe(0)
    expect(command.errors()).toEqual([])
  })

  inLongForm(test)('npm start reports a failed start once and does not repeat it', async () => {
    const command = run(direct, root, { PORT: 'many', DATA_DIR: join(folder, 'refused') })
    expect(await command.ended).toBe(1)
    expect(command.errors()).toEqual([expect.stringContaining('PORT')])
  })
})

inLongForm(test)(
  'CK28 the server ends cleanly when the process that started it is killed with kill -9',
  async () => {
    const port = await freePort()
    const dataDir = join(folder, 'left')
    fillDataFolder(dataDir)
    const child = spawn(process.execPath, [...shortLived, join(root, 'backend/main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        AI: 'off',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
      },
    })
    started.push(child)
    expect(await once(child, 'message')).toContain('ready')
    const ended = once(child, 'exit')
    // When a process is killed, the kernel closes its channel in the same way.
    child.disconnect()
    expect(await ended).toEqual([0, null])
  },
  120_000,
)
