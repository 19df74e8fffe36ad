import { type RefObject, useRef } from 'react'

/**
 * Returns whether the element took the focus. An element that is gone, hidden or disabled does not take it.
 */
export function giveFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  element.focus()
  return document.activeElement === element
}

/** Moves the focus when its element is gone: to the open dialog, else to the page's content. */
function focusAround(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]')
  const place = [...dialogs].at(-1) ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}

/**
 * Some elements disappear after their dialog has closed, when the server has answered. Then the focus moves
 * on too.
 */
function standIn(element: Element | null): void {
  const watch = new MutationObserver(() => {
    if (document.activeElement === element) return
    watch.disconnect()
    if (!element?.isConnected && document.activeElement === document.body) focusAround()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/**
 * For the content of every dialog: when it closes, the focus returns to where it was before. Radix does this
 * only for a dialog with its own trigger.
 */
export function useFocusReturn(trigger?: RefObject<Element | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Another element already has the focus: a new page, or a chat that was opened.
      if (document.activeElement !== document.body) return
      if (!giveFocus(origin.current) && !giveFocus(trigger?.current ?? null)) return focusAround()
      standIn(document.activeElement)
    },
  }
}
