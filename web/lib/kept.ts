// Keeps what a member wrote but did not send in this browser, while they are signed in.

const prefix = 'undaunted-kept:'
let onKept: (path: readonly string[]) => void = () => {}

/**
 * Checks a kept value, which may come from an older version of the app. A zod schema fits; pages that load
 * first use a few lines instead.
 */
export type Shape<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

/** `path` starts with the owner: the member's id, then their project, then the kind of value. */
export function readKept<Value>(path: readonly string[], shape: Shape<Value>): Value | null {
  try {
    const text = window.localStorage.getItem(prefix + path.join(':'))
    if (text === null) return null
    const kept = shape.safeParse(JSON.parse(text))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

export function isKept(path: readonly string[]): boolean {
  try {
    return window.localStorage.getItem(prefix + path.join(':')) !== null
  } catch {
    return false
  }
}

/** If the storage is full or forbidden, drafts are not kept, but the work on the screen goes on. */
export function keep(path: readonly string[], value: unknown): void {
  try {
    const key = prefix + path.join(':')
    if (value === null || value === '') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(value))
    onKept(path)
  } catch (error) {
    console.warn(error)
  }
}

/** `drafts.ts` uses this to keep drafts on the server too. */
export function watchKept(listener: (path: readonly string[]) => void): void {
  onKept = listener
}

/** Called at sign-out, so that nothing of the last member stays in the browser. */
export function forgetKept(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(prefix)) window.localStorage.removeItem(key)
  }
}
