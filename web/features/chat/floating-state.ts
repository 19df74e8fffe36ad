// Whether the floating chat is open. Any part of the app can open it.
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

/** Opens the chat with a question from elsewhere on the page. */
export function askMentor(text: string): void {
  question = text
  openFloatingChat(true)
}

/** Resets the state, as if nobody had opened the chat. */
export function forgetFloatingChat(): void {
  question = null
  openFloatingChat(false)
}

/** Returns the question once. */
export function takeQuestion(): string | null {
  const taken = question
  question = null
  return taken
}

/** Returns the focus to the opener; false if that is not possible. */
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
