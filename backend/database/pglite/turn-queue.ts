/**
 * The queue of turns. No turn waits longer than the limit, and the number of waiting turns is limited. The
 * wait counts from the arrival of a turn, even if it loses its place in a thread.
 */

export type Turn = {
  /** Starts only when nothing else is running. */
  readonly needsAll: boolean
  /** The time of its arrival, from performance.now(). */
  readonly since: number
  /** How long it waits while there is no thread, if that is shorter than the limit. */
  readonly patienceMs?: number | undefined
  readonly start: () => void
  readonly reject: (error: Error) => void
}

export type TurnQueue = {
  join(turn: Turn): void
  /** Puts a turn first in the queue again, because its thread was replaced. */
  putBack(turn: Turn): void
  advance(): void
  close(reason: Error): void
}

type TurnQueueOptions = {
  readonly limitMs: number
  readonly length: number
  readonly busy: () => Error
  readonly mayStart: (needsAll: boolean) => boolean
  /** Whether there is no thread now. */
  readonly isDown: () => boolean
}

/** Whoever is told to come back later is told so hardly later than promised. */
const lookMs = 20

export function turnQueue({ limitMs, length, busy, mayStart, isDown }: TurnQueueOptions): TurnQueue {
  let waiting: Turn[] = []
  let closedWith: Error | null = null
  const timer = setInterval(expire, lookMs)
  timer.unref()

  function expire(): void {
    const now = performance.now()
    const longest = ({ patienceMs = limitMs }: Turn) => (isDown() ? Math.min(patienceMs, limitMs) : limitMs)
    const late = new Set(waiting.filter(turn => now - turn.since > longest(turn)))
    if (late.size === 0) return
    waiting = waiting.filter(turn => !late.has(turn))
    for (const turn of late) turn.reject(busy())
  }

  function advance(): void {
    for (let next = waiting[0]; next !== undefined && mayStart(next.needsAll); next = waiting[0]) {
      waiting.shift()
      next.start()
    }
  }

  return {
    join(turn) {
      if (closedWith !== null) return turn.reject(closedWith)
      if (waiting.length >= length) return turn.reject(busy())
      waiting.push(turn)
      advance()
    },
    putBack(turn) {
      if (closedWith !== null) return turn.reject(closedWith)
      waiting.unshift(turn)
    },
    advance,
    close(reason) {
      closedWith = reason
      clearInterval(timer)
      for (const turn of waiting.splice(0)) turn.reject(reason)
    },
  }
}
