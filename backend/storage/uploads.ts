/** Limits the uploads at a time: by member, by address and in total, and the bytes held in memory. */
import { type Budget, sharesOf } from '../http/caller-shares.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'

const budget: Budget = { member: 6, address: 24 }
/** Pictures are held in memory to be rewritten; everything else is streamed. */
const mostBytesInMemory = 128 * 1024 * 1024

export type Uploads = ReturnType<typeof createUploads>

/** `idleMs` is the silence after which a sender counts as stalled. */
export function createUploads({ idleMs = 15_000 }: { idleMs?: number | undefined } = {}) {
  const queue = createFairQueue({ width: 48, waitingPerCaller: 32, waiting: 256, waitMs: 30_000 })
  let bytesInMemory = 0

  return {
    idleMs,
    enter: (memberId: string | null, signal: AbortSignal) =>
      queue.enter({ shares: sharesOf(memberId, budget), signal }),

    /** Holds the whole upload in memory while `use` works on it. */
    async collected<T>(chunks: AsyncIterable<Uint8Array>, use: (whole: Buffer) => Promise<T>): Promise<T> {
      const parts: Uint8Array[] = []
      let held = 0
      try {
        for await (const chunk of chunks) {
          if (bytesInMemory + chunk.byteLength > mostBytesInMemory) throw new QueueFull()
          held += chunk.byteLength
          bytesInMemory += chunk.byteLength
          parts.push(chunk)
        }
        return await use(Buffer.concat(parts.splice(0)))
      } finally {
        bytesInMemory -= held
      }
    },
  }
}
