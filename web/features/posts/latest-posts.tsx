import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

const shown = 2

/** The newest posts of the feed, for a glance. */
const latestPostsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['latest-posts', userId],
    queryFn: async () =>
      unwrap(
        await supabase
          .rpc('feed_posts', {}, { get: true })
          .select('id, content, created_at, author:profiles(id, full_name, avatar_url)')
          .order('created_at', { ascending: false })
          .limit(shown),
      ),
    meta: { changedBy: ['post created', 'post deleted', 'member followed', 'member unfollowed'] },
  })

export function LatestPosts({ userId }: { userId: string }) {
  const query = useQuery(latestPostsQuery(userId))
  return (
    <Loaded query={query} skeleton={<PostsSkeleton />} error="The feed could not be loaded.">
      {posts =>
        posts.length === 0 ? (
          <p className="text-[0.9375rem] text-ink-soft">No posts yet. Be the first to share something!</p>
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
                  <p className="line-clamp-2 text-[0.9375rem] text-ink-soft" dir="auto">
                    {post.content}
                  </p>
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
