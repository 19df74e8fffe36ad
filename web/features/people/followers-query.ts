import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export const newestFollowersQuery = (userId: string, limit: number) =>
  queryOptions({
    queryKey: ['follows', 'newest-followers', userId, limit],
    queryFn: async () => {
      const rows = unwrap(
        await supabase
          .from('follows')
          .select(
            'created_at, follower:profiles!follows_follower_id_fkey(id, full_name, avatar_url, company_name)',
          )
          .eq('following_id', userId)
          .order('created_at', { ascending: false })
          .limit(limit),
      )
      return rows.map(row => row.follower)
    },
  })
