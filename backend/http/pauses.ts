/**
 * Computes the pause after a statement that had to be stopped. Each pause is longer than the last, until some time
 * passes without a stopped statement.
 */
export type Pauses = { readonly firstMs: number; readonly nextMs: number; readonly longestMs: number }
export type Paused = { until: number; times: number }

/** After this time without a stopped statement, the next pause counts as the first pause. */
const forgivenAfterMs = 600_000

export const notPaused = (): Paused => ({ until: 0, times: 0 })

export const isForgiven = ({ until, times }: Paused, now: number): boolean =>
  times === 0 || until + forgivenAfterMs < now

/** Begins a pause. `firstOnes` is the number of pauses that last `firstMs`. */
export function pause(paused: Paused, { firstMs, nextMs, longestMs }: Pauses, firstOnes = 1): void {
  const now = performance.now()
  if (isForgiven(paused, now)) paused.times = 0
  const doubled = paused.times - firstOnes
  const pauseMs = doubled < 0 ? firstMs : Math.min(nextMs * 2 ** doubled, longestMs)
  paused.times += 1
  paused.until = now + pauseMs
}

/** Returns the number of pauses that still count. */
export const timesOf = (paused: Paused): number => (isForgiven(paused, performance.now()) ? 0 : paused.times)
