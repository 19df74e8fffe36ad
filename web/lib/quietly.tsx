import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const drawn = new Set<string>()

type QuietlyProps = {
  /** What it is a part of. */
  of: string
  children: ReactNode
}

/**
 * What a first view can do without is drawn after it, in a task of its own. The second time nothing waits: a screen
 * somebody returns to has its whole height at once, and is found where it was left.
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
