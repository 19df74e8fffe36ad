import { useEffect, useSyncExternalStore } from 'react'
import { mayHaveSession } from '../../lib/session-hint.ts'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { late, warnOfFile } from '../../ui/late.tsx'

const load = async () => (await import('./delivery.tsx')).Delivery
// If the toaster cannot be loaded, toasts wait and the page still works.
const Delivery = late(load, () => null)

/** The toaster. It is mounted when the first toast arrives. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onWanted, isToasterWanted)
  // Loads the toaster early, because the first toast may say that the page is offline, and then nothing can be
  // loaded. For a visitor who only reads, the toaster is not loaded.
  useEffect(() => {
    const prepare = () => void whenIdle().then(load).catch(warnOfFile)
    if (mayHaveSession()) return prepare()
    window.addEventListener('focusin', prepare, { once: true })
    return () => window.removeEventListener('focusin', prepare)
  }, [])
  // The live region exists before the first toast, because an open dialog hides everything else from screen
  // readers.
  return <div aria-live="off">{isWanted && <Delivery />}</div>
}
