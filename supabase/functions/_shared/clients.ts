import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { requireEnv } from './env.ts'

/** By role and address: a key is never a name under which something is kept. */
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

/** Acts as the server itself, past row-level security: for quota, usage, plans and billing only. */
export function serviceClient(): SupabaseClient {
  return remember('service', requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_SERVICE_ROLE_KEY'))
}

/** Knows no one; verifies tokens. Kept, because it also keeps the published keys for a while. */
export function publicClient(): SupabaseClient {
  return remember('public', requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'))
}

/** Acts as the caller, under the database's own rules. */
export function callerClient(authorization: string): SupabaseClient {
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'), {
    auth: stateless,
    global: { headers: { Authorization: authorization } },
  })
}
