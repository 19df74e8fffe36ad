/** Changes an e-mail address. The change happens when both the old and the new mailbox have confirmed it. */
import type { AuthDeps, QueryRunner } from './deps.ts'
import { AuthError } from './errors.ts'
import { type Challenge, startFlow } from './flow-state.ts'
import { sendAlreadyRegistered, sendLink } from './letters.ts'
import { issueToken, type SpentToken } from './one-time-tokens.ts'
import { deleteSessions } from './sessions.ts'
import type { UserRow } from './user-record.ts'
import { findUserByEmail, setEmail } from './users.ts'

/**
 * The bits of `email_change_confirm_status`. Each bit stands for a mailbox that has confirmed. The second
 * confirmation completes the change, so 3 is never stored.
 */
const agreed = { email_change_token_new: 1, email_change_token_current: 2 } as const
type Side = keyof typeof agreed

type LinkOptions = { readonly challenge: Challenge | null; readonly redirectTo: string }

/**
 * Returns the ids of the sessions that ended. They end immediately only if the change needs no confirmation by
 * mail.
 */
export async function requestEmailChange(
  deps: AuthDeps,
  runner: QueryRunner,
  given: LinkOptions & {
    readonly user: UserRow
    readonly newEmail: string
    readonly sessionId: string | null
  },
): Promise<string[]> {
  const { user, newEmail, sessionId } = given
  if (deps.config.autoconfirm) {
    await setEmail(runner, user.id, newEmail)
    return deleteSessions(runner, { userId: user.id, scope: 'others', sessionId })
  }
  await runner.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1`,
    [user.id, newEmail],
  )
  const changing = { ...user, email_change: newEmail, email_change_confirm_status: 0 }
  await sendChangeLinks(deps, runner, changing, given)
  return []
}

/** Sends a link to each mailbox that has not confirmed yet. */
export async function sendChangeLinks(
  deps: AuthDeps,
  runner: QueryRunner,
  user: UserRow,
  given: LinkOptions & {
    readonly sessionId?: string | null
    /**
     * An address that has reached its limit of mails. It gets no new mail, and the link in its last mail stays
     * valid.
     */
    readonly spared?: string | null
  },
): Promise<void> {
  const { challenge, redirectTo, sessionId = null, spared = null } = given
  if (challenge) await startFlow(runner, { challenge, userId: user.id, method: 'email_change' })
  for (const [side, email] of openSides(deps, user)) {
    if (email === spared) continue
    const token = await issueToken(deps, runner, {
      userId: user.id,
      type: side,
      email,
      isPkce: challenge !== null,
      askedBy: sessionId,
    })
    // If the new address already has an account, its owner gets a note instead of a link. The caller gets the usual
    // reply, so that the reply does not reveal the account.
    const owner = side === 'email_change_token_new' ? await findUserByEmail(runner, email) : undefined
    if (owner) await sendAlreadyRegistered(deps, runner, owner.user)
    else {
      const mail = { template: 'email_change', type: 'email_change', user, redirectTo } as const
      await sendLink(deps, runner, { ...mail, to: email, token })
    }
  }
}

function openSides(deps: AuthDeps, user: UserRow): [Side, string][] {
  const confirmed = user.email_change_confirm_status ?? 0
  const sides: [Side, string | null][] = [['email_change_token_new', user.email_change]]
  if (deps.config.doubleConfirmEmailChanges) sides.push(['email_change_token_current', user.email])
  return sides.flatMap(([side, email]) => (email && !(confirmed & agreed[side]) ? [[side, email]] : []))
}

export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

type Pending = { email: string | null; email_change: string | null; confirmed: number }

/**
 * Returns the ids of the sessions that the change ended, or null while the other mailbox has not confirmed.
 */
export async function confirmEmailChange(
  deps: AuthDeps,
  runner: QueryRunner,
  spent: SpentToken & { readonly token_type: Side },
): Promise<string[] | null> {
  // Locks the row, so that each of two links opened at the same moment sees the confirmation of the other.
  const [user] = await runner.query<Pending>(
    `select email, email_change, coalesce(email_change_confirm_status, 0) as confirmed
     from auth.users where id = $1 for update`,
    [spent.user_id],
  )
  const address = spent.token_type === 'email_change_token_new' ? user?.email_change : user?.email
  if (!user?.email_change || address !== spent.relates_to) throw new AuthError('otp_expired')
  const confirmed = user.confirmed | agreed[spent.token_type]
  const needsBoth = deps.config.doubleConfirmEmailChanges && user.email !== null
  const needed = agreed.email_change_token_new | (needsBoth ? agreed.email_change_token_current : 0)
  if ((confirmed & needed) !== needed) {
    await runner.query(
      'update auth.users set email_change_confirm_status = $2, updated_at = now() where id = $1',
      [spent.user_id, confirmed],
    )
    return null
  }
  await setEmail(runner, spent.user_id, user.email_change)
  await forgetChangeLinks(runner, spent.user_id)
  // The session that requested the change continues. All other sessions end, and the member must sign in there with
  // the new address.
  return deleteSessions(runner, { userId: spent.user_id, scope: 'others', sessionId: spent.asked_by })
}

export async function forgetChangeLinks(runner: QueryRunner, userId: string): Promise<void> {
  await runner.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [userId],
  )
}

export function isChangeToken(spent: SpentToken): spent is SpentToken & { readonly token_type: Side } {
  return spent.token_type in agreed
}
