import { queryOptions } from '@tanstack/react-query'
import { searchMinimum, searchResults } from '../../../contracts/limits.ts'
import { unwrap } from '../../lib/errors.ts'
import { containsFilter } from '../../lib/search-pattern.ts'
import { supabase } from '../../lib/supabase.ts'

const columns = 'id, full_name, avatar_url, company_name, user_type'

export type Person = {
  id: string
  full_name: string | null
  avatar_url: string | null
  company_name: string | null
  user_type: string
}

/** Members by name or company, letter case aside, from two letters on. */
export const accountSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['people', 'search', words.trim()],
    enabled: words.trim().length >= searchMinimum,
    queryFn: async ({ signal }): Promise<Person[]> =>
      unwrap(
        await supabase
          .from('profiles')
          .select(columns)
          .or(containsFilter(['full_name', 'company_name'], words))
          .order('full_name')
          .limit(searchResults)
          .abortSignal(signal),
      ),
  })

/** Five whom the member does not follow; first those whom their people follow. */
export const recommendationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'recommended', userId],
    queryFn: async (): Promise<Person[]> =>
      unwrap(await supabase.rpc('recommended_profiles', undefined, { get: true }).select(columns)),
  })

/** Whether there is anybody but this member. */
export const hasOthersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'others', userId],
    queryFn: async () => {
      const found = unwrap(await supabase.from('profiles').select('id').neq('id', userId).limit(1))
      return found.length > 0
    },
  })
