/** How much may be on its way in at a time: uploads by member, by address and in all, and bytes held in memory by network. */
import { type Budget, networksOfRequest, sharesOf } from '../http/caller-shares.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'

const budget: Budget = { member: 6, address: 24 }
/** Pictures are collected before they are written anew; everything else flows through. */
const mostBytes = { network: 64 * 1024 * 1024, process: 256 * 1024 * 1024 }

export type Uploads = ReturnType<typeof createUploads>

/** `idleMs` is the silence after which a sender counts as stalled. */
export function createUploads({ idleMs = 15_000 }: { idleMs?: number | undefined } = {}) {
  const queue = createFairQueue({ width: 120, waitingPerCaller: 32, waiting: 256, waitMs: 30_000 })
  /** By the widest network around the sender, and in all. */
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

    /** Holds the whole upload in memory while `use` works on it. */
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
