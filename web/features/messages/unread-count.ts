import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'
import { useUser } from '../../lib/user.ts'

export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unread-count', userId],
    queryFn: async () => {
      // The query finds only messages of conversations that the database lets this member read. Closed conversations
      // are not among them.
      const unread = await supabase
        .from('messages')
        .select('conversations!inner()')
        .neq('sender_id', userId)
        .is('read_at', null)
        .limit(countedAtMost)
      return unwrap(unread).length
    },
    meta: { silent: true },
  })

/** The number of unread messages at which counting stops, because the badges show no larger number. */
const countedAtMost = 100

/** The milliseconds to wait before counting, because several messages often arrive together. */
const settleMs = 150
let recount: ReturnType<typeof setTimeout> | undefined

/**
 * The number of unread messages, updated live. The server counts each time, because counting realtime events
 * would count some messages twice.
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
