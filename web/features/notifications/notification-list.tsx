import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { useMarkRead } from './mutations.ts'
import { NotificationLine } from './notification-line.tsx'
import { notificationsQuery } from './queries.ts'

export function NotificationList({ userId }: { userId: string }) {
  const query = useInfiniteQuery(notificationsQuery(userId))
  const markRead = useMarkRead(userId)
  return (
    <Loaded query={query} skeleton={<ListSkeleton />} error="Your notifications could not be loaded.">
      {({ pages }) => {
        const lines = pages.flat()
        if (lines.length === 0) return <NoNotifications />
        return (
          <>
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {lines.map(line => (
                <NotificationLine key={line.id} line={line} onRead={() => markRead.mutate(line.id)} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                className="justify-self-center"
                disabled={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading...' : 'Show older notifications'}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function NoNotifications() {
  return (
    <Card>
      <EmptyState
        icon={<Bell />}
        title="No notifications yet"
        text="When somebody likes, comments on or mentions what you write, or follows you, you read it here."
        action={
          <Link to={paths.feed} className={buttonClass({ look: 'plain', size: 'small' })}>
            Go to the feed
          </Link>
        }
      />
    </Card>
  )
}

function ListSkeleton() {
  return (
    <LoadingFrame label="Loading notifications" className="grid gap-3">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </LoadingFrame>
  )
}
