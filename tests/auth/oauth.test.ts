/** A sign-in provider that the test runs on a local port. The server calls it over HTTP, like GitHub and Google. */

import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

type Person = { id: number; email: string; verified: boolean; name: string }

const provider = startProvider()
let server: AuthServer
beforeAll(async () => {
  const url = await provider.listen()
  const settings = {
    clientId: 'our-id',
    clientSecret: 'our-secret',
    authorizeUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    apiUrl: url,
  }
  server = await startAuth({
    config: { oauth: { github: settings, google: settings }, enableManualLinking: true },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  provider.close()
})

/** Simulates a browser that keeps cookies, follows redirects and returns the last address. */
async function visit(start: string, jar = new Map<string, string>()): Promise<URL> {
  let address = start
  for (let hop = 0; hop < 6; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: cookie ? { cookie } : {} })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.split('=')[0]!, pair.split('=').slice(1).join('='))
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`${address} answered ${response.status} ${await response.text()}`)
    const target = new URL(location, address)
    if (target.hash || target.pathname === '/') return target
    address = target.href
  }
  throw new Error('too many redirects')
}

function person(overrides: Partial<Person> = {}): Person {
  const someone = {
    id: Math.floor(Math.random() * 1e9),
    email: newEmail(),
    verified: true,
    name: 'Octo Cat',
    ...overrides,
  }
  provider.signIn(someone)
  return someone
}

function authorizeUrl(name = 'github', extra = ''): string {
  return `${server.url}/auth/v1/authorize?provider=${name}${extra}`
}

describe.each(['github', 'google'])('A12 sign-in with %s', name => {
  test('the first provider sign-in creates a member, and the next provider sign-in signs the same member in', async () => {
    const someone = person()
    const first = new URLSearchParams((await visit(authorizeUrl(name))).hash.slice(1))
    const { data } = await server.client().auth.getUser(first.get('access_token')!)
    expect(data.user).toMatchObject({
      email: someone.email,
      app_metadata: { provider: name, providers: [name] },
      user_metadata: { full_name: 'Octo Cat' },
      identities: [{ provider: name, id: String(someone.id) }],
    })
    expect(first.get('provider_token')).toBeTruthy()
    const second = new URLSearchParams((await visit(authorizeUrl(name))).hash.slice(1))
    const again = await server.client().auth.getUser(second.get('access_token')!)
    expect(again.data.user?.id).toBe(data.user?.id)
  })

  test('a member with the same verified address is signed in instead of becoming a second member', async () => {
    const { id, email } = await server.member()
    person({ email })
    const fragment = new URLSearchParams((await visit(authorizeUrl(name))).hash.slice(1))
    const { data } = await server.client().auth.getUser(fragment.get('access_token')!)
    expect(data.user?.id).toBe(id)
    expect(data.user?.app_metadata.providers).toEqual(['email', name])
  })

  test('a provider sign-in with an unverified address creates no account', async () => {
    const { email } = await server.member()
    person({ email, verified: false })
    expect((await visit(authorizeUrl(name))).hash).toContain('error_code=provider_email_needs_verification')
  })
})

