/**
 * Sign-ins may write only a limited number of rows for each caller, and each receiver gets a limited number of mails.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../../backend/auth/housekeeping.ts'
import { type AuthServer, newEmail, startAuth } from './start-auth.ts'

const github = {
  clientId: 'our-id',
  clientSecret: 'our-secret',
  authorizeUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  apiUrl: 'https://provider.example',
}

let server: AuthServer
beforeAll(async () => {
  server = await startAuth({ config: { oauth: { github } }, limits: { enabled: true } })
})
afterAll(() => server[Symbol.asyncDispose]())

async function signedIn() {
  const member = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword(member)
  return { ...member, client }
}

const rows = <R>(text: string, values: string[] = []) => server.database.run<R>({ text, values })

test('CK63 a second factor has at most ten open challenges: each further challenge removes the oldest', async () => {
  const { client } = await signedIn()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const factorId = data!.id
  const made: string[] = []
  for (let n = 0; n < 13; n++) made.push((await client.auth.mfa.challenge({ factorId })).data!.id)
  const open = await rows<{ id: string }>(
    'select id from auth.mfa_challenges where factor_id = $1 order by created_at',
    [factorId],
  )
  expect(open.map(({ id }) => id)).toEqual(made.slice(3))
})

test('CK63 a member has at most fifty sessions: one more session ends the session that was unused for longest', async () => {
  const { client, id, email, password } = await signedIn()
  await rows(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, refreshed_at)
     select gen_random_uuid(), $1::uuid, now() - interval '2 days', now(), 'aal1',
       case when n = 7 then now() at time zone 'utc' - interval '3 days' else now() at time zone 'utc' end
     from generate_series(1, 49) n`,
    [id],
  )
  const ask = () => client.auth.signInWithPassword({ email, password })
  const { data } = await ask()
  const left = await rows<{ age: number }>(
    `select extract(day from now() at time zone 'utc' - coalesce(refreshed_at, created_at at time zone 'utc'))::int as age
     from auth.sessions where user_id = $1::uuid`,
    [id],
  )
  expect(left).toHaveLength(50)
  expect(left.filter(({ age }) => age > 1)).toEqual([])
  expect((await client.auth.getUser(data.session!.access_token)).error).toBeNull()
})

test('CK63 a session stores only its latest thousand exchanged tokens', async () => {
  const { client, id } = await signedIn()
  await rows(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
     select gen_random_uuid()::text, $1::text, true, now(), now(), s.id
     from auth.sessions s cross join generate_series(1, 1010) where s.user_id = $1::uuid`,
    [id],
  )
  await sweep(server.database)
  expect(
    await rows('select count(*)::int as kept from auth.refresh_tokens where user_id = $1 and revoked', [id]),
  ).toEqual([{ kept: 1000 }])
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test('CK63 a network can begin a hundred provider sign-ins in five minutes, and sign-ins that nobody finishes are removed', async () => {
  const { email } = await server.member()
  const address = `${server.url}/auth/v1/authorize?provider=github&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`
  const begin = () => server.fetch(new Request(address))
  const answers = await Promise.all(Array.from({ length: 103 }, begin))
  expect(answers.filter(({ status }) => status === 302)).toHaveLength(100)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  await server.client({ flowType: 'pkce' }).auth.signInWithOtp({ email })
  await rows(`update auth.flow_state set created_at = created_at - interval '20 minutes'`)
  await sweep(server.database)
  expect(await rows('select authentication_method from auth.flow_state')).toEqual([
    { authentication_method: 'magiclink' },
  ])
})

test('CK64 an address gets at most one mail a minute, however many members ask to change to it', async () => {
  const stranger = newEmail()
  const askers = [await signedIn(), await signedIn(), await signedIn()]
  await rows(`update auth.users set email_change = $1 where id = any($2::uuid[])`, [
    stranger,
    `{${askers.map(({ id }) => id).join(',')}}`,
  ])
  for (const { email } of askers) {
    expect((await server.client().auth.resend({ type: 'email_change', email })).error).toBeNull()
  }
  expect(await server.mails(stranger)).toHaveLength(1)
  for (const { email } of askers) expect(await server.mails(email)).toHaveLength(1)
})

test('CK64 a member who asks to change to many different addresses gets at most twenty mails an hour', async () => {
  const { client, email } = await signedIn()
  const wishes: (string | undefined)[] = []
  for (let n = 0; n < 21; n++) wishes.push((await client.auth.updateUser({ email: newEmail() })).error?.code)
  expect(wishes.filter(Boolean)).toEqual(['over_email_send_rate_limit'])
  expect(await server.mails(email)).toHaveLength(20)
})
