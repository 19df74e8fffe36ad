import { randomUUID } from 'node:crypto'
import { nowInSeconds } from '../database/moments.ts'
import type { AuthDeps, QueryRunner } from './deps.ts'
import { newRefreshToken, nextRefreshToken, refreshTokenDigest } from './digests.ts'
import { AuthError } from './errors.ts'
import type { RequestOrigin } from './request-origin.ts'
import { type Amr, toClaims, toUserJson, type UserRecord, userRecord } from './user-record.ts'

export type SessionJson = {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: ReturnType<typeof toUserJson>
}

type SessionState = { readonly id: string; readonly aal: string; readonly amr: readonly Amr[] }

type SignInMethod = 'password' | 'otp' | 'oauth' | 'totp'

/**
 * The number of sessions of a member, which is more than a member needs. One more session ends the session that was
 * unused for the longest time.
 */
const sessionsAtATime = 50

/** Opens a session with one statement. The caller must have checked the identity of the member. */
export async function openSession(
  deps: AuthDeps,
  runner: QueryRunner,
  given: {
    readonly userId: string
    readonly method: SignInMethod
    readonly origin: RequestOrigin
    readonly newHash?: string | null
  },
): Promise<SessionJson> {
  const id = randomUUID()
  const refreshToken = newRefreshToken()
  const [record] = await runner.query<UserRecord>(
    `with opened as (
       insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
       values ($1, $2, now(), now(), 'aal1', $3, $4::inet) returning id
     ), proven as (
       insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       select gen_random_uuid(), id, now(), now(), $5 from opened
     ), refreshing as (
       insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
       select $6, $2::text, false, now(), now(), id from opened
     ), ended as (
       delete from auth.sessions where id in (
         select id from auth.sessions where user_id = $2
         order by coalesce(refreshed_at, created_at at time zone 'utc') desc, id
         offset ${sessionsAtATime - 1} for update skip locked)
     ), u as (
       update auth.users set last_sign_in_at = now(), updated_at = now(),
         encrypted_password = coalesce($7, encrypted_password)
       where id = $2 and deleted_at is null returning *
     )
     select ${userRecord} from u`,
    [
      id,
      given.userId,
      given.origin.userAgent,
      given.origin.ip,
      given.method,
      refreshTokenDigest(deps.config.digestSecret, refreshToken),
      given.newHash ?? null,
    ],
  )
  if (!record) throw new AuthError('user_not_found')
  const amr = [{ method: given.method, timestamp: nowInSeconds() }]
  return sessionJson(deps, record, { id, aal: 'aal1', amr }, refreshToken)
}

type Exchange = UserRecord & {
  outcome: 'exchanged' | 'already_used' | 'not_found' | 'session_expired' | 'banned'
  successor: number | null
  session_id: string | null
  aal: string | null
  amr: Amr[] | null
}

/**
 * The number of times that a session may refresh its token within one grace period. A tab that still has one of the
 * older tokens gets the newest one.
 */
const chainLength = 8

export async function refreshSession(deps: AuthDeps, refreshToken: string): Promise<SessionJson> {
  const { digestSecret, refreshReuseGraceSeconds } = deps.config
  const chain = [refreshToken]
  while (chain.length <= chainLength) chain.push(nextRefreshToken(digestSecret, chain.at(-1) ?? ''))
  const [result] = await deps.database.run<Exchange>({
    text: `select x.outcome, x.successor, x.session_id, s.aal, ${amrOf('x.session_id')}, ${userRecord}
           from auth.exchange_refresh_token($1::text[], $2::float8) x
           left join auth.users u on u.id = x.user_id
           left join auth.sessions s on s.id = x.session_id`,
    values: [chain.map(token => refreshTokenDigest(digestSecret, token)), refreshReuseGraceSeconds],
  })
  const successor = chain[result?.successor ?? 0]
  if (result?.outcome === 'exchanged' && result.session_id && successor) {
    const state = { id: result.session_id, aal: result.aal ?? 'aal1', amr: result.amr ?? [] }
    return sessionJson(deps, result, state, successor)
  }
  if (result?.outcome === 'banned') throw new AuthError('user_banned', 'Invalid Refresh Token: User Banned')
  if (result?.outcome === 'session_expired') throw new AuthError('session_expired')
  if (result?.outcome === 'already_used') {
    if (result.session_id) deps.tokens.markEnded(await endedAmong(deps, [result.session_id]))
    throw new AuthError('refresh_token_already_used')
  }
  throw new AuthError('refresh_token_not_found')
}

