import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { setRead } from './cache.ts'
import type { Conversation } from './queries.ts'
import { unreadCountQuery } from './unread-count.ts'

/**
 * Marks an open and visible conversation as read. If this fails, the error is only logged, because the next
 * message tries again.
 */
export function useMarkRead(userId: string, conversation: Conversation, hasUnread: boolean): void {
  const client = useQueryClient()
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')
  const { mutate } = useMutation({
    mutationFn: async () => {
      // Each call marks some of the messages, and says whether more are left.
      while (unwrap(await supabase.rpc('mark_messages_read', { conversation_id: conversation.id }))) {}
    },
    onMutate: () => {
      setRead(client, userId, conversation.id, new Date().toISOString())
      client.setQueryData(unreadCountQuery(userId).queryKey, (count = 0) =>
        Math.max(0, count - Math.max(1, conversation.unreadCount)),
      )
    },
    onSuccess: () => client.invalidateQueries(unreadCountQuery(userId)),
    meta: { silent: true },
  })
  const markRead = useEffectEvent(() => mutate())
  const isDue = hasUnread && isVisible
  useEffect(() => {
    if (isDue) markRead()
  }, [isDue])
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
