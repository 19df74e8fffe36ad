/** Reasons for a member to return: to meet people, to be found by others, and to find posts again. */

import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'
import { follow, must, service, test, whenWritten, write } from './network.ts'

test('NW03 NW04 NW05 a member picks a mention by keyboard, the mention links to the member, and a post has an address to share', async ({
  createMember,
  signInAs,
  elsewhere,
  findViolations,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [ana, ben] = await Promise.all([createMember('Ana Author'), createMember('Bente Brandt')])
  const handle = `bente_${Date.now().toString(36)}`
  await must(ben.client.from('profiles').update({ handle }).eq('id', ben.id))

  const page = await signInAs(ana)
  await page.goto('/feed')
  const box = page.getByRole('textbox', { name: 'Start a post' })
  await box.fill('Thanks to ')
  await box.press('End')
  const offered = page.waitForResponse('**/rpc/find_by_handle*')
  await box.pressSequentially(`@${handle.slice(0, -1)}`)
  await offered
  const option = page.getByRole('option', { name: `@${handle}` })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await findViolations(page)).toEqual([])
  await box.press('Enter')
  await expect(box).toHaveValue(`Thanks to @${handle} `)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.pressSequentially('for the lift')
  const posted = whenWritten(page, 'posts')
  await box.press('Enter')
  await posted
  const post = page.getByRole('listitem').filter({ hasText: 'for the lift' })
  await expect(post.getByRole('link', { name: `@${handle}` })).toHaveAttribute('href', `/profile/${ben.id}`)

  await post.getByRole('button', { name: 'Share this post' }).click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/post/')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await post.getByRole('link', { name: /now|ago/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  // Without a session the same address leads to the sign-in first and then to the post.
  const guest = await elsewhere(ben)
  await guest.evaluate(() => localStorage.clear())
  await guest.goto(address)
  await expect(guest).toHaveURL(/\/auth$/)
  await guest.getByLabel('Email').fill(ben.email)
  await guest.getByLabel('Password').fill(ben.password)
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(guest).toHaveURL(address)
  await expect(guest.getByText('for the lift')).toBeVisible()

  const id = address.split('/').at(-1) ?? ''
  await must(ana.client.from('posts').delete().eq('id', id))
  await guest.reload()
  await expect(guest.getByText('This post is not here')).toBeVisible()
  await guest.goto('/post/nonsense')
  await expect(guest.getByText('This post is not here')).toBeVisible()
})