async function endedAmong(deps: AuthDeps, ids: readonly string[]): Promise<string[]> {
  const alive = await deps.database.run<{ id: string }>({
    text: 'select id from auth.sessions where id = any($1::uuid[])',
    values: [ids],
  })
  return ids.filter(id => !alive.some(session => session.id === id))
}

/** Raises a session to aal2 and replaces its refresh token, so that the old refresh token no longer works. */
export async function liftSession(
  deps: AuthDeps,
  runner: QueryRunner,
  given: { readonly sessionId: string; readonly userId: string; readonly factorId: string },
): Promise<SessionJson> {
  const refreshToken = newRefreshToken()
  const [lifted] = await runner.query<UserRecord & { aal: string; amr: Amr[] }>(
    `with retired as (
       update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked
     ), refreshing as (
       insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
       values ($4, $2::uuid::text, false, now(), now(), $1)
     ), proven as (
       insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
       values (gen_random_uuid(), $1, now(), now(), 'totp')
       on conflict (session_id, authentication_method) do update set updated_at = now()
       returning authentication_method
     ), s as (
       update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = now() where id = $1 returning id, aal
     )
     select s.aal, ${amrOf('s.id')}, ${userRecord} from s cross join auth.users u where u.id = $2::uuid`,
    [
      given.sessionId,
      given.userId,
      given.factorId,
      refreshTokenDigest(deps.config.digestSecret, refreshToken),
    ],
  )
  if (!lifted) throw new AuthError('session_not_found')
  const fresh = { method: 'totp', timestamp: nowInSeconds() }
  const amr = [fresh, ...lifted.amr.filter(({ method }) => method !== 'totp')]
  return sessionJson(deps, lifted, { id: given.sessionId, aal: 'aal2', amr }, refreshToken)
}

export type EndScope = 'global' | 'local' | 'others'

/** Deletes sessions and returns their ids. After the commit, the caller must mark these sessions as ended. */
export async function deleteSessions(
  runner: QueryRunner,
  given: { readonly userId: string; readonly scope: EndScope; readonly sessionId?: string | null },
): Promise<string[]> {
  const rows = await runner.query<{ id: string }>(
    `delete from auth.sessions where user_id = $1 and case $3::text
       when 'local' then id = $2::uuid
       when 'others' then id is distinct from $2::uuid
       else true end
     returning id`,
    [given.userId, given.sessionId ?? null, given.scope],
  )
  return rows.map(({ id }) => id)
}

async function sessionJson(
  deps: AuthDeps,
  record: UserRecord,
  session: SessionState,
  refreshToken: string,
): Promise<SessionJson> {
  const { externalUrl, jwtExpirySeconds } = deps.config
  const issuedAt = nowInSeconds()
  const expiresAt = issuedAt + jwtExpirySeconds
  const claims = toClaims(record, session, { issuer: `${externalUrl}/auth/v1`, issuedAt, expiresAt })
  return {
    access_token: await deps.tokens.sign(claims),
    token_type: 'bearer',
    expires_in: jwtExpirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUserJson(record),
  }
}

function amrOf(sessionId: string): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object(
      'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at))::bigint
    ) order by a.updated_at desc), '[]'::jsonb) from auth.mfa_amr_claims a where a.session_id = ${sessionId}) as amr`
}
