/** Runs a TypeScript program of the tests as a process of its own, to be watched and killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Program = {
  readonly output: () => string
  readonly errors: () => string
  /** Resolves when the output has this text; rejects when the program ends before. */
  says(text: string): Promise<void>
  kill(): Promise<void>
  exited: Promise<number | null>
}

const running = new Set<() => void>()
process.on('exit', () => {
  for (const kill of running) kill()
})

export function runProgram(path: string, args: readonly string[]): Program {
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
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
    async kill() {
      killNow()
      await exited
    },
    exited,
  }
}
