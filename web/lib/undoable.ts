// Actions that wait before they run, so that the member can undo them.
import { useSyncExternalStore } from 'react'

const patience = 10_000

type Deed = {
  /** Runs the action. The action shows its own errors. */
  run: () => Promise<unknown>
  /** Runs the action with a request that continues after the page is closed. */
  runWhileLeaving: () => void
}

const timers = new Map<string, { deed: Deed; timer: number }>()
const listeners = new Set<() => void>()
let waiting: ReadonlySet<string> = new Set()

function announce(): void {
  waiting = new Set(timers.keys())
  for (const listener of listeners) listener()
}

export function doUnlessUndone(key: string, deed: Deed): void {
  undo(key)
  timers.set(key, { deed, timer: window.setTimeout(() => void finish(key), patience) })
  announce()
}

export function undo(key: string): void {
  window.clearTimeout(timers.get(key)?.timer)
  if (timers.delete(key)) announce()
}

/** The key is removed only after the response, so that a deleted item does not appear again for a moment. */
async function finish(key: string): Promise<void> {
  const waited = timers.get(key)
  if (!waited) return
  window.clearTimeout(waited.timer)
  // A failure also ends the action, because the action shows its own error.
  await Promise.allSettled([waited.deed.run()])
  undo(key)
}

/** Runs all waiting actions before signing out, because no request can be sent afterwards. */
export async function finishAll(): Promise<void> {
  await Promise.all([...timers.keys()].map(finish))
}

/** The keys of the actions that the member can still undo. */
export function useUndoable(): ReadonlySet<string> {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
}

window.addEventListener('pagehide', () => {
  for (const [key, { deed }] of timers) {
    undo(key)
    deed.runWhileLeaving()
  }
})
