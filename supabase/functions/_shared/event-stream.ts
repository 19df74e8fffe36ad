import type { StreamEvent } from '../../../contracts/stream.ts'
import { finishEvenIfLeft } from './env.ts'

export type Emit = (event: StreamEvent) => void

/** Sends server-sent events while `work` runs. Aborts `work` when the reader disconnects. */
export function eventStream(
  headers: Record<string, string>,
  work: (emit: Emit, signal: AbortSignal) => Promise<void>,
): Response {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const emit: Emit = event => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      // Does not wait for the work, because the stream must be readable while the work runs. The work handles its
      // own failures.
      const done = work(emit, gone.signal).then(() => {
        if (!gone.signal.aborted) controller.close()
      })
      finishEvenIfLeft(done)
    },
    cancel() {
      gone.abort()
    },
  })
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
