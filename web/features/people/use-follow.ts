import { useQueryClient } from '@tanstack/react-query'
import { tell } from '../../entities/events.ts'
import { AppError, toAppError, unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { useToggle } from '../../lib/toggle.ts'
import { countsQuery, followQuery } from './queries.ts'
import { showFollow } from './show-follow.ts'

/** Follows or unfollows a member. The button and the number of followers change at once. */
export function useFollow(userId: string, otherId: string, isFollowing: boolean) {
  const client = useQueryClient()
  return useToggle({
    isOn: isFollowing,
    apply: on => showFollow(client, followQuery(userId, otherId).queryKey, countsQuery(otherId).queryKey, on),
    save: async on => {
      try {
        unwrapMaybe(await (on ? follow(userId, otherId) : unfollow(userId, otherId)))
      } catch (thrown) {
        throw new AppError(toAppError(thrown).code, on ? 'Failed to follow' : 'Failed to unfollow')
      }
    },
    onSaved: on => void tell(client, on ? 'member followed' : 'member unfollowed'),
    // Counts that were read after the click do not include the refused follow. Undoing the click would make these
    // counts wrong, so they are read again.
    onRefused: () => void client.invalidateQueries({ queryKey: countsQuery(otherId).queryKey }),
    meta: { success: on => (on ? 'Following successfully' : 'Unfollowed successfully') },
  })
}

function follow(userId: string, otherId: string) {
  return supabase
    .from('follows')
    .upsert(
      { follower_id: userId, following_id: otherId },
      { onConflict: 'follower_id,following_id', ignoreDuplicates: true },
    )
}

function unfollow(userId: string, otherId: string) {
  return supabase.from('follows').delete().eq('follower_id', userId).eq('following_id', otherId)
}
