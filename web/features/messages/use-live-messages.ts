import { useRealtime } from '../../lib/realtime.ts'
import { moveUp, putDeleted, putMessage, putReadMark } from './cache.ts'
import { conversationsQuery, messagesKey } from './queries.ts'
import { liveConversationsQuery } from './use-activity.ts'

/** Shows new messages and read marks live, in all conversations of the member. */
export function useLiveMessages(userId: string): void {
  useRealtime(
    'messages',
    null,
    (change, cache) => {
      const live = liveConversationsQuery(userId)
      // A new message may turn a request into a normal conversation. So the list of conversations with live
      // activity is read again.
      if (
        change.event === 'INSERT' &&
        !cache.getQueryData(live.queryKey)?.includes(change.row.conversation_id)
      )
        void cache.invalidateQueries(live)
      if (change.event === 'UPDATE') {
        if (change.row.deleted_at) putDeleted(cache, userId, change.row)
        putReadMark(cache, userId, change.row)
      }
      if (change.event === 'INSERT' && putMessage(cache, change.row)) moveUp(cache, userId, change.row)
    },
    cache => {
      void cache.invalidateQueries(conversationsQuery(userId))
      void cache.invalidateQueries({ queryKey: messagesKey })
      void cache.invalidateQueries(liveConversationsQuery(userId))
    },
  )
}
