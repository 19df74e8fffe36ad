import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AuthServer, goodPassword, keys, newEmail, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('permissions of the admin API', () => {
  const calls = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${crypto.randomUUID()}`],
    ['PUT', `/admin/users/${crypto.randomUUID()}`],
    ['DELETE', `/admin/users/${crypto.randomUUID()}`],
    ['GET', `/admin/users/${crypto.randomUUID()}/factors`],
    ['DELETE', `/admin/users/${crypto.randomUUID()}/factors/${crypto.randomUUID()}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ] as const

  test.each(calls)('CK06 A14 %s %s is refused to everyone without the secret key', async (method, path) => {
    const { email, password } = await server.member()
    const { data } = await server.client().auth.signInWithPassword({ email, password })
    const token = data.session!.access_token
    const foreignKey = keys.secret.replace('tests', 'guess')
    const attempts: [Record<string, string>, number][] = [
      [{}, 401],
      [{ apikey: keys.publishable }, 403],
      [{ apikey: keys.publishable, authorization: `Bearer ${keys.publishable}` }, 403],
      [{ apikey: server.tokens.legacyKeys.anon }, 403],
      [{ apikey: keys.publishable, authorization: `Bearer ${token}` }, 403],
      // The member's token decides which rights the request has, whichever API key is sent with it.
      [{ apikey: keys.secret, authorization: `Bearer ${token}` }, 403],
      [{ apikey: foreignKey }, 401],
      [{ authorization: `Bearer ${foreignKey}` }, 401],
    ]
    for (const [headers, status] of attempts) {
      const response = await fetch(`${server.url}/auth/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: method === 'GET' ? undefined : '{"email":"a@example.com","type":"magiclink"}',
      })
      expect([headers, response.status]).toEqual([headers, status])
    }
  })

  test.each<[Record<string, string>]>([
    [{ apikey: keys.secret }],
    [{ authorization: `Bearer ${keys.secret}` }],
    [{ apikey: keys.secret, authorization: `Bearer ${keys.secret}` }],
  ])('the secret key is accepted with the headers %o', async headers => {
    expect((await fetch(`${server.url}/auth/v1/admin/users`, { headers })).status).toBe(200)
  })

  test('the legacy service key is accepted', async () => {
    const { serviceRole } = server.tokens.legacyKeys
    const headers = { apikey: serviceRole, authorization: `Bearer ${serviceRole}` }
    expect((await fetch(`${server.url}/auth/v1/admin/users`, { headers })).status).toBe(200)
  })
})

test('A14 the secret key can create, list, read, update and delete members', async () => {
  const { admin } = server.admin().auth
  const email = newEmail()
  const created = await admin.createUser({
    email,
    password: goodPassword,
    email_confirm: true,
    user_metadata: { full_name: 'Ada' },
    app_metadata: { plan: 'venture' },
  })
  expect(created.error).toBeNull()
  const id = created.data.user!.id
  expect(created.data.user).toMatchObject({ email, app_metadata: { plan: 'venture', provider: 'email' } })
  expect((await admin.createUser({ email, password: goodPassword })).error).toMatchObject({
    code: 'email_exists',
    status: 422,
  })

  const listed = await admin.listUsers({ page: 1, perPage: 2 })
  expect(listed.data.users.map(user => user.id)).toContain(id)
  expect(listed.data).toMatchObject({
    aud: 'authenticated',
    total: expect.any(Number),
    lastPage: expect.any(Number),
  })
  expect((await admin.getUserById(id)).data.user?.email).toBe(email)

  const next = newEmail()
  const updated = await admin.updateUserById(id, {
    email: next,
    password: 'another-good-one',
    user_metadata: { full_name: null, nickname: 'Countess' },
  })
  expect(updated.data.user).toMatchObject({ email: next, user_metadata: { nickname: 'Countess' } })
  expect(updated.data.user?.user_metadata).not.toHaveProperty('full_name')
  expect(
    (await server.client().auth.signInWithPassword({ email: next, password: 'another-good-one' })).error,
  ).toBeNull()

  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 })
  expect((await admin.getUserById(crypto.randomUUID())).error?.status).toBe(404)
})

test('CK07 a deleted account leaves nothing, its tokens are refused, and the address can register again', async () => {
  const { id, email, password } = await server.member()
  const client = server.client()
  const { data } = await client.auth.signInWithPassword({ email, password })
  await client.auth.resetPasswordForEmail(email)
  await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  await server.admin().auth.admin.deleteUser(id)
  const identify = server.tokens.identify({
    apiKey: null,
    authorization: `Bearer ${data.session!.access_token}`,
  })
  await expect(identify).rejects.toMatchObject({ reason: 'revoked' })
  const [left] = await server.database.run<Record<string, number>>({
    text: `select (select count(*)::int from auth.users where id = $1) as users,
             (select count(*)::int from auth.identities where user_id = $1) as identities,
             (select count(*)::int from auth.sessions where user_id = $1) as sessions,
             (select count(*)::int from auth.refresh_tokens where user_id = $1::text) as refresh_tokens,
             (select count(*)::int from auth.one_time_tokens where user_id = $1) as one_time_tokens,
             (select count(*)::int from auth.mfa_factors where user_id = $1) as factors,
             (select count(*)::int from mail.messages where recipient = $2) as mails,
             (select count(*)::int from public.profiles where id = $1) as profiles`,
    values: [id, email],
  })
  expect(Object.values(left!)).toEqual(Array(8).fill(0))
  await server.member(email)
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('a soft deletion removes the personal data and frees the address', async () => {
  const { id, email, password } = await server.member()
  await server.admin().auth.admin.deleteUser(id, true)
  expect((await server.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
  await server.member(email)
  const [row] = await server.database.run<{ email: string | null }>({
    text: 'select email from auth.users where id = $1',
    values: [id],
  })
  expect(row).toEqual({ email: null })
})

test('a ban ends the sessions of a member and refuses sign-in and refresh, until the ban is lifted', async () => {
  const { id, email, password } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  const banned = await server.admin().auth.admin.updateUserById(id, { ban_duration: '24h' })
  expect(Date.parse(banned.data.user?.banned_until ?? '')).toBeGreaterThan(Date.now() + 23 * 3600_000)
  expect((await client.auth.getUser()).error).not.toBeNull()
  expect((await client.auth.refreshSession()).error).not.toBeNull()
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toMatchObject({
    code: 'user_banned',
  })
  await server.admin().auth.admin.updateUserById(id, { ban_duration: 'none' })
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await server.admin().auth.admin.updateUserById(id, { ban_duration: 'forever' })).error?.code).toBe(
    'validation_failed',
  )
})

test('A14 an invitation sends a mail, whose link gives a session', async () => {
  const email = newEmail()
  const invited = await server.admin().auth.admin.inviteUserByEmail(email, { data: { full_name: 'Guest' } })
  expect(invited.data.user).toMatchObject({ email, user_metadata: { full_name: 'Guest' } })
  expect(invited.data.user?.invited_at).toBeTruthy()
  const [mail] = await server.mails(email)
  expect(mail?.subject).toBe('You have been invited')
  expect((await server.follow(mail!.link!)).hash).toContain('type=invite')
  expect((await server.admin().auth.admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
})

test.each(['signup', 'magiclink', 'recovery', 'invite'] as const)(
  'A14 generate_link of type %s returns a link that works',
  async type => {
    const isNew = type === 'signup' || type === 'invite'
    const email = isNew ? newEmail() : (await server.member()).email
    const { data, error } = await server
      .admin()
      .auth.admin.generateLink({ type, email, password: goodPassword } as never)
    expect(error).toBeNull()
    const { properties } = data as { properties: Record<string, string> }
    expect(properties).toMatchObject({
      verification_type: type,
      redirect_to: server.url,
      email_otp: expect.stringMatching(/^\d{6}$/),
    })
    expect(await server.mails(email)).toEqual([])
    expect((await server.follow(properties.action_link!)).hash).toContain('access_token=')
  },
)

test('A14 generate_link returns a working link for the old address and for the new address of a change', async () => {
  const { email, id } = await server.member()
  const next = newEmail()
  const links = []
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { data } = await server.admin().auth.admin.generateLink({ type, email, newEmail: next })
    links.push(data.properties!.action_link)
  }
  for (const link of links) await server.follow(link)
  expect((await server.admin().auth.admin.getUserById(id)).data.user?.email).toBe(next)
})

test("A14 an administrator sees and removes a member's factors", async () => {
  const { id, email, password } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Lost phone' })
  const { mfa } = server.admin().auth.admin
  expect((await mfa.listFactors({ userId: id })).data?.factors).toMatchObject([
    { id: data!.id, friendly_name: 'Lost phone' },
  ])
  expect((await mfa.deleteFactor({ userId: id, id: data!.id })).error).toBeNull()
  expect((await mfa.listFactors({ userId: id })).data?.factors).toEqual([])
})

test('A14 an administrator signs a member out by their token', async () => {
  const { email, password } = await server.member()
  const client = server.client()
  const { data } = await client.auth.signInWithPassword({ email, password })
  expect((await server.admin().auth.admin.signOut(data.session!.access_token, 'global')).error).toBeNull()
  expect((await client.auth.getUser()).error).not.toBeNull()
})

test('listing members page by page returns each member once', async () => {
  for (let count = 0; count < 3; count += 1) await server.member()
  const seen: string[] = []
  for (let page: number | null = 1; page !== null; ) {
    const { data } = await server.admin().auth.admin.listUsers({ page, perPage: 5 })
    seen.push(...data.users.map(user => user.id))
    page = 'nextPage' in data ? data.nextPage : null
  }
  const [row] = await server.database.run<{ count: number }>({
    text: 'select count(*)::int as count from auth.users where deleted_at is null',
  })
  expect([seen.length, new Set(seen).size]).toEqual([row?.count, row?.count])
})
