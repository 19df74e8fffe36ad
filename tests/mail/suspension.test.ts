/** A suspended member cannot sign in. So a mail tells them about the suspension, and its link deletes the account. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deletionQuery } from '../../supabase/functions/product-mail/deletion-link.ts'
import { signedQuery } from '../../supabase/functions/product-mail/unsubscribe.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { openTestPglite } from '../support/databases.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(await openTestPglite())
  await backend.database.run({ text: `select cron.unschedule('send mails')` })
})
afterAll(() => backend.close())

const post = (query: string) =>
  fetch(`${backend.url}/functions/v1/product-mail/delete-account?${query}`, { method: 'POST' })
const accounts = async (...ids: string[]) =>
  (
    await backend.database.run<{ id: string }>({
      text: 'select id::text from auth.users where id = any ($1::uuid[])',
      values: [`{${ids.join()}}`],
    })
  ).map(({ id }) => id)

test('CK49 SF24 SF31 a suspended member gets a mail whose link asks once and then deletes the account; the end of a suspension sends a mail too', async () => {
  const [mallory, other, moderator] = [
    await backend.member('Mallory'),
    await backend.member('Other'),
    await backend.member('Moderator'),
  ]
  await backend.service().from('moderators').insert({ user_id: moderator.id }).throwOnError()
  await mallory.client.rpc('choose_mail', { p_kind: 'digest', p_choice: 'off' })
  const until = new Date(Date.now() + 7 * 86_400_000)
  const decide = (p_action: string, p_id: string, p_note: string) =>
    moderator.client
      .rpc('moderate', { p_action, p_kind: 'profile', p_id, p_note, p_until: until.toISOString() })
      .throwOnError()
  await decide('suspend', mallory.id, 'Sells followers')
  await decide('suspend', other.id, 'Sells likes')
  await decide('restore', other.id, 'It was somebody else')
  await decide('restore', other.id, 'Nothing is left to undo')

  await backend.database.run({ text: 'select private.ask_for_mails()' })
  type Mail = { to: string; link: string; text: string }
  const mailed = async ({ email }: { email: string }, words: string) => {
    const mails: Mail[] = await (await fetch(`${backend.url}/mailbox/v1/messages`)).json()
    return mails.filter(({ to, text }) => to === email && text.includes(words))
  }
  const isOver = () => mailed(other, 'no longer suspended')
  await vi.waitUntil(async () => (await mailed(mallory, 'suspended'))[0] && (await isOver())[0], {
    timeout: 45_000,
    interval: 50,
  })
  const [mail] = await mailed(mallory, 'suspended')
  const day = until.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(mail?.text).toContain(`Until ${day} you cannot sign in.`)
  expect(mail?.text).toContain('The reason: Sells followers')
  expect(mail?.text).not.toContain('unsubscribe')
  const link = new URL(mail!.link)
  expect(link.href).toMatch(`${backend.siteUrl}/delete-account?member=${mallory.id}&until=`)

  const [ended, ...more] = await isOver()
  expect(ended?.text).toContain('You can sign in again.')
  expect(ended?.text).toContain('It was somebody else')
  expect([ended?.link, more]).toEqual([`${backend.siteUrl}/auth`, []])

  // Opening the link deletes nothing. A link that was changed, is too old, or was made for another purpose is refused.
  const query = link.search.slice(1)
  const address = `${backend.url}/functions/v1/product-mail/delete-account?${query}`
  const looked = await fetch(address, { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([303, link.href])
  const { secret } = backend.keys
  const forged = [
    query.replace(mallory.id, other.id),
    query.replace(/until=\d/, 'until=9'),
    query.replace(/.$/, last => (last === 'A' ? 'B' : 'A')).slice(0, -1),
    await deletionQuery(mallory.id, secret, Date.now() - 61 * 86_400_000),
    await deletionQuery(mallory.id, backend.keys.publishable),
    // A member who is not suspended must sign in to delete the account.
    await deletionQuery(other.id, secret),
    (await signedQuery({ member_id: mallory.id, kind: 'digest' }, secret)).replace(
      'kind=digest',
      'until=9999999999',
    ),
    '',
  ]
  for (const bad of forged) expect([bad, (await post(bad)).status]).toEqual([bad, 403])
  expect(await accounts(mallory.id, other.id)).toHaveLength(2)

  expect((await post(query)).status).toBe(200)
  expect(await accounts(mallory.id, other.id)).toEqual([other.id])
  expect((await post(query)).status).toBe(404)
})
