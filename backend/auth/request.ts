import type { Context } from 'hono'
import { type Caller, CallerError, type IdentifyCaller } from '../http/caller.ts'
import type { AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { isBanned, type UserRecord, type UserRow, userRecord } from './user-record.ts'

export type Member = UserRecord & {
  /** The id is null if another issuer made the token. */
  readonly session: { readonly id: string | null; readonly aal: string; readonly createdAt: string | null }
}

/** Finds the caller by key and token. The errors have the messages of GoTrue. */
export function callerOf(deps: AuthDeps, context: Context): Promise<Caller> {
  return identify(deps, {
    apiKey: context.req.header('apikey'),
    authorization: context.req.header('authorization'),
  })
}

/** Refuses a wrong API key, even for a request that needs no member. */
export async function requireKnownKey(deps: AuthDeps, context: Context): Promise<void> {
  const apiKey = context.req.header('apikey')
  if (apiKey) await identify(deps, { apiKey, authorization: null })
}

async function identify(deps: AuthDeps, credentials: Parameters<IdentifyCaller>[0]): Promise<Caller> {
  try {
    return await deps.tokens.identify(credentials)
  } catch (error) {
    if (!(error instanceof CallerError)) throw error
    if (error.reason === 'revoked') throw await whyEnded(deps, error.userId)
    // The API key was checked before, so an unknown value here is an invalid bearer token.
    const isKey = error.reason === 'unknown_key' && !credentials.authorization
    if (isKey) throw new AuthError('bad_api_key')
    const reason =
      error.reason === 'unknown_key'
        ? 'token is malformed: token contains an invalid number of segments'
        : error.message
    const message = `invalid JWT: unable to parse or verify signature, ${reason}`
    throw new AuthError('bad_jwt', message, { status: 401 })
  }
}

/** Returns the error for a token whose session has ended. The error tells the member if the account is suspended. */
async function whyEnded(deps: AuthDeps, userId: string | null): Promise<AuthError> {
  const [account] = await deps.database.run<Pick<UserRow, 'banned_until' | 'raw_app_meta_data'>>({
    text: 'select banned_until::text, raw_app_meta_data from auth.users where id = $1',
    values: [userId],
  })
  return account && isBanned(account) ? bannedError(account) : new AuthError('session_not_found')
}

function bannedError({ raw_app_meta_data }: Pick<UserRow, 'raw_app_meta_data'>): AuthError {
  const reason = raw_app_meta_data?.ban_reason
  return new AuthError('user_banned', typeof reason === 'string' ? reason : undefined, { status: 403 })
}

/** Finds the signed-in member of a request. One query checks that the account and the session still exist. */
export async function requireMember(deps: AuthDeps, context: Context): Promise<Member> {
  const caller = await callerOf(deps, context)
  if (!context.req.header('authorization')) throw new AuthError('no_authorization')
  if (caller.userId === null) {
    throw new AuthError('bad_jwt', 'invalid claim: missing sub claim', { status: 401 })
  }
  const [found] = await deps.database.run<
    UserRecord & { session_id: string | null; aal: string | null; opened: string | null }
  >({
    text: `select ${userRecord}, s.id as session_id, s.aal::text as aal, s.created_at::text as opened
           from auth.users u left join auth.sessions s on s.id = $2::uuid and s.user_id = u.id
           where u.id = $1 and u.deleted_at is null`,
    values: [caller.userId, caller.claims.session_id ?? null],
  })
  if (!found)
    throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist', { status: 403 })
  if (isBanned(found.user)) throw bannedError(found.user)
  if (!found.session_id && caller.claims.session_id) throw new AuthError('session_not_found')
  const session = { id: found.session_id, aal: found.aal ?? 'aal1', createdAt: found.opened }
  return { user: found.user, identities: found.identities, factors: found.factors, session }
}

/** Requires the secret key. A member's token is never enough for administration. */
export async function requireAdmin(deps: AuthDeps, context: Context): Promise<void> {
  const caller = await callerOf(deps, context)
  if (caller.role === 'service_role') return
  const isNobody =
    caller.userId === null && !context.req.header('authorization') && !context.req.header('apikey')
  throw new AuthError(isNobody ? 'no_authorization' : 'not_admin')
}
