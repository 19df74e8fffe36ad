/** Runs a TypeScript program as a process of its own, to be watched and killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Program = {
  readonly output: () => string
  readonly errors: () => string
  /** Resolves when the output has this text; rejects when the program ends before. */
  says(text: string): Promise<void>
  kill(signal?: NodeJS.Signals): Promise<void>
  exited: Promise<number | null>
}

export type ProgramOptions = {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Loaded before the program, in its threads too. */
  readonly preload?: string
}

/** To be preloaded. */
export const openUmask = join(import.meta.dirname, 'open-umask.ts')

/** It lives for seconds: code made faster while it runs would never pay for its making. */
export const shortLived = ['--liftoff-only'] as const

const running = new Set<() => void>()
process.on('exit', () => {
  for (const kill of running) kill()
})

export function runProgram(
  path: string,
  args: readonly string[] = [],
  { env = process.env, preload }: ProgramOptions = {},
): Program {
  const flags = [...shortLived, ...(preload ? ['--import', preload] : [])]
  const child = spawn(process.execPath, [...flags, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A model that happens to run on this machine stays out of the tests.
    env: { ...(!env.AI_BASE_URL && { AI: 'off' }), ...env },
  })
  const killNow = () => void child.kill('SIGKILL')
  running.add(killNow)
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const exited = once(child, 'close').then(([code]) => {
    running.delete(killNow)
    return code as number | null
  })
  return {
    output: () => output,
    errors: () => errors,
    async says(text) {
      while (!output.includes(text)) {
        const ended = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          exited.then(() => true),
        ])
        if (ended && !output.includes(text)) throw new Error(`The program ended: ${errors}`)
      }
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await exited
    },
    exited,
  }
}
