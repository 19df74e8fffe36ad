import { queryOptions } from '@tanstack/react-query'
import { searchMinimum, searchResults } from '../../../contracts/limits.ts'
import { unwrap } from '../../lib/errors.ts'
import { containsFilter } from '../../lib/search-pattern.ts'
import { supabase } from '../../lib/supabase.ts'

/** Members by name or company, from two letters on. */
export const memberSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['members', 'search', words.trim()],
    enabled: words.trim().length >= searchMinimum,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('profiles')
          .select('id, full_name, company_name, avatar_url')
          .or(containsFilter(['full_name', 'company_name'], words))
          .limit(searchResults)
          .abortSignal(signal),
      ),
    meta: { silent: true },
  })
