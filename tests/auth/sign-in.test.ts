import { afterAll, beforeAll, expect, test } from 'vitest'
import { shapeOf } from './shape-of.ts'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

test('A08 A11 a person signs up, confirms by mail, gets a session, reads their user, and signs out', async () => {
  const client = server.client()
  const email = newEmail()
  const dashboard = `${server.url}/dashboard`
  const signedUp = await client.auth.signUp({
    email,
    password: goodPassword,
    options: { data: { full_name: 'Ada Lovelace' }, emailRedirectTo: dashboard },
  })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({
    email,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Ada Lovelace' },
    identities: [{ provider: 'email' }],
  })

  const early = await client.auth.signInWithPassword({ email, password: goodPassword })
  expect(early.error).toMatchObject({
    code: 'email_not_confirmed',
    status: 400,
    message: 'Email not confirmed',
  })

  const [mail] = await server.mails(email)
  expect(mail?.link).toContain('/auth/v1/verify?token=')
  const target = await server.follow(mail!.link!)
  expect(target.href).toContain(`${dashboard}#access_token=`)
  const fragment = new URLSearchParams(target.hash.slice(1))
  expect(fragment.get('type')).toBe('signup')

  const session = await client.auth.setSession({
    access_token: fragment.get('access_token')!,
    refresh_token: fragment.get('refresh_token')!,
  })
  expect(session.error).toBeNull()
  const me = await client.auth.getUser()
  expect(me.data.user).toMatchObject({
    email,
    user_metadata: { full_name: 'Ada Lovelace', email_verified: true },
  })
  expect(me.data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

  const out = await client.auth.signOut()
  expect(out.error).toBeNull()
  const stale = await fetch(`${server.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${fragment.get('access_token')}` },
  })
  expect(stale.status).toBe(403)
  expect(await stale.json()).toMatchObject({ code: 403, error_code: 'session_not_found' })
})

test('CK01 A11 a wrong password and an unknown address get exactly the same answer', async () => {
  const { email } = await server.member()
  const wrong = await server.post('/token?grant_type=password', { email, password: 'not-the-password' })
  const unknown = await server.post('/token?grant_type=password', {
    email: newEmail(),
    password: goodPassword,
  })
  expect([wrong.status, unknown.status]).toEqual([400, 400])
  const answer = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
  expect(await wrong.json()).toEqual(answer)
  expect(await unknown.json()).toEqual(answer)
  const { error } = await server.client().auth.signInWithPassword({ email, password: 'not-the-password' })
  expect(error).toMatchObject({
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    status: 400,
  })
})

test('A11 signing in starts a session with the same claims as Supabase', async () => {
  const { id, email, password } = await server.member()
  const { data, error } = await server
    .client()
    .auth.signInWithPassword({ email: email.toUpperCase(), password })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } })
  expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500)
  const { data: verified } = await server.client().auth.getClaims(data.session?.access_token)
  expect(verified?.header.alg).toBe('ES256')
  expect(verified?.claims).toMatchObject({
    iss: `${server.url}/auth/v1`,
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email_verified: true },
  })
  expect(verified?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/)
})

test('A10 a weak password is refused with its reasons', async () => {
  const { error } = await server.client().auth.signUp({ email: newEmail(), password: 'abc12' })
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    code: 'weak_password',
    status: 422,
    reasons: ['length'],
    message: 'Password should be at least 6 characters.',
  })
  const common = await server.client().auth.signUp({ email: newEmail(), password: 'password1' })
  expect(common.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
})

test('CK01 a sign-up with a known address gets the usual answer, and the owner of the address gets a note', async () => {
  const { email } = await server.member()
  const known = await server
    .client()
    .auth.signUp({ email, password: goodPassword, options: { data: { a: 1 } } })
  const fresh = await server
    .client()
    .auth.signUp({ email: newEmail(), password: goodPassword, options: { data: { a: 1 } } })
  expect(known.error).toBeNull()
  expect(shapeOf(known.data)).toEqual(shapeOf(fresh.data))
  const mails = await server.mails(email)
  expect(mails.map(mail => mail.subject)).toEqual(['You already have an account'])
  const [count] = await server.database.run<{ count: number }>({
    text: 'select count(*)::int as count from auth.users where email = $1',
    values: [email],
  })
  expect(count?.count).toBe(1)
})

