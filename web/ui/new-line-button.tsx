import { CornerDownLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from './button.tsx'

/**
 * A button that inserts a line break on touch screens, where Enter sends the text. It works on the text box in
 * the same `data-writing` element.
 */
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
      // Keeps the focus in the text box, so that the on-screen keyboard stays open.
      onMouseDown={event => event.preventDefault()}
      onClick={handleClick}
    >
      <CornerDownLeft aria-hidden="true" />
    </Button>
  )
}
