/** Starts a server under measurement as a child process. The server sends its port when it listens. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ServerProcess } from './backend-process.ts'

export async function forkServer(path: string, args: readonly string[]): Promise<ServerProcess> {
  const child = fork(path, args)
  const ended = once(child, 'exit')
  const failed = ended.then(([code]): never => {
    throw new Error(`${path} ended with ${code} before it listened`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
