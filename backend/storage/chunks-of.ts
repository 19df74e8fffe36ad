/**
 * The chunks of a body as they arrive. Node's own iterator joins what has been buffered into new memory before
 * handing it out, and destroys the stream when it stops early; but a refusal still has to travel back over the
 * same connection.
 */
import type { Readable } from 'node:stream'
import { refusals } from './storage-error.ts'

/** Past it the sender waits. */
const mostQueued = 512 * 1024

/** Bytes a millisecond. Whoever is slower in the end holds a place that others wait for. */
const slowest = 8

type State = 'open' | 'ended' | 'broken' | 'stalled'

/** `idleMs` is how long it waits for the next chunk, and so long in all for nothing; what comes gives it more time. */
export async function* chunksOf(source: Readable, idleMs: number): AsyncGenerator<Uint8Array, void> {
  let queue: Uint8Array[] = []
  let queued = 0
  let leftMs = idleMs
  let state = (source.readableEnded ? 'ended' : source.destroyed ? 'broken' : 'open') as State
  let wake = () => {}
  const onData = (chunk: Uint8Array) => {
    queue.push(chunk)
    queued += chunk.byteLength
    leftMs += chunk.byteLength / slowest
    if (queued >= mostQueued) source.pause()
    wake()
  }
  const settle = (to: State) => () => {
    if (state === 'open') state = to
    wake()
  }
  const listeners = { end: settle('ended'), error: settle('broken'), close: settle('broken') }
  for (const [event, listener] of Object.entries(listeners)) source.on(event, listener)
  source.on('data', onData)
  try {
    for (;;) {
      const arrived = queue
      queue = []
      queued = 0
      yield* arrived
      if (queue.length > 0) continue
      // A sender that leaves, or a form that ends in the middle, is the sender's mistake.
      if (state === 'broken') throw refusals.invalidRequest('The body ended before it was whole')
      if (state === 'stalled') throw refusals.stalled()
      if (state === 'ended') return
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      source.resume()
      const began = performance.now()
      const timer = setTimeout(settle('stalled'), Math.min(idleMs, leftMs))
      await promise
      clearTimeout(timer)
      leftMs -= performance.now() - began
    }
  } finally {
    source.off('data', onData)
    for (const [event, listener] of Object.entries(listeners)) source.off(event, listener)
    source.pause()
  }
}
