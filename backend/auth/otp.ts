/** Mails for signing in: magic link, code, recovery. The reply is the same for every address, known or not. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { emailSchema, metadataSchema, optionalEmail, pkceSchema, readBody } from './body.ts'
import { type AuthDeps, runnerOf } from './deps.ts'
import { sendChangeLinks } from './email-change.ts'
import { AuthError } from './errors.ts'
import { type Challenge, readChallenge, startFlow } from './flow-state.ts'
import { sendLink } from './letters.ts'
import { mayWriteTo, takeMail } from './mail-limits.ts'
import { issueToken } from './one-time-tokens.ts'
import { chooseRedirect } from './redirects.ts'
import type { RequestOrigin } from './request-origin.ts'
import { isBanned, type UserRecord } from './user-record.ts'
import { findUserByEmail, insertUser, isDuplicate } from './users.ts'

const otpBody = z.object({
  email: optionalEmail,
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: metadataSchema,
  ...pkceSchema,
})

export async function sendOtp(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<void> {
  const { email, phone, create_user, data, ...pkce } = await readBody(context, otpBody)
  if (phone) throw new AuthError('phone_provider_disabled')
  if (!email) throw new AuthError('validation_failed', 'One of email or phone must be set')
  const challenge = readChallenge(pkce.code_challenge, pkce.code_challenge_method)
  await takeMail(deps, origin, 'magiclink', email)
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), deps.config)
  const mayCreate = (create_user ?? true) && deps.config.enableSignup
  await ignoringRaces(
    deps.database.transaction({}, async transaction => {
      const known = await findUserByEmail(transaction, email)
      if (known) return sendTo(deps, transaction, known, { email, challenge, redirectTo, kind: 'magiclink' })
      const applicant = { email, passwordHash: null, isConfirmed: false, data }
      if (!mayCreate) return rehearseFor(deps, transaction, { challenge, redirectTo, kind: 'magiclink' })
      const created = await insertUser(transaction, applicant)
      return sendTo(deps, transaction, created, { email, challenge, redirectTo, kind: 'signup' })
    }),
  )
}

const recoverBody = z.object({ email: emailSchema, ...pkceSchema })

export async function recover(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<void> {
  const { email, ...pkce } = await readBody(context, recoverBody)
  const challenge = readChallenge(pkce.code_challenge, pkce.code_challenge_method)
  await takeMail(deps, origin, 'recovery', email)
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), deps.config)
  await deps.database.transaction({}, async transaction => {
    const known = await findUserByEmail(transaction, email)
    const mail = { challenge, redirectTo, kind: 'recovery' } as const
    if (!known || isBanned(known.user)) return rehearseFor(deps, transaction, mail)
    return sendTo(deps, transaction, known, { ...mail, email })
  })
}

const resendBody = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change'], {
    error: 'Missing one of these types: signup, email_change, sms, phone_change',
  }),
  email: optionalEmail,
  phone: z.string().nullish(),
  ...pkceSchema,
})

export async function resend(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<void> {
  const { type, email, ...pkce } = await readBody(context, resendBody)
  if (type === 'sms' || type === 'phone_change') throw new AuthError('phone_provider_disabled')
  if (!email) throw new AuthError('validation_failed', 'Type provided requires an email address')
  const challenge = readChallenge(pkce.code_challenge, pkce.code_challenge_method)
  await takeMail(deps, origin, type, email)
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), deps.config)
  const spared = type === 'email_change' ? await sparedMailbox(deps, email) : null
  await deps.database.transaction({}, async transaction => {
    const known = await findUserByEmail(transaction, email)
    const user = known?.user
    if (type === 'signup' && user && !user.email_confirmed_at) {
      return sendTo(deps, transaction, known, { email, challenge, redirectTo, kind: 'signup' })
    }
    if (type === 'email_change' && user?.email_change) {
      return sendChangeLinks(deps, transaction, user, { challenge, redirectTo, spared })
    }
    return rehearseFor(deps, transaction, { challenge, redirectTo, kind: 'signup' })
  })
}

/**
 * If the member is changing their address, this also counts a mail to the new address. Returns the new address if
 * it has reached its limit, and otherwise null.
 */
async function sparedMailbox(deps: AuthDeps, email: string): Promise<string | null> {
  const known = await findUserByEmail(runnerOf(deps.database), email)
  // If the member is not changing their address, counts a mail to an invented address. So the reply takes the same
  // time in both cases.
  const other = known?.user.email_change ?? `${randomUUID()}@invalid`
  return (await mayWriteTo(deps, 'email_change', other)) ? null : other
}

type MailKind = 'magiclink' | 'recovery' | 'signup'
type MailOptions = {
  readonly challenge: Challenge | null
  readonly redirectTo: string
  readonly kind: MailKind
}

const kinds = {
  magiclink: { template: 'magic_link', token: 'recovery_token', flow: 'magiclink' },
  recovery: { template: 'recovery', token: 'recovery_token', flow: 'recovery' },
  signup: { template: 'confirmation', token: 'confirmation_token', flow: 'email/signup' },
} as const

async function sendTo(
  deps: AuthDeps,
  transaction: Transaction,
  { user }: UserRecord,
  { email, challenge, redirectTo, kind }: MailOptions & { readonly email: string },
): Promise<void> {
  const { template, token: type, flow } = kinds[kind]
  if (challenge) await startFlow(transaction, { challenge, userId: user.id, method: flow })
  const isPkce = challenge !== null
  const token = await issueToken(deps, transaction, { userId: user.id, type, email, isPkce })
  await sendLink(deps, transaction, { template, type: kind, to: email, user, token, redirectTo })
}

/**
 * If there is no account, this does the same work for an invented account and then undoes it. So the reply takes
 * the same time in both cases.
 */
async function rehearseFor(deps: AuthDeps, transaction: Transaction, mail: MailOptions): Promise<void> {
  await transaction.query('savepoint rehearsal')
  const email = `${randomUUID()}@invalid`
  await transaction.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     select gen_random_uuid(), id, 'recovery_token', $1, $1 from auth.users where id = $2`,
    [email, randomUUID()],
  )
  await deps.mailer.enqueue(transaction, {
    template: kinds[mail.kind].template,
    to: email,
    member: randomUUID(),
    link: mail.redirectTo,
    values: { ConfirmationURL: mail.redirectTo, Email: email },
  })
  await transaction.query('rollback to savepoint rehearsal')
}

async function ignoringRaces(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    // Ignores the error if another request has just created this account and sent its mail.
    if (!isDuplicate(error)) throw error
  })
}
