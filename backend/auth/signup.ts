import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { metadataSchema, optionalEmail, pkceSchema, readBody } from './body.ts'
import { type AuthDeps, type QueryRunner, runnerOf } from './deps.ts'
import { AuthError } from './errors.ts'
import { type Challenge, readChallenge, startFlow } from './flow-state.ts'
import { sendAlreadyRegistered, sendLink } from './letters.ts'
import { takeMail } from './mail-limits.ts'
import { issueToken } from './one-time-tokens.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { chooseRedirect } from './redirects.ts'
import type { RequestOrigin } from './request-origin.ts'
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
  origin: RequestOrigin,
): Promise<SessionJson | UserJson> {
  const { config, limits } = deps
  const body = await readBody(context, bodySchema)
  if (!config.enableSignup) throw new AuthError('signup_disabled')
  if (body.phone) throw new AuthError('phone_provider_disabled')
  if (!body.email && !body.password) throw new AuthError('anonymous_provider_disabled')
  if (!body.email) throw new AuthError('validation_failed', 'An email address is required')
  if (!body.password) throw new AuthError('validation_failed', 'Signup requires a valid password')
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method)
  await requireStrongPassword(body.password, config, [body.email])
  await limits.take('signUpNetwork', origin.network)
  if (!config.autoconfirm) await takeMail(deps, origin, 'signup', body.email)
  // Hashes the password even for a known address, so that the duration of the reply does not reveal the address.
  const passwordHash = await hashPassword(body.password, config.passwordCost)
  const applicant = { email: body.email, passwordHash, data: body.data }
  if (config.autoconfirm) return signUpAtOnce(deps, applicant, origin)
  const redirectTo = chooseRedirect(context.req.query('redirect_to'), config)
  for (let looks = 1; ; looks += 1) {
    const waiting = await waitingHash(deps, body.email)
    const { isRight } = await checkPassword(body.password, waiting, config.passwordCost)
    const look = { waiting, isSame: isRight, isLast: looks === mostLooks }
    const answer = await signUpByMail(deps, { ...applicant, challenge, redirectTo, look })
    if (answer) return answer
  }
}

/**
 * The maximum number of rounds of a sign-up. A form that is sent twenty times at once needs two rounds. In the
 * first round, one request creates the account. In the second round, the others find that their password is the
 * same.
 */
const mostLooks = 3

/**
 * Returns the password hash of an unconfirmed sign-up. The hash is compared before the transaction, because hashing is
 * slow.
 */
async function waitingHash(deps: AuthDeps, email: string): Promise<string | null> {
  const known = await findUserByEmail(runnerOf(deps.database), email)
  return known && !known.user.email_confirmed_at ? known.user.encrypted_password : null
}

type Look = {
  /** The stored hash that was compared with the password. */
  readonly waiting: string | null
  readonly isSame: boolean
  readonly isLast: boolean
}

type Applicant = {
  readonly email: string
  readonly passwordHash: string | null
  readonly data: Record<string, unknown>
}

async function signUpAtOnce(
  deps: AuthDeps,
  applicant: Applicant,
  origin: RequestOrigin,
): Promise<SessionJson> {
  return deps.database
    .transaction({}, async transaction => {
      if (await findUserByEmail(transaction, applicant.email)) throw new AuthError('user_already_exists')
      const { user } = await insertUser(transaction, { ...applicant, isConfirmed: true })
      return openSession(deps, transaction, { userId: user.id, method: 'password', origin })
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AuthError('user_already_exists') : error
    })
}

type MailedApplicant = Applicant & {
  readonly challenge: Challenge | null
  readonly redirectTo: string
  readonly look: Look
}

/**
 * Returns null if another sign-up was stored in the meantime. The caller must first compare the password with that
 * sign-up.
 */
function signUpByMail(deps: AuthDeps, applicant: MailedApplicant): Promise<UserJson | null> {
  return deps.database
    .transaction({}, transaction => registerOrPretend(deps, transaction, applicant))
    .catch((error: unknown) => {
      // Another request registered the address after this request had looked for it. The reply stays the same.
      if (!isDuplicate(error)) throw error
      return deps.database.transaction({}, transaction => rehearse(deps, transaction, applicant))
    })
}

