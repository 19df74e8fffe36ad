/** Runs a TypeScript program in a separate process, which a test can watch and kill. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Program = {
  readonly output: () => string
  readonly errors: () => string
  /** Resolves when the output contains the text; rejects if the program ends first. */
  says(text: string): Promise<void>
  kill(signal?: NodeJS.Signals): Promise<void>
  exited: Promise<number | null>
}

export type ProgramOptions = {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** A file that is loaded before the program, also in its threads. */
  readonly preload?: string
}

export const openUmask = join(import.meta.dirname, 'open-umask.ts')

/** Options for a program that runs for seconds: optimising its code would take longer than it saves. */
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
    // Switches the model off, so that the tests do not use a model server on this machine.
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
