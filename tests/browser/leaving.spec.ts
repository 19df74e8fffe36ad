/** Signs out while the page is busy. During a sign-out the page sends no requests, because they would get 401. */
import type { Page } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { expect, type Member, test } from './journey.ts'

const backend = /\/(rest|auth|functions|storage)\/v1\//
const logout = /\/auth\/v1\/logout/

/**
 * Opens a tab and waits for its unread count and live connection. The returned `heard` waits until the given words
 * arrive on that connection.
 */
async function openTab(tab: Page, path: string) {
  const frames: string[] = []
  tab.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  const heard = (words: string) =>
    expect.poll(() => frames.some(frame => frame.includes(words)), { message: words }).toBe(true)
  await tab.goto(path)
  await expect(tab.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await heard('Subscribed to PostgreSQL')
  await tab.waitForLoadState('networkidle')
  return { tab, heard }
}

async function write(from: Member, to: Member, words: string): Promise<void> {
  const { error } = await from.client.rpc('create_or_get_direct_conversation', {
    recipient_id: to.id,
    initial_message: words,
  })
  if (error) throw error
}

test('CK30 OF01 during a sign-out no tab reads new messages; if the sign-out is refused, all tabs continue and send their waiting requests', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  allowConsole(/status of 500/, /AppError/)
  const [member, friend, other] = [
    await createMember(),
    await createMember('Ada Friend'),
    await createMember('Bo Other'),
  ]
  const page = await signInAs(member)
  await context.clock.install()
  const first = await openTab(page, '/courses')
  const second = await openTab(await context.newPage(), '/dashboard')
  await context.route(logout, async route => {
    await write(friend, member, 'While you stay')
    await route.fulfill({ status: 500, json: { msg: 'The cellar is flooded' } })
  })
  await first.tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(first.tab.getByText('Error signing out')).toBeVisible()
  // A tab updates its unread count a moment after a message arrives.
  for (const { tab, heard } of [first, second]) {
    await heard('While you stay')
    await tab.clock.runFor(2_000)
    await expect(tab.getByRole('link', { name: /1 unread/ }).first()).toBeVisible()
  }
  await context.unroute(logout)

  const asked: string[] = []
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(logout, async route => {
    context.on('request', request => {
      if (backend.test(request.url())) asked.push(`${request.method()} ${request.url()}`)
    })
    hold()
    await released
    await route.continue()
  })
  await first.tab.getByRole('button', { name: 'Sign Out' }).click()
  await isHeld
  await write(other, member, 'While you leave')
  // Waits longer than a tab needs to update its unread count.
  for (const { tab, heard } of [first, second]) {
    await heard('While you leave')
    await tab.clock.runFor(2_000)
    await tab.evaluate(() => fetch('/health'))
  }
  expect(asked).toEqual([])
  release()
  await expect(first.tab).toHaveURL('/')
  await expect(second.tab).toHaveURL('/auth')
  expect(asked).toEqual([])
})

inLongForm(test)(
  'CK30 OF01 a sign-out first aborts the requests of all other tabs',
  async ({ createMember, signInAs, context }) => {
    const page = await signInAs(await createMember())
    await page.goto('/courses')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
    const second = await context.newPage()
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: isOut, resolve: leave } = Promise.withResolvers<void>()
    let isGivenUp = false
    // Without the abort, this request would reach the server after the end of the session.
    await second.route(/\/rest\/v1\/messages/, async route => {
      ask()
      await isOut
      await route.continue()
    })
    second.on('requestfailed', request => {
      if (request.url().includes('/rest/v1/messages')) isGivenUp = true
    })
    await page.route(logout, async route => {
      hold()
      await released
      await route.continue()
    })
    await second.goto('/dashboard')
    await isAsked
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await isHeld
    await expect.poll(() => isGivenUp).toBe(true)
    // The storage loses the session, and this tab has not noticed it yet. Its next request would have no session.
    await second.evaluate(() => localStorage.clear())
    await second.getByRole('link', { name: 'Feed' }).first().click()
    await expect(second).toHaveURL('/feed')
    await second.evaluate(() => fetch('/health'))
    release()
    await expect(page).toHaveURL('/')
    leave()
    await expect(second).toHaveURL('/auth')
  },
)
