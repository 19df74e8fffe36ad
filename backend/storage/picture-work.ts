/**
 * The queue for work on pictures. Decoded pictures are large and encoders are slow, so only a few jobs run at a time.
 */
import { type Budget, sharesOf } from '../http/caller-shares.ts'
import { createFairQueue, type Share } from '../http/fair-queue.ts'

/** Work on a picture with more pixels than this takes seconds. */
const largePixels = 1_000_000
const width = 3
const small: Budget = { member: 2, address: 2 }
const large: Budget = { member: 1, address: 1 }
/** Large pictures may use all places except one. Only small pictures may use the last place. */
const largeInAll: Share = { key: 'large pictures', most: width - 1 }

type PictureJob = {
  readonly memberId: string | null
  readonly pixels: number
  readonly signal?: AbortSignal | undefined
}
export type PictureWork = {
  do<T>(job: PictureJob, work: () => Promise<T>): Promise<T>
  readonly size: { readonly running: number; readonly waiting: number }
}

export function createPictureWork(): PictureWork {
  const queue = createFairQueue({ width, waitingPerCaller: 100, waiting: 500 })
  return {
    // A job that has begun is finished even if the caller disconnects. An encoder cannot be stopped, and the result
    // is cached.
    do: ({ memberId, pixels, signal }, work) =>
      queue.run({ shares: sharesFor(memberId, pixels), cost: pixels, signal }, work),
    get size() {
      return queue.size
    },
  }
}

/** Large and small pictures have separate shares, so that large pictures do not delay small ones. */
function sharesFor(memberId: string | null, pixels: number): [Share, ...Share[]] {
  if (pixels <= largePixels) return sharesOf(memberId, small)
  const [caller, ...others] = sharesOf(memberId, large)
  const apart = ({ key, most }: Share) => ({ key: `large ${key}`, most })
  return [apart(caller), ...others.map(apart), largeInAll]
}
