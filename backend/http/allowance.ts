/** Time that may be used in a minute: all at once or bit by bit; it comes back evenly. */
export type Allowance = {
  spend(ms: number): void
  /** What is left; below zero where a piece of work took more. */
  leftMs(): number
  /** At this moment; those that are compared are asked for the same one. */
  usedMs(now?: number): number
  /** How long until something is left again. */
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
      left = leftMs() - ms
    },
    leftMs: () => leftMs(),
    usedMs: now => msPerMinute - leftMs(now),
    waitMs: () => (Math.max(0, -leftMs()) / msPerMinute) * 60_000 + 1_000,
  }
}
