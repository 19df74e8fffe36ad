import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openFloatingChat, returnToOpener, useFloatingChat } from './floating-state.ts'

/** The way to the mentor. Where it stands is for the frame to say: it must lie over nothing. */
export function ChatButton({ className }: { className: string }) {
  const isOpen = useFloatingChat()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Who closed it by keyboard goes on where it was opened, or here; a button that is not shown takes no focus.
    if (wasOpen.current && !isOpen && !returnToOpener()) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <button
      ref={button}
      type="button"
      aria-label="Ask your co-founder"
      aria-expanded={isOpen}
      onClick={() => openFloatingChat(!isOpen)}
      className={`grid shrink-0 place-items-center rounded-full bg-ink text-on-ink transition-transform dark:bg-ember dark:text-on-ember duration-150 ease-calm ${className}`}
    >
      <MessageCircle className="size-[45%]" aria-hidden="true" />
    </button>
  )
}
