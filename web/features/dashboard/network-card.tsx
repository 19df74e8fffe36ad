import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'

type NetworkCardProps = {
  unreadCount: number
  followers: ReactNode
  /** The latest posts; null if another part of the page shows them. */
  posts: ReactNode
}

/** The card about the network: unread messages, new followers, and today's posts. */
export function NetworkCard({ unreadCount, followers, posts }: NetworkCardProps) {
  return (
    <Card aria-label="Your network" className="grid content-start gap-5">
      <CardHeader
        title="Your network"
        aside={
          <Link
            to={paths.messaging}
            className={buttonClass({ look: unreadCount > 0 ? 'link' : 'quiet', size: 'inline' })}
          >
            {unreadCount === 0
              ? 'No unread messages'
              : `${unreadCount > 99 ? '99+' : unreadCount} unread ${unreadCount === 1 ? 'message' : 'messages'}`}
          </Link>
        }
      />
      <section className="-mt-4 grid gap-2">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Newest followers</h3>
        {followers}
      </section>
      {posts && (
        <section className="grid gap-2">
          <h3 className="font-sans text-sm font-semibold tracking-normal">In your feed</h3>
          {posts}
        </section>
      )}
      <Link to={paths.feed} className={buttonClass({ className: 'justify-self-start' })}>
        Go to your feed
      </Link>
    </Card>
  )
}
