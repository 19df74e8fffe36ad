// Whether the floating chat is open, for whoever wants to open it.
import { useSyncExternalStore } from 'react'
import { giveFocus } from '../../ui/focus.ts'

let isOpen = false
let question: string | null = null
let opener: Element | null = null
const listeners = new Set<() => void>()

export function openFloatingChat(open: boolean): void {
  if (open && !isOpen) opener = document.activeElement
  isOpen = open
  for (const listener of listeners) listener()
}

/** Opens it with a question that was asked elsewhere on the page. */
export function askMentor(text: string): void {
  question = text
  openFloatingChat(true)
}

/** As nobody has opened it. */
export function forgetFloatingChat(): void {
  question = null
  openFloatingChat(false)
}

/** To be asked once. */
export function takeQuestion(): string | null {
  const taken = question
  question = null
  return taken
}

/** Whether who opened it could go on there. */
export const returnToOpener = (): boolean => giveFocus(opener)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFloatingChat = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )

export const useWaitingQuestion = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  )
