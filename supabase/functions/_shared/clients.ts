import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { requireEnv } from './env.ts'

const known = new Map<string, SupabaseClient>()
const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

function remember(key: string, make: () => SupabaseClient): SupabaseClient {
  const client = known.get(key) ?? make()
  known.set(key, client)
  return client
}

/** Acts as the server itself, past row-level security: for quota, usage, plans and billing only. */
export function serviceClient(): SupabaseClient {
  const url = requireEnv('SUPABASE_URL')
  const key = requireEnv('SUPABASE_SERVICE_ROLE_KEY')
  return remember(`${url} ${key}`, () => createClient(url, key, { auth: stateless }))
}

/** Knows no one; verifies tokens. Kept, because it also keeps the published keys for a while. */
export function publicClient(): SupabaseClient {
  const url = requireEnv('SUPABASE_URL')
  const key = requireEnv('SUPABASE_ANON_KEY')
  return remember(`${url} ${key}`, () => createClient(url, key, { auth: stateless }))
}

/** Acts as the caller, under the database's own rules. */
export function callerClient(authorization: string): SupabaseClient {
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'), {
    auth: stateless,
    global: { headers: { Authorization: authorization } },
  })
}
