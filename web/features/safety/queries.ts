import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export const blockedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['blocked-people', userId],
    queryFn: async () => unwrap(await supabase.rpc('blocked_people')),
  })

export const mutesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mutes', userId],
    queryFn: async () =>
      unwrap(
        await supabase
          .from('mutes')
          .select('id, word, muted:profiles!mutes_muted_id_fkey(id, full_name)')
          .order('created_at', { ascending: false }),
      ),
  })

export const isModeratorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['is-moderator', userId],
    queryFn: async () => unwrap(await supabase.rpc('is_moderator')),
    staleTime: 5 * 60_000,
    meta: { silent: true },
  })

export const queueQuery = queryOptions({
  queryKey: ['moderation-queue'],
  queryFn: async () => unwrap(await supabase.rpc('moderation_queue')),
})

export const decisionsQuery = queryOptions({
  queryKey: ['moderation-actions'],
  queryFn: async () =>
    unwrap(
      await supabase
        .from('moderation_actions')
        .select('id, action, kind, note, until, created_at, moderator_id')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(20),
    ),
})
