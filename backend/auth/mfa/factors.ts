import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { generateSecret, generateURI } from 'otplib'
import QRCode from 'qrcode'
import { z } from 'zod'
import { readBody } from '../body.ts'
import { type AuthDeps, runnerOf } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { type Member, requireMember } from '../request.ts'
import type { FactorRow } from '../user-record.ts'
import { isDuplicate } from '../users.ts'

const mostFactors = 10

/** Clients in other languages send null for a missing value. */
const optionalName = z
  .string()
  .trim()
  .max(100)
  .nullish()
  .transform(name => name ?? '')

const enrollBody = z.object({
  factor_type: z.string().default(''),
  friendly_name: optionalName,
  issuer: optionalName,
})

export async function enrollFactor(deps: AuthDeps, context: Context) {
  const member = await requireMember(deps, context)
  const body = await readBody(context, enrollBody)
  if (body.factor_type !== 'totp') throw new AuthError('validation_failed', 'factor_type needs to be totp')
  if (!deps.config.totp.canEnroll) throw new AuthError('mfa_totp_enroll_not_enabled')
  if (hasVerifiedFactor(member) && member.session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (member.factors.length >= mostFactors) throw new AuthError('too_many_enrolled_mfa_factors')

  const id = randomUUID()
  const secret = generateSecret()
  const issuer = body.issuer || new URL(deps.config.siteUrl).host
  const uri = generateURI({ issuer, label: member.user.email ?? member.user.id, secret })
  await insertFactor(deps, { id, secret, userId: member.user.id, name: body.friendly_name })
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  // The client puts the picture unchanged into a data URL, where `#` would start a fragment.
  const qr_code = svg.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white')
  return { id, type: 'totp', friendly_name: body.friendly_name, totp: { qr_code, secret, uri } }
}

async function insertFactor(
  deps: AuthDeps,
  factor: { id: string; secret: string; userId: string; name: string },
) {
  await runnerOf(deps.database)
    .query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
      [factor.id, factor.userId, factor.name, factor.secret],
    )
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error
      throw new AuthError(
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${factor.name}" for this user already exists`,
      )
    })
}

export async function removeFactor(deps: AuthDeps, context: Context) {
  const member = await requireMember(deps, context)
  const factor = findFactor(member, context.req.param('factorId'))
  if (factor.status === 'verified' && member.session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor', { status: 422 })
  }
  await deps.database.transaction({}, async transaction => {
    await transaction.query('delete from auth.mfa_factors where id = $1', [factor.id])
    // Sessions that used this factor now have only one factor. Their tokens show this after the next refresh.
    await transaction.query(
      `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1`,
      [factor.id],
    )
    await transaction.query(
      `delete from auth.mfa_amr_claims a using auth.sessions s
       where a.session_id = s.id and s.user_id = $1 and s.aal = 'aal1' and a.authentication_method = 'totp'`,
      [member.user.id],
    )
  })
  return { id: factor.id }
}

export function findFactor(member: Member, id: string | undefined): FactorRow {
  const factor = member.factors.find(candidate => candidate.id === id)
  if (!factor) throw new AuthError('mfa_factor_not_found')
  return factor
}

export function hasVerifiedFactor(member: Member): boolean {
  return member.factors.some(factor => factor.status === 'verified')
}
