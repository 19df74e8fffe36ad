// Lists of members, latest first: all members, followers, followed members, and members who like a post. Each page
// of a list says whom the reader follows, so that every line shows the right button at once.
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { Industry } from '../../../contracts/industries.ts'
import type { UserType } from '../../../contracts/user-types.ts'
import { type Person, personColumns } from '../../entities/profile.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { followQuery } from './queries.ts'

const pageSize = 30

type Listed = { cursor: { created_at: string; id: string }; person: Person; about: string }
type Cursor = Listed['cursor'] | null
type Row = { id: string; created_at: string; person: Person; about?: string }

function listOf(kind: string, id: string, userId: string, read: (before: Cursor) => PromiseLike<Row[]>) {
  return infiniteQueryOptions({
    queryKey: ['people-list', kind, id, userId],
    initialPageParam: null as Cursor,
    queryFn: async ({ pageParam, client }): Promise<Listed[]> => {
      const rows = await read(pageParam)
      await noteFollowed(
        client,
        userId,
        rows.map(({ person }) => person.id),
      )
      return rows.map(({ id, created_at, person, about = '' }) => ({
        cursor: { id, created_at },
        person,
        about,
      }))
    },
    getNextPageParam: page => (page.length === pageSize ? page.at(-1)?.cursor : undefined),
  })
}

async function noteFollowed(client: QueryClient, userId: string, ids: readonly string[]): Promise<void> {
  const links = unwrap(
    await supabase.from('follows').select('following_id').eq('follower_id', userId).in('following_id', ids),
  )
  const followed = new Set(links.map(link => link.following_id))
  for (const id of ids) client.setQueryData(followQuery(userId, id).queryKey, followed.has(id))
}

const earlier = (before: NonNullable<Cursor>) =>
  `created_at.lt.${before.created_at},and(created_at.eq.${before.created_at},id.lt.${before.id})`

const latestFirst = { ascending: false }

export const followersQuery = (memberId: string, userId: string) =>
  listOf('followers', memberId, userId, async before => {
    const query = supabase
      .from('follows')
      .select(`id, created_at, person:profiles!follows_follower_id_fkey!inner(${personColumns})`)
      .eq('following_id', memberId)
      .order('created_at', latestFirst)
      .order('id', latestFirst)
      .limit(pageSize)
    return unwrap(await (before ? query.or(earlier(before)) : query))
  })

export const followingQuery = (memberId: string, userId: string) =>
  listOf('following', memberId, userId, async before => {
    const query = supabase
      .from('follows')
      .select(`id, created_at, person:profiles!follows_following_id_fkey!inner(${personColumns})`)
      .eq('follower_id', memberId)
      .order('created_at', latestFirst)
      .order('id', latestFirst)
      .limit(pageSize)
    return unwrap(await (before ? query.or(earlier(before)) : query))
  })

export const likersQuery = (postId: string, userId: string) =>
  listOf('likers', postId, userId, async before => {
    const query = supabase
      .from('post_likes')
      .select(`id, created_at, person:profiles!post_likes_user_id_fkey!inner(${personColumns})`)
      .eq('post_id', postId)
      .order('created_at', latestFirst)
      .order('id', latestFirst)
      .limit(pageSize)
    return unwrap(await (before ? query.or(earlier(before)) : query))
  })

/** The filters of the member directory, as in the URL. Empty filters mean all members. */
export type Wanted = {
  words: string
  type: UserType | null
  industry: Industry | null
  place: string
  looking: string
}

export const directoryQuery = ({ words, type, industry, place, looking }: Wanted, userId: string) => ({
  ...listOf('directory', JSON.stringify([words, type, industry, place, looking]), userId, async before => {
    const rows = unwrap(
      await supabase
        .rpc(
          'find_people',
          {
            page_size: pageSize,
            ...(words && { words }),
            ...(type && { of_type: type }),
            ...(industry && { of_industry: industry }),
            ...(place && { place }),
            ...(looking && { looking }),
            ...(before && { before_time: before.created_at, before_id: before.id }),
          },
          { get: true },
        )
        .select(toldColumns)
        .order('created_at', latestFirst)
        .order('id', latestFirst),
    )
    return rows.map(toRow)
  }),
  placeholderData: keepPreviousData,
})

/**
 * Founders that the reader might want to meet, in one page. Founders who have most in common with the reader come
 * first.
 */
export const foundersQuery = (userId: string) => ({
  ...listOf('founders', '', userId, async () =>
    unwrap(await supabase.rpc('founders_to_meet', undefined, { get: true }).select(toldColumns)).map(toRow),
  ),
  getNextPageParam: () => undefined,
  // The order depends on the reader's profile.
  meta: { changedBy: ['profile saved'] as const },
})

const toldColumns = `${personColumns}, created_at, industry, location, building, looking_for` as const

const toRow = (person: Person & About & { created_at: string }): Row => ({
  id: person.id,
  created_at: person.created_at,
  person,
  about: aboutOf(person),
})

type About = Record<'industry' | 'location' | 'building' | 'looking_for', string | null>

function aboutOf({ industry, location, building, looking_for }: About): string {
  const isTold = industry && industry !== 'other'
  return [
    looking_for && `Looking for: ${looking_for.trim().replace(/\.$/, '')}`,
    building?.trim().replace(/\.$/, ''),
    isTold && industry,
    location,
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}

export type PeopleQuery = ReturnType<typeof listOf>
