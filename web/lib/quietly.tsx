import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const drawn = new Set<string>()

type QuietlyProps = {
  /** The name of the part. */
  of: string
  children: ReactNode
}

/**
 * Draws what the first view can do without after it, in its own task. The second time nothing waits, so that
 * a screen somebody returns to has its full height at once and keeps its scroll position.
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
