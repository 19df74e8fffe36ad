import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Tip = { text: string; top: number; left: number }

function tipAt(target: EventTarget | null): Tip | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  if (!entry?.dataset.tip) return null
  const { top, height, right } = entry.getBoundingClientRect()
  return { text: entry.dataset.tip, top: top + height / 2, left: right + 8 }
}

/**
 * Shows an entry's `data-tip` beside it. The Tooltip of `web/ui` can do more, but would add 13 kB to every screen
 * with a sidebar.
 */
export function SidebarTip({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listening = new AbortController()
    const show = (event: Event) => setTip(tipAt(event.target))
    const hide = () => setTip(null)
    for (const name of ['pointerover', 'focusin']) element.addEventListener(name, show, listening)
    for (const name of ['pointerleave', 'focusout', 'click']) element.addEventListener(name, hide, listening)
    return () => listening.abort()
  }, [])
  return (
    <div ref={frame} className="h-full">
      {children}
      {tip &&
        createPortal(
          <div
            role="tooltip"
            style={{ top: tip.top, left: tip.left }}
            className="pointer-events-none fixed z-50 -translate-y-1/2 rounded-control bg-ink px-2.5 py-1.5 text-[0.8125rem] font-medium text-on-ink animate-[veil_150ms_var(--ease-calm)]"
          >
            {tip.text}
          </div>,
          document.body,
        )}
    </div>
  )
}
