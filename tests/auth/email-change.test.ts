/** Tests who must confirm a change of the account's address, and which sessions the change ends. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shapeOf } from './shape-of.ts'
import { type AuthServer, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
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

async function signedIn() {
  const { email, password, id } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  return { client, email, password, id }
}

test('CK06 A16 both mailboxes must confirm a change of address, each link once, in either order', async () => {
  const { client, email, password } = await signedIn()
  const next = newEmail()
  const { data, error } = await client.auth.updateUser({ email: next })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, new_email: next })
  const [toNew, toOld] = [(await newestMail(next)).link!, (await newestMail(email)).link!]
  expect(fragmentOf(await server.follow(toNew)).get('message')).toMatch(/^Confirmation link accepted/)
  expect(fragmentOf(await server.follow(toNew)).get('error_code')).toBe('otp_expired')
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
  expect(fragmentOf(await server.follow(toOld)).get('type')).toBe('email_change')
  const after = await client.auth.getUser()
  expect(after.data.user).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] })
  expect(after.data.user?.new_email).toBeUndefined()
  expect((await server.client().auth.signInWithPassword({ email, password })).error).not.toBeNull()
  expect((await server.client().auth.signInWithPassword({ email: next, password })).error).toBeNull()
})

test('A16 a code confirms a change of address, as a link does', async () => {
  const { client, email } = await signedIn()
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  const first = await client.auth.verifyOtp({
    email,
    token: codeIn((await newestMail(email)).text),
    type: 'email_change',
  })
  expect(first).toMatchObject({ data: { session: null }, error: null })
  const token = codeIn((await newestMail(next)).text)
  const second = await client.auth.verifyOtp({ email: next, token, type: 'email_change' })
  expect(second.data.user?.email).toBe(next)
})

test('a change to a taken address gets the same answer as a change to a free address; the mailbox of the taken address gets only a note', async () => {
  const { client, email } = await signedIn()
  const owner = await server.member()
  const taken = await client.auth.updateUser({ email: owner.email })
  const before = await client.auth.getUser()
  const other = await signedIn()
  const free = await other.client.auth.updateUser({ email: newEmail() })
  expect(taken.error).toBeNull()
  expect(taken.data.user).toMatchObject({ email, new_email: owner.email })
  expect(shapeOf(taken)).toEqual(shapeOf(free))
  expect(shapeOf(before)).toEqual(shapeOf(await other.client.auth.getUser()))
  const [note, ...more] = await server.mails(owner.email)
  expect(more).toEqual([])
  expect(note?.subject).toBe('You already have an account')
  expect(note?.link).toBe(`${server.url}/auth`)
  // The member confirms from the old address and requests the mails again. The server still sends no link that
  // could finish the change.
  await server.follow((await newestMail(email)).link!)
  await server.post('/resend', { type: 'email_change', email })
  expect((await server.mails(owner.email)).map(mail => mail.subject)).not.toContain(
    'Confirm your new email address',
  )
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
  expect((await server.client().auth.signInWithPassword(owner)).error).toBeNull()
})

test('if another member takes an address before its confirmation, that member keeps the address', async () => {
  const { client, email } = await signedIn()
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  const links = [(await newestMail(email)).link!, (await newestMail(next)).link!]
  await server.member(next)
  await server.follow(links[0]!)
  expect(fragmentOf(await server.follow(links[1]!)).get('error_code')).toBe('email_exists')
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
})

test('a link of an earlier change of address cannot finish a later change', async () => {
  const { client, email } = await signedIn()
  const [first, second] = [newEmail(), newEmail()]
  await client.auth.updateUser({ email: first })
  const oldLink = (await newestMail(first)).link!
  await client.auth.updateUser({ email: second })
  expect(fragmentOf(await server.follow(oldLink)).get('error_code')).toBe('otp_expired')
  expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: second })
})

test('CK06 the address of an account does not change without a click in the old mailbox, however often the new mailbox confirms', async () => {
  const { client, email } = await signedIn()
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  expect(fragmentOf(await server.follow((await newestMail(next)).link!)).has('message')).toBe(true)
  expect((await server.client().auth.resend({ type: 'email_change', email })).error).toBeNull()
  expect(await server.mails(next)).toHaveLength(1)
  expect(await server.mails(email)).toHaveLength(2)
  expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: next })
  // The address that has not confirmed yet got a new link, and this link finishes the change.
  expect(fragmentOf(await server.follow((await newestMail(email)).link!)).has('access_token')).toBe(true)
  expect((await client.auth.getUser()).data.user?.email).toBe(next)
})

test('the address of an account does not change without a click in the new mailbox', async () => {
  const { client, email } = await signedIn()
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  await server.follow((await newestMail(email)).link!)
  await server.client().auth.resend({ type: 'email_change', email })
  expect(await server.mails(email)).toHaveLength(1)
  expect(await server.mails(next)).toHaveLength(2)
  // A second link that an administrator made for one address does not confirm the other address.
  const made = await server
    .admin()
    .auth.admin.generateLink({ type: 'email_change_current', email, newEmail: next })
  expect(fragmentOf(await server.follow(made.data.properties!.action_link)).has('message')).toBe(true)
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
  await server.follow((await newestMail(next)).link!)
  expect((await client.auth.getUser()).data.user?.email).toBe(next)
})

test('both links opened at the same moment change the address once', async () => {
  const { client, email } = await signedIn()
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  const links = [(await newestMail(email)).link!, (await newestMail(next)).link!]
  const targets = await Promise.all([...links, ...links].map(link => server.follow(link)))
  expect(targets.filter(target => fragmentOf(target).has('access_token'))).toHaveLength(1)
  expect((await client.auth.getUser()).data.user?.email).toBe(next)
})

test('a new change of address cancels the confirmations of earlier changes', async () => {
  const { client, email } = await signedIn()
  const [first, second] = [newEmail(), newEmail()]
  await client.auth.updateUser({ email: first })
  await server.follow((await newestMail(email)).link!)
  await client.auth.updateUser({ email: second })
  await server.follow((await newestMail(second)).link!)
  expect((await client.auth.getUser()).data.user?.email).toBe(email)
})

test('a change of address ends all other sessions and keeps the session that requested the change', async () => {
  const { client, email, password } = await signedIn()
  const elsewhere = server.client()
  await elsewhere.auth.signInWithPassword({ email, password })
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  await server.follow((await newestMail(next)).link!)
  expect((await elsewhere.auth.getUser()).error).toBeNull()
  await server.client().auth.resend({ type: 'email_change', email })
  const fragment = fragmentOf(await server.follow((await newestMail(email)).link!))
  const opened = await server.client().auth.setSession({
    access_token: fragment.get('access_token')!,
    refresh_token: fragment.get('refresh_token')!,
  })
  expect(opened.error).toBeNull()
  expect((await client.auth.refreshSession()).data.user?.email).toBe(next)
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
})

test('a change of address also ends the other sessions if an administrator makes it, or if it needs no confirmation by mail', async () => {
  const quick = await startAuth({ database: server.database, config: { autoconfirm: true } })
  const { email, password, id } = await server.member()
  const [client, elsewhere] = [quick.client(), quick.client()]
  for (const each of [client, elsewhere]) await each.auth.signInWithPassword({ email, password })
  expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  await quick.admin().auth.admin.updateUserById(id, { email: newEmail() })
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  await quick[Symbol.asyncDispose]()
})

test('a new password ends all other sessions and keeps the session that set the password', async () => {
  const { client, email, password } = await signedIn()
  const elsewhere = server.client()
  await elsewhere.auth.signInWithPassword({ email, password })
  expect((await client.auth.updateUser({ password: 'a-brand-new-password' })).error).toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})
