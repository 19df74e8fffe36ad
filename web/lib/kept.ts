// What a member wrote and did not send yet, kept in this browser while they are signed in.

const prefix = 'undaunted-kept:'
let onKept: (path: readonly string[]) => void = () => {}

/** What was kept may be of an older version. A zod schema is one; where a page starts, a few lines do. */
export type Shape<Value> = {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false }
}

/** `path` names the owner first: a member's id, their project, then what it is. */
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

/** If storage is full or forbidden, drafts are not kept, but the work on the screen goes on. */
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

/** For `drafts.ts`, which keeps it on the server too. */
export function watchKept(listener: (path: readonly string[]) => void): void {
  onKept = listener
}

/** At sign-out: nothing of the last member stays in the browser. */
export function forgetKept(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(prefix)) window.localStorage.removeItem(key)
  }
}
