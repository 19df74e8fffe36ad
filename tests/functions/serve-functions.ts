import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FunctionsOptions } from '../../backend/functions/functions.ts'

export type ServedFunctions = { url: string; errors(): string; close(signal?: NodeJS.Signals): Promise<void> }

export async function serveFunctions(
  options: Omit<FunctionsOptions, 'identify' | 'environment' | 'logError'>,
): Promise<ServedFunctions> {
  const host = spawn(process.execPath, [join(import.meta.dirname, 'host.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  host.stderr.on('data', chunk => {
    errors += chunk
  })
  const [url] = await Promise.race([
    once(createInterface(host.stdout), 'line'),
    once(host, 'exit').then(() => Promise.reject(new Error(errors))),
  ])
  return {
    url,
    errors: () => errors,
    async close(signal) {
      host.kill(signal)
      if (host.exitCode === null && host.signalCode === null) await once(host, 'exit')
    },
  }
}
