/** The queue of turns. No turn waits longer than the limit, and only so many may wait. */

export type Turn = {
  /** Starts only when nothing else is under way. */
  readonly needsAll: boolean
  readonly start: () => void
  readonly reject: (error: Error) => void
}

export type TurnQueue = {
  join(turn: Turn): void
  /** First in the queue again, with a fresh limit: it lost its turn when the thread was replaced. */
  putBack(turn: Turn): void
  advance(): void
  close(reason: Error): void
}

type TurnQueueOptions = {
  readonly limitMs: number
  readonly length: number
  readonly busy: () => Error
  readonly mayStart: (needsAll: boolean) => boolean
}

export function turnQueue({ limitMs, length, busy, mayStart }: TurnQueueOptions): TurnQueue {
  let waiting: { readonly turn: Turn; readonly until: number }[] = []
  let closedWith: Error | null = null
  const timer = setInterval(expire, 100)
  timer.unref()

  function expire(): void {
    const now = performance.now()
    if (waiting.every(one => one.until >= now)) return
    const late = waiting.filter(one => one.until < now)
    waiting = waiting.filter(one => one.until >= now)
    for (const one of late) one.turn.reject(busy())
  }

  function advance(): void {
    for (let next = waiting[0]; next !== undefined && mayStart(next.turn.needsAll); next = waiting[0]) {
      waiting.shift()
      next.turn.start()
    }
  }

  return {
    join(turn) {
      if (closedWith !== null) return turn.reject(closedWith)
      if (waiting.length >= length) return turn.reject(busy())
      waiting.push({ turn, until: performance.now() + limitMs })
      advance()
    },
    putBack(turn) {
      if (closedWith !== null) return turn.reject(closedWith)
      waiting.unshift({ turn, until: performance.now() + limitMs })
    },
    advance,
    close(reason) {
      closedWith = reason
      clearInterval(timer)
      for (const one of waiting.splice(0)) one.turn.reject(reason)
    },
  }
}
