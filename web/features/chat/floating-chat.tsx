import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { openFloatingChat, useFloatingChat } from './floating-state.ts'

// The conversation's code comes with the first opening: most visits to a screen need none of it.
const FloatingPanel = lazy(() => import('./floating-panel.tsx'))

const placeClass = 'fixed right-4 bottom-20 z-30 md:right-6 md:bottom-6'

/** The mentor, at hand on every screen of the workshop: a button, or the panel it opens. */
export function FloatingChat() {
  const isOpen = useFloatingChat()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    openFloatingChat(false)
    // The button is back after this render; whoever used the keyboard goes on there.
    requestAnimationFrame(() => button.current?.focus())
  }
  if (isOpen) {
    return (
      <Suspense>
        <FloatingPanel className={placeClass} onClose={close} />
      </Suspense>
    )
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label="Ask your co-founder"
      onClick={() => openFloatingChat(true)}
      // It steps aside while a founder writes to another helper.
      className={`${placeClass} grid size-14 place-items-center rounded-full bg-ink text-on-ink shadow-float transition-transform duration-150 ease-calm hover:-translate-y-0.5 [body:has(main_textarea:focus)_&]:invisible`}
    >
      <MessageCircle className="size-6" aria-hidden="true" />
    </button>
  )
}
