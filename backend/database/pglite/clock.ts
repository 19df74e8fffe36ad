/**
 * Measures how long the thread works on each batch, and how long the disk takes. If one of them exceeds its limit, the
 * thread is ended.
 */
import type { Thread } from './thread.ts'

type Watched = { readonly id: number; readonly limitMs: number }

type ClockOptions = {
  /** The batches that were sent and not yet answered, oldest first. */
  readonly inFlight: () => readonly Watched[]
  readonly thread: () => Thread | null
  /** Called when a batch has used a large part of its limit. The dispatcher then starts a spare thread. */
  readonly onSuspicion: () => void
  readonly onLate: (reason: string, isRunaway: boolean) => Promise<void>
}

const flushLimitMs = 10_000
/** Limits count processor time. In real time, a batch may take this many times its limit. */
const patience = 4
const recheckMs = 20
const suspicious = 1 / 3

export function createClock({ inFlight, thread, onSuspicion, onLate }: ClockOptions) {
  let timer: NodeJS.Timeout | undefined
  let flushingSince: number | null = null

  function watch(afterMs?: number): void {
    clearTimeout(timer)
    const [head] = inFlight()
    if (head !== undefined) timer = setTimeout(look, afterMs ?? head.limitMs * suspicious)
  }

  /**
   * Checks the oldest open batch, which is late. It is still running, or it has finished and its result waits for
   * the disk or for the next batch.
   */
  async function look(): Promise<void> {
    const head = inFlight()[0]
    const watched = thread()
    const running = watched?.progress.running() ?? null
    const runaway = inFlight().find(one => one.id === running?.id)
    if (watched !== null && running !== null && runaway !== undefined) {
      flushingSince = null
      const { limitMs } = runaway
      if (running.forMs < limitMs * suspicious) return watch(limitMs * suspicious - running.forMs)
      onSuspicion()
      if (running.forMs < limitMs) return watch(limitMs - running.forMs)
      const isRunaway = () => onLate('A statement ran too long.', true)
      const patienceMs = limitMs * patience - running.forMs
      if (patienceMs <= 0) return isRunaway()
      // On a busy machine, time passes in which the thread does not run. This time does not count for the
      // statement.
      watch(patienceMs)
      const workedMs = await watched.workedMs()
      if (thread() !== watched || watched.progress.running()?.id !== running.id) return
      if (workedMs >= limitMs) return isRunaway()
      watch(Math.max(recheckMs, limitMs - workedMs))
    } else if (head !== undefined) {
      // While the disk is slow, continues to check, because the next batch may already run and take too long.
      flushingSince ??= performance.now()
      if (performance.now() - flushingSince < flushLimitMs) return watch()
      await onLate('The disk does not answer.', false)
    }
  }

  return {
    watch: () => watch(),
    /** Called when the oldest batch has its answer, which also shows that the disk works. */
    answered(): void {
      flushingSince = null
      watch()
    },
    stop(): void {
      clearTimeout(timer)
      flushingSince = null
    },
  }
}
