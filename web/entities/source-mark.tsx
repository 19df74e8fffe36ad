import { type ReactNode, useState } from 'react'
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx'

/** "(my own view: 300)" as a quiet chip. The brackets are not seen; a copy of the text has them. */
export function OwnView({ children }: { children: ReactNode }) {
  const words = String(children)
  return (
    <mark className="inline-block max-w-full rounded-xl border border-line-strong border-dashed bg-sunken px-2 py-0.5 text-[0.8125rem] text-ink-soft">
      <span className="text-[0px]">(</span>
      {words.replace(/^\(|\)$/g, '')}
      <span className="text-[0px]">)</span>
    </mark>
  )
}

/** Words with a verified source: its name shows on hover, focus and tap, over the text. */
export function Sourced({ from, children }: { from: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TooltipProvider delayDuration={150}>
      <Tooltip text={from} side="top" isOpen={isOpen} onOpenChange={setOpen}>
        <dfn
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the name of the source.
          tabIndex={0}
          className="not-italic underline decoration-teal decoration-dotted underline-offset-4"
          // A tap opens it; without this the tooltip takes the tap for a press and closes.
          onPointerDown={event => event.preventDefault()}
          onClick={event => {
            event.preventDefault()
            setOpen(true)
          }}
          onKeyDown={event => event.key === 'Enter' && setOpen(true)}
        >
          {children}
        </dfn>
      </Tooltip>
    </TooltipProvider>
  )
}
