// The state of the floating chat: open or closed. Every part of the app can open it.
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

/** Opens the chat and asks this question. */
export function askMentor(text: string): void {
  question = text
  openFloatingChat(true)
}

/** Resets the state to that of a new page. */
export function forgetFloatingChat(): void {
  question = null
  openFloatingChat(false)
}

/** Returns the question and clears it, so that it is asked only once. */
export function takeQuestion(): string | null {
  const taken = question
  question = null
  return taken
}

/** Returns the focus to the element that opened the chat; false if that element cannot take the focus. */
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
