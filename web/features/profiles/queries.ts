import { queryOptions } from '@tanstack/react-query'
import { unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** A member's own profile; null while its row is missing. */
export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: async () =>
      unwrapMaybe(
        await supabase
          .from('profiles')
          .select('id, full_name, avatar_url, user_type, company_name, location, bio, created_at')
          .eq('id', userId)
          .maybeSingle(),
      ),
  })
