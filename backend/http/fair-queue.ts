/**
 * A queue for expensive work. `width` jobs run at a time, and each caller may run only a limited number of them
 * (its share). Waiting callers take turns, so a hundred jobs of one caller delay another caller by only one job.
 * Networks take turns too, so a hundred callers of one network delay other networks by only one job.
 */
export type Share = {
  /** The member or the network that has the share. */
  readonly key: string
  /** The maximum number of jobs that this member or network may run at a time. */
  readonly most: number
}

export type Entry = {
  /**
   * The job needs a free place in each of these shares. Only this caller uses the first share. Other callers may
   * use the other shares too.
   */
  readonly shares: readonly [Share, ...Share[]]
  /** Of the waiting jobs of one caller, the job with the lowest cost runs first. */
  readonly cost?: number
  /** If this signal aborts, the job stops waiting. */
  readonly signal?: AbortSignal | undefined
}

type FairQueueOptions = {
  /** The number of jobs that run at a time. */
  readonly width: number
  readonly waitingPerCaller: number
  readonly waiting: number
  readonly waitMs?: number
}

/** The error when no place is free and too many jobs already wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

type Waiting = Entry & { admit(): void }

export function createFairQueue({ width, waitingPerCaller, waiting, waitMs = 30_000 }: FairQueueOptions) {
  let free = width
  let waitingNow = 0
  const held = new Map<string, number>()
  /**
   * The waiting jobs of each caller. A Map keeps the order in which callers were added, and the first caller is the
   * next to run a job.
   */
  const lines = new Map<string, Waiting[]>()

  const hasRoom = ({ shares }: Entry) =>
    free > 0 && shares.every(({ key, most }) => (held.get(key) ?? 0) < most)

  function take({ shares }: Entry): () => void {
    free--
    for (const { key } of shares) held.set(key, (held.get(key) ?? 0) + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      free++
      for (const { key } of shares) {
        const left = (held.get(key) ?? 0) - 1
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
      admitNext()
    }
  }

  function admitNext() {
    for (const [caller, line] of lines) {
      const next = line[0]
      if (!next || !hasRoom(next)) continue
      line.shift()
      waitingNow--
      if (line.length === 0) lines.delete(caller)
      goLast(next)
      next.admit()
      return admitNext()
    }
  }

  /**
   * Called when a job starts. Callers who use one of the job's shares move behind all other callers. The caller of
   * the job moves to the very end.
   */
  function goLast({ shares }: Entry): void {
    const keys = new Set(shares.map(({ key }) => key))
    const isOfTheirs = ({ shares: own }: Entry) => own.some(({ key }) => keys.has(key))
    const sharing = [...lines].filter(([, line]) => line[0] && isOfTheirs(line[0]))
    const isSame = ([caller]: [string, Waiting[]]) => Number(caller === shares[0].key)
    for (const [caller, line] of sharing.sort((one, other) => isSame(one) - isSame(other))) {
      lines.delete(caller)
      lines.set(caller, line)
    }
  }

  function standInLine(entry: Waiting): () => void {
    const caller = entry.shares[0].key
    const line = lines.get(caller) ?? []
    if (line.length >= waitingPerCaller || waitingNow >= waiting) throw new QueueFull()
    const place = line.findIndex(({ cost = 0 }) => cost > (entry.cost ?? 0))
    line.splice(place === -1 ? line.length : place, 0, entry)
    lines.set(caller, line)
    waitingNow++
    return () => {
      const index = line.indexOf(entry)
      if (index === -1) return
      line.splice(index, 1)
      waitingNow--
      if (line.length === 0 && lines.get(caller) === line) lines.delete(caller)
    }
  }

  const queue = {
    /** Takes a place and does the work. Gives the place back even if the work fails. */
    async run<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
      const leave = await queue.enter(entry)
      try {
        return await work()
      } finally {
        leave()
      }
    },

    /** Waits for a place. Call the returned function to give the place back; further calls do nothing. */
    async enter(entry: Entry): Promise<() => void> {
      const { signal } = entry
      signal?.throwIfAborted()
      if (hasRoom(entry)) return take(entry)
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const leaveLine = standInLine({ ...entry, admit: () => resolve(take(entry)) })
      const giveUp = (reason: unknown) => {
        leaveLine()
        reject(reason)
      }
      const onAbort = () => giveUp(signal?.reason)
      const timer = setTimeout(() => giveUp(new QueueFull()), waitMs)
      signal?.addEventListener('abort', onAbort, { once: true })
      return promise.finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      })
    },

    get size() {
      return { running: width - free, waiting: waitingNow }
    },
  }
  return queue
}
