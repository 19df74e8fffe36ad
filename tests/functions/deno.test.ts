import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '../../scripts/build-functions.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'
import { mailServer } from '../support/mail-server.ts'
import { supabaseDir } from '../support/project.ts'
import { underDeno } from './under-deno.ts'

// The project's own functions, bundled as for Supabase and run by Deno, with a running backend.
let target: string
let backend: Backend
let environment: Record<string, string>

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'project-functions-'))
  await buildFunctions(
    join(supabaseDir, 'functions'),
    target,
    name => isLongForm || name === 'chat-with-deepseek',
  )
  backend = await startBackend(await testDatabase())
  await backend.database.run({ text: `select cron.unschedule('send mails')` })
  environment = {
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.keys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: backend.keys.secret,
  }
})
afterAll(async () => {
  await backend.close()
  await rm(target, { recursive: true, force: true })
})

inLongForm(test)(
  'FN02 every function starts under Deno and refuses a caller without a token',
  async () => {
    const names = await readdir(target)
    expect(names.length).toBeGreaterThanOrEqual(10)
    for (const name of names) {
      const status = await underDeno(
        join(target, name, 'index.js'),
        async url => (await fetch(url, { method: 'POST', body: '{}' })).status,
        environment,
      )
      // Without a payment provider the webhook does not exist.
      const refusals = name === 'stripe-webhook' ? [404] : [400, 401, 403, 503]
      expect(refusals, name).toContain(status)
    }
  },
  120_000,
)

test('HB07 GM11 under Deno, a member gets a page of the handbook and an answer of the mentor in their language', async () => {
  const member = await backend.member('Ada')
  const { data } = await member.client.auth.getSession()
  const questions = [
    'How do I find my first ten customers?',
    '¿Cómo encuentro a mis primeros diez clientes?',
    'Come trovo i miei primi dieci clienti?',
  ]
  const answers = await underDeno(
    join(target, 'chat-with-deepseek/index.js'),
    url =>
      Promise.all(
        questions.map(async content => {
          const response = await fetch(url, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${data.session!.access_token}`,
              apikey: backend.keys.publishable,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify({ messages: [{ role: 'user', content }] }),
          })
          return { status: response.status, body: await response.json() }
        }),
      ),
    environment,
  )
  expect(answers).toMatchObject([
    { status: 200, body: { result: { topic: 'first-customers' } } },
    { status: 200, body: { result: { language: 'es' } } },
    { status: 200, body: { result: { answer: expect.stringContaining('Non parlo ancora italiano') } } },
  ])
})

inLongForm(test)('NT01 functions under Deno send mails too', async () => {
  const post = mailServer()
  await post.start()
  const member = await backend.member('Ada')
  const mail = {
    p_member: member.id,
    p_kind: 'digest',
    p_dedupe: 'x',
    p_subject: 'News',
    p_body: { title: 'News' },
  }
  await backend.service().rpc('enqueue_mail', mail)
  const answer = await underDeno(
    join(target, 'product-mail/index.js'),
    async url => {
      const headers = { Authorization: `Bearer ${backend.keys.secret}` }
      return (await fetch(url, { method: 'POST', headers })).json()
    },
    { ...environment, SMTP_URL: post.url, SITE_URL: backend.siteUrl },
  )
  expect([answer, post.received.map(({ envelope }) => envelope)]).toEqual([
    { sent: 1, failed: 0, isDone: true },
    [[member.email]],
  ])
  await post.stop()
})
