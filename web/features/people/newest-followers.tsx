import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

const shown = 3

const newestFollowersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['newest-followers', userId],
    queryFn: async () => {
      const rows = unwrap(
        await supabase
          .from('follows')
          .select(
            'created_at, follower:profiles!follows_follower_id_fkey(id, full_name, avatar_url, company_name)',
          )
          .eq('following_id', userId)
          .order('created_at', { ascending: false })
          .limit(shown),
      )
      return rows.map(row => row.follower)
    },
  })

export function NewestFollowers({ userId }: { userId: string }) {
  const query = useQuery(newestFollowersQuery(userId))
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
