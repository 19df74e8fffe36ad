// The number of unread notifications, which every page shows. The list and its schemas load with the screen.
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

/** Notifications arrive and are read several at a time, so one read for all of them is enough. */
const settleMs = 150
let asking: ReturnType<typeof setTimeout> | undefined

/** Keeps list and count live. The server always counts, because adding up events would count some twice. */
export function useLiveNotifications(userId: string): void {
  const ask = (cache: QueryClient) => {
    if (asking) return
    asking = setTimeout(() => {
      asking = undefined
      void cache.invalidateQueries({ queryKey: notificationsKey(userId) })
    }, settleMs)
  }
  // When the server ends the channel, this read shows whether the session ended too.
  useRealtime('notifications', `recipient_id=eq.${userId}`, (_change, cache) => ask(cache), ask, ask)
}
