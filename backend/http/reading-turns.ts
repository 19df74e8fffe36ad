/**
 * Reading a large body or address, or signing many, keeps the one thread busy that answers everybody. Small ones are read
 * at once; a large one waits for the turn of its network, which then pauses in proportion to the time it took: so one
 * network has at most a quarter of the thread for this, and all of them together half.
 */
import { networkOfRequest } from './caller-shares.ts'
import { createFairQueue, QueueFull, type Share } from './fair-queue.ts'
import { OverBudget } from './over-budget.ts'

export const readingLimits = {
  /** Up to this many bytes it takes less than a millisecond or two. */
  smallBytes: 32 * 1024,
  /** The parts of an address are read by slower means than JSON. */
  smallAddressBytes: 4 * 1024,
  /** Networks that read or pause at a time. */
  width: 2,
  /** The pause, in times of the work. */
  pauses: 3,
  /** What waits is in memory. */
  waitingPerNetwork: 24,
  waiting: 100,
  waitMs: 10_000,
}

export function createReadingTurns(limits = readingLimits) {
  const { width, waitingPerNetwork: waitingPerCaller, waiting, waitMs } = limits
  const queue = createFairQueue({ width, waitingPerCaller, waiting, waitMs })

  /** Does the work at once where it is small, and else when its network may. */
  return async function inTurn<T>(
    isSmall: boolean,
    work: () => T | Promise<T>,
    memberId: string | null = null,
  ): Promise<T> {
    if (isSmall) return work()
    const network: Share = { key: networkOfRequest(), most: 1 }
    const member: Share[] = memberId ? [{ key: `member ${memberId}`, most: 1 }] : []
    const leave = await queue.enter({ shares: [network, ...member] }).catch(error => {
      throw error instanceof QueueFull ? new OverBudget('Too many large requests at a time.', 5_000) : error
    })
    const began = performance.now()
    try {
      return await work()
    } finally {
      setTimeout(leave, limits.pauses * (performance.now() - began)).unref()
    }
  }
}

/** One for the whole process, as the thread is. */
const inTurn = createReadingTurns()

export const readingBody = <T>(bytes: number, work: () => T): Promise<T> =>
  inTurn(bytes <= readingLimits.smallBytes, work)

export const readingAddress = <T>(bytes: number, work: () => T): Promise<T> =>
  inTurn(bytes <= readingLimits.smallAddressBytes, work)

/** A member has one turn at a time, from whichever networks. */
export const signingInTurn = inTurn
