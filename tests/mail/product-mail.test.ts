import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { signedQuery } from '../../supabase/functions/product-mail/unsubscribe.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { openTestPglite, testDatabase } from '../support/databases.ts'
import { inLongForm } from '../support/long-form.ts'
import { mailServer } from '../support/mail-server.ts'

const post = mailServer()
let backend: Backend

async function start(database: Database, environment: Record<string, string> = {}): Promise<Backend> {
  const started = await startBackend(database, environment)
  // Stops the scheduled job, because the tests send the mails themselves.
  await started.database.run({ text: `select cron.unschedule('send mails')` })
  return started
}

beforeAll(async () => {
  await post.start()
  backend = await start(await testDatabase(), { SMTP_URL: post.url })
})
afterAll(async () => {
  await backend.close()
  await post.stop()
})
beforeEach(async () => {
  post.received.length = 0
  await backend.database.run({ text: 'delete from public.mail_queue' })
  await backend.database.run({ text: 'delete from public.member_settings' })
})

const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 45_000, interval: 20 })

const body = {
  title: 'Two people answered',
  paragraphs: ['While you were away.'],
  items: [{ text: '<b>Ben</b> commented', note: 'Nice', path: '/feed' }],
  button: { text: 'Read them', path: '/notifications' },
}

/** Queues a mail in the same way as a job of the database. */
async function enqueue(backend: Backend, member: string, dedupe = 'today', more: object = {}) {
  const mail = { p_member: member, p_kind: 'digest', p_dedupe: dedupe, p_subject: 'News', p_body: body }
  const { data, error } = await backend.service().rpc('enqueue_mail', { ...mail, ...more })
  expect(error).toBeNull()
  return data
}

const ask = (backend: Backend) => backend.database.run({ text: 'select private.ask_for_mails()' })
const states = async (backend: Backend) =>
  (
    await backend.database.run<{ state: string }>({
      text: 'select state from public.mail_queue order by dedupe',
    })
  ).map(row => row.state)

/** Simulates the next day, because summaries are written once a day. */
async function nextDigests(backend: Backend): Promise<void> {
  await backend.database.run({ text: 'delete from private.digest_pass' })
  await backend.database.run({ text: 'select private.enqueue_digests()' })
}

const address = (backend: Backend, query: string) =>
  `${backend.url}/functions/v1/product-mail/unsubscribe?${query}`
const choices = async (backend: Backend) =>
  (await backend.database.run<{ mail: unknown }>({ text: 'select mail from public.member_settings' })).map(
    row => row.mail,
  )

test('NT01 a queued mail arrives once, as text and HTML, with links to the site and a link to unsubscribe', async () => {
  const ada = await backend.member('Ada')
  await enqueue(backend, ada.id)
  expect(await enqueue(backend, ada.id)).toBeNull()
  await ask(backend)
  await until(async () => (await states(backend)).join() === 'sent')
  await ask(backend)
  expect(post.received).toHaveLength(1)
  const [mail] = post.received
  expect(mail).toMatchObject({ envelope: [ada.email], subject: 'News', from: { name: 'Undaunted' } })
  expect(mail!.text).toContain(`${backend.siteUrl}/notifications`)
  expect(mail!.html).toContain('&lt;b&gt;Ben&lt;/b&gt; commented')
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('list-unsubscribe')).toMatch(/^<http.+\/product-mail\/unsubscribe\?member=.+>$/)
  expect(mail!.text).toMatch(/\/unsubscribe\?member=\S+&kind=digest&signature=\S+/)
})

test('NT02 a mail with a temporary refusal is sent later, and no mail is lost while the mail server is down', async () => {
  const ada = await backend.member('Ada')
  await post.stop()
  await enqueue(backend, ada.id)
  await ask(backend)
  await until(async () => {
    const [row] = await backend.database.run<{ last_error: string | null; attempts: number }>({
      text: 'select last_error, attempts from public.mail_queue',
    })
    return row?.last_error !== null
  })
  expect(await states(backend)).toEqual(['waiting'])
  await post.start()
  post.refuseNext(1)
  await until(async () => {
    await ask(backend)
    return (await states(backend)).join() === 'sent'
  })
  expect(post.received.map(mail => mail.envelope)).toEqual([[ada.email]])
})

