import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className="contents">
      {!isOnline && (
        <p className="pointer-events-none fixed top-3 left-1/2 z-50 -translate-x-1/2 rounded-full bg-amber-wash px-4 py-1.5 text-sm font-medium text-amber shadow-sheet">
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}
