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
  if (!isWanted) return null
  return (
    <Suspense>
      <Delivery />
    </Suspense>
  )
}
