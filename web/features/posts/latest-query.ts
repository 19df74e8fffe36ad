import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** The newest posts of the feed: the last day's, by the member and those they follow. */
export const latestPostsQuery = (userId: string, limit: number) =>
  queryOptions({
    queryKey: ['feed', userId, 'latest', limit],
    queryFn: async () =>
      unwrap(
        await supabase
          .rpc('feed_posts', {}, { get: true })
          .select('id, content, created_at, author:profiles(id, full_name, avatar_url)')
          .order('created_at', { ascending: false })
          .limit(limit),
      ),
  })
