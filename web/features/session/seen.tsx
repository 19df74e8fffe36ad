import { useQuery } from '@tanstack/react-query'
import { unwrapMaybe } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

const everyMs = 120_000

/**
 * Tells the server that the member sees the page, so that the server sends no mail about news that the member can
 * see here.
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
