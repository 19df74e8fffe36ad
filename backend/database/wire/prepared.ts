/** The statements that the current thread or connection has prepared. */

type PreparedStatements = {
  /**
   * Returns the name of a statement for this batch. With an empty name the statement is parsed only for this use.
   */
  use(text: string): { readonly name: string; readonly parse: boolean; readonly evicted: readonly string[] }
  /** Handles the result of the batch that first used the statement. Keeps the name, or drops it. */
  settle(text: string, isKept: boolean): void
  forget(text: string): void
  forgetAll(): void
  /** Forgets all names, because a new thread has no prepared statements. */
  clear(): void
}

/**
 * The maximum number of characters of all prepared statements. A plan takes many times the memory of its text, and the
 * embedded database never frees memory.
 */
const mostLetters = 1_000_000

export function preparedStatements(limit: number, letters = mostLetters): PreparedStatements {
  const known = new Map<string, { readonly name: string; isReady: boolean }>()
  let abandoned: string[] = []
  let count = 0
  let lettersKept = 0
  return {
    use(text) {
      const entry = known.get(text)
      if (entry !== undefined) {
        // The batch that prepares this statement is still running, and a second batch must not prepare the same name.
        if (!entry.isReady) return { name: '', parse: true, evicted: [] }
        known.delete(text)
        known.set(text, entry)
        return { name: entry.name, parse: false, evicted: [] }
      }
      count += 1
      const name = `s${count}`
      known.set(text, { name, isReady: false })
      lettersKept += text.length
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
      lettersKept = 0
      abandoned = []
    },
  }

  /**
   * Drops a statement, and records its name so that it is closed. Closing a name that was never prepared is no error.
   */
  function forget(text: string): void {
    const entry = known.get(text)
    if (entry === undefined) return
    known.delete(text)
    lettersKept -= text.length
    abandoned.push(entry.name)
  }

  function evict(): string[] {
    const names = abandoned
    abandoned = []
    for (const [text, entry] of known) {
      if (known.size <= limit && lettersKept <= letters) break
      if (!entry.isReady) continue
      known.delete(text)
      lettersKept -= text.length
      names.push(entry.name)
    }
    return names
  }
}
