import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { UserType } from '../../../contracts/user-types.ts'
import { tell } from '../../entities/events.ts'
import { saveMemberSettings } from '../../entities/member-settings.ts'
import { patchPerson } from '../../entities/person-cache.ts'
import { ownProfileQuery, profileColumns } from '../../entities/profile.ts'
import { unwrap } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import type { SupporterAnswers } from './supporter-form.tsx'

type Role = { user_type: UserType } & Partial<SupporterAnswers>

/** Saves the member's role in the profile. */
export async function saveRole(cache: QueryClient, userId: string, role: Role): Promise<void> {
  const saved = unwrap(
    await supabase.from('profiles').update(role).eq('id', userId).select(profileColumns).single(),
  )
  cache.setQueryData(ownProfileQuery(userId).queryKey, saved)
  patchPerson(cache, saved)
  await tell(cache, 'profile saved')
}

export function useSaveSupporter(userId: string, isNew: boolean) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (role: Role) => {
      await saveRole(cache, userId, role)
      await saveMemberSettings(cache, userId, { first_minutes: 'done' })
    },
    meta: {
      ...(!isNew && { success: 'Profile updated successfully' }),
      error: 'Failed to update profile',
    },
  })
}
