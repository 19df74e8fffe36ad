/** One time limit for a whole call: it counts until the reply begins, and while the reply is being sent. */
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

  /** Stops the limit and orders the function to stop, because the caller has disconnected. */
  abort(reason?: unknown) {
    this.end()
    this.#controller.abort(reason)
  }

  /** Stops the limit. A second call does nothing. */
  end() {
    clearTimeout(this.#timer)
  }
}

/**
 * Passes the body of a reply on as it arrives. If the function fails during this, the connection is cut, so that the
 * client does not think that the body is complete.
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
          // The failed stream rejects this promise too. The error is already handled.
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
    // Without this header, a proxy would collect events before it sends them.
    passedHeaders.set('X-Accel-Buffering', 'no')
  }
  return new Response(passed, { status, headers: passedHeaders })
}
