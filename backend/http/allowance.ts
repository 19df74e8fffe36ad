/**
 * An amount of time that a caller may use per minute, at once or in parts. Used time becomes free again at a steady
 * rate. A caller can be behind by at most the amount of one minute, and so never has to wait much longer than a
 * minute. This limit is needed because the clock also counts time in which the machine stood still.
 */
export type Allowance = {
  spend(ms: number): void
  /** Returns the remaining time. It is negative if some work took more time than was left. */
  leftMs(): number
  /** Returns the used time at the moment `now`. To compare several allowances, pass the same `now` to each. */
  usedMs(now?: number): number
  /** Returns how long the caller must wait until some time is left again. */
  waitMs(): number
}

export function createAllowance(msPerMinute: number): Allowance {
  let left = msPerMinute
  let countedAt = performance.now()
  function leftMs(now = performance.now()): number {
    left = Math.min(msPerMinute, left + ((now - countedAt) / 60_000) * msPerMinute)
    countedAt = now
    return left
  }
  return {
    spend(ms) {
      left = Math.max(-msPerMinute, leftMs() - ms)
    },
    leftMs: () => leftMs(),
    usedMs: now => msPerMinute - leftMs(now),
    waitMs: () => (Math.max(0, -leftMs()) / msPerMinute) * 60_000 + 1_000,
  }
}
