import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { backoffSeconds } from '../../letters/smtp.ts'
import { mailServer } from '../support/mail-server.ts'
import { type AuthServer, goodPassword, newEmail, startAuth } from './start-auth.ts'

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: 45_000, interval: 20 })
}

const post = mailServer()
let server: AuthServer
beforeAll(async () => {
  await post.start()
  server = await startAuth({ smtpUrl: post.url })
})
afterEach(async () => {
  await until(async () => (await waiting()) === 0)
  post.received.length = 0
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await post.stop()
})

async function waiting(): Promise<number> {
  const [row] = await server.database.run<{ count: number }>({
    text: 'select count(*)::int as count from mail.messages',
  })
  return row!.count
}

// This test is first, because stopping a mail server waits until its open connections close.
test('CK22 sign-up works without delay while the mail server is down, and every mail arrives once when it is up again', async () => {
  await post.stop()
  const emails = Array.from({ length: 12 }, newEmail)
  for (const email of emails) {
    expect((await server.client().auth.signUp({ email, password: goodPassword })).error).toBeNull()
  }
  expect(post.received).toEqual([])
  await until(async () => {
    const [row] = await server.database.run<{ count: number }>({
      text: 'select count(*)::int as count from mail.messages where last_error is not null',
    })
    return row!.count > 0
  })
  await post.start()
  await until(async () => (await waiting()) === 0)
  expect(post.received.flatMap(mail => mail.envelope).sort()).toEqual(emails.sort())
  expect(new Set(post.received.map(mail => mail.messageId)).size).toBe(emails.length)
})

test('A05 a sign-up mail arrives with text, HTML and a link that works', async () => {
  const email = newEmail()
  await server
    .client()
    .auth.signUp({ email, password: goodPassword, options: { data: { full_name: '<b>Eve</b>' } } })
  await until(() => post.received.length === 1)
  const [mail] = post.received
  expect(mail).toMatchObject({
    envelope: [email],
    subject: 'Confirm your email address',
    from: { name: 'Undaunted', address: 'hello@undaunted.test' },
    to: [{ address: email }],
  })
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail!.text ?? '')![0]
  expect(mail!.html).toContain(link.replaceAll('&', '&amp;'))
  expect((await server.follow(link)).hash).toContain('access_token=')
  await until(async () => (await waiting()) === 0)
})

test('each kind of mail has its own text with a code or a link', async () => {
  const { email, password } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  await client.auth.resetPasswordForEmail(email)
  await client.auth.signInWithOtp({ email })
  await client.auth.reauthenticate()
  await client.auth.updateUser({ email: newEmail() })
  await server.client().auth.signUp({ email, password: goodPassword })
  await server.admin().auth.admin.inviteUserByEmail(newEmail())
  await until(() => post.received.length === 7)
  const subjects = post.received.map(({ subject = '' }) => subject.replace(/^\d{6}/, 'N')).sort()
  expect(subjects).toEqual([
    'Confirm your new email address',
    'Confirm your new email address',
    'N is your confirmation code',
    'Reset your password',
    'You already have an account',
    'You have been invited',
    'Your sign-in link',
  ])
  for (const { text = '', html = '' } of post.received) {
    expect(text).not.toMatch(/\{\{|undefined|null/)
    expect(html).not.toMatch(/\{\{|undefined|null/)
    expect(text).toMatch(/\d{6}|\/auth/)
  }
})

test('the server tries a mail again after a temporary refusal', async () => {
  post.refuseNext(2)
  const email = newEmail()
  await server.client().auth.signUp({ email, password: goodPassword })
  await until(() => post.received.length > 0)
  await until(async () => (await waiting()) === 0)
  expect(post.received.map(mail => mail.envelope)).toEqual([[email]])
})

test('two processes share the mail queue and send each mail once', async () => {
  await using second = await startAuth({ smtpUrl: post.url, database: server.database })
  const emails = Array.from({ length: 10 }, newEmail)
  await Promise.all(
    emails.map((email, index) =>
      (index % 2 ? server : second).post('/signup', { email, password: goodPassword }),
    ),
  )
  await until(async () => (await waiting()) === 0)
  expect(post.received.flatMap(mail => mail.envelope).sort()).toEqual(emails.sort())
})

test('nothing that a member types can become a header, a recipient or markup of a mail', async () => {
  const bad = [
    'a@example.com\r\nBcc: all@example.com',
    'a@example.com, b@example.com',
    '<a@example.com>',
    'a@example.com\0',
  ]
  for (const email of bad) {
    const response = await server.post('/signup', { email, password: goodPassword })
    expect([email, response.status]).toEqual([email, 400])
  }
  const email = newEmail()
  const full_name = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>'
  await server.client().auth.signUp({
    email,
    password: goodPassword,
    options: { data: { full_name }, emailRedirectTo: `${server.url}/x?y="><script>` },
  })
  await until(() => post.received.length === 1)
  const [mail] = post.received
  expect(mail?.envelope).toEqual([email])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.html).not.toContain('<script>')
})

test('the pauses between the attempts to send a mail grow up to two hours', () => {
  expect([1, 2, 3, 4, 5].map(backoffSeconds)).toEqual([1, 2, 4, 8, 16])
  expect(backoffSeconds(40)).toBe(7200)
})
