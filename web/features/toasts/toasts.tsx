import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, onWanted } from '../../lib/toasts.ts'

const Delivery = lazy(() => import('./delivery.tsx').then(module => ({ default: module.Delivery })))

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
