import { expect } from './journey.ts'
import { must, service, tell, test, write } from './network.ts'

test('NT10 a like appears at the bell at once and is announced; reading the notification clears the bell, and a link ends the mails', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const [ada, ben] = await Promise.all([createMember('Ada Author'), createMember('Ben Reader')])
  await write(ada, 'We sold our first loaf today')
  const { data: post } = await must(ada.client.from('posts').select('id').eq('user_id', ada.id).single())
  const page = await signInAs(ada)
  await page.goto('/notifications')
  const main = page.getByRole('main')
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(main.getByText('No notifications yet')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')

  await must(ben.client.from('post_likes').insert({ post_id: post!.id, user_id: ben.id }))
  await expect(bell).toHaveAccessibleName('Notifications 1 unread')
  const line = main.getByRole('listitem').filter({ hasText: 'Ben Reader liked your post' })
  await expect(line).toContainText('We sold our first loaf today')
  await expect(page).toHaveTitle('(1) Notifications · Undaunted')

  // The title of the page counts unread messages too, but the bell does not.
  await tell(ben, ada, 'Where is the bakery?')
  await expect(page).toHaveTitle('(2) Notifications · Undaunted')
  await expect(bell).toHaveAccessibleName('Notifications 1 unread')

  // A like that is undone before it was read leaves no notification.
  await must(ben.client.from('post_likes').delete().eq('user_id', ben.id))
  await expect(main.getByText('No notifications yet')).toBeVisible()
  await must(
    ben.client.from('comments').insert({ post_id: post!.id, user_id: ben.id, content: 'Which bread?' }),
  )
  await must(ben.client.from('follows').insert({ follower_id: ben.id, following_id: ada.id }))
  await expect(bell).toHaveAccessibleName('Notifications 2 unread')
  const read = page.waitForResponse(
    response => response.url().includes('/rest/v1/notifications') && response.request().method() === 'PATCH',
  )
  await main.getByRole('button', { name: 'Mark as read: Ben Reader followed you' }).click()
  expect((await read).ok()).toBe(true)
  await expect(bell).toHaveAccessibleName('Notifications 1 unread')
  await main.getByRole('link', { name: /Ben Reader commented on your post/ }).click()
  await expect(page).toHaveURL(new RegExp(`/post/${post!.id}\\?comment=`))
  await expect(bell).toHaveAccessibleName('Notifications')

  // The member switches a kind of notification off, and then gets no notification of that kind.
  await page.goto('/settings')
  const likes = page.getByRole('checkbox', { name: 'Likes of my posts' })
  const saved = page.waitForResponse(
    response => response.url().includes('/rest/v1/member_settings') && response.request().method() === 'POST',
  )
  await likes.click()
  expect((await saved).ok()).toBe(true)
  await expect(likes).not.toBeChecked()
  await must(ben.client.from('post_likes').insert({ post_id: post!.id, user_id: ben.id }))
  const { data: told } = await must(service().from('notifications').select('kind').eq('recipient_id', ada.id))
  expect(told!.map(({ kind }) => kind).sort()).toEqual(['comment', 'follow'])
  expect(await findViolations(page)).toEqual([])

  // One click on the link in a mail stops the mailed summaries, even without a session.
  await must(
    service().rpc('enqueue_mail', {
      p_member: ada.id,
      p_kind: 'digest',
      p_dedupe: 'x',
      p_subject: 'News',
      p_body: { title: 'News', button: { text: 'See', path: '/notifications' } },
    }),
  )
  const sent = await service().functions.invoke('product-mail', { method: 'POST' })
  expect(sent.data).toMatchObject({ failed: 0 })
  const findLink = async () => {
    const mails: { to: string; text: string }[] = await (
      await page.request.get('/mailbox/v1/messages')
    ).json()
    const mail = mails.find(({ to, text }) => to === ada.email && text.includes('unsubscribe'))
    return /http\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  // Waits for the mail, because the server may be sending it at this moment.
  await expect.poll(findLink).not.toBe('')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(await findLink())
  await expect(main.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  const { data: settings } = await must(
    service().from('member_settings').select('mail').eq('user_id', ada.id).single(),
  )
  expect(settings!.mail).toEqual({ digest: 'off' })
})
