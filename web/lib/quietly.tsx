import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const drawn = new Set<string>()

type QuietlyProps = {
  /** The name of this part of the page. */
  of: string
  children: ReactNode
}

/**
 * Renders content in a later task, because the first view does not need it. When the screen is opened again, the
 * content is rendered at once, so that the screen has its full height and keeps its scroll position.
 */
export function Quietly({ of, children }: QuietlyProps) {
  const [isTime, setIsTime] = useState(() => drawn.has(of))
  useEffect(() => {
    if (isTime) return
    let isGone = false
    void whenIdle().then(() => {
      if (isGone) return
      drawn.add(of)
      startTransition(() => setIsTime(true))
    })
    return () => {
      isGone = true
    }
  }, [of, isTime])
  return isTime && children
}
