import type { Context } from 'hono'
import type { AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { requireMember } from './request.ts'

export async function unlinkIdentity(deps: AuthDeps, context: Context) {
  const { user, identities } = await requireMember(deps, context)
  const identity = identities.find(({ id }) => id === context.req.param('identityId'))
  if (!identity) throw new AuthError('identity_not_found')
  await deps.database.transaction({}, async transaction => {
    // Locks the account, so that two requests at once cannot remove the last way to sign in.
    await transaction.query('select from auth.users where id = $1 for update', [user.id])
    const left = await transaction.query<{ provider: string }>(
      'select provider from auth.identities where user_id = $1 and id <> $2 order by created_at',
      [user.id, identity.id],
    )
    if (left.length === 0) throw new AuthError('single_identity_not_deletable')
    await transaction.query('delete from auth.identities where id = $1', [identity.id])
    const providers = [...new Set(left.map(({ provider }) => provider))]
    await transaction.query(
      `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $2::jsonb, updated_at = now() where id = $1`,
      [user.id, JSON.stringify({ provider: providers[0], providers })],
    )
  })
  return {}
}
