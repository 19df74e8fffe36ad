/** What makes a member come back: being met, being found, and finding again. */

import { expect } from './journey.ts'
import { must, test } from './network.ts'

test('NW03 NW04 NW05 a mention is chosen by keyboard and leads to its member; a post has an address to share', async ({
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
  const posted = page.waitForResponse(
    response => response.url().includes('/rest/v1/posts') && response.request().method() === 'POST',
  )
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

  // Without a session the same address leads there after the sign-in.
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
