import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

const shown = 2
const columns = 'id, content, created_at, author:profiles(id, full_name, avatar_url)'
const newestFirst = { ascending: false }
export const changedBy = ['post created', 'post deleted', 'member followed', 'member unfollowed'] as const

/**
 * A few of the newest posts for the dashboard: from the feed, or if the feed is empty, from the whole network.
 */
const latestPostsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['latest-posts', userId],
    queryFn: async () => {
      const posts = unwrap(
        await supabase
          .rpc('feed_posts', {}, { get: true })
          .select(columns)
          .order('created_at', newestFirst)
          .limit(shown),
      )
      if (posts.length > 0) return posts
      return unwrap(await supabase.rpc('network_posts', { page_size: shown }, { get: true }).select(columns))
    },
    meta: { changedBy },
  })

export const LatestPosts = ({ userId }: { userId: string }) => (
  <Glances
    query={useQuery(latestPostsQuery(userId))}
    empty="No posts yet. Be the first to share something!"
  />
)

type Glance = {
  id: string
  content: string
  created_at: string
  author: { id: string; full_name: string | null; avatar_url: string | null } | null
}

export function Glances({ query, empty }: { query: UseQueryResult<Glance[]>; empty: string }) {
  return (
    <Loaded query={query} skeleton={<PostsSkeleton />} error="The feed could not be loaded.">
      {posts =>
        posts.length === 0 ? (
          <p className="text-[0.9375rem] text-ink-soft">{empty}</p>
        ) : (
          <ul className="grid gap-4">
            {posts.map(post => (
              <li key={post.id} className="flex gap-3">
                <Avatar name={post.author?.full_name ?? 'User'} src={post.author?.avatar_url} size="small" />
                <div className="min-w-0">
                  <p className="text-sm">
                    {post.author ? (
                      <Link to={paths.member(post.author.id)} className="font-medium hover:underline">
                        {post.author.full_name ?? 'User'}
                      </Link>
                    ) : (
                      'User'
                    )}
                    <span className="text-ink-faint">
                      {' · '}
                      <TimeAgo at={post.created_at} />
                    </span>
                  </p>
                  <Link
                    to={paths.post(post.id)}
                    className="line-clamp-2 text-[0.9375rem] text-ink-soft [overflow-wrap:anywhere] hover:underline"
                    dir="auto"
                  >
                    {post.content}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function PostsSkeleton() {
  return (
    <LoadingFrame label="Loading the feed" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </LoadingFrame>
  )
}