inLongForm(test)('NT01 without a mail server the mail waits in the local mailbox', async () => {
  // Uses the embedded database, because only the embedded database has a mailbox.
  const alone = await start(await openTestPglite())
  onTestFinished(() => alone.close())
  const ada = await alone.member('Ada')
  await enqueue(alone, ada.id)
  await ask(alone)
  await until(async () => (await states(alone)).join() === 'sent')
  const mails = (await (await fetch(`${alone.url}/mailbox/v1/messages`)).json()) as { subject: string }[]
  expect(mails).toMatchObject([{ to: ada.email, subject: 'News', link: `${alone.siteUrl}/notifications` }])
})

test('NT03 one click, without signing in, unsubscribes from a kind of mail and stops waiting mails of that kind', async () => {
  const ada = await backend.member('Ada')
  await enqueue(backend, ada.id)
  const query = await signedQuery({ member_id: ada.id, kind: 'digest' }, backend.keys.secret)
  const looked = await fetch(address(backend, query), { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([
    303,
    `${backend.siteUrl}/unsubscribe?${query}`,
  ])
  expect(await choices(backend)).toEqual([])
  const posted = await fetch(address(backend, query), { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(posted.status).toBe(200)
  expect(await choices(backend)).toEqual([{ digest: 'off' }])
  expect(await enqueue(backend, ada.id, 'tomorrow')).toBeNull()
  expect(await enqueue(backend, ada.id, 'monday', { p_kind: 'monday' })).not.toBeNull()
  await ask(backend)
  await until(async () => (await states(backend)).join() === 'sent,unwanted')
  expect(post.received).toHaveLength(1)
  // A later change of another setting does not change this setting.
  const { data } = await ada.client.rpc('choose_mail', { p_kind: 'monday', p_choice: 'off' })
  expect(data).toEqual({ digest: 'off', monday: 'off' })
})

test('NT03 a forged or missing link, or a link for another member or another kind of mail, unsubscribes nobody', async () => {
  const [ada, ben] = [await backend.member('Ada'), await backend.member('Ben')]
  const secret = backend.keys.secret
  const good = new URLSearchParams(await signedQuery({ member_id: ada.id, kind: 'digest' }, secret))
  const foreign = await signedQuery({ member_id: ada.id, kind: 'digest' }, backend.keys.publishable)
  const other = (changes: Record<string, string>) =>
    new URLSearchParams([...Object.entries({ ...Object.fromEntries(good), ...changes })])
  const bad = [
    '',
    foreign,
    other({ member: ben.id }),
    other({ kind: 'monday' }),
    other({ kind: 'all' }),
    other({ member: "' or 1=1" }),
    other({ signature: '' }),
    other({ signature: 'AAAA' }),
    other({ signature: '%%%' }),
    other({ signature: `${good.get('signature')}A` }),
  ]
  for (const query of bad) {
    const { status } = await fetch(address(backend, String(query)), { method: 'POST' })
    expect([String(query), status]).toEqual([String(query), 403])
  }
  expect(await choices(backend)).toEqual([])
})

test('NT01 no guest, page or guessed secret can make the server send its mails', async () => {
  const ada = await backend.member('Ada')
  await enqueue(backend, ada.id)
  for (const key of [null, backend.keys.publishable, 'sb_secret_guessed_0123456789']) {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { status } = await fetch(`${backend.url}/functions/v1/product-mail`, { method: 'POST', headers })
    expect([key, status]).toEqual([key, 401])
  }
  expect([await states(backend), post.received]).toEqual([['waiting'], []])
})

test('NT01 no mail goes to an unconfirmed address or to a deleted member', async () => {
  const [ada, ben] = [await backend.member('Ada'), await backend.member('Ben')]
  await enqueue(backend, ada.id)
  await enqueue(backend, ben.id)
  const run = (text: string) => backend.database.run({ text })
  await run(`update auth.users set email_confirmed_at = null where id = '${ada.id}'`)
  await backend.service().auth.admin.deleteUser(ben.id)
  await ask(backend)
  await until(async () => (await states(backend)).join() === 'unwanted')
  expect(post.received).toEqual([])
})

test('WB01 WB04 a mail about a message names the sender, links to the conversation, and has a link to unsubscribe', async () => {
  const [ada, ben] = [await backend.member('Ada'), await backend.member('Ben')]
  const run = (text: string) => backend.database.run({ text })
  await run(`insert into private.news_pass (reached) values (now() - interval '1 hour')
    on conflict (is_only) do update set reached = excluded.reached`)
  const asked = { recipient_id: ada.id, initial_message: 'A word between us' }
  const { data } = await ben.client.rpc('create_or_get_direct_conversation', asked)
  await ada.client.rpc('answer_request', { conversation_id: data!.id, is_accepted: true })
  await run(`update public.messages set created_at = now() - interval '4 minutes'`)
  await run('select private.enqueue_all_news()')
  await ask(backend)
  await until(() => post.received.length === 1)
  const [mail] = post.received
  expect(mail).toMatchObject({ envelope: [ada.email], subject: '1 unread message' })
  expect(mail!.text).toContain('Ben sent you a message')
  expect(mail!.text).toContain(`${backend.siteUrl}/messaging?userId=${ben.id}`)
  expect(mail!.text).toMatch(/\/unsubscribe\?member=\S+&kind=news&signature=\S+/)
  expect(mail!.text).not.toContain('A word between us')
  await run('delete from public.notifications')
})

test('NT11 a summary lists the unread notifications since the last summary; none is sent if all are read or summaries are switched off', async () => {
  const [ada, ben] = [await backend.member('Ada'), await backend.member('<b>Ben</b>')]
  const run = (text: string) => backend.database.run({ text })
  const digest = () => nextDigests(backend)
  const keys = async () =>
    (
      await backend.database.run<{ dedupe: string; subject: string }>({
        text: 'select dedupe, subject from public.mail_queue order by created_at',
      })
    ).map(({ dedupe, subject }) => `${dedupe.replace(/\d/g, '0')} ${subject}`)
  const { data: made } = await ada.client.from('posts').insert({ content: 'Hello' }).select('id').single()
  await ben.client.from('post_likes').insert({ post_id: made!.id })
  await ben.client.from('follows').insert({ following_id: ada.id })
  await digest()
  await digest()
  expect(await keys()).toEqual(['0000-00-00 2 new notifications'])
  await ask(backend)
  await until(() => post.received.length === 1)
  const [mail] = post.received
  expect(mail).toMatchObject({ envelope: [ada.email], subject: '2 new notifications' })
  expect(mail!.html).toContain('&lt;b&gt;Ben&lt;/b&gt; liked your post')
  expect(mail!.text).toContain(`${backend.siteUrl}/post/${made!.id}`)
  expect(mail!.text).toContain(`${backend.siteUrl}/profile/${ben.id}`)

  // Simulates the next day, when only newer notifications count.
  const dayLater = () =>
    run(`update public.mail_queue set dedupe = 'earlier', created_at = now() - interval '1 day'`)
  await dayLater()
  await run(`update public.notifications set updated_at = now() - interval '2 days' where kind = 'like'`)
  await ada.client.rpc('choose_mail', { p_kind: 'digest', p_choice: 'weekly' })
  await digest()
  expect((await keys()).slice(1)).toEqual(['0000-W00 1 new notification'])
  await run(`delete from public.mail_queue where dedupe <> 'earlier'`)
  await ada.client.rpc('choose_mail', { p_kind: 'digest', p_choice: 'off' })
  await digest()
  await ada.client.rpc('choose_mail', { p_kind: 'digest', p_choice: 'daily' })
  await ada.client.from('notifications').update({ read_at: 'now' }).is('read_at', null)
  await digest()
  expect(await keys()).toHaveLength(1)
})

test('SF24 the summary contains the decisions of moderators with their reasons', async () => {
  const ada = await backend.member('Ada')
  const decided = {
    action: 'warn',
    kind: 'profile',
    object_id: ada.id,
    member_id: ada.id,
    note: 'No <b>ads</b>',
  }
  const by = { moderator_id: crypto.randomUUID() }
  const { error } = await backend
    .service()
    .from('moderation_actions')
    .insert({ ...decided, ...by })
  expect(error).toBeNull()
  await nextDigests(backend)
  await ask(backend)
  await until(() => post.received.length === 1)
  expect(post.received[0]!.html).toContain('A moderator warned you: No &lt;b&gt;ads&lt;/b&gt;')
  expect(post.received[0]!.html).not.toContain(by.moderator_id)
})
