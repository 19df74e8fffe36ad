import { CornerDownLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from './button.tsx'

/** Breaks the line on touch screens, whose Enter sends. Works on the text box that stands beside it in `data-writing`. */
export function NewLineButton() {
  function handleClick({ currentTarget }: MouseEvent) {
    const box = currentTarget.closest('[data-writing]')?.querySelector('textarea')
    if (!box) return
    box.focus()
    box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Button
      look="quiet"
      size="icon"
      title="New line"
      aria-label="New line"
      className="h-11 not-pointer-coarse:hidden"
      // The text box keeps the focus, and with it the keyboard on the screen.
      onMouseDown={event => event.preventDefault()}
      onClick={handleClick}
    >
      <CornerDownLeft aria-hidden="true" />
    </Button>
  )
}
