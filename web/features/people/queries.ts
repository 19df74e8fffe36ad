import { queryOptions } from '@tanstack/react-query'
import { type Person, type Profile, personColumns, profileColumns } from '../../entities/profile.ts'
import { AppError, toAppError, unwrap, unwrapCount, unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** A member's profile. The query fails with `not_found` if the member does not exist. */
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member', userId],
    queryFn: async (): Promise<Profile> => {
      const row = unwrapMaybe(
        await supabase.from('profiles').select(profileColumns).eq('id', userId).maybeSingle(),
      )
      if (!row) throw new AppError('not_found')
      return row
    },
    meta: {
      changedBy: ['profile saved'],
      error: error => (isNobody(error) ? 'User not found' : 'Error loading profile'),
    },
  })

/** The member who sent the invite link; null if that account was deleted. */
export const inviterQuery = (userId: string) =>
  queryOptions({
    queryKey: ['inviter', userId],
    queryFn: async (): Promise<Person | null> =>
      unwrapMaybe(await supabase.from('profiles').select(personColumns).eq('id', userId).maybeSingle()),
    meta: { silent: true },
  })

/** Returns whether the error means that there is no such member. An invalid id in the URL counts too. */
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
      return {
        followers: unwrapCount(followers),
        following: unwrapCount(following),
        posts: unwrapCount(posts),
      }
    },
    meta: { changedBy: ['member followed', 'member unfollowed', 'post created', 'post deleted'] },
  })

/** Reads whether one member follows the other. */
export const followQuery = (userId: string, otherId: string) =>
  queryOptions({
    queryKey: ['follow', userId, otherId],
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
    meta: { changedBy: ['member followed', 'member unfollowed'] },
  })

export type Recommendation = Person & { reason: string }

/**
 * Five recommended members, each with a reason. Members followed by people whom the reader follows come first.
 */
export const recommendationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['recommended-people', userId],
    queryFn: async (): Promise<Recommendation[]> =>
      unwrap(await supabase.rpc('recommended_people', undefined, { get: true })),
    meta: { changedBy: ['member followed', 'member unfollowed'] },
  })

/** Reads whether this server has another member. */
export const hasOthersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['other-people', userId],
    queryFn: async () => {
      const found = unwrap(await supabase.from('profiles').select('id').neq('id', userId).limit(1))
      return found.length > 0
    },
  })
