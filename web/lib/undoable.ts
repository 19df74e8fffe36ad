// Actions that wait a while before they run, so that they can be undone.
import { useSyncExternalStore } from 'react'

const patience = 10_000

type Deed = {
  /** Runs the action, and shows the error itself. */
  run: () => Promise<unknown>
  /** The page is being left: the same, in a request that outlives it. */
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

/** It stays marked as done until the answer is there: what was taken away does not flicker back. */
async function finish(key: string): Promise<void> {
  const waited = timers.get(key)
  if (!waited) return
  window.clearTimeout(waited.timer)
  // Either way it is over: the action itself shows a failure.
  await Promise.allSettled([waited.deed.run()])
  undo(key)
}

/** Before signing out: afterwards nothing may be sent any more. */
export async function finishAll(): Promise<void> {
  await Promise.all([...timers.keys()].map(finish))
}

/** The keys of what can still be taken back. */
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
