import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'

// A toast that cannot be shown is no reason to lose the page.
const Delivery = lazy<ComponentType>(() =>
  import('./delivery.tsx').then(
    module => ({ default: module.Delivery }),
    error => {
      console.error(error)
      return { default: () => null }
    },
  ),
)

/** The toaster, from the first toast on. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onWanted, isToasterWanted)
  // An open dialog hides all but live regions from screen readers: the place is marked before the first toast comes.
  return (
    <div aria-live="off">
      {isWanted && (
        <Suspense>
          <Delivery />
        </Suspense>
      )}
    </div>
  )
}
