/**
 * Two people sign up with the same address before anybody opens the mails. Neither can enter the account of the
 * other.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

const strangers = 'password-of-a-stranger'

async function canSignIn(email: string, password: string): Promise<boolean> {
  const { data, error } = await server.client().auth.signInWithPassword({ email, password })
  if (error && error.code !== 'invalid_credentials') throw error
  return data.session !== null
}

async function openNewestMail(email: string): Promise<void> {
  const [mail] = await server.mails(email)
  expect((await server.follow(mail!.link!)).hash).toContain('access_token=')
}

async function signUp(email: string, password: string, name = 'Somebody') {
  const { error } = await server
    .client()
    .auth.signUp({ email, password, options: { data: { full_name: name } } })
  expect(error).toBeNull()
}

test.each([
  ['after the owner', [goodPassword, strangers]],
  ['before the owner', [strangers, goodPassword]],
  ['before and after the owner', [strangers, goodPassword, strangers]],
])('CK01 a stranger who signs up %s leaves no working password', async (_when, passwords) => {
  const email = newEmail()
  for (const password of passwords) await signUp(email, password)
  await openNewestMail(email)
  expect(await canSignIn(email, strangers)).toBe(false)
  // Only the owner of the mailbox can set a password by mail.
  await server.client().auth.resetPasswordForEmail(email)
  const [mail] = await server.mails(email)
  const fragment = new URLSearchParams((await server.follow(mail!.link!)).hash.slice(1))
  const owner = server.client()
  await owner.auth.setSession({
    access_token: fragment.get('access_token')!,
    refresh_token: fragment.get('refresh_token')!,
  })
  expect((await owner.auth.updateUser({ password: goodPassword })).error).toBeNull()
  expect([await canSignIn(email, goodPassword), await canSignIn(email, strangers)]).toEqual([true, false])
})

test('CK01 a password that a stranger sets while a magic link is open does not work after the owner opens the newest mail', async () => {
  const email = newEmail()
  await server.client().auth.signInWithOtp({ email })
  await signUp(email, strangers)
  await openNewestMail(email)
  expect(await canSignIn(email, strangers)).toBe(false)
})

test('a person who signs up twice with the same password can use that password, and the server stores the name of the second sign-up', async () => {
  const email = newEmail()
  await signUp(email, goodPassword, 'Ada')
  const [first] = await server.mails(email)
  await signUp(email, goodPassword, 'Ada Lovelace')
  expect((await server.follow(first!.link!)).hash).toContain('error_code=otp_expired')
  await openNewestMail(email)
  const { data } = await server.client().auth.signInWithPassword({ email, password: goodPassword })
  expect(data.user?.user_metadata.full_name).toBe('Ada Lovelace')
})

test('an unconfirmed sign-up from yesterday does not stop another person from using the address', async () => {
  const email = newEmail()
  await signUp(email, strangers)
  await server.database.run({
    text: `update auth.users set confirmation_sent_at = now() - interval '24 hours 1 second' where email = $1`,
    values: [email],
  })
  await signUp(email, goodPassword)
  await openNewestMail(email)
  expect([await canSignIn(email, goodPassword), await canSignIn(email, strangers)]).toEqual([true, false])
})

test('twenty sign-ups at once make one account, and all get the same answer', async () => {
  const email = newEmail()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.post('/signup', { email, password: `${goodPassword}-${index}` }),
    ),
  )
  expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
  const rows = await server.database.run({ text: 'select from auth.users where email = $1', values: [email] })
  expect(rows).toHaveLength(1)
})
