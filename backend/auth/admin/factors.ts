import type { Context } from 'hono'
import { type AuthDeps, runnerOf } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { requireAdmin } from '../request.ts'
import { toFactorJson } from '../user-record.ts'
import { requireUser } from './users.ts'

export async function listFactors(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const { factors } = await requireUser(runnerOf(deps.database), context)
  return factors.map(toFactorJson)
}

/** An administrator removes a factor for a member who lost their device. */
export async function deleteFactor(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const { factors } = await requireUser(runnerOf(deps.database), context)
  const factor = factors.find(({ id }) => id === context.req.param('factorId'))
  if (!factor) throw new AuthError('mfa_factor_not_found')
  await runnerOf(deps.database).query('delete from auth.mfa_factors where id = $1', [factor.id])
  return toFactorJson(factor)
}
