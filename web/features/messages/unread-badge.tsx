import { CountBadge } from '../../entities/count-badge.tsx'
import { useUnreadCount } from './unread-count.ts'

export function UnreadBadge({ className = '' }: { className?: string }) {
  return <CountBadge count={useUnreadCount()} className={className} />
}
