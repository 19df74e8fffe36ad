import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openFloatingChat, returnToOpener, useFloatingChat } from './floating-state.ts'

/** The button that opens the mentor chat. Each page chooses its position, so that the button covers nothing. */
export function ChatButton({ className }: { className: string }) {
  const isOpen = useFloatingChat()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // After the chat is closed by keyboard, the focus returns to the element that opened it, or otherwise to this
    // button. A hidden button cannot get the focus.
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
      className={`grid shrink-0 place-items-center rounded-full bg-ink text-on-ink transition-transform dark:border dark:border-line-strong dark:bg-surface dark:text-ember-strong duration-150 ease-calm ${className}`}
    >
      <MessageCircle className="size-[45%]" aria-hidden="true" />
    </button>
  )
}
