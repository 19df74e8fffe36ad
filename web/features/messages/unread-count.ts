import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { unwrapCount } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'
import { useUser } from '../../lib/user.ts'

export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unread-count', userId],
    queryFn: async () => {
      // The database decides which conversations are the member's; what is left of a closed one waits for nobody.
      const counted = await supabase
        .from('messages')
        .select('id, conversations!inner(id)', { count: 'exact', head: true })
        .neq('sender_id', userId)
        .is('read_at', null)
      return unwrapCount(counted)
    },
    meta: { silent: true },
  })

/** Messages come and are read several at a time: one count for all of them is enough. */
const settleMs = 150
let recount: ReturnType<typeof setTimeout> | undefined

/** How many messages wait, live. Always as the server counts: adding up events would count some twice. */
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
