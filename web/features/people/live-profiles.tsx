import { forgetPerson, patchPerson } from '../../entities/person-cache.ts'
import { useRealtime } from '../../lib/realtime.ts'

/** A member's new name or picture shows everywhere at once, on every screen; a deleted member disappears from all of them. */
export function LiveProfiles() {
  useRealtime('profiles', null, (change, cache) => {
    if (change.event === 'UPDATE') patchPerson(cache, change.row)
    if (change.event === 'DELETE' && change.row.id) forgetPerson(cache, change.row.id)
  })
  return null
}
