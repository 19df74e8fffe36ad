// A member's profile as other members see it: the same fields in posts, messages, the command palette and the
// profile.
import { queryOptions } from '@tanstack/react-query'
import { searchMinimum } from '../../contracts/limits.ts'
import { isNamed } from '../../contracts/venture-name.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export const personColumns = 'id, full_name, avatar_url, company_name, user_type' as const

export type Person = {
  id: string
  full_name: string | null
  avatar_url: string | null
  company_name: string | null
  user_type: string
}

export const profileColumns =
  `${personColumns}, handle, location, bio, building, industry, looking_for, open_to_talk, links, created_at` as const

export type Profile = Person & {
  handle: string
  location: string | null
  bio: string | null
  building: string | null
  industry: string | null
  looking_for: string | null
  open_to_talk: boolean
  links: string[]
}

/** An empty profile, used while the profile loads or if its row is missing. */
export const blankProfile = (id: string): Profile => ({
  id,
  full_name: null,
  avatar_url: null,
  company_name: null,
  user_type: 'founder',
  handle: '',
  location: null,
  bio: null,
  building: null,
  industry: null,
  looking_for: null,
  open_to_talk: false,
  links: [],
})

/** Returns whether the member supports other people's ventures and has no venture of their own. */
export const isSupporter = ({ user_type }: Profile, project: { name: string }): boolean =>
  user_type !== 'founder' && !isNamed(project.name)

/** A member's own profile; null if its row is missing. */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async () =>
      unwrapMaybe(await supabase.from('profiles').select(profileColumns).eq('id', userId).maybeSingle()),
    meta: { changedBy: ['profile saved'] },
  })

/**
 * The result of a search, with every field that the search reads, so that `foundBy` can name the matching field.
 */
export type FoundPerson = Person &
  Pick<Profile, 'handle' | 'location' | 'bio' | 'building' | 'industry' | 'looking_for'>
const foundColumns = `${personColumns}, handle, location, bio, building, industry, looking_for` as const

/**
 * Finds members whose profile contains the words. The text needs at least two letters. Accents, case and word order
 * do not matter. If the text starts with @, only handles are searched.
 */
export const personSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['person-search', words.trim()],
    enabled: words.trim().length >= searchMinimum,
    queryFn: async ({ signal }): Promise<FoundPerson[]> => {
      const given = words.trim()
      const found = given.startsWith('@')
        ? supabase.rpc('find_by_handle', { beginning: given }, { get: true })
        : supabase.rpc('search_profiles', { words: given }, { get: true })
      return unwrap(await found.select(foundColumns).abortSignal(signal))
    },
    meta: { silent: true },
  })

export type Mentioned = Person & { handle: string }

/** Members whose handle starts with this text. Members whom the reader follows come first. */
export const findByHandleQuery = (beginning: string) =>
  queryOptions({
    queryKey: ['handles', beginning.toLowerCase()],
    enabled: beginning !== '',
    queryFn: async ({ signal }): Promise<Mentioned[]> =>
      unwrap(
        await supabase
          .rpc('find_by_handle', { beginning }, { get: true })
          .select(`${personColumns}, handle`)
          .abortSignal(signal),
      ),
    meta: { silent: true },
  })
