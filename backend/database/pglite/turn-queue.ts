/**
 * The queue of turns. A turn is a piece of work that waits for the thread. The queue limits how long a turn waits
 * and how many turns wait. If its thread is lost, a turn goes back into the queue, and its wait still counts from
 * its first arrival.
 */

export type Turn = {
  /** If true, the turn starts only when no other turn is running. */
  readonly needsAll: boolean
  /** The time of arrival, from performance.now(). */
  readonly since: number
  /** How long the turn waits while there is no thread. The limit of the queue also applies. */
  readonly patienceMs?: number | undefined
  readonly start: () => void
  readonly reject: (error: Error) => void
}

export type TurnQueue = {
  join(turn: Turn): void
  /** Puts a turn back at the front of the queue, because its thread was replaced. */
  putBack(turn: Turn): void
  advance(): void
  close(reason: Error): void
}

type TurnQueueOptions = {
  readonly limitMs: number
  readonly length: number
  readonly busy: () => Error
  readonly mayStart: (needsAll: boolean) => boolean
  readonly isDown: () => boolean
}

/**
 * The interval at which the queue looks for turns that waited too long. So a turn is rejected at most this long
 * after its limit.
 */
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
