import type { Context } from 'hono'
import type { AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { sendCode } from './letters.ts'
import { takeMail } from './mail-limits.ts'
import { issueToken } from './one-time-tokens.ts'
import { requireMember } from './request.ts'
import type { RequestOrigin } from './request-origin.ts'

/** Mails the member a code, with which they prove their identity again. */
export async function reauthenticate(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<void> {
  const { user } = await requireMember(deps, context)
  if (!user.email)
    throw new AuthError('validation_failed', 'Reauthentication requires the user to have an email')
  if (!user.email_confirmed_at) throw new AuthError('email_not_confirmed', undefined, { status: 422 })
  const { email } = user
  await takeMail(deps, origin, 'reauthentication', email)
  await deps.database.transaction({}, async transaction => {
    const token = await issueToken(deps, transaction, {
      userId: user.id,
      type: 'reauthentication_token',
      email,
    })
    await sendCode(deps, transaction, user, token)
  })
}
