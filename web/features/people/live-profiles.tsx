import type { QueryClient } from '@tanstack/react-query'
import { forgetPerson, patchPerson, peopleIn } from '../../entities/person-cache.ts'
import { profileColumns } from '../../entities/profile.ts'
import { unwrap } from '../../lib/errors.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Shows a member's new name or picture on every screen at once, and removes deleted members from every screen.
 */
export function LiveProfiles() {
  useRealtime(
    'profiles',
    null,
    (change, cache) => {
      if (change.event === 'UPDATE') patchPerson(cache, change.row)
      if (change.event === 'DELETE' && change.row.id) forgetPerson(cache, change.row.id)
    },
    cache => void readAgain(cache),
  )
  return null
}

/** The maximum number of ids per request, so that its URL is not too long for any server. */
const atOnce = 100

/**
 * Reads all shown members again after the realtime connection was interrupted. Usually one request is enough.
 */
async function readAgain(cache: QueryClient): Promise<void> {
  const ids = peopleIn(cache)
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    await cache.prefetchQuery({
      queryKey: ['people-again', some],
      queryFn: async () => {
        const people = unwrap(await supabase.from('profiles').select(profileColumns).in('id', some))
        for (const person of people) patchPerson(cache, person)
        const found = new Set(people.map(({ id }) => id))
        for (const id of some) if (!found.has(id)) forgetPerson(cache, id)
        return people.length
      },
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    })
  }
}
