import { isIP } from 'node:net'
import type { Context } from 'hono'
import { z } from 'zod'
import { optionalEmail, readBody } from './body.ts'
import { type AuthDeps, runnerOf } from './deps.ts'
import { AuthError } from './errors.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { longestPassword } from './password-strength.ts'
import type { RequestOrigin } from './request-origin.ts'
import { openSession, type SessionJson } from './sessions.ts'
import { isBanned } from './user-record.ts'

const bodySchema = z.object({
  email: optionalEmail,
  phone: z.string().nullish(),
  password: z.string().default(''),
})

export async function signInWithPassword(
  deps: AuthDeps,
  context: Context,
  origin: RequestOrigin,
): Promise<SessionJson> {
  const body = await readBody(context, bodySchema)
  if (body.phone) throw new AuthError('phone_provider_disabled')
  if (!body.email) throw new AuthError('validation_failed', 'missing email or phone')
  if (body.password.length > longestPassword) throw new AuthError('invalid_credentials')
  // Counts the try before its result is known, so that a hundred tries at the same time count as a hundred.
  await deps.limits.take('signInNetwork', origin.network)
  const takenBack = await takeAccount(deps, body.email, origin)

  const account = await findAccount(deps, body.email)
  const { passwordCost } = deps.config
  const check = await checkPassword(body.password, account?.encrypted_password ?? null, passwordCost)
  if (!account || !check.isRight) throw new AuthError('invalid_credentials')
  await deps.limits.giveBack('signInNetwork', origin.network)
  await takenBack()
  // The caller knows the password, so the reply may state the reason.
  if (isBanned(account)) throw new AuthError('user_banned', account.ban_reason ?? undefined)
  if (!account.email_confirmed_at) throw new AuthError('email_not_confirmed')
  return openSession(deps, runnerOf(deps.database), {
    userId: account.id,
    method: 'password',
    origin,
    newHash: check.needsRehash ? await hashPassword(body.password, passwordCost) : null,
  })
}

/**
 * Counts an attempt for the account, and returns a function that removes it from the count. A network where the
 * member is signed in is counted separately. So strangers who use up the attempts of the account do not lock the
 * member out.
 */
async function takeAccount(
  { limits, database }: AuthDeps,
  email: string,
  { network }: RequestOrigin,
): Promise<() => Promise<void>> {
  try {
    await limits.take('signInAccount', email)
    return () => limits.giveBack('signInAccount', email)
  } catch (refusal) {
    if (!(refusal instanceof AuthError)) throw refusal
    const [known] = await database.run({
      text: `select true as is_there from auth.sessions session join auth.users member on member.id = session.user_id
             where member.email = $1 and session.ip <<= $2::inet limit 1`,
      values: [email, isIP(network.replace(/\/\d+$/, '')) ? network : null],
    })
    if (!known) throw refusal
    const home = `${email} ${network}`
    await limits.take('signInHome', home)
    return () => limits.giveBack('signInHome', home)
  }
}

type Account = {
  id: string
  encrypted_password: string | null
  email_confirmed_at: string | null
  banned_until: string | null
  ban_reason: string | null
}

async function findAccount(deps: AuthDeps, email: string): Promise<Account | undefined> {
  const [account] = await deps.database.run<Account>({
    text: `select id, encrypted_password, email_confirmed_at::text, banned_until::text,
             raw_app_meta_data ->> 'ban_reason' as ban_reason
           from auth.users where email = $1 and not is_sso_user and deleted_at is null`,
    values: [email],
  })
  return account
}