test('the profile and the first project are created with the member, in the same transaction', async () => {
  const email = newEmail()
  const { data } = await server.client().auth.signUp({
    email,
    password: goodPassword,
    options: { data: { full_name: 'Grace Hopper' } },
  })
  const rows = await server.database.run<Record<string, unknown>>({
    text: `select p.full_name, (select count(*)::int from public.startup_projects s where s.user_id = p.id) as projects
           from public.profiles p where p.id = $1`,
    values: [data.user!.id],
  })
  expect(rows).toEqual([{ full_name: 'Grace Hopper', projects: 1 }])
})

test('an imported bcrypt hash signs its member in, and an argon2id hash replaces it', async () => {
  const email = newEmail()
  const { data } = await server.admin().auth.admin.createUser({
    email,
    email_confirm: true,
    password_hash: '$2a$04$rYn8ZjY7r9pmT9ss6VhJ5OjKO/wFCGJ7HrUWHVWAPn5ZvnXIdzpOW',
  })
  const { hash } = await import('@node-rs/bcrypt')
  const bcrypted = await hash(goodPassword, 4)
  await server.database.run({
    text: 'update auth.users set encrypted_password = $2 where id = $1',
    values: [data.user!.id, bcrypted],
  })
  const first = await server.client().auth.signInWithPassword({ email, password: goodPassword })
  expect(first.error).toBeNull()
  const [row] = await server.database.run<{ encrypted_password: string }>({
    text: 'select encrypted_password from auth.users where id = $1',
    values: [data.user!.id],
  })
  expect(row?.encrypted_password).toMatch(/^\$argon2id\$/)
  expect((await server.client().auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull()
})

test('CK07 passwords longer than 72 bytes are compared up to their last character', async () => {
  const long = 'kettle of fish, '.repeat(10)
  const { email } = await server.member(newEmail(), `${long}1`)
  expect(
    (await server.client().auth.signInWithPassword({ email, password: `${long}2` })).error,
  ).not.toBeNull()
  expect((await server.client().auth.signInWithPassword({ email, password: `${long}1` })).error).toBeNull()
})

test('old and new clients get GoTrue error codes for a malformed request', async () => {
  const cases: [string, unknown, number, string][] = [
    ['/signup', { email: 'no-address', password: goodPassword }, 400, 'validation_failed'],
    ['/signup', { email: newEmail() }, 400, 'validation_failed'],
    ['/signup', {}, 422, 'anonymous_provider_disabled'],
    ['/signup', '{', 400, 'bad_json'],
    ['/signup', { phone: '+4912345', password: goodPassword }, 422, 'phone_provider_disabled'],
    ['/token?grant_type=password', { password: 'x' }, 400, 'validation_failed'],
    ['/token?grant_type=magic', {}, 400, 'unsupported_grant_type'],
    ['/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
    ['/token?grant_type=refresh_token', { refresh_token: 'nonsense' }, 400, 'refresh_token_not_found'],
    ['/token?grant_type=id_token', {}, 400, 'provider_disabled'],
    ['/verify', { type: 'nonsense', token_hash: 'x' }, 400, 'validation_failed'],
    ['/verify', { type: 'signup', token_hash: 'x' }, 403, 'otp_expired'],
    ['/resend', { type: 'nonsense', email: newEmail() }, 400, 'validation_failed'],
    ['/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled'],
    ['/nowhere', {}, 404, 'not_found'],
    ['/logout?scope=nonsense', {}, 400, 'validation_failed'],
    ['/logout', {}, 401, 'no_authorization'],
  ]
  for (const [path, body, status, code] of cases) {
    const old = await server.post(path, body)
    expect([path, old.status, await old.json()]).toEqual([
      path,
      status,
      expect.objectContaining({ code: status, error_code: code }),
    ])
    const recent = await server.post(path, body, { 'x-supabase-api-version': '2024-01-01' })
    expect(recent.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    const { message, ...rest } = (await recent.json()) as { message: string }
    expect([path, typeof message, rest]).toEqual([path, 'string', { code }])
  }
})

test('the refusal of an invalid address is a message that a person can understand', async () => {
  const { error } = await server.client().auth.signUp({ email: 'not an address', password: goodPassword })
  expect(error).toMatchObject({
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  })
})

test('settings and health say which features are available', async () => {
  const settings = await (await fetch(`${server.url}/auth/v1/settings`)).json()
  expect(settings).toMatchObject({
    external: { email: true, phone: false, github: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  const health = await (await fetch(`${server.url}/auth/v1/health`)).json()
  expect(health).toMatchObject({ name: 'GoTrue' })
})