test("a provider sign-in gives the owner of an address the unconfirmed account of a stranger, and the stranger's password stops working", async () => {
  const email = newEmail()
  await server.client().auth.signUp({ email, password: goodPassword })
  person({ email })
  expect((await visit(authorizeUrl())).hash).toContain('access_token=')
  expect((await server.client().auth.signInWithPassword({ email, password: goodPassword })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('with PKCE a provider sign-in returns a code that only this browser can use', async () => {
  const someone = person()
  const client = server.client({ flowType: 'pkce' })
  const { data } = await client.auth.signInWithOAuth({
    provider: 'github',
    options: { skipBrowserRedirect: true },
  })
  const target = await visit(data.url!)
  const { data: session } = await client.auth.exchangeCodeForSession(target.searchParams.get('code')!)
  expect(session.user?.email).toBe(someone.email)
})

test('if a provider sign-in returns to another browser, has a forged state or is refused, the site opens with an error', async () => {
  person()
  const begun = await fetch(authorizeUrl(), { redirect: 'manual' })
  const victim = await visit(begun.headers.get('location')!)
  expect(victim.hash).toContain('error_code=bad_oauth_state')
  const forged = await visit(`${server.url}/auth/v1/callback?code=x&state=e30.e30.e30`)
  expect([forged.origin, forged.searchParams.get('error_code')]).toEqual([server.url, 'bad_oauth_state'])
  provider.refuse()
  expect((await visit(authorizeUrl())).searchParams.get('error_code')).toBe('bad_oauth_callback')
})

test('the provider gets the challenge at first, and the verifier only with the code', async () => {
  person()
  const begun = await fetch(authorizeUrl(), { redirect: 'manual' })
  const address = new URL(begun.headers.get('location')!)
  const [verifier = ''] = begun.headers.getSetCookie().map(line => /^oauth-browser=([^;]+)/.exec(line)?.[1])
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  expect(address.searchParams.get('code_challenge_method')).toBe('S256')
  expect(address.searchParams.get('code_challenge')).toBe(challenge)
  expect(address.href).not.toContain(verifier)
  expect(
    Buffer.from(address.searchParams.get('state')!.split('.')[1]!, 'base64url').toString(),
  ).not.toContain(verifier)
})

test.each([
  ['an error with status 200, as GitHub says it', { error: 'bad_verification_code' }],
  ['no token', { token_type: 'bearer' }],
  ['a token of another kind', { access_token: 'x', token_type: 'mac' }],
  ['an id token of another issuer', { access_token: 'x', token_type: 'bearer', id_token: strangersToken() }],
])('nobody is signed in by a provider that answers with %s', async (_, answer) => {
  person()
  provider.say(answer)
  const target = await visit(authorizeUrl('google'))
  expect(target.searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect(target.hash).not.toContain('access_token=')
})

function strangersToken(): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: 'https://evil.example', aud: 'our-id', sub: '1', iat: now, exp: now + 600 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signed').toString('base64url')}`
}

test('a provider sign-in accepts only allowed addresses in redirect_to', async () => {
  person()
  const target = await visit(
    authorizeUrl('github', `&redirect_to=${encodeURIComponent('https://evil.example/')}`),
  )
  expect(target.origin).toBe(server.url)
})

test('a member can link and unlink identities, but cannot unlink the last one', async () => {
  const { email, password } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  person({ email: newEmail() })
  const { data } = await client.auth.linkIdentity({
    provider: 'github',
    options: { skipBrowserRedirect: true },
  })
  // A link that one member started is opened in the browser of another person. The server must not link their
  // identities.
  expect((await visit(data!.url!)).hash).toContain('error_code=bad_oauth_state')
  const token = (await client.auth.getSession()).data.session!.access_token
  const begun = await fetch(`${server.url}/auth/v1/user/identities/authorize?provider=github`, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}` },
  })
  const [cookie = ''] = begun.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
  const [name = '', mark = ''] = cookie.split('=')
  await visit(begun.headers.get('location')!, new Map([[name, mark]]))
  const identities = (await client.auth.getUserIdentities()).data!.identities
  expect(identities.map(identity => identity.provider)).toEqual(['email', 'github'])
  expect((await client.auth.unlinkIdentity(identities[1]!)).error).toBeNull()
  expect((await client.auth.unlinkIdentity(identities[0]!)).error).toMatchObject({
    code: 'single_identity_not_deletable',
    status: 422,
  })
})

test('A12 authorize answers that no provider is set up if client ids are missing', async () => {
  const plain = await startAuth({ database: server.database })
  const response = await fetch(`${plain.url}/auth/v1/authorize?provider=github`)
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 400, error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' },
  ])
  const sso = await plain.client().auth.signInWithSSO({ domain: 'example.com' })
  expect(sso.error).toMatchObject({ code: 'saml_provider_disabled', status: 404 })
  await plain[Symbol.asyncDispose]()
})

function startProvider() {
  let current: Person | null = null
  let challenge = ''
  const usual = (someone: Person | null): object => ({
    access_token: `token-${someone?.id}`,
    token_type: 'bearer',
  })
  let answerOf = usual
  const app = new Hono()
  app.get('/authorize', context => {
    const {
      redirect_uri = '',
      state = '',
      client_id,
      code_challenge,
      code_challenge_method,
    } = context.req.query()
    challenge = code_challenge_method === 'S256' ? (code_challenge ?? '') : ''
    const back = new URL(redirect_uri)
    back.searchParams.set('state', state)
    if (current && client_id === 'our-id') back.searchParams.set('code', `code-${current.id}`)
    else back.searchParams.set('error', 'access_denied')
    return context.redirect(back.href)
  })
  app.post('/token', async context => {
    const form = await context.req.parseBody()
    const isOurs = form.client_id === 'our-id' && form.client_secret === 'our-secret'
    const isRight =
      form.code === `code-${current?.id}` &&
      String(form.redirect_uri).endsWith('/auth/v1/callback') &&
      challenge !== '' &&
      createHash('sha256').update(String(form.code_verifier)).digest('base64url') === challenge
    return isOurs && isRight ? context.json(answerOf(current)) : context.json({ error: 'bad' }, 400)
  })
  app.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer token-${current?.id}`) return context.json({}, 401)
    return next()
  })
  app.get('/user', context => context.json({ id: current?.id, login: 'octocat', name: current?.name }))
  app.get('/user/emails', context =>
    context.json([
      { email: 'other@example.com', primary: false, verified: true },
      { email: current?.email, primary: true, verified: current?.verified },
    ]),
  )
  app.get('/userinfo', context =>
    context.json({
      sub: String(current?.id),
      email: current?.email,
      email_verified: current?.verified,
      name: current?.name,
    }),
  )
  const http = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  return {
    async listen() {
      if (!http.listening) await new Promise<void>(resolve => http.once('listening', resolve))
      return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    },
    signIn(someone: Person) {
      current = someone
      answerOf = usual
    },
    /** Makes the provider answer the next code with this object instead of a token. */
    say(answer: object) {
      answerOf = () => answer
    },
    refuse() {
      current = null
    },
    close: () => http.close(),
  }
}
