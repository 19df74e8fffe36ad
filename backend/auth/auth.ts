/** The routes of GoTrue's protocol, one line per route. */
import { type Context, Hono } from 'hono'
import { DatabaseError, DatabaseUnavailable } from '../database/database.ts'
import { OverBudget } from '../http/over-budget.ts'
import { healthJson, settingsJson } from './about.ts'
import { deleteUserById } from './admin/delete-user.ts'
import { deleteFactor, listFactors } from './admin/factors.ts'
import { generateLink, invite } from './admin/links.ts'
import { listUsers } from './admin/list-users.ts'
import { createUser, getUserById, updateUserById } from './admin/users.ts'
import type { AuthDeps } from './deps.ts'
import { AuthError, apiVersionHeader, renderError } from './errors.ts'
import { unlinkIdentity } from './identities.ts'
import { signOut } from './logout.ts'
import { challengeFactor, verifyFactor } from './mfa/challenges.ts'
import { enrollFactor, removeFactor } from './mfa/factors.ts'
import { authorize, callback, linkIdentity } from './oauth/routes.ts'
import { recover, resend, sendOtp } from './otp.ts'
import { reauthenticate } from './reauthenticate.ts'
import { requireKnownKey } from './request.ts'
import { originOf, type RequestOrigin } from './request-origin.ts'
import { signUp } from './signup.ts'
import { grantToken } from './token.ts'
import { getUser, updateUser } from './user.ts'
import { followLink, verifyCode } from './verify.ts'

type AuthOptions = AuthDeps & {
  readonly onFailure?: (error: unknown) => void
}

type Call<T> = (deps: AuthDeps, context: Context, origin: RequestOrigin) => Promise<T>

export function createAuth(options: AuthOptions): Hono {
  const { onFailure = () => undefined, ...deps } = options
  const app = new Hono()

  const json = (call: Call<object>) => async (context: Context) =>
    context.json(await call(deps, context, originOf(context)))
  const done = (call: Call<void>) => async (context: Context) => {
    await call(deps, context, originOf(context))
    return context.json({})
  }
  const redirect = (call: Call<string>) => async (context: Context) => {
    // A mail scanner may check the link with a HEAD request. The link must still work afterwards.
    if (context.req.method === 'HEAD') return context.body(null, 200)
    return context.redirect(await call(deps, context, originOf(context)), 303)
  }

  app.use(async (context, next) => {
    // PostgreSQL rejects text that contains NUL, so a URL that contains NUL is refused here. Bodies are checked
    // where they are read.
    if (context.req.url.includes('%00'))
      throw new AuthError('validation_failed', 'The address holds characters that cannot be stored')
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })

  app.get('/health', context => context.json(healthJson))
  app.get('/settings', context => context.json(settingsJson(deps.config)))
  app.get('/.well-known/jwks.json', context =>
    context.json(deps.tokens.jwks(), 200, { 'cache-control': 'public, max-age=600' }),
  )
  app.get('/verify', redirect(followLink))
  app.get('/authorize', async context => {
    const address = await authorize(deps, context, originOf(context))
    if (context.req.query('skip_http_redirect') === 'true') return context.json({ url: address })
    return context.redirect(address, 302)
  })
  app.get('/callback', redirect(callback))

  // From here on, a request with a wrong API key is refused before its handler runs.
  app.use(async (context, next) => {
    await requireKnownKey(deps, context)
    await next()
  })

  app.post('/signup', json(signUp))
  app.post('/token', json(grantToken))
  app.post('/logout', async context => {
    await signOut(deps, context)
    return context.body(null, 204)
  })
  app.get('/user', json(getUser))
  app.put('/user', json(updateUser))
  app.post('/otp', done(sendOtp))
  app.post('/magiclink', done(sendOtp))
  app.post('/recover', done(recover))
  app.post('/resend', done(resend))
  app.post('/verify', json(verifyCode))
  app.get('/reauthenticate', done(reauthenticate))
  app.post('/sso', () => {
    throw new AuthError('saml_provider_disabled')
  })

  app.post('/factors', json(enrollFactor))
  app.post('/factors/:factorId/challenge', json(challengeFactor))
  app.post('/factors/:factorId/verify', json(verifyFactor))
  app.delete('/factors/:factorId', json(removeFactor))

  app.get('/user/identities/authorize', async context => {
    const address = await linkIdentity(deps, context, originOf(context))
    if (context.req.query('skip_http_redirect') === 'true') return context.json({ url: address })
    return context.redirect(address, 302)
  })
  app.delete('/user/identities/:identityId', json(unlinkIdentity))

  app.post('/invite', json(invite))
  app.post('/admin/generate_link', json(generateLink))
  app.get('/admin/users', context => listUsers(deps, context))
  app.post('/admin/users', json(createUser))
  app.get('/admin/users/:userId', json(getUserById))
  app.put('/admin/users/:userId', json(updateUserById))
  app.delete('/admin/users/:userId', json(deleteUserById))
  app.get('/admin/users/:userId/factors', json(listFactors))
  app.delete('/admin/users/:userId/factors/:factorId', json(deleteFactor))

  app.all('*', context => answer(context, new AuthError('not_found')))
  app.onError((error, context) => {
    const refusal = toAuthError(error)
    if (refusal.status >= 500) onFailure(error)
    return answer(context, refusal)
  })
  return app
}

function answer(context: Context, error: AuthError): Response {
  const { body, headers } = renderError(error, context.req.header(apiVersionHeader))
  return context.json(body, error.status, headers)
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof OverBudget) {
    const { retryAfterSeconds } = error
    return new AuthError('over_request_rate_limit', error.message, { retryAfterSeconds })
  }
  if (error instanceof DatabaseUnavailable) {
    const extras = { status: error.status, retryAfterSeconds: error.retryAfterSeconds }
    return new AuthError('service_unavailable', undefined, extras)
  }
  if (error instanceof DatabaseError && passing.includes(error.code)) {
    return new AuthError('service_unavailable', undefined, { retryAfterSeconds: 1 })
  }
  return new AuthError('unexpected_failure')
}

/**
 * Errors that do not last: a statement timeout, a conflict with another transaction, no free connection. Clients
 * may try again.
 */
const passing = ['57014', '40001', '40P01', '53300']
