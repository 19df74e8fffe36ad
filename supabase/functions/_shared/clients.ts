import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { requireEnv } from './env.ts'

/** The clients by role and address. Keys are secret, so they are not part of the names in this cache. */
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

/**
 * A client with the rights of the server, which ignores row-level security. Use it only for quota, usage, plans and
 * billing.
 */
export function serviceClient(): SupabaseClient {
  return remember('service', requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_SERVICE_ROLE_KEY'))
}

/**
 * A client without a member, which verifies tokens. All calls share it, because it caches the published keys for a
 * while.
 */
export function publicClient(): SupabaseClient {
  return remember('public', requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'))
}

/** A client with the rights of the caller. The policies of the database apply. */
export function callerClient(authorization: string): SupabaseClient {
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'), {
    auth: stateless,
    global: { headers: { Authorization: authorization } },
  })
}