test('NW06 NW07 NW08 NW09 NW20 an invited member finds posts, people and the inviter, and says what they build', async ({
  createMember,
  page,
  findViolations,
}) => {
  const ana = await createMember('Ana Author')
  await page.setViewportSize({ width: 390, height: 844 })
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto(`/auth?view=sign-up&by=${ana.id}`)
  await page.getByLabel('Full Name').fill('Newt Newcomer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a-long-password')
  const signedUp = page.waitForResponse('**/auth/v1/signup*')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  const { id } = (await (await signedUp).json()) as { id: string }
  await must(service().auth.admin.updateUserById(id, { email_confirm: true }))
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a-long-password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const invitation = page.getByRole('region', { name: 'Your invitation' })
  await expect(invitation).toContainText('Ana Author invited you')

  // Writes the post only now, so that it is among the newest posts of all members.
  const words = `A word to the whole network ${Date.now()}`
  await write(ana, words)
  await page.goto('/feed')
  await expect(page.getByText('No posts yet. Be the first to share something!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier and from the network' })).toBeVisible()
  const post = page.getByText(words)
  await expect(post).toBeVisible()
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0
  const people = page.getByRole('complementary', { name: 'People' })
  await expect
    .poll(async () => (await top(people.getByRole('searchbox'))) - (await top(post)))
    .toBeGreaterThan(0)
  await expect(people.getByRole('button', { name: 'Copy invite link' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  const followed = whenWritten(page, 'follows')
  await invitation.getByRole('button', { name: 'Follow Ana Author' }).click()
  await followed
  await expect(invitation).toHaveCount(0)
  await expect(post).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('form', { name: 'Edit profile' })
  await form.getByLabel('Handle').fill('AN')
  await form.getByRole('textbox', { name: 'What I build' }).fill('Ledgers for beekeepers')
  await form.getByLabel('Open to talk').check()
  await form.getByRole('textbox', { name: 'Links' }).fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByText('Handle must be 3 to 30 letters a–z, digits or underscores')).toBeVisible()
  await expect(form.getByText('Each line must be one address')).toBeVisible()
  await form.getByLabel('Handle').fill('')
  await form.getByRole('textbox', { name: 'Links' }).fill('https://newt.example/about')
  const saved = whenWritten(page, 'profiles')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await saved
  await expect(form).toHaveCount(0)
  await page.getByRole('tab', { name: 'Public View' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('Ledgers for beekeepers')
  await expect(panel).toContainText('Open to talk')
  await expect(panel).toContainText(/@newt_newcomer\d*/)
  await expect(panel.getByRole('link', { name: 'newt.example/about' })).toHaveAttribute(
    'rel',
    /nofollow.*noopener.*ugc/,
  )
})

test('NW10 NW11 NW12 NW13 a member finds saved posts and drafts again, and can follow the people in lists', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const [ana, ben, cleo] = await Promise.all([
    createMember('Ana Author'),
    createMember('Ben Reader'),
    createMember('Cleo Liker'),
  ])
  const word = `quince${Date.now()}`
  const { data: written } = await must(
    ana.client
      .from('posts')
      .insert({ content: `Selling ${word} jam` })
      .select('id')
      .single(),
  )
  await Promise.all([follow(ben, ana), follow(cleo, ana)])
  await must(cleo.client.from('post_likes').insert({ post_id: written!.id, user_id: cleo.id }))

  const page = await signInAs(ben)
  await page.goto('/feed')
  const post = page.getByRole('listitem').filter({ hasText: word })
  const saved = whenWritten(page, 'bookmarks')
  await post.getByRole('button', { name: 'Save this post' }).click()
  await saved
  await expect(post.getByRole('button', { name: 'Save this post' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(post).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await post.getByRole('link', { name: 'Liked by 1' }).click()
  await expect(page.getByRole('heading', { name: 'Liked by' })).toBeVisible()
  const followed = whenWritten(page, 'follows')
  await page.getByRole('button', { name: 'Follow Cleo Liker' }).click()
  await followed
  await page.goto(`/profile/${ana.id}`)
  await page.getByRole('link', { name: '2 followers' }).click()
  await expect(page.getByRole('heading', { name: 'Followers of Ana Author' })).toBeVisible()
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Follow Cleo Liker' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await findViolations(page)).toEqual([])

  await page.goto('/search')
  const answered = page.waitForResponse('**/rpc/search_posts*')
  await page.getByRole('searchbox', { name: 'People and posts' }).fill(`"${word} jam"`)
  await answered
  await expect(page.getByRole('region', { name: 'Found posts' })).toContainText(`Selling ${word} jam`)
  expect(await findViolations(page)).toEqual([])

  await page.goto('/feed')
  const box = page.getByRole('textbox', { name: 'Start a post' })
  await box.fill('Not ready for the world')
  const kept = whenWritten(page, 'post_drafts')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await kept
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Drafts (1)' }).click()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Use' }).click()
  await expect(box).toHaveValue('Not ready for the world')
  await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveCount(0)
})

test('D01 NW14 NW15 NW16 NW17 a member starts, searches and marks a conversation; a deleted message is gone for both members', async ({
  createMember,
  signInAs,
  elsewhere,
  findViolations,
}) => {
  const [ana, ben] = await Promise.all([createMember('Ana Author'), createMember('Benedikt Baker')])
  const handle = `baker_${Date.now().toString(36)}`
  await must(ben.client.from('profiles').update({ handle }).eq('id', ben.id))
  // A member whom the reader follows may send several messages before the first answer.
  await follow(ben, ana)
  const page = await signInAs(ana)
  await page.goto('/messaging')
  await page.getByRole('button', { name: 'New message' }).click()
  await page.getByRole('searchbox', { name: 'To' }).fill(`@${handle}`)
  const opened = page.waitForResponse('**/rpc/create_or_get_direct_conversation*')
  await page.getByRole('button', { name: /Benedikt Baker/ }).click()
  await opened
  const box = page.getByRole('textbox', { name: 'Write to Benedikt Baker' })
  for (const text of ['Do you bake with spelt?', 'My number is 555-1234']) {
    const sent = whenWritten(page, 'messages')
    await box.fill(text)
    await box.press('Enter')
    await sent
  }

  const other = await elsewhere(ben)
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto(`/messaging?userId=${ana.id}`)
  const log = other.getByRole('log')
  await expect(log.getByText('New messages')).toBeVisible()
  await expect(log).toContainText('555-1234')
  expect(await findViolations(other)).toEqual([])
  // A phone shows either the list or the conversation, never both.
  const list = other.getByRole('navigation', { name: 'Conversations' })
  await expect(list).toBeHidden()
  await other.getByRole('link', { name: 'Back to all conversations' }).click()
  await expect(list).toBeVisible()
  await expect(log).toHaveCount(0)
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await list.getByRole('link', { name: /Ana Author/ }).click()
  await expect(log).toContainText('555-1234')

  const own = page.getByRole('log').getByRole('listitem').filter({ hasText: '555-1234' })
  await own.getByRole('button', { name: 'Delete message' }).click()
  const deleted = page.waitForResponse('**/rpc/delete_message*')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click()
  await deleted
  await expect(page.getByRole('log')).not.toContainText('555-1234')
  await expect(page.getByRole('log')).toContainText('Message deleted')
  await expect(log).toContainText('Message deleted')
  await expect(log).not.toContainText('555-1234')

  const found = page.waitForResponse('**/rest/v1/messages?*ilike*')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('SPELT')
  await found
  await expect(page.getByRole('list', { name: 'Found messages' })).toContainText('Do you bake with spelt?')
  expect(await findViolations(page)).toEqual([])
})