async function registerOrPretend(
  deps: AuthDeps,
  transaction: Transaction,
  applicant: MailedApplicant,
): Promise<UserJson | null> {
  const known = await findUserByEmail(transaction, applicant.email)
  if (!known) return register(deps, transaction, applicant)
  if (known.user.email_confirmed_at || !canStartOver(known)) {
    const answer = await rehearse(deps, transaction, applicant)
    if (known.user.email_confirmed_at) await sendAlreadyRegistered(deps, transaction, known.user)
    else await sendConfirmation(deps, transaction, known, applicant)
    return answer
  }
  const { waiting, isSame, isLast } = applicant.look
  const stored = known.user.encrypted_password
  if (stored !== null && stored !== waiting && !isLast) return null
  // Nobody has proved yet that they own this address, so the newest sign-up replaces the older one. (If the older one
  // is confirmed at this moment, its row stays and the insert fails.)
  await transaction.query('delete from auth.users where id = $1 and email_confirmed_at is null', [
    known.user.id,
  ])
  // If another sign-up for this address still waits for confirmation, no password is set. The owner of the address
  // cannot know which sign-up set the password. So the owner opens the newest link, and then chooses a password
  // with "Forgot password?".
  const isRepeated = isSame && stored === waiting
  const fresh = isWaiting(deps, known) ? null : applicant.passwordHash
  return register(deps, transaction, { ...applicant, passwordHash: isRepeated ? stored : fresh })
}

const day = 24 * 3600

/** Returns whether a sign-up may still be confirmed. A sign-up that is too old does not block the address. */
function isWaiting({ config }: AuthDeps, { user }: UserRecord): boolean {
  const sent = Date.parse(user.confirmation_sent_at ?? user.created_at ?? '')
  return !(Date.now() - sent > Math.max(day, config.otpExpirySeconds) * 1000)
}

async function register(deps: AuthDeps, runner: QueryRunner, applicant: MailedApplicant): Promise<UserJson> {
  const record = await insertUser(runner, { ...applicant, isConfirmed: false })
  await sendConfirmation(deps, runner, record, applicant)
  return toUserJson((await findUser(runner, record.user.id)) ?? record)
}

async function sendConfirmation(
  deps: AuthDeps,
  runner: QueryRunner,
  { user }: UserRecord,
  { email, challenge, redirectTo }: MailedApplicant,
): Promise<void> {
  if (challenge) await startFlow(runner, { challenge, userId: user.id, method: 'email/signup' })
  const token = await issueToken(deps, runner, {
    userId: user.id,
    type: 'confirmation_token',
    email,
    isPkce: challenge !== null,
  })
  await sendLink(deps, runner, {
    template: 'confirmation',
    type: 'signup',
    to: email,
    user,
    token,
    redirectTo,
  })
}

/** Returns false if an administrator invited or prepared the account, because such an account is never replaced. */
function canStartOver({ user }: UserRecord): boolean {
  const isBare = Object.keys(user.raw_app_meta_data ?? {}).every(
    key => key === 'provider' || key === 'providers',
  )
  return isBare && user.invited_at === null && user.last_sign_in_at === null
}

/**
 * Registers an invented address and undoes it. So the reply for a known address takes as long, and has the same
 * keys, as the reply for a new address.
 */
async function rehearse(
  deps: AuthDeps,
  transaction: Transaction,
  applicant: MailedApplicant,
): Promise<UserJson> {
  const email = `${randomUUID()}@invalid`
  await transaction.query('savepoint rehearsal')
  const answer = await register(deps, transaction, { ...applicant, email })
  await transaction.query('rollback to savepoint rehearsal')
  return replaceText(answer, email, applicant.email) as UserJson
}

function replaceText(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map(item => replaceText(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceText(child, from, to)]))
}
