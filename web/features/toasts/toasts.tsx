import { useEffect, useSyncExternalStore } from 'react'
import { mayHaveSession } from '../../lib/session-hint.ts'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { late, warnOfFile } from '../../ui/late.tsx'

const load = async () => (await import('./delivery.tsx')).Delivery
// A toaster that cannot be loaded must not break the page: toasts wait.
const Delivery = late(load, () => null)

/** The toaster, from the first toast on. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onWanted, isToasterWanted)
  // Loaded while online, because the first toast may say that the page is offline. A visitor who only looks needs none.
  useEffect(() => {
    const prepare = () => void whenIdle().then(load).catch(warnOfFile)
    if (mayHaveSession()) return prepare()
    window.addEventListener('focusin', prepare, { once: true })
    return () => window.removeEventListener('focusin', prepare)
  }, [])
  // An open dialog hides all but live regions from screen readers: the place is marked before the first toast comes.
  return <div aria-live="off">{isWanted && <Delivery />}</div>
}
