import { useEffect, useSyncExternalStore } from 'react'
import { mayHaveSession } from '../../lib/session-hint.ts'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { late, warnOfFile } from '../../ui/late.tsx'

const load = async () => (await import('./delivery.tsx')).Delivery
// A toaster that does not load must not break the page, so toasts wait.
const Delivery = late(load, () => null)

/** The toaster, mounted at the first toast. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onWanted, isToasterWanted)
  // Loaded while online, because the first toast may say that the page is offline. A visitor who only reads
  // does not need it.
  useEffect(() => {
    const prepare = () => void whenIdle().then(load).catch(warnOfFile)
    if (mayHaveSession()) return prepare()
    window.addEventListener('focusin', prepare, { once: true })
    return () => window.removeEventListener('focusin', prepare)
  }, [])
  // An open dialog hides everything but live regions from screen readers, so the region exists before the
  // first toast.
  return <div aria-live="off">{isWanted && <Delivery />}</div>
}
