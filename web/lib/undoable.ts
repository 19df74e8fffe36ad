// Actions that wait before they run, so that they can be undone.
import { useSyncExternalStore } from 'react'

const patience = 10_000

type Deed = {
  /** Runs the action. It shows its own errors. */
  run: () => Promise<unknown>
  /** Does the same with a request that outlives the page. */
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

/** The action stays marked as done until the answer arrives, so that a removed item does not flicker back. */
async function finish(key: string): Promise<void> {
  const waited = timers.get(key)
  if (!waited) return
  window.clearTimeout(waited.timer)
  // A failure ends it too: the action itself shows the failure.
  await Promise.allSettled([waited.deed.run()])
  undo(key)
}

/** Runs all waiting actions before signing out, because nothing may be sent after it. */
export async function finishAll(): Promise<void> {
  await Promise.all([...timers.keys()].map(finish))
}

/** The keys of the actions that can still be undone. */
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
