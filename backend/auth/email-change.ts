/** A new address counts when the old and the new mailbox both agreed. */
import type { Ask, AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { type Challenge, startFlow } from './flow-state.ts'
import { sendLink } from './letters.ts'
import { issueToken, type SpentToken } from './one-time-tokens.ts'
import type { UserRow } from './user-record.ts'
import { findUser, setEmail } from './users.ts'

export async function requestEmailChange(
  deps: AuthDeps,
  ask: Ask,
  given: {
    readonly user: UserRow
    readonly newEmail: string
    readonly challenge: Challenge | null
    readonly redirectTo: string
  },
): Promise<void> {
  const { user, newEmail, challenge, redirectTo } = given
  if (deps.config.autoconfirm) return setEmail(ask, user.id, newEmail)
  await ask.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = now(), updated_at = now()
     where id = $1`,
    [user.id, newEmail],
  )
  if (challenge) await startFlow(ask, { challenge, userId: user.id, method: 'email_change' })
  const isPkce = challenge !== null
  const mail = { template: 'email_change', type: 'email_change', user, redirectTo, newEmail } as const
  const forNew = await issueToken(deps, ask, {
    userId: user.id,
    type: 'email_change_token_new',
    email: newEmail,
    isPkce,
  })
  await sendLink(deps, ask, { ...mail, to: newEmail, token: forNew })
  if (!deps.config.doubleConfirmEmailChanges || !user.email) return
  const forCurrent = await issueToken(deps, ask, {
    userId: user.id,
    type: 'email_change_token_current',
    email: user.email,
    isPkce,
  })
  await sendLink(deps, ask, { ...mail, to: user.email, token: forCurrent })
}

export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** True when the address has changed; false when the other mailbox is still to answer. */
export async function confirmEmailChange(deps: AuthDeps, ask: Ask, spent: SpentToken): Promise<boolean> {
  const record = await findUser(ask, spent.user_id)
  const newEmail = record?.user.email_change
  if (!record || !newEmail) throw new AuthError('otp_expired')
  const needsBoth = deps.config.doubleConfirmEmailChanges && Boolean(record.user.email)
  if (needsBoth) {
    // Counted in the database: two links opened at the same moment must not each take the other for missing.
    const [counted] = await ask.query<{ confirmed: number }>(
      `update auth.users set email_change_confirm_status = coalesce(email_change_confirm_status, 0) + 1, updated_at = now()
       where id = $1 returning email_change_confirm_status as confirmed`,
      [spent.user_id],
    )
    if ((counted?.confirmed ?? 0) < 2) return false
  }
  await setEmail(ask, spent.user_id, newEmail)
  await ask.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [spent.user_id],
  )
  return true
}
