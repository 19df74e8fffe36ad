import { type ReactNode, useState } from 'react'
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx'

/** Shows "(my own view: 300)" as a small chip. The brackets are invisible, but copied text contains them. */
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

/** Words with a verified source. On hover, focus or tap, the name of the source appears above them. */
export function Sourced({ from, children }: { from: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TooltipProvider delayDuration={150}>
      <Tooltip text={from} side="top" isOpen={isOpen} onOpenChange={setOpen}>
        <dfn
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach the name of the source.
          tabIndex={0}
          className="not-italic underline decoration-teal decoration-dotted underline-offset-4"
          // A tap shows the source. Without this handler the tooltip would close, because it treats a tap as a press.
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
