// Stores in this browser what a member has written but not sent, until the member signs out.

const prefix = 'undaunted-kept:'
let onKept: (path: readonly string[]) => void = () => {}

/**
 * Checks a stored value, because an older version of the app may have written it. A zod schema fits this type.
 * Pages that must load fast use a few lines of code instead of zod.
 */
export type Shape<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

/** `path` starts with the owner: the member's id, then the project's id, then the kind of value. */
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

/**
 * If the browser's storage is full or forbidden, the value is not stored, and the page continues without it.
 */
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

/** `drafts.ts` uses this to store drafts on the server too. */
export function watchKept(listener: (path: readonly string[]) => void): void {
  onKept = listener
}

/** Called at sign-out, so that the browser keeps nothing of the member. */
export function forgetKept(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(prefix)) window.localStorage.removeItem(key)
  }
}
