/**
 * Reading large bodies, reading long URLs and making many signatures blocks the thread that serves all requests.
 * Small work is done at once. Large work waits for the turn of its network. After its turn the network must pause,
 * and the pause depends on how long the work took. So one network uses at most a quarter of the thread for this
 * work, and all networks together use half.
 */
import { networkOfRequest } from './caller-shares.ts'
import { createFairQueue, QueueFull, type Share } from './fair-queue.ts'
import { OverBudget } from './over-budget.ts'

export const readingLimits = {
  /** A body up to this size takes at most two milliseconds to read. */
  smallBytes: 32 * 1024,
  /** The same limit for a URL. It is lower, because reading the parts of a URL takes longer than reading JSON. */
  smallAddressBytes: 4 * 1024,
  /**
   * The number of networks that may have a turn at the same time. A network that pauses after its work still
   * counts.
   */
  width: 2,
  /** The pause is this many times as long as the work. */
  pauses: 3,
  /** The maximum number of waiting requests of one network. The bodies of waiting requests are in memory. */
  waitingPerNetwork: 24,
  waiting: 100,
  waitMs: 10_000,
}

export function createReadingTurns(limits = readingLimits) {
  const { width, waitingPerNetwork: waitingPerCaller, waiting, waitMs } = limits
  const queue = createFairQueue({ width, waitingPerCaller, waiting, waitMs })

  /** Does small work at once, and large work when it is the turn of its network. */
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

/** The whole process has one queue, because it has one thread. */
const inTurn = createReadingTurns()

export const readingBody = <T>(bytes: number, work: () => T): Promise<T> =>
  inTurn(bytes <= readingLimits.smallBytes, work)

export const readingAddress = <T>(bytes: number, work: () => T): Promise<T> =>
  inTurn(bytes <= readingLimits.smallAddressBytes, work)

/** Signs many URLs in turns. A member has only one turn at a time, even if the member uses several networks. */
export const signingInTurn = inTurn
