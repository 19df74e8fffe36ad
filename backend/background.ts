/** Background work. It is repeated until it succeeds, logged when it fails, and ended before the database closes. */
import { createLog, describeError, type Log } from './log.ts'

type BackgroundOptions = {
  /** The start of the log line, such as "The signing keys could not be read". */
  readonly failure: string
  readonly log?: BackgroundLog | undefined
  /** The interval in milliseconds at which the work runs by itself. */
  readonly everyMs?: number
  /** The pause after the first failure. Each further pause is twice as long, up to the longest pause. */
  readonly pauseMs?: number
  readonly longestPauseMs?: number
}

export type BackgroundLog = Pick<Log, 'warn' | 'info'>

export type Background = {
  /** Runs the work now, or once more after the current run. */
  run(): void
  /** Starts no more runs and waits for the current run. */
  close(): Promise<void>
}

/** The work may return the time in milliseconds until its next run. */
export type Work = (() => Promise<void>) | (() => Promise<number>)

export function runInBackground(work: Work, options: BackgroundOptions): Background {
  const { failure, everyMs, pauseMs = 250, longestPauseMs = 10_000 } = options
  const trouble = createTrouble(failure, options.log)
  let running: Promise<void> | null = null
  let isWanted = false
  let isClosed = false
  let failures = 0
  let next: NodeJS.Timeout | undefined

  async function attempt(): Promise<void> {
    try {
      const nextMs = await work()
      failures = 0
      trouble.mended()
      if (typeof nextMs === 'number') runIn(nextMs)
    } catch (error) {
      failures += 1
      // A run that was interrupted by closing does not count as a failure.
      if (!isClosed) trouble.failed(error)
      runIn(Math.min(pauseMs * 2 ** (failures - 1), longestPauseMs))
    }
  }

  function runIn(ms: number): void {
    if (isClosed) return
    next = setTimeout(run, ms)
    next.unref()
  }

  function run(): void {
    if (isClosed) return
    isWanted = true
    if (running) return
    clearTimeout(next)
    isWanted = false
    running = attempt().finally(() => {
      running = null
      if (isWanted && failures === 0) run()
    })
  }

  // The timer does nothing during the pause after a failure, so that failing work runs less often.
  const timer = everyMs === undefined ? undefined : setInterval(() => failures === 0 && run(), everyMs)
  timer?.unref()

  return {
    run,
    async close() {
      isClosed = true
      clearInterval(timer)
      clearTimeout(next)
      await running
    },
  }
}

/**
 * Logs each kind of failure once, and logs when the work succeeds again. So a lasting failure does not fill the
 * log.
 */
export function createTrouble(failure: string, log: BackgroundLog = createLog('warn')) {
  const said = new Set<string>()
  let failures = 0
  return {
    failed(error: unknown): void {
      failures += 1
      const kind = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      if (said.has(kind) || said.size === mostKinds) return
      said.add(kind)
      log.warn(`${failure}, trying again: ${describeError(error)}`)
    },
    mended(): void {
      if (failures > 0) log.info(`${failure}: mended after ${failures} ${failures === 1 ? 'try' : 'tries'}.`)
      failures = 0
      said.clear()
    },
  }
}

const mostKinds = 10

/** Waits until the work has ended and ignores its failure. Use it for work whose failure other code handles. */
export function settled(work: Promise<unknown>): Promise<void> {
  return work.then(nothing, nothing)
}

const nothing = (): void => undefined
