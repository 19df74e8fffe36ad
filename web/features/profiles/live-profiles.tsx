import { patchPerson } from '../../lib/people.ts'
import { useRealtime } from '../../lib/realtime.ts'

/** A member's new name or picture shows everywhere at once, on every screen. */
export function LiveProfiles() {
  useRealtime<{ id: string }>('profiles', null, (change, cache) => {
    if (change.event === 'UPDATE') patchPerson(cache, change.row)
  })
  return null
}
