/** Which statements the current thread has prepared. */

type PreparedStatements = {
  /** How to name a text in this batch: an empty name means it is parsed for this once. */
  use(text: string): { readonly name: string; readonly parse: boolean; readonly evicted: readonly string[] }
  /** The batch that first used it is answered: keep the name, or give it up. */
  settle(text: string, isKept: boolean): void
  forget(text: string): void
  forgetAll(): void
  /** A new thread, which has none of them. */
  clear(): void
}

export function preparedStatements(limit: number): PreparedStatements {
  const known = new Map<string, { readonly name: string; isReady: boolean }>()
  let abandoned: string[] = []
  let count = 0
  return {
    use(text) {
      const entry = known.get(text)
      if (entry !== undefined) {
        // Two batches on their way must not prepare the same name twice.
        if (!entry.isReady) return { name: '', parse: true, evicted: [] }
        known.delete(text)
        known.set(text, entry)
        return { name: entry.name, parse: false, evicted: [] }
      }
      count += 1
      const name = `s${count}`
      known.set(text, { name, isReady: false })
      return { name, parse: true, evicted: evict() }
    },
    settle(text, isKept) {
      const entry = known.get(text)
      if (entry === undefined || entry.isReady) return
      if (isKept) entry.isReady = true
      else forget(text)
    },
    forget,
    forgetAll() {
      for (const text of [...known.keys()]) forget(text)
    },
    clear() {
      known.clear()
      abandoned = []
    },
  }

  /** Closing a name that was never prepared is no error. */
  function forget(text: string): void {
    const entry = known.get(text)
    if (entry === undefined) return
    known.delete(text)
    abandoned.push(entry.name)
  }

  function evict(): string[] {
    const names = abandoned
    abandoned = []
    for (const [text, entry] of known) {
      if (known.size <= limit) break
      if (!entry.isReady) continue
      known.delete(text)
      names.push(entry.name)
    }
    return names
  }
}
