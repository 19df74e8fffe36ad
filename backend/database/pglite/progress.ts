/** What the thread is at, readable while it is too busy to say so. */

export const progressBytes = 16

const now = (): number => {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1_000 + nanoseconds / 1_000_000
}

export function openProgress(buffer: SharedArrayBuffer) {
  const ids = new Int32Array(buffer, 0, 2)
  const times = new Float64Array(buffer, 8, 1)
  return {
    begin(id: number): void {
      times[0] = now()
      Atomics.store(ids, 0, id)
    },
    finish(id: number): void {
      Atomics.store(ids, 1, id)
    },
    /** The last batch whose work has begun. */
    lastBegun: () => Atomics.load(ids, 0),
    /** The batch being worked on, and for how long. */
    running(): { readonly id: number; readonly forMs: number } | null {
      const id = Atomics.load(ids, 0)
      return id === Atomics.load(ids, 1) ? null : { id, forMs: now() - (times[0] ?? 0) }
    },
  }
}

export type Progress = ReturnType<typeof openProgress>
