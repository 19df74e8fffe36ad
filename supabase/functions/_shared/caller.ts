import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { callerClient, publicClient } from './clients.ts'
import { FunctionError, overBudget, unavailable } from './function-error.ts'

export type Caller = {
  id: string
  email: string | null
  token: string
  /** A client that reads and writes with the caller's rights. */
  client: () => SupabaseClient
}

/** Finds the member of the bearer token. A publishable key belongs to no member. */
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
 * Refuses a member who uses two-factor sign-in and has not entered the second factor. The policies of the database
 * check this too, but they do not apply to statements that a function sends with the rights of the server.
 */
async function assertNoSecondFactor(token: string): Promise<void> {
  const { data, error } = await publicClient().auth.getUser(token)
  refuseOutage(error)
  if (error || data.user.factors?.some(({ status }) => status === 'verified')) {
    throw new FunctionError('unauthorized')
  }
}

/**
 * Throws if the sign-in server could not be reached, has failed, or refuses this caller for a while. None of this
 * means that the token is invalid.
 */
function refuseOutage(error: AuthError | null): void {
  if (error?.status === 429) throw overBudget(error.message)
  const isAway = error?.name === 'AuthRetryableFetchError' || (error?.status ?? 0) >= 500
  if (isAway) throw unavailable('the sign-in server is away')
}
