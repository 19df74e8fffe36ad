// Creates the Supabase client; no other module does. Importing this module waits for the server's settings. Only
// lazily loaded routes import it, so the landing page does not load it.
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { throughGate } from './leaving.ts'
import { withNewerToken } from './newer-token.ts'
import { byOwnClock } from './own-clock.ts'
import { sessionStorageKey, storedToken } from './session-hint.ts'
import { loadSettings } from './settings.ts'
import { hearSuspension } from './suspension.ts'
import { fetchUntilAbandoned, PatientSocket } from './transport.ts'

const settings = await loadSettings()

/** The URL of the backend, which also serves our stored files. */
export const backendUrl = settings.url

export const supabase = createClient<Database>(settings.url, settings.publishableKey, {
  auth: { storageKey: sessionStorageKey },
  global: {
    fetch: withNewerToken(hearSuspension(byOwnClock(throughGate(fetchUntilAbandoned))), storedToken),
  },
  realtime: { transport: PatientSocket },
  // The query client already retries reads. Retrying here too would hide an error for half a minute.
  db: { schema: 'public', retry: false },
})

/**
 * Deletes a row with a request that continues after the page is closed. There is no time to look up the token, so
 * the caller passes it.
 */
export function deleteWhileLeaving(table: string, id: string, token: string | undefined): void {
  void fetch(`${backendUrl}/rest/v1/${table}?id=eq.${id}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { apikey: settings.publishableKey, Authorization: `Bearer ${token}` },
  })
}
