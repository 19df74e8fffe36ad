import { queryOptions } from '@tanstack/react-query'
import { searchMinimum } from '../../../contracts/limits.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** Members by name or company, from two letters on; accents and the order of the words do not matter. */
export const memberSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['members', 'search', words.trim()],
    enabled: words.trim().length >= searchMinimum,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('search_profiles', { words: words.trim() }, { get: true })
          .select('id, full_name, company_name, avatar_url')
          .abortSignal(signal),
      ),
    meta: { silent: true },
  })
