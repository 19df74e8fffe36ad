import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

test('A08 A11 sign-up, mail, link, session, user, sign-out', async () => {
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
