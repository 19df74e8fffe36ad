import { infiniteQueryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { decision, notificationKind } from '../../../contracts/notifications.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { notificationsKey } from './unread.ts'

const notification = z.object({
  id: z.string(),
  recipient_id: z.string(),
  kind: notificationKind,
  post_id: z.string().nullable(),
  comment_id: z.string().nullable(),
  updated_at: z.string(),
  read_at: z.string().nullable(),
  actor_count: z.number(),
  actors: z.array(
    z.object({ id: z.string(), full_name: z.string().nullable(), avatar_url: z.string().nullable() }),
  ),
  about: z.string().nullable(),
  /** The id of the comment. If the notification is about several comments, the id of the latest one. */
  about_id: z.string().nullable(),
  decision: decision.nullable(),
})
export type Notification = z.infer<typeof notification>

const pageSize = 20
const columns =
  'id, recipient_id, kind, post_id, comment_id, updated_at, read_at, actor_count, actors, about, about_id, decision'

/** The notifications, latest first, one page at a time. */
export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(userId), 'list'],
    initialPageParam: null as { updated_at: string; id: string } | null,
    queryFn: async ({ pageParam }) => {
      let query = supabase
        .from('notification_list')
        .select(columns)
        .eq('recipient_id', userId)
        .order('updated_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize)
      if (pageParam) {
        const { updated_at, id } = pageParam
        query = query.or(`updated_at.lt.${updated_at},and(updated_at.eq.${updated_at},id.lt.${id})`)
      }
      return z.array(notification).parse(unwrap(await query))
    },
    getNextPageParam: page => {
      const last = page.at(-1)
      return last && page.length === pageSize ? { updated_at: last.updated_at, id: last.id } : undefined
    },
  })
