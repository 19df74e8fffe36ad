import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, resolve } from 'node:path'

const deno = resolve('node_modules/.bin/deno')

/** Serves a built file with Deno in a folder without node_modules, until `ask` has its answer. */
export async function underDeno<T>(
  file: string,
  ask: (url: string) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const child = spawn(deno, ['run', '--allow-all', file], {
    cwd: dirname(file),
    env: {
      ...process.env,
      ...environment,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
  })
  try {
    const url = await new Promise<string>((found, fail) => {
      let said = ''
      const read = (chunk: Buffer) => {
        said += chunk
        const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
        if (address) found(address)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.on('exit', () => fail(new Error(said)))
    })
    return await ask(url)
  } finally {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}
