/** Accepts the links and codes of mails: links by GET, typed codes by POST. */
import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { optionalEmail, readBody } from './body.ts'
import type { AuthDeps } from './deps.ts'
import { confirmEmailChange, halfConfirmed, isChangeToken } from './email-change.ts'
import { AuthError } from './errors.ts'
import { issueAuthCode, requireVerifier, spendAuthCode } from './flow-state.ts'
import { hashesOfCode, pkceMark, type SpentToken, spendToken, type TokenType } from './one-time-tokens.ts'
import { chooseRedirect, withFragment, withQuery } from './redirects.ts'
import type { RequestOrigin } from './request-origin.ts'
import { openSession, type SessionJson } from './sessions.ts'
import { isBanned } from './user-record.ts'
import { confirmEmail, findUser, isDuplicate } from './users.ts'

const linkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'email'] as const
type LinkType = (typeof linkTypes)[number]

const tokenTypes: Record<LinkType, readonly TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  email: ['confirmation_token', 'recovery_token'],
}

const flowMethods: Record<LinkType, string> = {
  signup: 'email/signup',
  invite: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
  email: 'magiclink',
}

type Outcome = { kind: 'half' } | { kind: 'session'; session: SessionJson } | { kind: 'code'; code: string }
/** A PKCE link returns a code, unless the caller also sends the verifier. Then the link returns a session. */
type Pkce = { readonly verifier: string | null }
type Redeem = {
  readonly hashes: readonly string[]
  readonly type: LinkType
  readonly origin: RequestOrigin
  readonly pkce: Pkce | null
}

async function redeem(deps: AuthDeps, given: Redeem): Promise<Outcome> {
  const { outcome, ended } = await deps.database
    .transaction({}, async transaction => {
      const spent = await spendToken(deps, transaction, {
        hashes: given.hashes,
        types: tokenTypes[given.type],
      })
      if (!spent) throw new AuthError('otp_expired', 'Email link is invalid or has expired')
      const ended = await applyToken(deps, transaction, spent)
      if (!ended) return { outcome: { kind: 'half' } as const, ended: [] }
      return { outcome: await welcome(deps, transaction, spent, given), ended }
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AuthError('email_exists') : error
    })
  deps.tokens.markEnded(ended)
  return outcome
}

async function welcome(
  deps: AuthDeps,
  transaction: Transaction,
  spent: SpentToken,
  { type, origin, pkce }: Redeem,
): Promise<Outcome> {
  if (pkce) {
    const method = spent.token_type === 'confirmation_token' ? 'email/signup' : flowMethods[type]
    const code = await issueAuthCode(transaction, { userId: spent.user_id, method })
    if (pkce.verifier === null) return { kind: 'code', code }
    requireVerifier(await spendAuthCode(transaction, code), pkce.verifier)
  }
  const session = await openSession(deps, transaction, { userId: spent.user_id, method: 'otp', origin })
  return { kind: 'session', session }
}

/**
 * Does what the mailed token allows. Returns the ids of the sessions that ended. Returns null if a second mailbox
 * must still confirm.
 */
async function applyToken(
  deps: AuthDeps,
  transaction: Transaction,
  spent: SpentToken,
): Promise<string[] | null> {
  const record = await findUser(transaction, spent.user_id)
  if (!record) throw new AuthError('otp_expired')
  if (isBanned(record.user)) throw new AuthError('user_banned', undefined, { status: 403 })
  if (isChangeToken(spent)) return confirmEmailChange(deps, transaction, spent)
  // A token that was sent to an old address does not confirm the current address.
  if (record.user.email !== spent.relates_to) throw new AuthError('otp_expired')
  if (!record.user.email_confirmed_at) {
    await confirmEmail(transaction, spent.user_id, { dropPassword: spent.token_type === 'recovery_token' })
  }
  return []
}

const bodySchema = z.object({
  type: z.string().default(''),
  token: z.string().nullish(),
  token_hash: z.string().nullish(),
  email: optionalEmail,
  phone: z.string().nullish(),
  code_verifier: z.string().nullish(),
})

/** POST /verify with `{ email, token }` or `{ token_hash }`. */
export async function verifyCode(deps: AuthDeps, context: Context, origin: RequestOrigin) {
  const body = await readBody(context, bodySchema)
  if (body.phone || body.type === 'sms' || body.type === 'phone_change') throw noSuchPhone(body.phone ?? '')
  const type = linkTypes.find(known => known === body.type)
  if (!type) throw new AuthError('validation_failed', 'Verify requires a verification type')
  if (!body.token_hash && !(body.token && body.email)) {
    throw new AuthError(
      'validation_failed',
      'Only an email address and token, or the token_hash should be provided on verify',
    )
  }
  await deps.limits.take('codeNetwork', origin.network)
  if (body.email) await deps.limits.take('codeAccount', body.email)
  const hashes = body.token_hash ? [body.token_hash] : hashesOfCode(deps, body.email ?? '', body.token ?? '')
  const pkce = body.token_hash?.startsWith(pkceMark) ? { verifier: requireGiven(body.code_verifier) } : null
  const outcome = await redeem(deps, { hashes, type, origin, pkce }).catch((error: unknown) => {
    throw error instanceof AuthError && error.code === 'otp_expired' ? new AuthError('otp_expired') : error
  })
  if (outcome.kind === 'session') return outcome.session
  return { code: '200', msg: halfConfirmed }
}

/** Returns the error for a phone number. The server never sends codes to phones, so every such code is wrong. */
function noSuchPhone(phone: string): AuthError {
  const isPhone = /^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', ''))
  if (isPhone) return new AuthError('otp_expired')
  return new AuthError('validation_failed', 'Invalid phone number format (E.164 required)')
}

/**
 * Requires the verifier. A caller who has only the link gets no session here, because opening such a link gives
 * only a code.
 */
function requireGiven(verifier: string | null | undefined): string {
  if (verifier) return verifier
  throw new AuthError(
    'bad_code_verifier',
    'This link needs the code_verifier of the browser that asked for it',
  )
}

/** GET /verify: always redirects, with a session in the fragment, a PKCE code, or an error. */
export async function followLink(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<string> {
  const { token = '', type: asked = '', redirect_to } = context.req.query()
  const target = chooseRedirect(redirect_to, deps.config)
  try {
    const type = linkTypes.find(known => known === asked)
    if (!type || !token)
      throw new AuthError('validation_failed', 'Verify requires a token and a verification type')
    await deps.limits.take('codeNetwork', origin.network)
    const pkce = token.startsWith(pkceMark) ? { verifier: null } : null
    const outcome = await redeem(deps, { hashes: [token], type, origin, pkce })
    if (outcome.kind === 'half') return withFragment(target, { message: halfConfirmed })
    if (outcome.kind === 'code') return withQuery(target, { code: outcome.code })
    return withFragment(target, { ...sessionFragment(outcome.session), type: asked })
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error
    return errorRedirect(target, error)
  }
}

export function sessionFragment(session: SessionJson): Record<string, string> {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  }
}

/**
 * Puts the error into the query and the fragment, as GoTrue does: PKCE clients read the query, other clients the
 * fragment.
 */
export function errorRedirect(target: string, error: AuthError): string {
  const details = {
    error: error.status === 429 ? 'temporarily_unavailable' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  }
  return withFragment(withQuery(target, details), details)
}
