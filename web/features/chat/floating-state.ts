// Whether the floating chat is open, for whoever wants to open it.
import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

export function openFloatingChat(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

export function useFloatingChat(): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
