import { type RefObject, useRef } from 'react'

/** Whether it took the focus: what is gone, hidden or disabled takes none. */
export function giveFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false
  element.focus()
  return document.activeElement === element
}

/** Where the keyboard goes on when its place is gone: in the dialog around it, else at the page's content. */
function focusAround(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role$="dialog"][data-state="open"]')
  const place = [...dialogs].at(-1) ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}

/** Some things go after their dialog, when the server has said yes. */
function standIn(element: Element | null): void {
  const watch = new MutationObserver(() => {
    if (document.activeElement === element) return
    watch.disconnect()
    if (!element?.isConnected && document.activeElement === document.body) focusAround()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/**
 * For the content of every dialog: when it closes, the keyboard goes on where it was when it opened. Radix does so
 * only for a dialog with a trigger of its own.
 */
export function useFocusReturn(trigger?: RefObject<Element | null>) {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Something else has the focus already: a new page, or a chat that was opened.
      if (document.activeElement !== document.body) return
      if (!giveFocus(origin.current) && !giveFocus(trigger?.current ?? null)) return focusAround()
      standIn(document.activeElement)
    },
  }
}
