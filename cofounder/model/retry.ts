// A provider that is busy or broken is asked again, after the pause it names or a growing one of ours.
import { APICallError } from 'ai'

const firstPauseMs = 2_000
/** A provider that wants to be left alone for longer is no better than one that is down. */
const longestPauseMs = 60_000

export async function withRetries<Outcome>(
  attempt: () => PromiseLike<Outcome>,
  retries: number,
  signal: AbortSignal,
): Promise<Outcome> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      const isWorthAnother = APICallError.isInstance(error) && error.isRetryable && tried < retries
      if (!isWorthAnother) throw error
      await pause(namedPause(error) ?? firstPauseMs * 2 ** tried, signal)
    }
  }
}

function namedPause({ responseHeaders = {} }: APICallError): number | null {
  const { 'retry-after-ms': exact, 'retry-after': rough } = responseHeaders
  const seconds = Number(rough)
  const untilDate = Date.parse(rough ?? '') - Date.now()
  const ms = exact ? Number(exact) : Number.isNaN(seconds) ? untilDate : seconds * 1000
  return ms >= 0 && ms < longestPauseMs ? ms : null
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
