import type { Context } from 'hono'
import { z } from 'zod'
import { readBody } from './body.ts'
import { type AuthDeps, runnerOf } from './deps.ts'
import { AuthError } from './errors.ts'
import { requireVerifier, spendAuthCode } from './flow-state.ts'
import type { RequestOrigin } from './request-origin.ts'
import { openSession, refreshSession, type SessionJson } from './sessions.ts'
import { signInWithPassword } from './token-password.ts'

/** POST /token: opens or refreshes a session, as `grant_type` says. */
export function grantToken(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<SessionJson> {
  switch (context.req.query('grant_type')) {
    case 'password':
      return signInWithPassword(deps, context, origin)
    case 'refresh_token':
      return refresh(deps, context, origin)
    case 'pkce':
      return exchangeCode(deps, context, origin)
    case 'id_token':
    case 'web3':
      throw new AuthError('provider_disabled', 'Provider is not enabled')
    default:
      throw new AuthError('unsupported_grant_type')
  }
}

async function refresh(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<SessionJson> {
  const { refresh_token } = await readBody(
    context,
    z.object({ refresh_token: z.string().max(255).default('') }),
  )
  if (!refresh_token) throw new AuthError('validation_failed', 'refresh_token required')
  await deps.limits.take('refreshNetwork', origin.network)
  return refreshSession(deps, refresh_token)
}

const pkceBody = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

async function exchangeCode(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<SessionJson> {
  const { auth_code, code_verifier } = await readBody(context, pkceBody)
  if (!auth_code || !code_verifier) {
    throw new AuthError(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    )
  }
  await deps.limits.take('codeNetwork', origin.network)
  // Deletes the code first and in a separate transaction, so that a wrong verifier uses the code up too.
  const flow = await spendAuthCode(runnerOf(deps.database), auth_code)
  const userId = requireVerifier(flow, code_verifier)
  const method = flow.authentication_method === 'oauth' ? 'oauth' : 'otp'
  return openSession(deps, runnerOf(deps.database), { userId, method, origin })
}
