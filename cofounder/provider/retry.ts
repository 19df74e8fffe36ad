// Repeats a request if the provider is busy or fails. It waits as long as the provider asks. If the provider does
// not say how long, the pauses become longer.
import { setTimeout } from 'node:timers/promises'
import { APICallError } from 'ai'
import { ModelError } from './model-error.ts'
import type { Server } from './server.ts'
import type { Patience } from './settings.ts'

const firstPauseMs = 1_000

export async function withRetries<Outcome>(
  attempt: () => PromiseLike<Outcome>,
  { retries, pause: longest }: Patience,
  server: Server,
  signal: AbortSignal,
): Promise<Outcome> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (!APICallError.isInstance(error) || !error.isRetryable) throw error
      const named = namedPause(error)
      if (named !== null && named > longest) {
        server.restsUntil = Date.now() + named
        throw new ModelError('model_unavailable', 'the provider wants a long pause', server.restsUntil)
      }
      if (tried >= retries) throw error
      await setTimeout(named ?? Math.min(longest, firstPauseMs * 2 ** tried), undefined, { signal })
    }
  }
}

function namedPause({ responseHeaders = {} }: APICallError): number | null {
  const { 'retry-after-ms': exact, 'retry-after': rough } = responseHeaders
  const seconds = Number(rough)
  const untilDate = Date.parse(rough ?? '') - Date.now()
  const ms = exact ? Number(exact) : Number.isNaN(seconds) ? untilDate : seconds * 1000
  return ms >= 0 ? ms : null
}
