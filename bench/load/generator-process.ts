/** Starts the load generator and sends it orders. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Measured, Opening, Order } from './generator.ts'

export type Generator = {
  readonly pid: number
  /** Starts a measurement. `onStart` runs when the members have joined and the server has warmed up. */
  measure(order: Order, onStart: () => void): Promise<Measured>
  stop(): Promise<void>
}

export async function startGenerator(opening: Opening): Promise<Generator> {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { serialization: 'advanced' })
  const ended = once(child, 'exit')
  const died = ended.then((): never => {
    throw new Error('the load generator ended')
  })
  died.catch(() => {}) // The caller that awaits this promise gets the failure.
  const next = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), died]))[0]
  child.send(opening)
  await next()
  return {
    pid: child.pid ?? 0,
    async measure(order, onStart) {
      child.send(order)
      for (;;) {
        const message = (await next()) as 'measuring' | { failed: string } | Measured
        if (message === 'measuring') onStart()
        else if ('failed' in message) throw new Error(message.failed)
        else return message
      }
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
