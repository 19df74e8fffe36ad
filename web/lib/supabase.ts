// The one place where the backend's client is made. Importing this module waits for the server's settings;
// only lazily loaded routes import it, so the landing page never pays for it.
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { throughGate } from './leaving.ts'
import { byOwnClock } from './own-clock.ts'
import { sessionStorageKey } from './session-hint.ts'
import { loadSettings } from './settings.ts'
import { fetchUntilAbandoned, PatientSocket } from './transport.ts'

const settings = await loadSettings()

export const supabase = createClient<Database>(settings.url, settings.publishableKey, {
  auth: { storageKey: sessionStorageKey },
  global: { fetch: byOwnClock(throughGate(fetchUntilAbandoned)) },
  realtime: { transport: PatientSocket },
  // The query client tries reads again; a second layer of patience would hide a failure for half a minute.
  db: { schema: 'public', retry: false },
})
