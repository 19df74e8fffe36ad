/** Work nobody waits for: repeated until it worked, said when it fails, ended before the database closes. */
import { describeError, type Log } from './log.ts'

export type BackgroundOptions = {
  /** As a sentence begins: "The signing keys could not be read". */
  readonly failure: string
  readonly log: Pick<Log, 'warn' | 'info'>
  /** Also by itself, this often. */
  readonly everyMs?: number
  /** The pause after the first failure; it doubles up to the longest. */
  readonly pauseMs?: number
  readonly longestPauseMs?: number
}

export type Background = {
  /** Now, or once more after the run under way. */
  run(): void
  /** Starts nothing more and waits for the run under way. */
  close(): Promise<void>
}

export function runInBackground(work: () => Promise<void>, options: BackgroundOptions): Background {
  const { failure, log, everyMs, pauseMs = 250, longestPauseMs = 10_000 } = options
  let running: Promise<void> | null = null
  let isWanted = false
  let isClosed = false
  let failures = 0
  let pause: NodeJS.Timeout | undefined

  async function attempt(): Promise<void> {
    try {
      await work()
      if (failures > 0) log.info(`${failure}: mended after ${failures} ${failures === 1 ? 'try' : 'tries'}.`)
      failures = 0
    } catch (error) {
      failures += 1
      // Once for each trouble: what stays broken must not fill the log.
      if (failures === 1) log.warn(`${failure}, trying again: ${describeError(error)}`)
      const ms = Math.min(pauseMs * 2 ** (failures - 1), longestPauseMs)
      pause = setTimeout(run, ms)
      pause.unref()
    }
  }

  function run(): void {
    if (isClosed) return
    isWanted = true
    if (running) return
    clearTimeout(pause)
    isWanted = false
    running = attempt().finally(() => {
      running = null
      if (isWanted && failures === 0) run()
    })
  }

  const timer = everyMs === undefined ? undefined : setInterval(run, everyMs)
  timer?.unref()

  return {
    run,
    async close() {
      isClosed = true
      clearInterval(timer)
      clearTimeout(pause)
      await running
    },
  }
}
