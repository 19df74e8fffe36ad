/**
 * An amount of time that may be used in a minute, at once or bit by bit. It comes back evenly. Nobody owes more than
 * a minute's amount: where the machine stood still, the clock counts what nobody used.
 */
export type Allowance = {
  spend(ms: number): void
  /** The time left; below zero if a piece of work took more. */
  leftMs(): number
  /** The time used at `now`. Pass the same `now` to allowances that are compared. */
  usedMs(now?: number): number
  /** How long until some time is left again. */
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
