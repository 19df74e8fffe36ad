import { useQuery } from '@tanstack/react-query'
import { unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const everyMs = 120_000

/**
 * Tells the server while the page is visible, so that nobody who is here gets a mail about what waits for
 * them.
 */
export function Seen({ userId }: { userId: string }) {
  useQuery({
    queryKey: ['seen', userId],
    queryFn: async () =>
      unwrapMaybe(await supabase.rpc('note_seen', { p_minutes_east: 0 - new Date().getTimezoneOffset() })) ??
      null,
    refetchInterval: everyMs,
    meta: { silent: true },
  })
  return null
}
