/** The progress of the thread in shared memory, which others can read while the thread is too busy to reply. */

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
     * Returns the processor time of the batch. Real time would also count the time in which a busy machine did not
     * run the batch.
     */
    finish(id: number): number {
      Atomics.store(ids, 1, id)
      return processorMs(process.threadCpuUsage()) - (times[1] ?? 0)
    },
    /** The thread's processor time at the start of the last batch. */
    processorMsBefore: () => times[1] ?? 0,
    /** The id of the last batch that has begun. */
    lastBegun: () => Atomics.load(ids, 0),
    /** The id of the running batch, and how long it has been running. */
    running(): { readonly id: number; readonly forMs: number } | null {
      const id = Atomics.load(ids, 0)
      return id === Atomics.load(ids, 1) ? null : { id, forMs: now() - (times[0] ?? 0) }
    },
  }
}

export type Progress = ReturnType<typeof openProgress>
