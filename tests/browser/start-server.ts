/**
 * Starts a program of this folder that serves the product. The program prints its address and keys as JSON, and
 * continues to run.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type TestServer = { url: string; publishable: string; secret: string; stop(): Promise<void> }

export async function startServer(program: string, env = process.env): Promise<TestServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready.`)
  })
  const { url, publishable, secret } = await Promise.race([readFirstJson(child), failed])
  return {
    url,
    publishable,
    secret,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function readFirstJson(child: ChildProcess) {
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) return JSON.parse(line) as Omit<TestServer, 'stop'>
  }
  // The output ended because the server has ended. This promise never settles, because the exit code of the server
  // already causes an error.
  return new Promise<never>(() => {})
}
