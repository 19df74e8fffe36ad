import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a newly made result to the top of the window. If the pressed button is gone, the focus moves there.
 * `id` names what is shown; `expect` announces another result that was requested by hand.
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
