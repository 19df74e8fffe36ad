/**
 * Watches a process that runs functions, as long as it has calls: what it has worked without a pause and in all, its memory,
 * and whether it answers. The process is pinged; a thread of its own tells what it uses even while it answers nothing.
 */
import type { Socket } from 'node:net'
import type { Usage } from './messages.ts'
import type { RunnerLimits, WhyEnded } from './runner-limits.ts'

/** A call, as far as it matters here. */
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
  /** To the thread that tells. */
  readonly pipe: Socket | null
  readonly ping: () => void
  readonly onOver: (why: WhyEnded, words: string) => void
}

export function createWatch({ limits, calls, pipe, ping, onOver }: WatchOptions) {
  let isLoading = true
  let isLooking = false
  let timer: NodeJS.Timeout | undefined
  /** When the open question was asked, and what the process had used at its last answer. */
  let askedAt: number | null = null
  let processorMs = 0

  // Asked one question at a time, it answers with one short line.
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

  /** On a busy machine the clock says nothing: this is what it has worked since its last pause. */
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
      // Of several callers nobody knows who it was. No new ones come, so that the one who goes on is alone soon.
      if (new Set([...calls].map(({ task }) => task.caller)).size !== 1) return
      const [first] = [...calls].filter(isOver)
      if (first?.isOverdue) onOver('itself', 'The function did not stop')
      else if (first) onOver('processor', `The function used more than ${limits.callMs} ms of the processor`)
    },
    /** It loads files, or has loaded them, which is not the caller's doing. */
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
    /** It has not answered for a while, or a call in it takes too much. */
    isStuck(): boolean {
      const isSilent = askedAt !== null && performance.now() - askedAt > limits.everyMs
      return isSilent || [...calls].some(isOver)
    },
  }
}
