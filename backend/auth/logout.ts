import type { Context } from 'hono'
import { type AuthDeps, runnerOf } from './deps.ts'
import { AuthError } from './errors.ts'
import { requireMember } from './request.ts'
import { deleteSessions, type EndScope } from './sessions.ts'

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies EndScope[]

export async function signOut(deps: AuthDeps, context: Context): Promise<void> {
  const scope = context.req.query('scope') || 'global'
  if (!isScope(scope))
    throw new AuthError('validation_failed', `Unsupported logout scope "${scope.slice(0, 40)}"`)
  const { user, session } = await requireMember(deps, context)
  const ended = await deleteSessions(runnerOf(deps.database), {
    userId: user.id,
    scope,
    sessionId: session.id,
  })
  deps.tokens.markEnded(ended)
}

function isScope(text: string): text is EndScope {
  return scopes.includes(text)
}
