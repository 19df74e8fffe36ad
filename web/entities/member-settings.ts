// What a member has chosen for themselves; nobody else reads it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export type MemberSettings = {
  language: string | null
  early_access: boolean
  first_minutes: string | null
}

const columns = 'language, early_access, first_minutes'
const unset: MemberSettings = { language: null, early_access: false, first_minutes: null }

export const memberSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member-settings', userId],
    queryFn: async (): Promise<MemberSettings> =>
      unwrapMaybe(
        await supabase.from('member_settings').select(columns).eq('user_id', userId).maybeSingle(),
      ) ?? unset,
  })

/** Writes only the given settings: the others may have changed on another device. */
export async function saveMemberSettings(
  cache: QueryClient,
  userId: string,
  chosen: Partial<MemberSettings>,
): Promise<void> {
  const saved = unwrap(
    await supabase
      .from('member_settings')
      .upsert({ user_id: userId, ...chosen }, { onConflict: 'user_id' })
      .select(columns)
      .single(),
  )
  cache.setQueryData(memberSettingsQuery(userId).queryKey, saved)
}
