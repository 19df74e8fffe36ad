/** Work on pictures: decoded ones are large and encoders slow, so there is little of it at a time. */
import { type Budget, sharesOf } from '../caller-shares.ts'
import { createFairQueue } from '../fair-queue.ts'

/** One place is always left for another address. */
const budget: Budget = { member: 1, address: 1 }

export type PictureJob = {
  readonly memberId: string | null
  readonly cost?: number
  readonly signal?: AbortSignal | undefined
}
export type PictureWork = {
  do<T>(job: PictureJob, work: () => Promise<T>): Promise<T>
  /** How much of it there is now. */
  readonly size: { readonly running: number; readonly waiting: number }
}

export function createPictureWork(): PictureWork {
  const queue = createFairQueue({ width: 2, waitingPerCaller: 100, waiting: 500 })
  return {
    async do({ memberId, ...entry }, work) {
      const leave = await queue.enter({ ...entry, shares: sharesOf(memberId, budget) })
      // Work that has begun is finished: an encoder cannot be stopped, and its result is kept.
      return work().finally(leave)
    },
    get size() {
      return queue.size
    },
  }
}
