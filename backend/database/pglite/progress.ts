/** The progress of the thread, readable while the thread is too busy to answer. */

export const progressBytes = 24

const now = (): number => {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1_000 + nanoseconds / 1_000_000
}

export const processorMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

export function openProgress(buffer: SharedArrayBuffer) {
  const ids = new Int32Array(buffer, 0, 2)
  const times = new Float64Array(buffer, 8, 2)
  return {
    begin(id: number): void {
      times[0] = now()
      times[1] = processorMs(process.threadCpuUsage())
      Atomics.store(ids, 0, id)
    },
    /**
     * Returns the processor time it took, because on a busy machine a statement waits through no fault of its
     * own.
     */
    finish(id: number): number {
      Atomics.store(ids, 1, id)
      return processorMs(process.threadCpuUsage()) - (times[1] ?? 0)
    },
    /** The processor time of the thread when the last batch began. */
    processorMsBefore: () => times[1] ?? 0,
    /** The last batch that has begun. */
    lastBegun: () => Atomics.load(ids, 0),
    /** The batch that is running, and how long it has been running. */
    running(): { readonly id: number; readonly forMs: number } | null {
      const id = Atomics.load(ids, 0)
      return id === Atomics.load(ids, 1) ? null : { id, forMs: now() - (times[0] ?? 0) }
    },
  }
}

export type Progress = ReturnType<typeof openProgress>
