import type { Factor } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/** The name in the member's profile; null if the profile row is missing. Saving adds the row. */
export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', userId],
    queryFn: async () =>
      unwrapMaybe(await supabase.from('profiles').select('full_name').eq('id', userId).maybeSingle()),
    meta: {
      changedBy: ['profile saved'],
      error: { title: 'Error loading profile', text: 'Could not load your profile data. Please try again.' },
    },
  })

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async () => unwrap(await supabase.rpc('own_sessions', undefined, { get: true })),
  })

/** The authenticator apps that the member has confirmed with a code. */
export const factorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['factors', userId],
    queryFn: async (): Promise<Factor[]> => unwrap(await supabase.auth.mfa.listFactors()).totp,
  })
