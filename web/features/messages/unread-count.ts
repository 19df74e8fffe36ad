import { queryOptions, useQuery } from '@tanstack/react-query'
import { toAppError } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'

type Message = { sender_id: string; read_at: string | null }

export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['messages', 'unread-count', userId],
    queryFn: async () => {
      // Which conversations are the member's own is the database's rule.
      const { count, error } = await supabase
        .from('messages')
        .select('id', { count: 'exact', head: true })
        .neq('sender_id', userId)
        .is('read_at', null)
      if (error) throw toAppError(error)
      return count ?? 0
    },
    meta: { silent: true },
  })

/** A conversation is read message by message: one count after the last of them is enough. */
const settleMs = 150
let recount: ReturnType<typeof setTimeout> | undefined

/** How many messages wait, live: rises as one comes in, and is counted anew when some were read. */
export function useUnreadCount(): number {
  const userId = useUser().id
  const query = unreadCountQuery(userId)
  const { data = 0 } = useQuery(query)
  useRealtime<Message>(
    'messages',
    null,
    (change, cache) => {
      if (change.event === 'INSERT' && change.row.sender_id !== userId) {
        cache.setQueryData(query.queryKey, (count = 0) => count + 1)
      } else if (change.event === 'UPDATE') {
        clearTimeout(recount)
        recount = setTimeout(() => void cache.invalidateQueries({ queryKey: query.queryKey }), settleMs)
      }
    },
    cache => void cache.invalidateQueries({ queryKey: query.queryKey }),
  )
  return data
}
