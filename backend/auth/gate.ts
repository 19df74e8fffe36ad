/** Lets `width` tasks run at once, the others wait in line, and refuses when the line is too long. */
export function createGate(options: { width: number; maxWaiting: number; onFull: () => Error }) {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < options.width) {
      running += 1
      return
    }
    if (waiting.length >= options.maxWaiting) throw options.onFull()
    await new Promise<void>(resolve => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async function pass<T>(task: () => Promise<T>): Promise<T> {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
