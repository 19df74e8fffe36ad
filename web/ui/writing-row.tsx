import type { ReactNode } from 'react'

/** A text box with its buttons beside it. If the text box would be too narrow, the buttons are below it. */
export function WritingRow({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <div data-writing className="flex flex-wrap items-end justify-end gap-2">
      <div className="grid min-w-[min(100%,10rem)] flex-1">{box}</div>
      {children}
    </div>
  )
}
