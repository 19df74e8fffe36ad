/**
 * Watches a process while it runs functions: its processor time without a pause and in total, its memory, and whether
 * it replies. The server sends pings to the process. A separate thread of the process reports the usage, even while a
 * function does not pause.
 */
import type { Socket } from 'node:net'
import type { Usage } from './messages.ts'
import type { RunnerLimits, WhyEnded } from './runner-limits.ts'

/** The fields of a call that are needed here. */
type Watched = {
  readonly task: { readonly caller: string }
  readonly since: number
  readonly calm: PromiseWithResolvers<void>
  readonly isOverdue: boolean
  processorMs: number
}

type WatchOptions = {
  readonly limits: RunnerLimits
  readonly calls: ReadonlySet<Watched>
  /** The pipe to the thread that reports the usage. */
  readonly pipe: Socket | null
  readonly ping: () => void
  readonly onOver: (why: WhyEnded, words: string) => void
}

export function createWatch({ limits, calls, pipe, ping, onOver }: WatchOptions) {
  let isLoading = true
  let isLooking = false
  let timer: NodeJS.Timeout | undefined
  /** The time of the last ping without a reply. `processorMs` is the processor time in the last reply. */
  let askedAt: number | null = null
  let processorMs = 0

  // The server asks the thread for the usage, one request at a time. The thread replies with one short line.
  pipe?.on('data', (line: Buffer) => {
    isLooking = false
    onUsage(JSON.parse(line.toString()) as Usage)
  })

  const isOver = (call: Watched) => call.isOverdue || call.processorMs > limits.callMs

  function ask(): void {
    if (askedAt !== null) return
    askedAt = performance.now()
    ping()
  }

  /**
   * Compares the processor time since the last pause with the limit. Real time would be wrong on a busy machine,
   * where time passes while the process does not work.
   */
  function onUsage({ processorMs: usedMs, memoryMb }: Usage): void {
    endWhenTooLarge(memoryMb)
    const limitMs = isLoading ? limits.loadMs : limits.stretchMs
    if (askedAt === null || usedMs - processorMs < limitMs) return
    onOver('processor', `The function used more than ${limitMs} ms of the processor without a pause`)
  }

  function endWhenTooLarge(memoryMb: number): void {
    if (memoryMb <= limits.residentMb) return
    onOver('memory', `The function used more than ${limits.residentMb} MB of memory in all`)
  }

  function look(): void {
    if (askedAt === null) {
      ask()
      return
    }
    if (performance.now() - askedAt > limits.silentMs) onOver('processor', 'The function does not pause')
    if (isLooking || !pipe?.writable) return
    isLooking = true
    pipe.write('?')
  }

  return {
    ask,
    pong({ processorMs: usedMs, memoryMb }: Usage): void {
      for (const { since, calm } of calls) if ((askedAt ?? 0) - since > limits.calmMs) calm.resolve()
      askedAt = null
      const spent = usedMs - processorMs
      processorMs = usedMs
      endWhenTooLarge(memoryMb)
      if (isLoading) return
      for (const call of calls) call.processorMs += spent / calls.size
      // If several callers have calls here, nobody knows whose call used the processor. Then the runner gets no new
      // callers, so that soon only one caller uses it.
      if (new Set([...calls].map(({ task }) => task.caller)).size !== 1) return
      const [first] = [...calls].filter(isOver)
      if (first?.isOverdue) onOver('itself', 'The function did not stop')
      else if (first) onOver('processor', `The function used more than ${limits.callMs} ms of the processor`)
    },
    /** Called when the process starts or ends loading files. The time of loading does not count for the caller. */
    loads(told: { readonly isLoading: boolean; readonly processorMs: number }): void {
      isLoading = told.isLoading
      processorMs = told.processorMs
    },
    start(): void {
      timer ??= setInterval(look, limits.everyMs).unref()
    },
    stop(): void {
      clearInterval(timer)
      timer = undefined
    },
    /** Returns whether the process has not replied for a while, or one of its calls exceeds a limit. */
    isStuck(): boolean {
      const isSilent = askedAt !== null && performance.now() - askedAt > limits.everyMs
      return isSilent || [...calls].some(isOver)
    },
  }
}
