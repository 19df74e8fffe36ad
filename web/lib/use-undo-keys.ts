import { useEffect, useRef } from 'react'

/**
 * Calls `undo` for ⌘Z or Ctrl+Z, and `redo` together with Shift. In text fields, the browser's own undo works.
 */
export function useUndoKeys(steps: { undo: () => void; redo: () => void }): void {
  const latest = useRef(steps)
  latest.current = steps
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'z') return
      const { target } = event
      if (target instanceof HTMLTextAreaElement) return
      if (target instanceof HTMLInputElement && !('figure' in target.dataset)) return
      event.preventDefault()
      if (event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
