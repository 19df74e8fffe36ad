/**
 * An amount of time that may be used per minute, at once or in parts. Used time comes back evenly. A caller never
 * owes more than one minute's amount, because the clock also counts time in which the machine stood still.
 */
export type Allowance = {
  spend(ms: number): void
  /** The time left. It is negative if a piece of work took more than was left. */
  leftMs(): number
  /** The time used at `now`. Pass the same `now` to allowances that you compare. */
  usedMs(now?: number): number
  /** How long until there is time left again. */
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
