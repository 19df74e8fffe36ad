import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMarkRead } from '../features/notifications/mutations.ts'
import { NotificationList } from '../features/notifications/notification-list.tsx'
import { unreadNotificationsQuery } from '../features/notifications/unread.ts'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'

export function Component() {
  const userId = useUser().id
  const { data: unread = 0 } = useQuery(unreadNotificationsQuery(userId))
  const markRead = useMarkRead(userId)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-[clamp(2rem,5vw,2.5rem)]">Notifications</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={unread === 0 || markRead.isPending}
            onClick={() => markRead.mutate('all')}
          >
            Mark all as read
          </Button>
          <Link to={paths.settings} className={buttonClass({ look: 'quiet', size: 'small' })}>
            Settings
          </Link>
        </div>
      </div>
      <NotificationList userId={userId} />
    </div>
  )
}
