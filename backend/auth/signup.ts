import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { metadataSchema, optionalEmail, pkceSchema, readBody } from './body.ts'
import type { Ask, AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { type Challenge, readChallenge, startFlow } from './flow-state.ts'
import { sendAlreadyRegistered, sendLink } from './letters.ts'
import { takeMail } from './mail-limits.ts'
import { issueToken } from './one-time-tokens.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { pretendedUser } from './pretended-user.ts'
import { chooseRedirect } from './redirects.ts'
import type { Sender } from './sender.ts'
import { openSession, type SessionJson } from './sessions.ts'
import { toUserJson, type UserJson, type UserRecord } from './user-record.ts'
import { findUser, findUserByEmail, insertUser, isDuplicate } from './users.ts'

const bodySchema = z.object({
  email: optionalEmail,
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataSchema,
  ...pkceSchema,
})

export async function signUp(
  deps: AuthDeps,
  context: Context,
  sender: Sender,
): Promise<SessionJson | UserJson> {
  const { config, limits } = deps
  const body = await readBody(context, bodySchema)
  if (!config.enableSignup) throw new AuthError('signup_disabled')
  if (body.phone) throw new AuthError('phone_provider_disabled')
  if (!body.email && !body.password) throw new AuthError('anonymous_provider_disabled')
  if (!body.email) throw new AuthError('validation_failed', 'An email address is required')
  if (!body.password) throw new AuthError('validation_failed', 'Signup requires a valid password')
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method)
  await requireStrongPassword(body.password, { minLength: config.minPasswordLength, about: [body.email] })
  await limits.take('signUpNetwork', sender.network)
  if (!config.autoconfirm) await takeMail(deps, sender, 'signup', body.email)
  const applicant = {
    email: body.email,
    // Also for a known address: the time taken must not tell the two apart.
    passwordHash: await hashPassword(body.password),
    data: body.data,
  }
  if (config.autoconfirm) return signUpAtOnce(deps, applicant, sender)
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), config)
  return deps.database
    .transaction({}, transaction => signUpByMail(deps, transaction, { ...applicant, challenge, redirectTo }))
    .catch((error: unknown) => {
      // Somebody registered the address between our look and our insert; to this caller that makes no difference.
      if (isDuplicate(error)) return pretendedUser(applicant)
      throw error
    })
}

type Applicant = {
  readonly email: string
  readonly passwordHash: string
  readonly data: Record<string, unknown>
}

async function signUpAtOnce(deps: AuthDeps, applicant: Applicant, sender: Sender): Promise<SessionJson> {
  return deps.database
    .transaction({}, async transaction => {
      if (await findUserByEmail(transaction, applicant.email)) throw new AuthError('user_already_exists')
      const { user } = await insertUser(transaction, { ...applicant, isConfirmed: true })
      return openSession(deps, transaction, { userId: user.id, method: 'password', sender })
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AuthError('user_already_exists') : error
    })
}

type MailedApplicant = Applicant & { readonly challenge: Challenge | null; readonly redirectTo: string }

async function signUpByMail(
  deps: AuthDeps,
  transaction: Transaction,
  applicant: MailedApplicant,
): Promise<UserJson> {
  const known = await findUserByEmail(transaction, applicant.email)
  if (known?.user.email_confirmed_at) {
    await rehearse(transaction, () =>
      register(deps, transaction, { ...applicant, email: `${randomUUID()}@invalid` }),
    )
    await sendAlreadyRegistered(deps, transaction, known.user)
    return pretendedUser(applicant)
  }
  if (known && !canStartOver(known)) {
    await sendConfirmation(deps, transaction, known, applicant)
    return toUserJson((await findUser(transaction, known.user.id)) ?? known)
  }
  // Nobody proved to own this address yet: the newest sign-up counts, with its name and its password.
  if (known) await transaction.query('delete from auth.users where id = $1', [known.user.id])
  return register(deps, transaction, applicant)
}

async function register(deps: AuthDeps, ask: Ask, applicant: MailedApplicant): Promise<UserJson> {
  const record = await insertUser(ask, { ...applicant, isConfirmed: false })
  await sendConfirmation(deps, ask, record, applicant)
  return toUserJson((await findUser(ask, record.user.id)) ?? record)
}

async function sendConfirmation(
  deps: AuthDeps,
  ask: Ask,
  { user }: UserRecord,
  { email, challenge, redirectTo }: MailedApplicant,
): Promise<void> {
  if (challenge) await startFlow(ask, { challenge, userId: user.id, method: 'email/signup' })
  const token = await issueToken(deps, ask, {
    userId: user.id,
    type: 'confirmation_token',
    email,
    isPkce: challenge !== null,
  })
  await sendLink(deps, ask, { template: 'confirmation', type: 'signup', to: email, user, token, redirectTo })
}

/** Invited members and those an administrator prepared keep what was prepared for them. */
function canStartOver({ user }: UserRecord): boolean {
  const isBare = Object.keys(user.raw_app_meta_data ?? {}).every(
    key => key === 'provider' || key === 'providers',
  )
  return isBare && user.invited_at === null && user.last_sign_in_at === null
}

/** Does the work of a registration and takes it back, so that a known address costs as much as a new one. */
async function rehearse(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.query('savepoint rehearsal')
  await work()
  await transaction.query('rollback to savepoint rehearsal')
}
