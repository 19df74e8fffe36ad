import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapCount } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'
import { useUser } from '../../lib/user.ts'

export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unread-count', userId],
    queryFn: async () => {
      // The database decides which conversations count; the messages of a closed one are not counted.
      const counted = await supabase
        .from('messages')
        .select('id, conversations!inner(id)', { count: 'exact', head: true })
        .neq('sender_id', userId)
        .is('read_at', null)
      return unwrapCount(counted)
    },
    meta: { silent: true },
  })

/** Messages arrive and are read several at a time, so one count for all of them is enough. */
const settleMs = 150
let recount: ReturnType<typeof setTimeout> | undefined

/**
 * The number of unread messages, live. The server always counts, because adding up events would count some
 * twice.
 */
export function useUnreadCount(): number {
  const userId = useUser().id
  const query = unreadCountQuery(userId)
  const { data = 0 } = useQuery(query)
  const count = (cache: QueryClient) => {
    if (recount) return
    recount = setTimeout(() => {
      recount = undefined
      void cache.invalidateQueries({ queryKey: query.queryKey })
    }, settleMs)
  }
  useRealtime('messages', null, (_change, cache) => count(cache), count)
  return data
}
