/** How long somebody waits after a statement that had to be stopped: longer each time, until there was none for a while. */
export type Pauses = { readonly firstMs: number; readonly nextMs: number; readonly longestMs: number }
export type Paused = { until: number; times: number }

/** Without a stopped statement for so long after a pause, the next pause is a first one again. */
const forgivenAfterMs = 600_000

export const notPaused = (): Paused => ({ until: 0, times: 0 })

export const isForgiven = ({ until, times }: Paused, now: number): boolean =>
  times === 0 || until + forgivenAfterMs < now

/** `firstOnes`: how many pauses are first ones. */
export function pause(paused: Paused, { firstMs, nextMs, longestMs }: Pauses, firstOnes = 1): void {
  const now = performance.now()
  if (isForgiven(paused, now)) paused.times = 0
  const doubled = paused.times - firstOnes
  const pauseMs = doubled < 0 ? firstMs : Math.min(nextMs * 2 ** doubled, longestMs)
  paused.times += 1
  paused.until = now + pauseMs
}

/** Pauses that are not forgiven. */
export const timesOf = (paused: Paused): number => (isForgiven(paused, performance.now()) ? 0 : paused.times)
