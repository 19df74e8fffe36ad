import { queryOptions } from '@tanstack/react-query'
import { searchMinimum } from '../../../contracts/limits.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const columns = 'id, full_name, avatar_url, company_name, user_type'

export type Person = {
  id: string
  full_name: string | null
  avatar_url: string | null
  company_name: string | null
  user_type: string
}

/** Members by name or company, from two letters on; accents, letter case and the order of the words do not matter. */
export const accountSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['people', 'search', words.trim()],
    enabled: words.trim().length >= searchMinimum,
    queryFn: async ({ signal }): Promise<Person[]> =>
      unwrap(
        await supabase
          .rpc('search_profiles', { words: words.trim() }, { get: true })
          .select(columns)
          .abortSignal(signal),
      ),
  })

export type Recommendation = Person & { reason: string }

/** Five whom the member does not follow, each with the reason; first those whom their people follow. */
export const recommendationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['people', 'recommended', userId],
    queryFn: async (): Promise<Recommendation[]> =>
      unwrap(await supabase.rpc('recommended_people', undefined, { get: true })),
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
