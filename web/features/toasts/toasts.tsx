import { useEffect, useSyncExternalStore } from 'react'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'
import { late, warnOfFile } from '../../ui/late.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

const load = async () => (await import('./delivery.tsx')).Delivery
// A toaster that cannot be loaded must not break the page: toasts wait.
const Delivery = late(load, () => null)

/** The toaster, from the first toast on. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onWanted, isToasterWanted)
  // Loaded while online, because the first toast may say that the page is offline.
  useEffect(() => {
    void whenIdle().then(load).catch(warnOfFile)
  }, [])
  // An open dialog hides all but live regions from screen readers: the place is marked before the first toast comes.
  return <div aria-live="off">{isWanted && <Delivery />}</div>
}
