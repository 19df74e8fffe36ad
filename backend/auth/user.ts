import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { metadataSchema, optionalEmail, pkceSchema, readBody } from './body.ts'
import type { AuthDeps } from './deps.ts'
import { requestEmailChange } from './email-change.ts'
import { AuthError } from './errors.ts'
import { readChallenge } from './flow-state.ts'
import { takeMail } from './mail-limits.ts'
import { hasVerifiedFactor } from './mfa/factors.ts'
import { hashesOfCode, spendToken } from './one-time-tokens.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { chooseRedirect } from './redirects.ts'
import { type Member, requireMember } from './request.ts'
import type { RequestOrigin } from './request-origin.ts'
import { deleteSessions } from './sessions.ts'
import { toUserJson, type UserJson } from './user-record.ts'
import { findUser, isDuplicate, mergeMetadata, setPassword } from './users.ts'

export async function getUser(deps: AuthDeps, context: Context): Promise<UserJson> {
  return toUserJson(await requireMember(deps, context))
}

const bodySchema = z.object({
  email: optionalEmail,
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadataSchema,
  ...pkceSchema,
})

/** Changes the member's own metadata, address and password. The schema does not accept role or app_metadata. */
export async function updateUser(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<UserJson> {
  const member = await requireMember(deps, context)
  const body = await readBody(context, bodySchema)
  if (body.phone) throw new AuthError('phone_provider_disabled')
  if (body.password || body.email) requireSecondFactor(member)
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method)
  if (body.password) await deps.limits.take('passwordAccount', member.user.id)
  const newHash = body.password ? await newPasswordHash(deps, member, body.password) : null
  const newEmail = body.email && body.email !== member.user.email ? body.email : null
  if (body.nonce) await deps.limits.take('codeAccount', member.user.id)
  if (newEmail) {
    await takeMail(deps, origin, 'email_change', newEmail)
    if (member.user.email) await deps.limits.take('mailAccount', member.user.email)
  }
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), deps.config)

  const { ended, record } = await deps.database
    .transaction({}, async transaction => {
      const ended = newHash
        ? await changePassword(deps, transaction, member, newHash, body.nonce ?? null)
        : []
      if (Object.keys(body.data).length > 0) {
        await mergeMetadata(transaction, member.user.id, 'raw_user_meta_data', withoutProof(body.data))
      }
      if (newEmail) {
        const change = { user: member.user, newEmail, sessionId: member.session.id, challenge, redirectTo }
        ended.push(...(await requestEmailChange(deps, transaction, change)))
      }
      return { ended, record: await findUser(transaction, member.user.id) }
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AuthError('email_exists') : error
    })
  deps.tokens.markEnded(ended)
  if (!record) throw new AuthError('user_not_found')
  return toUserJson(record)
}

/**
 * Refuses a member who has a second factor and has not entered it in this session. A session from a mailed link is not
 * enough.
 */
function requireSecondFactor(member: Member): void {
  if (!hasVerifiedFactor(member) || member.session.aal === 'aal2') return
  const message = 'AAL2 session is required to update email or password when MFA is enabled.'
  throw new AuthError('insufficient_aal', message, { status: 401 })
}

async function newPasswordHash(deps: AuthDeps, { user }: Member, password: string): Promise<string> {
  const about = user.email ? [user.email] : []
  await requireStrongPassword(password, deps.config, about)
  const { passwordCost } = deps.config
  const { encrypted_password: stored } = user
  if (stored && (await checkPassword(password, stored, passwordCost)).isRight) {
    throw new AuthError('same_password')
  }
  return hashPassword(password, passwordCost)
}

/** Changes the password and ends all other sessions of the member. */
async function changePassword(
  deps: AuthDeps,
  transaction: Transaction,
  { user, session }: Member,
  newHash: string,
  nonce: string | null,
): Promise<string[]> {
  if (nonce) await requireNonce(deps, transaction, user.id, user.email ?? '', nonce)
  else if (deps.config.securePasswordChange && isOlderThanADay(session.createdAt)) {
    throw new AuthError('reauthentication_needed')
  }
  await setPassword(transaction, user.id, newHash)
  return deleteSessions(transaction, { userId: user.id, scope: 'others', sessionId: session.id })
}

async function requireNonce(
  deps: AuthDeps,
  transaction: Transaction,
  userId: string,
  email: string,
  nonce: string,
) {
  const hashes = hashesOfCode(deps, email, nonce)
  const spent = await spendToken(deps, transaction, { hashes, types: ['reauthentication_token'], userId })
  if (!spent) throw new AuthError('reauthentication_not_valid')
}

/** Removes the fields that say which address is verified, because only sign-up and verification may write them. */
function withoutProof(data: Record<string, unknown>): Record<string, unknown> {
  const { sub: _sub, email: _email, email_verified: _proof, phone_verified: _phone, ...own } = data
  return own
}

function isOlderThanADay(timestamp: string | null): boolean {
  return timestamp === null || Date.now() - Date.parse(timestamp) > 24 * 3600_000
}
