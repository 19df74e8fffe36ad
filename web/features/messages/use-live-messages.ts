import { useRealtime } from '../../lib/realtime.ts'
import { moveUp, putDeleted, putMessage, putReadMark } from './cache.ts'
import { conversationsQuery, messagesKey } from './queries.ts'

/** New messages and read marks as they happen, in every conversation of the member. */
export function useLiveMessages(userId: string): void {
  useRealtime(
    'messages',
    null,
    (change, cache) => {
      if (change.event === 'UPDATE') {
        if (change.row.deleted_at) putDeleted(cache, userId, change.row)
        putReadMark(cache, userId, change.row)
      }
      if (change.event === 'INSERT' && putMessage(cache, change.row)) moveUp(cache, userId, change.row)
    },
    cache => {
      void cache.invalidateQueries(conversationsQuery(userId))
      void cache.invalidateQueries({ queryKey: messagesKey })
    },
  )
}
