import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export const blockedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['blocked-people', userId],
    queryFn: async () => unwrap(await supabase.rpc('blocked_people')),
  })

export const isModeratorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['is-moderator', userId],
    queryFn: async () => unwrap(await supabase.rpc('is_moderator')),
    staleTime: 5 * 60_000,
    meta: { silent: true },
  })

/** The number of rows per page, as in the database function. */
const queuePage = 50

export const queueQuery = infiniteQueryOptions({
  queryKey: ['moderation-queue'],
  initialPageParam: 0,
  queryFn: async ({ pageParam }) => unwrap(await supabase.rpc('moderation_queue', { p_after: pageParam })),
  getNextPageParam: (page, _pages, from) => (page.length === queuePage ? from + queuePage : undefined),
})

export type Decided = {
  id: string
  action: string
  kind: string
  object_id: string
  member_id: string
  note: string | null
  until: string | null
  created_at: string
  moderator_id: string | null
  /** The member's name; null if the account was deleted. */
  name: string | null
}

/** The latest decisions, each with the name of its member. The name is null if the account was deleted. */
export const decisionsQuery = queryOptions({
  queryKey: ['moderation-actions'],
  queryFn: async (): Promise<Decided[]> => {
    const decisions = unwrap(
      await supabase
        .from('moderation_actions')
        .select('id, action, kind, object_id, member_id, note, until, created_at, moderator_id')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(20),
    )
    const members = [...new Set(decisions.map(decision => decision.member_id))]
    const people = unwrap(await supabase.from('profiles').select('id, full_name').in('id', members))
    const names = new Map(people.map(({ id, full_name }) => [id, full_name ?? 'User']))
    return decisions.map(decision => ({ ...decision, name: names.get(decision.member_id) ?? null }))
  },
})
