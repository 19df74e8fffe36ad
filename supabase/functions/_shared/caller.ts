import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { callerClient, publicClient } from './clients.ts'
import { FunctionError, overBudget, unavailable } from './function-error.ts'

export type Caller = {
  id: string
  email: string | null
  token: string
  /** Reads and writes as the caller. */
  client: () => SupabaseClient
}

/** The member behind the bearer token; a publishable key is nobody. */
export async function findCaller(request: Request): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? ''
  const token = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1]
  if (!token) throw new FunctionError('unauthorized')
  const { data, error } = await publicClient().auth.getClaims(token)
  const claims = data?.claims
  refuseOutage(error)
  if (error || !claims?.sub || claims.role !== 'authenticated') throw new FunctionError('unauthorized')
  if (claims.aal !== 'aal2') await assertNoSecondFactor(token)
  return {
    id: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : null,
    token,
    client: () => callerClient(authorization),
  }
}

/**
 * Whoever turned two-factor sign-in on is nobody until they have given the second one. The policies of the database
 * say so too, but what a function does as the server itself is not theirs to stop.
 */
async function assertNoSecondFactor(token: string): Promise<void> {
  const { data, error } = await publicClient().auth.getUser(token)
  refuseOutage(error)
  if (error || data.user.factors?.some(({ status }) => status === 'verified')) {
    throw new FunctionError('unauthorized')
  }
}

/** The sign-in server was not reached, is in trouble or has no time for this caller: that says nothing about the token. */
function refuseOutage(error: AuthError | null): void {
  if (error?.status === 429) throw overBudget(error.message)
  const isAway = error?.name === 'AuthRetryableFetchError' || (error?.status ?? 0) >= 500
  if (isAway) throw unavailable('the sign-in server is away')
}
