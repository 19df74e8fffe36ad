/**
 * Limits how many uploads run at a time, by member and by address. The number of all uploads and the bytes in memory
 * of each network are limited too.
 */
import { type Budget, networksOfRequest, sharesOf } from '../http/caller-shares.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'

const budget: Budget = { member: 6, address: 24 }
/**
 * The maximum number of bytes in memory. Pictures are collected there before new files are made from them. All other
 * files are streamed.
 */
const mostBytes = { network: 64 * 1024 * 1024, process: 256 * 1024 * 1024 }

export type Uploads = ReturnType<typeof createUploads>

/** Creates the limits of uploads. A sender that sends nothing for `idleMs` counts as stalled. */
export function createUploads({ idleMs = 15_000 }: { idleMs?: number | undefined } = {}) {
  const queue = createFairQueue({ width: 120, waitingPerCaller: 32, waiting: 256, waitMs: 30_000 })
  /** The bytes in memory by the widest network around the sender, and the total. */
  const inMemory = new Map<string, number>()
  let inAll = 0

  function hold(network: string, bytes: number): void {
    const held = (inMemory.get(network) ?? 0) + bytes
    if (bytes > 0 && (held > mostBytes.network || inAll + bytes > mostBytes.process)) throw new QueueFull()
    inAll += bytes
    if (held > 0) inMemory.set(network, held)
    else inMemory.delete(network)
  }

  return {
    idleMs,
    enter: (memberId: string | null, signal: AbortSignal) =>
      queue.enter({ shares: sharesOf(memberId, budget), signal }),

    /** Keeps the whole upload in memory while `use` works on it. */
    async collected<T>(chunks: AsyncIterable<Uint8Array>, use: (whole: Buffer) => Promise<T>): Promise<T> {
      const network = networksOfRequest().at(-1) ?? ''
      const parts: Uint8Array[] = []
      let held = 0
      try {
        for await (const chunk of chunks) {
          hold(network, chunk.byteLength)
          held += chunk.byteLength
          parts.push(chunk)
        }
        return await use(Buffer.concat(parts.splice(0)))
      } finally {
        hold(network, -held)
      }
    },
  }
}
