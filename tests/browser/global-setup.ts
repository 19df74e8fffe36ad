import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Starts the one server all journeys share; the workers find it through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { url, publishable, secret } = await readFirstLine(server)
  process.env.BROWSER_TEST_URL = url
  process.env.BROWSER_TEST_PUBLISHABLE_KEY = publishable
  process.env.BROWSER_TEST_SECRET_KEY = secret
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

async function readFirstLine(server: ChildProcess): Promise<Record<string, string>> {
  if (!server.stdout) throw new Error('The server has no output.')
  const lines = createInterface({ input: server.stdout })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`)
  })
  const ready = (async () => {
    for await (const line of lines) if (line.startsWith('{')) return JSON.parse(line)
  })()
  return Promise.race([ready, ended])
}
