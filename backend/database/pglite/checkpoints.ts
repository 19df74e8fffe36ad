/**
 * PostgreSQL makes its checkpoints in a process that PGlite does not have. Without any, the log grows for as long
 * as the server runs, and every restart has to go through all of it.
 */
export type CheckpointOptions = {
  /** How much the log has grown since the last one. */
  readonly logBytes: () => Promise<number>
  readonly checkpoint: () => Promise<void>
  readonly everyMs: number
}

const manyBytes = 32 * 2 ** 20
const fewBytes = 2 ** 20
const patienceMs = 5 * 60_000

export function keepCheckpoints({ logBytes, checkpoint, everyMs }: CheckpointOptions): { stop(): void } {
  let lastAt = performance.now()
  async function look(): Promise<void> {
    const bytes = await logBytes()
    const isDue = bytes > manyBytes || (bytes > fewBytes && performance.now() - lastAt > patienceMs)
    if (!isDue) return
    await checkpoint()
    lastAt = performance.now()
  }
  // If the database is busy or restarting, the next look will do.
  const timer = setInterval(() => look().catch(() => {}), everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
