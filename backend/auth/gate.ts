export type GateOptions = {
  readonly width: number
  /** All lines together, and each of them. */
  readonly maxWaiting: number
  readonly maxWaitingEach: number
  readonly onFull: () => Error
}

/**
 * Lets `width` tasks run at once. The others wait in a line per key, and the lines take turns: however many one
 * sends, everybody else waits for one of them at most.
 */
export function createGate(options: GateOptions) {
  const lines = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  async function enter(key: string): Promise<void> {
    if (running < options.width) {
      running += 1
      return
    }
    const line = lines.get(key) ?? []
    if (waiting >= options.maxWaiting || line.length >= options.maxWaitingEach) throw options.onFull()
    waiting += 1
    await new Promise<void>(resolve => {
      line.push(resolve)
      lines.set(key, line)
    })
  }

  function leave(): void {
    const [key, line] = lines.entries().next().value ?? ['', []]
    const next = line.shift()
    if (!next) {
      running -= 1
      return
    }
    // Behind all others, when it has more to come.
    lines.delete(key)
    if (line.length > 0) lines.set(key, line)
    waiting -= 1
    next()
  }

  return async function pass<T>(key: string, task: () => Promise<T>): Promise<T> {
    await enter(key)
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
