// Whether the floating chat is open, for whoever wants to open it.
import { useSyncExternalStore } from 'react'
import { giveFocus } from '../../ui/focus.ts'

let isOpen = false
let opener: Element | null = null
const listeners = new Set<() => void>()

export function openFloatingChat(open: boolean): void {
  if (open && !isOpen) opener = document.activeElement
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whether who opened it could go on there. */
export const returnToOpener = (): boolean => giveFocus(opener)

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
