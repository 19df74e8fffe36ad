/**
 * Yields the chunks of a body as they arrive. Node's own iterator would copy buffered chunks into new memory. It
 * would also destroy the stream when the reader stops early, but a refusal must still be sent over the same
 * connection.
 */
import type { Readable } from 'node:stream'
import { refusals } from './storage-error.ts'

/** If more bytes than this wait for the reader, the sender must wait. */
const mostQueued = 512 * 1024

/**
 * The minimum speed in bytes per millisecond. If a sender is slower for a long time, the upload ends, because other
 * uploads wait for its place.
 */
const slowest = 8

type State = 'open' | 'ended' | 'broken' | 'stalled'

/** Yields the chunks of a body. `idleMs` limits the wait for the next chunk. */
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
      // If the sender disconnects, or a form ends too early, this is an error of the client.
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
