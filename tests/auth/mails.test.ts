import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth({ config: { additionalRedirectUrls: ['https://partner.example/welcome'] } })
})
afterAll(() => server[Symbol.asyncDispose]())

function fragmentOf(url: URL): URLSearchParams {
  return new URLSearchParams(url.hash.slice(1))
}

async function newestMail(to: string) {
  const [mail] = await server.mails(to)
  return mail!
}

function codeIn(text: string): string {
  return /^(\d{6})$/m.exec(text)![1]!
}

describe('recovery of a password', () => {
  test('A12 a recovery link lets the member set a new password; the old password and the other browsers no longer work', async () => {
    const { email, password } = await server.member()
    const elsewhere = server.client()
    await elsewhere.auth.signInWithPassword({ email, password })
    const client = server.client()
    expect(
      (await client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/reset` })).error,
    ).toBeNull()
    const target = await server.follow((await newestMail(email)).link!)
    expect(target.pathname).toBe('/reset')
    const fragment = fragmentOf(target)
    expect(fragment.get('type')).toBe('recovery')
    await client.auth.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    })
    const same = await client.auth.updateUser({ password })
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 })
    expect((await client.auth.updateUser({ password: 'a-brand-new-password' })).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await elsewhere.auth.getUser()).error).not.toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    const again = await server.client().auth.signInWithPassword({ email, password: 'a-brand-new-password' })
    expect(again.error).toBeNull()
  })

  test('CK01 a recovery for an unknown address gets the same answer, and no mail is sent', async () => {
    const email = newEmail()
    const known = await server.post('/recover', { email: (await server.member()).email })
    const unknown = await server.post('/recover', { email })
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect(await server.mails(email)).toEqual([])
  })
})

describe('magic link and code', () => {
  test('A12 a code from a mail signs its reader in once', async () => {
    const { email } = await server.member()
    const client = server.client()
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    const token = codeIn((await newestMail(email)).text)
    const wrong = await client.auth.verifyOtp({
      email,
      token: token === '000000' ? '000001' : '000000',
      type: 'email',
    })
    expect(wrong.error).toMatchObject({
      code: 'otp_expired',
      status: 403,
      message: 'Token has expired or is invalid',
    })
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).data.session).not.toBeNull()
    expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error?.code).toBe('otp_expired')
  })

  test('A12 a code for a new address creates a member; with create_user false it creates none, and the answer is the same', async () => {
    const email = newEmail()
    expect(
      (await server.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error,
    ).toBeNull()
    expect(await server.mails(email)).toEqual([])
    expect((await server.client().auth.signInWithOtp({ email })).error).toBeNull()
    const mail = await newestMail(email)
    const { data, error } = await server
      .client()
      .auth.verifyOtp({ email, token: codeIn(mail.text), type: 'email' })
    expect(error).toBeNull()
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  test('A12 verify accepts the hash from the mailed link', async () => {
    const { email } = await server.member()
    await server.client().auth.signInWithOtp({ email })
    const token_hash = new URL((await newestMail(email)).link!).searchParams.get('token')!
    const { data } = await server.client().auth.verifyOtp({ token_hash, type: 'magiclink' })
    expect(data.session?.user.email).toBe(email)
  })

  test('a link works once, even if twenty people open it at the same time', async () => {
    const { email } = await server.member()
    await server.client().auth.signInWithOtp({ email })
    const { link } = await newestMail(email)
    const targets = await Promise.all(Array.from({ length: 20 }, () => server.follow(link!)))
    expect(targets.filter(target => fragmentOf(target).has('access_token'))).toHaveLength(1)
    const late = fragmentOf(await server.follow(link!))
    expect(Object.fromEntries(late)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  test('a HEAD request of a mail scanner does not use up a link', async () => {
    const { email } = await server.member()
    await server.client().auth.signInWithOtp({ email })
    const { link } = await newestMail(email)
    expect((await fetch(link!, { method: 'HEAD', redirect: 'manual' })).status).toBe(200)
    expect(fragmentOf(await server.follow(link!)).has('access_token')).toBe(true)
  })

  test('mailed links and codes expire', async () => {
    const { email } = await server.member()
    await server.client().auth.signInWithOtp({ email })
    await server.database.run({
      text: `update auth.one_time_tokens set created_at = created_at - interval '3601 seconds' where relates_to = $1`,
      values: [email],
    })
    const mail = await newestMail(email)
    const typed = await server.client().auth.verifyOtp({ email, token: codeIn(mail.text), type: 'email' })
    expect(typed.error?.code).toBe('otp_expired')
    expect(fragmentOf(await server.follow(mail.link!)).get('error_code')).toBe('otp_expired')
  })

  test('nobody can compute the hash of a link from the address and the code', async () => {
    const { createHash } = await import('node:crypto')
    const { email } = await server.member()
    await server.client().auth.signInWithOtp({ email })
    const token = codeIn((await newestMail(email)).text)
    const token_hash = createHash('sha224')
      .update(email + token)
      .digest('hex')
    expect((await server.client().auth.verifyOtp({ token_hash, type: 'magiclink' })).error?.code).toBe(
      'otp_expired',
    )
  })
})

describe('confirmation of an address', () => {
  test('A12 resend sends a new link and makes the old link invalid', async () => {
    const email = newEmail()
    await server.client().auth.signUp({ email, password: goodPassword })
    const first = (await newestMail(email)).link!
    expect((await server.client().auth.resend({ type: 'signup', email })).error).toBeNull()
    const second = (await newestMail(email)).link!
    expect(fragmentOf(await server.follow(first)).get('error_code')).toBe('otp_expired')
    expect(fragmentOf(await server.follow(second)).get('type')).toBe('signup')
    const { email: other } = await server.member()
    expect((await server.client().auth.resend({ type: 'signup', email: other })).error).toBeNull()
    expect(await server.mails(other)).toEqual([])
  })

  test('a recovery removes a password that was set before the address was confirmed', async () => {
    const email = newEmail()
    await server.client().auth.signUp({ email, password: 'password-of-a-stranger' })
    await server.client().auth.resetPasswordForEmail(email)
    await server.follow((await newestMail(email)).link!)
    const stranger = await server
      .client()
      .auth.signInWithPassword({ email, password: 'password-of-a-stranger' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })
})

test('CK06 members cannot give themselves more rights', async () => {
  const { id, email, password } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  const token = (await client.auth.getSession()).data.session!.access_token
  const response = await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      role: 'service_role',
      app_metadata: { admin: true },
      id: crypto.randomUUID(),
      email_confirmed_at: '2000-01-01',
      data: { nickname: 'Ace', email_verified: false, sub: 'someone-else' },
    }),
  })
  expect(response.status).toBe(200)
  const { data } = await server.admin().auth.admin.getUserById(id)
  expect(data.user).toMatchObject({
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { nickname: 'Ace', email_verified: true },
  })
  expect(data.user?.user_metadata).not.toHaveProperty('sub')
  expect(data.user?.app_metadata).not.toHaveProperty('admin')
})

describe('reauthentication', () => {
  test('A14 an old session can change the password with a nonce from a mail', async () => {
    const strict = await startAuth({ database: server.database, config: { securePasswordChange: true } })
    const { email, password, id } = await server.member()
    const client = strict.client()
    await client.auth.signInWithPassword({ email, password })
    await server.database.run({
      text: `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
      values: [id],
    })
    const refused = await client.auth.updateUser({ password: 'another-good-one' })
    expect(refused.error).toMatchObject({ code: 'reauthentication_needed', status: 400 })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const mail = await newestMail(email)
    const nonce = codeIn(mail.text)
    expect(mail.subject).toBe(`${nonce} is your confirmation code`)
    const wrong = await client.auth.updateUser({
      password: 'another-good-one',
      nonce: nonce === '111111' ? '2' : '111111',
    })
    expect(wrong.error?.code).toBe('reauthentication_not_valid')
    expect((await client.auth.updateUser({ password: 'another-good-one', nonce })).error).toBeNull()
    await strict[Symbol.asyncDispose]()
  })
})

describe('addresses to which mailed links may lead', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    'https://evil.example\\@127.0.0.1',
    'javascript:alert(document.domain)',
    'https://partner.example.evil.example/welcome',
    'https://partner.example/elsewhere',
  ])('CK06 the link leads to the site instead of redirect_to=%s', async evil => {
    const { email } = await server.member()
    await server.post(`/recover?redirect_to=${encodeURIComponent(evil)}`, { email })
    const link = new URL((await newestMail(email)).link!)
    expect(link.searchParams.get('redirect_to')).toBe(server.url)
    link.searchParams.set('redirect_to', evil)
    const target = await server.follow(link.href)
    expect(target.origin).toBe(server.url)
    const refused = await server.follow(
      `${server.url}/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(evil)}`,
    )
    expect(refused.origin).toBe(server.url)
  })

  test('the link leads to redirect_to if the operator has listed the address', async () => {
    const { email } = await server.member()
    await server.client().auth.resetPasswordForEmail(email, { redirectTo: 'https://partner.example/welcome' })
    expect((await server.follow((await newestMail(email)).link!)).href).toMatch(
      /^https:\/\/partner\.example\/welcome#access_token=/,
    )
  })
})
