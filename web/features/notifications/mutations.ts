import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { type Notification, notificationsQuery } from './queries.ts'
import { notificationsKey, unreadNotificationsQuery } from './unread.ts'

/** Marks one notification, or all, as read. The page shows this before the server responds. */
export function useMarkRead(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | 'all') => {
      const unread = supabase
        .from('notifications')
        .update({ read_at: new Date().toISOString() })
        .eq('recipient_id', userId)
        .is('read_at', null)
      unwrap(await (id === 'all' ? unread : unread.eq('id', id)).select('id'))
    },
    onMutate: id => {
      const at = new Date().toISOString()
      const read = (line: Notification) =>
        (id === 'all' || line.id === id) && line.read_at === null ? { ...line, read_at: at } : line
      cache.setQueryData(
        notificationsQuery(userId).queryKey,
        data => data && { ...data, pages: data.pages.map(page => page.map(read)) },
      )
      cache.setQueryData(unreadNotificationsQuery(userId).queryKey, (count = 0) =>
        id === 'all' ? 0 : Math.max(0, count - 1),
      )
    },
    onSettled: () => cache.invalidateQueries({ queryKey: notificationsKey(userId) }),
    meta: { error: 'That could not be marked as read' },
  })
}
