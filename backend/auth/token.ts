import type { Context } from 'hono'
import { z } from 'zod'
import { readBody } from './body.ts'
import { type AuthDeps, askOf } from './deps.ts'
import { AuthError } from './errors.ts'
import { requireVerifier, spendAuthCode } from './flow-state.ts'
import type { Sender } from './sender.ts'
import { openSession, refreshSession, type SessionJson } from './sessions.ts'
import { signInWithPassword } from './token-password.ts'

/** POST /token: each way to come by a session has a grant type. */
export function grantToken(deps: AuthDeps, context: Context, sender: Sender): Promise<SessionJson> {
  switch (context.req.query('grant_type')) {
    case 'password':
      return signInWithPassword(deps, context, sender)
    case 'refresh_token':
      return refresh(deps, context, sender)
    case 'pkce':
      return exchangeCode(deps, context, sender)
    case 'id_token':
    case 'web3':
      throw new AuthError('provider_disabled', 'Provider is not enabled')
    default:
      throw new AuthError('unsupported_grant_type')
  }
}

async function refresh(deps: AuthDeps, context: Context, sender: Sender): Promise<SessionJson> {
  const { refresh_token } = await readBody(
    context,
    z.object({ refresh_token: z.string().max(255).default('') }),
  )
  if (!refresh_token) throw new AuthError('validation_failed', 'refresh_token required')
  await deps.limits.take('refreshNetwork', sender.network)
  return refreshSession(deps, refresh_token)
}

const pkceBody = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

async function exchangeCode(deps: AuthDeps, context: Context, sender: Sender): Promise<SessionJson> {
  const { auth_code, code_verifier } = await readBody(context, pkceBody)
  if (!auth_code || !code_verifier) {
    throw new AuthError(
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    )
  }
  await deps.limits.take('codeNetwork', sender.network)
  // Spent for good even when the verifier is wrong, hence before the session and not with it.
  const flow = await spendAuthCode(askOf(deps.database), auth_code)
  const userId = requireVerifier(flow, code_verifier)
  const method = flow.authentication_method === 'oauth' ? 'oauth' : 'otp'
  return openSession(deps, askOf(deps.database), { userId, method, sender })
}
