import { useEffect, useSyncExternalStore } from 'react'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'
import { late } from '../../ui/late.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

const load = async () => (await import('./delivery.tsx')).Delivery
// A toast that cannot be shown is no reason to lose the page: it waits.
const Delivery = late(load, () => null)

/** The toaster, from the first toast on. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onWanted, isToasterWanted)
  // Fetched while there is a line: the first thing it has to say may be that there is none.
  useEffect(() => {
    void whenIdle().then(load).catch(console.warn)
  }, [])
  // An open dialog hides all but live regions from screen readers: the place is marked before the first toast comes.
  return <div aria-live="off">{isWanted && <Delivery />}</div>
}
