import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../../backend/auth/housekeeping.ts'
import { createMailer } from '../../backend/mail/mailer.ts'
import { loadTemplates } from '../../backend/mail/templates.ts'
import { supabaseDir } from '../support/project.ts'
import { type AuthServer, keys, startAuth } from './start-auth.ts'

let server: AuthServer
beforeAll(async () => {
  server = await startAuth()
})
afterAll(() => server[Symbol.asyncDispose]())

async function count(table: string): Promise<number> {
  const [row] = await server.database.run<{ count: number }>({
    text: `select count(*)::int as count from ${table}`,
  })
  return row!.count
}

test('housekeeping removes expired rows and no other rows', async () => {
  const { email, password } = await server.member()
  const client = server.client({ flowType: 'pkce' })
  await client.auth.signInWithPassword({ email, password })
  await client.auth.refreshSession()
  await client.auth.signInWithOtp({ email })
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Never finished' })
  await client.auth.mfa.challenge({ factorId: data!.id })
  await sweep(server.database)
  const tables = [
    'auth.refresh_tokens',
    'auth.flow_state',
    'auth.one_time_tokens',
    'auth.mfa_challenges',
    'auth.mfa_factors',
  ]
  expect(await Promise.all(tables.map(count))).toEqual([2, 1, 1, 1, 1])
  await server.database.transaction({}, async transaction => {
    await transaction.query(`update auth.refresh_tokens set updated_at = now() - interval '31 days'`)
    for (const table of tables.slice(1)) {
      await transaction.query(`update ${table} set created_at = created_at - interval '9 days'`)
    }
  })
  await sweep(server.database)
  expect(await Promise.all(tables.map(count))).toEqual([1, 0, 0, 0, 0])
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test('many changes of the metadata of a member cannot make the token too long for a header', async () => {
  const { email, password } = await server.member()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  expect((await client.auth.updateUser({ data: { a: 'x'.repeat(5000) } })).error).toBeNull()
  const tooMuch = await client.auth.updateUser({ data: { b: 'y'.repeat(5000) } })
  expect(tooMuch.error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await client.auth.updateUser({ data: { a: null, b: 'y'.repeat(5000) } })).error).toBeNull()
})

test('the server accepts a token of another issuer that knows the shared secret, and finds the member of the token', async () => {
  const { id, email } = await server.member()
  const token = await new SignJWT({ sub: id, role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(keys.jwtSecret))
  expect((await server.client().auth.getUser(token)).data.user).toMatchObject({ id, email })
})

test('the local mailbox keeps the newest 200 mails, shows the newest first, and can be emptied', async () => {
  const mailer = await createMailer({
    database: server.database,
    templates: await loadTemplates(supabaseDir),
    from: 'a@example.com',
  })
  await server.database.transaction({}, async transaction => {
    for (let number = 0; number < 205; number += 1) {
      const to = `${number}@example.com`
      await mailer.enqueue(transaction, {
        template: 'invite',
        to,
        member: crypto.randomUUID(),
        link: `http://localhost/${number}`,
        values: {},
      })
    }
  })
  const address = `${server.url}/mailbox/v1/messages`
  const messages = (await (await fetch(address)).json()) as Record<string, string>[]
  expect(messages).toHaveLength(200)
  expect(messages[0]).toEqual({
    id: expect.any(String),
    to: '204@example.com',
    subject: 'You have been invited',
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    text: expect.stringContaining('Undaunted'),
    html: expect.stringContaining('<!doctype html>'),
    link: 'http://localhost/204',
  })
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(204)
  expect(await (await fetch(address)).json()).toEqual([])
})
