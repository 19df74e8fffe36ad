import { queryOptions } from '@tanstack/react-query'
import { AppError, toAppError, unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const columns = 'id, full_name, avatar_url, user_type, company_name, location, bio, created_at' as const

export type Profile = {
  id: string
  full_name: string | null
  avatar_url: string | null
  user_type: string
  company_name: string | null
  location: string | null
  bio: string | null
}

/** A member's own profile; null while its row is missing. */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async () =>
      unwrapMaybe(await supabase.from('profiles').select(columns).eq('id', userId).maybeSingle()),
  })

/** Somebody's profile; without one, nobody is there. */
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member', userId],
    queryFn: async (): Promise<Profile> => {
      const row = unwrapMaybe(await supabase.from('profiles').select(columns).eq('id', userId).maybeSingle())
      if (!row) throw new AppError('not_found')
      return row
    },
    meta: { error: error => (isNobody(error) ? 'User not found' : 'Error loading profile') },
  })

/** An address that is no member's id at all is nobody's either. */
export function isNobody(thrown: unknown): boolean {
  const { code, detail } = toAppError(thrown)
  return code === 'not_found' || detail === '22P02'
}

export type Counts = { followers: number; following: number; posts: number }

export const countsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile-counts', userId],
    queryFn: async (): Promise<Counts> => {
      const exact = { head: true, count: 'exact' } as const
      const [followers, following, posts] = await Promise.all([
        supabase.from('follows').select('id', exact).eq('following_id', userId),
        supabase.from('follows').select('id', exact).eq('follower_id', userId),
        supabase.from('posts').select('id', exact).eq('user_id', userId),
      ])
      return { followers: countOf(followers), following: countOf(following), posts: countOf(posts) }
    },
  })

function countOf({ count, error }: { count: number | null; error: unknown }): number {
  if (error) throw toAppError(error)
  return count ?? 0
}

/** Whether one follows the other. */
export const followQuery = (userId: string, otherId: string) =>
  queryOptions({
    queryKey: ['follows', 'one', userId, otherId],
    queryFn: async () => {
      const row = unwrapMaybe(
        await supabase
          .from('follows')
          .select('id')
          .eq('follower_id', userId)
          .eq('following_id', otherId)
          .maybeSingle(),
      )
      return row !== null
    },
  })
