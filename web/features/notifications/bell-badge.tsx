import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '../../entities/count-badge.tsx'
import { useUser } from '../../lib/user.ts'
import { unreadNotificationsQuery, useLiveNotifications } from './unread.ts'

/** The number of unread notifications on the bell icon, updated live. */
export function BellBadge() {
  const userId = useUser().id
  useLiveNotifications(userId)
  const { data: count = 0 } = useQuery(unreadNotificationsQuery(userId))
  return <CountBadge count={count} className="absolute -top-0.5 -right-0.5 md:top-0.5 md:right-0.5" />
}
