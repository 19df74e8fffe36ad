import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { changedBy, Glances } from './latest-posts.tsx'

const shown = 4

/** The latest posts of founders, for members who look for founders. */
const foundersPostsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['founders-posts', userId],
    queryFn: async () =>
      unwrap(
        await supabase
          .rpc('network_posts', { page_size: 50 }, { get: true })
          .select('id, content, created_at, author:profiles!inner(id, full_name, avatar_url)')
          .eq('author.user_type', 'founder')
          .limit(shown),
      ),
    meta: { changedBy },
  })

export const FoundersPosts = ({ userId }: { userId: string }) => (
  <Glances query={useQuery(foundersPostsQuery(userId))} empty="No founder has written yet." />
)
