// A member as others see them. Posts, messages, the palette and the profile itself show the same person.
import { queryOptions } from '@tanstack/react-query'
import { searchMinimum } from '../../contracts/limits.ts'
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

export const profileColumns = `${personColumns}, handle, location, bio, created_at` as const

export type Profile = Person & { handle: string; location: string | null; bio: string | null }

/** A member whose profile has not come yet, or whose row is missing. */
export const blankProfile = (id: string): Profile => ({
  id,
  full_name: null,
  avatar_url: null,
  company_name: null,
  user_type: 'founder',
  handle: '',
  location: null,
  bio: null,
})

/** A member's own profile; null while its row is missing. */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async () =>
      unwrapMaybe(await supabase.from('profiles').select(profileColumns).eq('id', userId).maybeSingle()),
    meta: { changedBy: ['profile saved'] },
  })

/** Members by name or company, from two letters on; accents, letter case and the order of the words do not matter. */
export const personSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['person-search', words.trim()],
    enabled: words.trim().length >= searchMinimum,
    queryFn: async ({ signal }): Promise<Person[]> =>
      unwrap(
        await supabase
          .rpc('search_profiles', { words: words.trim() }, { get: true })
          .select(personColumns)
          .abortSignal(signal),
      ),
    meta: { silent: true },
  })
