/**
 * Starts a server under measurement in a separate process: the whole backend, or another program that prints its
 * address.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServerProcess = {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export const keys = {
  publishable: 'sb_publishable_of_the_measurements',
  secret: 'sb_secret_of_the_measurements',
  jwtSecret: 'the-measurements-sign-with-this-very-long-secret',
}

/** Runs the work with a backend on a separate folder, and removes everything afterwards. */
export async function withBackend<Outcome>(
  environment: Readonly<Record<string, string>>,
  work: (server: ServerProcess, folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  return withFolder(async folder => {
    const server = await startBackend({ DATA_DIR: join(folder, 'data'), ...environment })
    try {
      return await work(server, folder)
    } finally {
      await server.stop()
    }
  })
}

export async function withFolder<Outcome>(work: (folder: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the backend without rate limits, which are not measured here. */
export function startBackend(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return startProgram(['backend/main.ts'], {
    PORT: '0',
    PUBLISHABLE_KEY: keys.publishable,
    SECRET_KEY: keys.secret,
    JWT_SECRET: keys.jwtSecret,
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'false',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...environment,
  })
}

export async function startProgram(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, command, { env: { ...process.env, ...environment } })
  const url = await addressOf(child)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = ''
  return new Promise((found, fail) => {
    const read = (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk
      const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
      // Uses the number 127.0.0.1, because looking up the name localhost would be measured too.
      if (address) found(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => fail(new Error(said)))
  })
}
