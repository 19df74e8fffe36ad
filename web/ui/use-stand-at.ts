import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a new result to the top of the window. If the button that the founder clicked is gone, the result gets
 * the focus. `id` is the id of the result on the page. Call `expect` when the founder requests another result.
 */
export function useStandAt(id: string | null, isMaking: boolean) {
  const ref = useRef<HTMLElement>(null)
  const awaited = useRef<{ before: string | null } | null>(null)
  useEffect(() => {
    if (isMaking) awaited.current ??= { before: id }
    else if (awaited.current && id !== null && id !== awaited.current.before && ref.current) {
      awaited.current = null
      standAt(ref)
    }
  })
  return {
    ref,
    expect: () => {
      awaited.current = { before: null }
    },
  }
}

export function standAt({ current: place }: RefObject<HTMLElement | null>): void {
  place?.scrollIntoView({ block: 'start' })
  if (document.activeElement === document.body) place?.focus({ preventScroll: true })
}
