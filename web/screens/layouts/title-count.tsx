import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unreadCountQuery } from '../../features/messages/unread-count.ts'
import { unreadNotificationsQuery } from '../../features/notifications/unread.ts'
import { setTitleCount } from '../../lib/page-title.ts'
import { useUser } from '../../lib/user.ts'

/**
 * Shows the number of unread messages and notifications in the title of the browser tab. The badges in the bars
 * keep both numbers up to date.
 */
export function TitleCount() {
  const userId = useUser().id
  const { data: messages = 0 } = useQuery(unreadCountQuery(userId))
  const { data: notifications = 0 } = useQuery(unreadNotificationsQuery(userId))
  useEffect(() => {
    setTitleCount(messages + notifications)
    return () => setTitleCount(0)
  }, [messages, notifications])
  return null
}
