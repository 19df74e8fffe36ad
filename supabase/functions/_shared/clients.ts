import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { requireEnv } from './env.ts'

/** By role and address, because a key must never be used as a name in a cache. */
const known = new Map<string, { key: string; client: SupabaseClient }>()
const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

function remember(role: string, url: string, key: string): SupabaseClient {
  const name = `${role} ${url}`
  const kept = known.get(name)
  if (kept?.key === key) return kept.client
  const client = createClient(url, key, { auth: stateless })
  known.set(name, { key, client })
  return client
}

/** Acts as the server and bypasses row-level security: only for quota, usage, plans and billing. */
export function serviceClient(): SupabaseClient {
  return remember('service', requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_SERVICE_ROLE_KEY'))
}

/** Acts for no member and verifies tokens. It is kept because it caches the published keys for a while. */
export function publicClient(): SupabaseClient {
  return remember('public', requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'))
}

/** Acts as the caller, under the rules of the database. */
export function callerClient(authorization: string): SupabaseClient {
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'), {
    auth: stateless,
    global: { headers: { Authorization: authorization } },
  })
}
