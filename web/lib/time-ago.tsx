import { useSyncExternalStore } from 'react'
import { dateTime, timeAgo } from './dates.ts'

const tick = 30_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tick)
  return () => clearInterval(timer)
}

/** How long ago something happened, updated while the page is open. The tooltip shows the date. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / tick))
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {timeAgo(at)}
    </time>
  )
}
