/** Lost connections, stopped servers and members who leave: no unfinished work is lost. */

import type { Page } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { toastOf } from './cofounder-support.ts'
import { expect, type Member, sessionKey } from './journey.ts'
import { must, service, test } from './network.ts'
import { lost } from './own-server.ts'

const minute = 60_000
const postBox = (page: Page) => page.getByRole('textbox', { name: 'Start a post' })

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('CK30 OF02 while offline, the page reports a failure at once and loads no further file to show the message', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  allowConsole(...lost, /AppError/)
  const page = await signInAs(await createMember())
  await page.goto('/feed')
  await postBox(page).fill('From a tunnel')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastOf(page, 'Failed to create post')).toBeVisible()
  await expect(postBox(page)).toHaveValue('From a tunnel')
})

test('CK30 OF03 while offline, a screen that was never opened still has its bars, and loads without a reload when the connection is back', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  allowConsole(...lost, /TypeError/, /AppError/)
  const page = await signInAs(await createMember())
  await page.goto('/feed')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Courses' }).first().click()
  await expect(page.getByText('It comes by itself as soon as the server can be reached.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page).toHaveURL('/courses')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/courses')
})

inLongForm(test)(
  'CK30 OF03 if the server stops, the bars and the typed text stay on the screen',
  async ({ createMember, signInAs, context, allowConsole }) => {
    allowConsole(...lost, /TypeError/, /AppError/)
    const page = await signInAs(await createMember())
    await page.goto('/feed')
    await postBox(page).fill('Half a thought')
    await page.waitForLoadState('networkidle')
    await page.clock.install()
    await context.route('**/*', route => route.abort('connectionrefused'))
    await page.getByRole('link', { name: 'Courses' }).first().click()
    await expect(page.getByText('It comes by itself as soon as the server can be reached.')).toBeVisible()
    await context.unroute('**/*')
    await page.clock.runFor(minute)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Feed' }).first().click()
    await expect(postBox(page)).toHaveValue('Half a thought')
  },
)

test('CK30 OF04 an unfinished post and a changed form are still there in another section, in a new browser tab and after a reload', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/feed')
  await postBox(page).fill('To be continued')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Location').fill('Lagos')
  // Clicks twice before the address has changed. The last click must win.
  await page.evaluate(async () => {
    for (const name of ['Public View', 'Edit Profile']) {
      const tab = [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === name)
      tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
      await Promise.resolve()
    }
  })
  await expect(page.getByLabel('Location')).toHaveValue('Lagos')
  await page.getByRole('tab', { name: 'Public View' }).click()
  await expect(page).toHaveURL('/profile?view=public')
  await page.getByRole('tab', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Lagos')
  await expect(page).toHaveURL('/profile')
  await page.reload()
  await expect(page.getByLabel('Location')).toHaveValue('Lagos')
  await page.goto('/settings')
  await page.getByLabel('Description').fill('Bread by bicycle')
  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('Bread by bicycle')
  const second = await context.newPage()
  await second.goto('/feed')
  await expect(postBox(second)).toHaveValue('To be continued')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
})

test('CK30 OF05 OF06 after ten idle minutes a member is warned and signed out with the reason; the next sign-in opens the same page and text', async ({
  createMember,
  signInAs,
  context,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await context.clock.install()
  await page.goto('/feed')
  await postBox(page).fill('A thought I had before lunch')
  const warning = page.getByRole('alert').filter({ hasText: 'You will be signed out in a minute' })
  await context.clock.fastForward(9 * minute)
  await expect(warning).toBeVisible()
  // Clicks without moving the mouse, because a movement counts as activity and removes the warning.
  await warning.getByRole('button', { name: 'Stay signed in' }).dispatchEvent('click')
  await expect(warning).toHaveCount(0)
  await context.clock.fastForward(9 * minute)
  await expect(warning).toBeVisible()
  await context.clock.fastForward(minute)
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('You were signed out after ten minutes without activity.')).toBeVisible()
  const held = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(held).not.toContain('before lunch')
  expect(held).not.toContain(sessionKey)
  await signIn(page, member)
  await expect(page).toHaveURL('/feed')
  await expect(postBox(page)).toHaveValue('A thought I had before lunch')
})

inLongForm(test)(
  'CK30 OF05 sending a text deletes its draft, and the next member on the same browser does not start on that page',
  async ({ createMember, signInAs, context }) => {
    const [member, other] = [await createMember(), await createMember('Ola Other')]
    const page = await signInAs(member)
    await context.clock.install()
    await page.goto('/feed')
    await postBox(page).fill('Ready at once')
    await context.clock.runFor(2_000)
    const drafts = async () => (await must(member.client.from('drafts').select('content'))).data
    await expect.poll(drafts).toEqual([{ content: 'Ready at once' }])
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(toastOf(page, 'Post created successfully')).toBeVisible()
    await context.clock.runFor(2_000)
    await expect.poll(drafts).toEqual([])
    await context.clock.fastForward(11 * minute)
    await expect(page).toHaveURL('/auth')
    await signIn(page, other)
    await expect(page).toHaveURL('/dashboard')
  },
)

inLongForm(test)(
  'CK30 OF05 if two devices write the same draft, the latest version is kept',
  async ({ createMember, signInAs, elsewhere, context, allowConsole }) => {
    allowConsole(...lost, /AppError/)
    const member = await createMember()
    const drafts = async () =>
      (await must(service().from('drafts').select('content').eq('user_id', member.id))).data
    const train = await signInAs(member)
    await train.goto('/feed')
    await postBox(train).fill('Begun at home')
    await expect.poll(drafts).toEqual([{ content: 'Begun at home' }])
    await context.setOffline(true)
    await postBox(train).fill('Older, in the train')
    const desk = await elsewhere(member)
    await desk.goto('/feed')
    await expect(postBox(desk)).toHaveValue('Begun at home')
    await postBox(desk).fill('Newer, at the desk')
    await expect.poll(drafts).toEqual([{ content: 'Newer, at the desk' }])

    // When the first device is online again it saves its draft, but the newer draft of the second device stays.
    await context.setOffline(false)
    await train.getByRole('button', { name: 'Sign Out' }).click()
    await expect(train).toHaveURL('/')
    expect(await drafts()).toEqual([{ content: 'Newer, at the desk' }])
    await train.goto('/auth')
    await signIn(train, member)
    await expect(train).toHaveURL('/dashboard')
    await train.goto('/feed')
    await expect(postBox(train)).toHaveValue('Newer, at the desk')
    await postBox(train).fill('Newest of all')
    await expect.poll(drafts).toEqual([{ content: 'Newest of all' }])
  },
)
