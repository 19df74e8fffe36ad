// The number of unread notifications, which every page shows. The list of notifications and its schemas are loaded
// only with its own screen.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrapCount } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'

export const notificationsKey = (userId: string) => ['notifications', userId] as const

export const unreadNotificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...notificationsKey(userId), 'unread'],
    queryFn: async () => {
      const counted = await supabase
        .from('notifications')
        .select('id', { count: 'exact', head: true })
        .eq('recipient_id', userId)
        .is('read_at', null)
      return unwrapCount(counted)
    },
    meta: { silent: true },
  })

/** The milliseconds to wait before reading, because several notifications often arrive together. */
const settleMs = 150
let asking: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps the list and the count up to date. The server counts each time, because counting realtime events would
 * count some notifications twice.
 */
export function useLiveNotifications(userId: string): void {
  const ask = (cache: QueryClient) => {
    if (asking) return
    asking = setTimeout(() => {
      asking = undefined
      void cache.invalidateQueries({ queryKey: notificationsKey(userId) })
    }, settleMs)
  }
  // Because of the last argument, the notifications are read again when the server closes the channel. If the
  // session has ended too, this request is refused, and the page signs out.
  useRealtime('notifications', `recipient_id=eq.${userId}`, (_change, cache) => ask(cache), ask, ask)
}
