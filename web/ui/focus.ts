import { type RefObject, useRef } from 'react'

/**
 * Focuses the element and returns whether that worked. An element that is removed, hidden or disabled cannot get
 * the focus.
 */
export function giveFocus(element: Element | null, options?: FocusOptions): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  element.focus(options)
  return document.activeElement === element
}

/**
 * Moves the focus after the focused element has gone. The focus goes to the open dialog, or otherwise to the
 * content of the page.
 */
function focusAround(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]')
  const place = [...dialogs].at(-1) ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}

/**
 * Some elements disappear later than their dialog, when the server's response arrives. The focus must move on then
 * too.
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
 * For the content of every dialog: when the dialog closes, the focus returns to the element that had it before.
 * Radix does this only for dialogs with their own trigger.
 */
export function useFocusReturn(trigger?: RefObject<Element | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Another element already has the focus, such as a new page or the opened chat.
      if (document.activeElement !== document.body) return
      if (!giveFocus(origin.current) && !giveFocus(trigger?.current ?? null)) return focusAround()
      standIn(document.activeElement)
    },
  }
}
