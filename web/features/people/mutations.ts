import { useQueryClient } from '@tanstack/react-query'
import { tell } from '../../entities/events.ts'
import type { Person } from '../../entities/profile.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { recommendationsQuery } from './queries.ts'

/**
 * Follows a recommended member. The member disappears from the recommendations, and the feed shows the member's
 * posts.
 */
export function useFollowRecommended(userId: string) {
  const client = useQueryClient()
  const key = recommendationsQuery(userId).queryKey
  return useOnce({
    mutationFn: async (person: Person) =>
      unwrapMaybe(
        await supabase
          .from('follows')
          .upsert(
            { follower_id: userId, following_id: person.id },
            { onConflict: 'follower_id,following_id', ignoreDuplicates: true },
          ),
      ),
    onMutate: person => {
      const before = client.getQueryData(key)
      client.setQueryData(key, list => list?.filter(({ id }) => id !== person.id))
      return { before }
    },
    onError: (_error, _person, context) => client.setQueryData(key, context?.before),
    onSuccess: () => tell(client, 'member followed'),
    meta: { success: 'You are now following this account', error: 'Failed to follow account' },
  })
}
