/**
 * Links that an administrator makes. The server mails an invitation, and returns the link of generate_link to the
 * administrator.
 */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { emailSchema, metadataSchema, optionalEmail, readBody } from '../body.ts'
import type { AuthDeps } from '../deps.ts'
import { forgetChangeLinks } from '../email-change.ts'
import { AuthError } from '../errors.ts'
import { type LinkType, sendLink, verifyLink } from '../letters.ts'
import { issueToken, type TokenType } from '../one-time-tokens.ts'
import { hashPassword } from '../password-hash.ts'
import { requireStrongPassword } from '../password-strength.ts'
import { chooseRedirect } from '../redirects.ts'
import { requireAdmin } from '../request.ts'
import { toUserJson, type UserRecord } from '../user-record.ts'
import { findUser, findUserByEmail, insertUser, mergeMetadata } from '../users.ts'

const inviteBody = z.object({ email: emailSchema, data: metadataSchema })

export async function invite(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const { email, data } = await readBody(context, inviteBody)
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), deps.config)
  return deps.database.transaction({}, async transaction => {
    const { user } = await invitedUser(transaction, email, data)
    const token = await issueToken(deps, transaction, { userId: user.id, type: 'confirmation_token', email })
    await sendLink(deps, transaction, {
      template: 'invite',
      type: 'invite',
      to: email,
      user,
      token,
      redirectTo,
    })
    return toUserJson((await findUser(transaction, user.id)) ?? { user, identities: [], factors: [] })
  })
}

const types = [
  'signup',
  'magiclink',
  'recovery',
  'invite',
  'email_change_current',
  'email_change_new',
] as const
type GenerateType = (typeof types)[number]

const generateBody = z.object({
  type: z.enum(types, { error: 'Invalid email action link type requested' }),
  email: emailSchema,
  new_email: optionalEmail,
  password: z.string().nullish(),
  data: metadataSchema,
  redirect_to: z.string().nullish(),
})

export async function generateLink(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const body = await readBody(context, generateBody)
  const redirectTo = chooseRedirect(context.req.query('redirect_to') ?? body.redirect_to, deps.config)
  const passwordHash = body.type === 'signup' ? await signupHash(deps, body.password) : null
  return deps.database.transaction({}, async transaction => {
    const { user } = await subjectOf(transaction, body, passwordHash)
    const { tokenType, linkType, email } = await linkKind(transaction, body, user.id)
    const token = await issueToken(deps, transaction, { userId: user.id, type: tokenType, email })
    const record = await findUser(transaction, user.id)
    if (!record) throw new AuthError('user_not_found')
    return {
      ...toUserJson(record),
      action_link: verifyLink(deps.config, { hash: token.hash, type: linkType, redirectTo }),
      email_otp: token.code,
      hashed_token: token.hash,
      verification_type: body.type,
      redirect_to: redirectTo,
    }
  })
}

type GenerateRequest = z.output<typeof generateBody>

async function subjectOf(
  transaction: Transaction,
  { type, email, data }: GenerateRequest,
  passwordHash: string | null,
): Promise<UserRecord> {
  const known = await findUserByEmail(transaction, email)
  if (type === 'invite') return invitedUser(transaction, email, data)
  if (type === 'signup') {
    if (known?.user.email_confirmed_at) throw new AuthError('email_exists')
    return known ?? insertUser(transaction, { email, passwordHash, isConfirmed: false, data, asGiven: true })
  }
  if (known) return known
  if (type === 'magiclink')
    return insertUser(transaction, { email, passwordHash: null, isConfirmed: false, data, asGiven: true })
  throw new AuthError('user_not_found', 'User with this email not found')
}

async function linkKind(
  transaction: Transaction,
  { type, email, new_email }: GenerateRequest,
  userId: string,
): Promise<{ tokenType: TokenType; linkType: LinkType; email: string }> {
  if (type === 'signup' || type === 'invite')
    return { tokenType: 'confirmation_token', linkType: type, email }
  if (type === 'recovery' || type === 'magiclink')
    return { tokenType: 'recovery_token', linkType: type, email }
  if (!new_email) throw new AuthError('validation_failed', 'A new email address is required')
  if (await findUserByEmail(transaction, new_email)) throw new AuthError('email_exists')
  // An administrator makes two links, one for each mailbox. Making the second link must keep a confirmation that
  // was given with the first one.
  const begun = await transaction.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0
     where id = $1 and email_change is distinct from $2 returning id`,
    [userId, new_email],
  )
  if (begun.length > 0) await forgetChangeLinks(transaction, userId)
  const isForCurrent: boolean = type === ('email_change_current' satisfies GenerateType)
  return {
    tokenType: isForCurrent ? 'email_change_token_current' : 'email_change_token_new',
    linkType: 'email_change',
    email: isForCurrent ? email : new_email,
  }
}

async function invitedUser(
  transaction: Transaction,
  email: string,
  data: Record<string, unknown>,
): Promise<UserRecord> {
  const known = await findUserByEmail(transaction, email)
  if (known?.user.email_confirmed_at) throw new AuthError('email_exists')
  if (!known)
    return insertUser(transaction, {
      email,
      passwordHash: null,
      isConfirmed: false,
      data,
      invited: true,
      asGiven: true,
    })
  await transaction.query('update auth.users set invited_at = now() where id = $1', [known.user.id])
  if (Object.keys(data).length > 0)
    await mergeMetadata(transaction, known.user.id, 'raw_user_meta_data', data)
  return known
}

async function signupHash(deps: AuthDeps, password: string | null | undefined): Promise<string> {
  if (password) await requireStrongPassword(password, deps.config)
  return hashPassword(password || randomUUID(), deps.config.passwordCost)
}
