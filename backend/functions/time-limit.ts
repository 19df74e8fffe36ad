/** One time limit for a whole call: until the answer begins, and while it streams. */
import { settled } from '../background.ts'

export class TimeLimit {
  readonly reason = new DOMException('The function took too long', 'TimeoutError')
  readonly signal: AbortSignal
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(ms: number, client: AbortSignal) {
    this.signal = AbortSignal.any([client, this.#controller.signal])
    this.#timer = setTimeout(() => this.#controller.abort(this.reason), ms)
  }

  race<T>(work: T | Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const onAbort = () => reject(this.signal.reason)
    if (this.signal.aborted) onAbort()
    this.signal.addEventListener('abort', onAbort, { once: true })
    return Promise.race([work, promise]).finally(() => this.signal.removeEventListener('abort', onAbort))
  }

  /** The caller has left, so work that listens to the request's signal may stop. */
  abort(reason?: unknown) {
    this.end()
    this.#controller.abort(reason)
  }

  /** May be called more than once. */
  end() {
    clearTimeout(this.#timer)
  }
}

/**
 * Passes the body on as it comes. A failure in the middle cuts the connection, so that the part does not look
 * complete.
 */
export function limitedBody(
  response: Response,
  limit: TimeLimit,
  onError: (error: unknown) => void,
): Response {
  const { body, status, headers } = response
  if (!body) {
    limit.end()
    return response
  }
  const reader = body.getReader()
  const passed = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await limit.race(reader.read())
          if (!done) return controller.enqueue(value)
          limit.end()
          controller.close()
        } catch (error) {
          limit.end()
          if (!limit.signal.aborted) onError(error)
          // The failed stream rejects a second time.
          void settled(reader.cancel(error))
          controller.error(new Error('The answer was cut short'))
        }
      },
      cancel(reason) {
        limit.abort(reason)
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  const passedHeaders = new Headers(headers)
  if (isStream) {
    passedHeaders.set('Cache-Control', 'no-cache, no-transform')
    // Without this header, proxies in front of us would collect events before sending them.
    passedHeaders.set('X-Accel-Buffering', 'no')
  }
  return new Response(passed, { status, headers: passedHeaders })
}
