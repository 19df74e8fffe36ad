// Finds posts by their words, and shows them as short lines. The command palette lists them beside members and
// screens.
import { queryOptions } from '@tanstack/react-query'
import { searchMinimum } from '../../contracts/limits.ts'
import { unwrap } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export type FoundPost = { id: string; content: string; author: { full_name: string | null } | null }

export const foundPostsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['found-posts', typed.trim()],
    enabled: typed.trim().length >= searchMinimum && !typed.trim().startsWith('@'),
    queryFn: async ({ signal }): Promise<FoundPost[]> =>
      unwrap(
        await supabase
          .rpc('search_posts', { words: typed.trim(), page_size: 5 }, { get: true })
          .select('id, content, created_at, author:profiles!posts_user_id_fkey(full_name)')
          .order('created_at', { ascending: false })
          .abortSignal(signal),
      ),
    meta: { silent: true },
  })
