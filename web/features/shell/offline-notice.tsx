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
        <p
          data-offline
          className="fixed print:hidden inset-x-0 bottom-[var(--tabs)] z-30 grid h-[var(--offline)] place-items-center border-t border-line bg-amber-wash px-2 text-center text-sm leading-none font-medium text-amber max-xs:text-xs"
        >
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}
