import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi'
import { type AuthDeps, runnerOf } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { issueAuthCode, readChallenge, startFlow } from '../flow-state.ts'
import { chooseRedirect, withFragment, withQuery } from '../redirects.ts'
import { requireMember } from '../request.ts'
import type { RequestOrigin } from '../request-origin.ts'
import { openSession } from '../sessions.ts'
import { errorRedirect, sessionFragment } from '../verify.ts'
import { fetchProfile } from './exchange.ts'
import { memberOf } from './member.ts'
import { isProvider, type ProviderName, type ProviderSettings, providers } from './providers.ts'
import { openState, sealState } from './state.ts'

const cookieName = 'oauth-browser'

/** GET /authorize: redirects to the provider. */
export async function authorize(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<string> {
  return providerAddress(deps, context, origin, null)
}

/** GET /user/identities/authorize: redirects to the provider for a member who adds another way to sign in. */
export async function linkIdentity(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<string> {
  const { user } = await requireMember(deps, context)
  if (!deps.config.enableManualLinking) throw new AuthError('manual_linking_disabled')
  return providerAddress(deps, context, origin, user.id)
}

async function providerAddress(
  deps: AuthDeps,
  context: Context,
  origin: RequestOrigin,
  linkTo: string | null,
): Promise<string> {
  const {
    provider: asked = '',
    redirect_to,
    scopes,
    code_challenge,
    code_challenge_method,
  } = context.req.query()
  const { name, settings } = requireProvider(deps, asked)
  const challenge = readChallenge(code_challenge, code_challenge_method)
  const redirectTo = chooseRedirect(redirect_to, deps.config)
  await deps.limits.take('authorizeNetwork', origin.network)
  const flowId = challenge
    ? await startFlow(runnerOf(deps.database), { challenge, userId: null, method: 'oauth', provider: name })
    : null
  // One secret has two uses. It ties the provider's reply to this browser, and it ties the provider's code to this
  // server (PKCE).
  const verifier = generateRandomCodeVerifier()
  const codeChallenge = await calculatePKCECodeChallenge(verifier)
  setCookie(context, cookieName, verifier, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.config.externalUrl.startsWith('https:'),
    path: '/auth/v1/callback',
    maxAge: 600,
  })
  const provider = providers[name]
  const url = new URL(settings.authorizeUrl ?? provider.authorizeUrl)
  const extraScopes = (scopes ?? '').split(/[\s,]+/).filter(Boolean)
  url.searchParams.set('client_id', settings.clientId)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('redirect_uri', callbackUrl(deps))
  url.searchParams.set('scope', [...new Set([...provider.scopes, ...extraScopes])].join(' '))
  url.searchParams.set('code_challenge', codeChallenge)
  url.searchParams.set('code_challenge_method', 'S256')
  const state = { provider: name, redirectTo, flowId, linkTo, challenge: codeChallenge }
  url.searchParams.set('state', await sealState(deps.config.digestSecret, state))
  return url.href
}

/** GET /callback: reads the provider's answer and redirects to the address that the member wanted. */
export async function callback(deps: AuthDeps, context: Context, origin: RequestOrigin): Promise<string> {
  const answer = new URL(context.req.url).searchParams
  const sealed = answer.get('state') ?? ''
  let target = deps.config.siteUrl
  try {
    const state = await openState(deps.config.digestSecret, sealed)
    target = chooseRedirect(state.redirectTo, deps.config)
    const codeVerifier = getCookie(context, cookieName)
    if (!codeVerifier || (await calculatePKCECodeChallenge(codeVerifier)) !== state.challenge) {
      throw new AuthError('bad_oauth_state', 'This sign-in was begun in another browser')
    }
    const { name, settings } = requireProvider(deps, state.provider)
    const { profile, accessToken } = await fetchProfile(name, settings, {
      answer,
      state: sealed,
      callbackUrl: callbackUrl(deps),
      codeVerifier,
    })
    return await deps.database.transaction({}, async transaction => {
      const userId = await memberOf(deps, transaction, { provider: name, profile, linkTo: state.linkTo })
      if (state.flowId) {
        return withQuery(target, { code: await issueAuthCode(transaction, { flowId: state.flowId, userId }) })
      }
      const session = await openSession(deps, transaction, { userId, method: 'oauth', origin })
      return withFragment(target, { ...sessionFragment(session), provider_token: accessToken })
    })
  } catch (problem) {
    if (!(problem instanceof AuthError) || problem.status >= 500) throw problem
    return errorRedirect(target, problem)
  }
}

function requireProvider(deps: AuthDeps, asked: string): { name: ProviderName; settings: ProviderSettings } {
  const settings = isProvider(asked) ? deps.config.oauth[asked] : undefined
  if (isProvider(asked) && settings) return { name: asked, settings }
  throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled')
}

function callbackUrl(deps: AuthDeps): string {
  return `${deps.config.externalUrl}/auth/v1/callback`
}
