import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { newestFollowersQuery } from './queries.ts'

const shown = 3

export function NewestFollowers({ userId }: { userId: string }) {
  const query = useQuery(newestFollowersQuery(userId, shown))
  return (
    <Loaded query={query} skeleton={<FollowersSkeleton />} error="Your followers could not be loaded.">
      {followers =>
        followers.length === 0 ? (
          <p className="text-[0.9375rem] text-ink-soft">
            Nobody follows you yet. A post about what you learned this week is a good start.
          </p>
        ) : (
          <ul className="grid gap-1">
            {followers.map(follower => (
              <li key={follower.id}>
                <Link
                  to={paths.member(follower.id)}
                  className="flex items-center gap-3 rounded-control py-1.5 hover:text-ember-deep"
                >
                  <Avatar name={follower.full_name ?? 'User'} src={follower.avatar_url} size="small" />
                  <span className="min-w-0 truncate">
                    <span className="font-medium">{follower.full_name ?? 'User'}</span>
                    {follower.company_name && (
                      <span className="text-ink-faint">, {follower.company_name}</span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function FollowersSkeleton() {
  return (
    <LoadingFrame label="Loading your followers" className="grid gap-3">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </LoadingFrame>
  )
}
