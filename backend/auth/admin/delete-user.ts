import type { Context } from 'hono'
import { z } from 'zod'
import { readBody } from '../body.ts'
import { type AuthDeps, type QueryRunner, runnerOf } from '../deps.ts'
import { deleteAccount } from '../leaving.ts'
import { requireAdmin } from '../request.ts'
import { deleteSessions } from '../sessions.ts'
import { requireUser } from './users.ts'

export async function deleteUserById(deps: AuthDeps, context: Context) {
  await requireAdmin(deps, context)
  const { should_soft_delete } = await readBody(
    context,
    z.object({ should_soft_delete: z.boolean().default(false) }),
  )
  const { user } = await requireUser(runnerOf(deps.database), context)
  if (should_soft_delete) {
    const ended = await deps.database.transaction({}, async transaction => {
      await softDelete(transaction, user.id)
      return deleteSessions(transaction, { userId: user.id, scope: 'global' })
    })
    deps.tokens.markEnded(ended)
  } else {
    await deleteAccount({ ...deps, database: deps.uncounted ?? deps.database }, user.id)
  }
  return {}
}

/**
 * Keeps the row, because other rows refer to it. Removes the personal data, so that the row identifies nobody and a
 * new account can use the address.
 */
async function softDelete(runner: QueryRunner, userId: string): Promise<void> {
  await runner.query(
    `update auth.users set deleted_at = now(), updated_at = now(), email = null, phone = null, encrypted_password = null,
       email_change = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [userId],
  )
  for (const table of ['identities', 'mfa_factors', 'one_time_tokens']) {
    await runner.query(`delete from auth.${table} where user_id = $1`, [userId])
  }
}
