// A red badge with the number of unread messages or notifications.
import { unreadBadgeMaximum } from '../../contracts/limits.ts'

export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > unreadBadgeMaximum ? `${unreadBadgeMaximum}+` : String(count)
}

export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  const text = badgeText(count)
  if (!text) return null
  return (
    <span
      className={`grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-danger px-1.5 text-[0.6875rem] leading-none font-bold text-on-danger tabular-nums ${className}`}
    >
      {text}
      <span className="sr-only"> unread</span>
    </span>
  )
}
