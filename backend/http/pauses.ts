/**
 * Computes how long a caller must pause after a statement that had to be stopped. Each pause is longer than the
 * last, until some time passes without a stopped statement.
 */
export type Pauses = { readonly firstMs: number; readonly nextMs: number; readonly longestMs: number }
export type Paused = { until: number; times: number }

/** If this much time passes without a stopped statement, the next pause is as short as the first one. */
const forgivenAfterMs = 600_000

export const notPaused = (): Paused => ({ until: 0, times: 0 })

export const isForgiven = ({ until, times }: Paused, now: number): boolean =>
  times === 0 || until + forgivenAfterMs < now

/** Begins a pause. The first `firstOnes` pauses last `firstMs`, and later ones are longer. */
export function pause(paused: Paused, { firstMs, nextMs, longestMs }: Pauses, firstOnes = 1): void {
  const now = performance.now()
  if (isForgiven(paused, now)) paused.times = 0
  const doubled = paused.times - firstOnes
  const pauseMs = doubled < 0 ? firstMs : Math.min(nextMs * 2 ** doubled, longestMs)
  paused.times += 1
  paused.until = now + pauseMs
}

/** Returns the number of pauses so far, or 0 if the last one was so long ago that it no longer counts. */
export const timesOf = (paused: Paused): number => (isForgiven(paused, performance.now()) ? 0 : paused.times)
