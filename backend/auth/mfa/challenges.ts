import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { verify } from 'otplib'
import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import { nowInSeconds } from '../../database/moments.ts'
import { readBody } from '../body.ts'
import { type AuthDeps, runnerOf } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { requireMember } from '../request.ts'
import type { RequestOrigin } from '../request-origin.ts'
import { liftSession } from '../sessions.ts'
import { findFactor } from './factors.ts'

const challengeSeconds = 300
/**
 * Each code that a member types creates a challenge. A factor keeps this many challenges, and older ones are deleted.
 */
const openChallenges = 10

export async function challengeFactor(deps: AuthDeps, context: Context, origin: RequestOrigin) {
  const member = await requireMember(deps, context)
  const factor = findFactor(member, context.req.param('factorId'))
  const id = randomUUID()
  await runnerOf(deps.database).query(
    `with gone as (
       delete from auth.mfa_challenges where id in (
         select id from auth.mfa_challenges where factor_id = $2 order by created_at desc, id
         offset ${openChallenges - 1} for update skip locked)
     )
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3::inet)`,
    [id, factor.id, origin.ip ?? '0.0.0.0'],
  )
  const expires_at = nowInSeconds() + challengeSeconds
  return { id, type: 'totp', expires_at }
}

const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string().trim().max(20) })

/**
 * Verifies the factor and raises the session to aal2 if the code is right. Ends the member's sessions that have
 * no second factor.
 */
export async function verifyFactor(deps: AuthDeps, context: Context) {
  const member = await requireMember(deps, context)
  const factor = findFactor(member, context.req.param('factorId'))
  if (!deps.config.totp.canVerify) throw new AuthError('mfa_totp_verify_not_enabled')
  const { challenge_id, code } = await readBody(context, verifyBody)
  const sessionId = member.session.id
  if (!sessionId) throw new AuthError('session_not_found', 'A second factor belongs to a session')
  await deps.limits.take('factor', factor.id)
  const { session, ended } = await deps.database.transaction({}, async transaction => {
    await requireChallenge(transaction, factor.id, challenge_id)
    await requireCode(transaction, factor.id, code)
    await transaction.query('delete from auth.mfa_challenges where factor_id = $1', [factor.id])
    await transaction.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
      [factor.id],
    )
    await transaction.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      member.user.id,
    ])
    const rows = await transaction.query<{ id: string }>(
      `delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1' returning id`,
      [member.user.id, sessionId],
    )
    const lifted = { sessionId, userId: member.user.id, factorId: factor.id }
    return { session: await liftSession(deps, transaction, lifted), ended: rows.map(({ id }) => id) }
  })
  await deps.limits.giveBack('factor', factor.id)
  deps.tokens.markEnded(ended)
  return session
}

async function requireChallenge(
  transaction: Transaction,
  factorId: string,
  challengeId: string,
): Promise<void> {
  const [challenge] = await transaction.query<{ is_fresh: boolean }>(
    `select created_at > now() - ${challengeSeconds} * interval '1 second' as is_fresh
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [challengeId, factorId],
  )
  if (!challenge)
    throw new AuthError('mfa_factor_not_found', 'MFA challenge with the provided challenge ID not found')
  if (!challenge.is_fresh) {
    throw new AuthError(
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    )
  }
}

/** Also accepts the code of one time step earlier or later, because clocks differ. Each code works once. */
async function requireCode(transaction: Transaction, factorId: string, code: string): Promise<void> {
  const [stored] = await transaction.query<{ secret: string; time_step: number | null }>(
    `select f.secret, t.time_step from auth.mfa_factors f left join auth.totp_uses t on t.factor_id = f.id
     where f.id = $1 for update of f`,
    [factorId],
  )
  if (!stored || !/^\d{6}$/.test(code)) throw new AuthError('mfa_verification_failed')
  const used = stored.time_step === null ? {} : { afterTimeStep: stored.time_step }
  const result = await verify({ secret: stored.secret, token: code, epochTolerance: 30, ...used })
  if (!result.valid || !('timeStep' in result)) throw new AuthError('mfa_verification_failed')
  await transaction.query(
    `insert into auth.totp_uses (factor_id, time_step) values ($1, $2::bigint)
     on conflict (factor_id) do update set time_step = excluded.time_step`,
    [factorId, result.timeStep],
  )
}
