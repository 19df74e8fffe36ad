import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { expect, type Member, serverUrl, test } from './journey.ts'

const failedRequest = /Failed to load resource/
const logged = /AppError|Error:/

/** Writes a subscription as the billing events would: only the server may. */
async function subscribe(member: Member) {
  const service = createClient(serverUrl(), process.env.BROWSER_TEST_SECRET_KEY ?? '', {
    auth: { persistSession: false },
  })
  const { error } = await service.from('subscribers').upsert({
    user_id: member.id,
    subscribed: true,
    subscription_plan: 'early_venture',
    subscription_tier: 'early_venture',
    subscription_end: '2030-01-02T12:00:00Z',
  })
  if (error) throw error
}

/** A server that sells plans. */
async function sell(page: Page, subscribed = false) {
  await page.route('**/functions/v1/check-subscription', route =>
    route.fulfill({
      json: {
        subscribed,
        subscription_plan: subscribed ? 'venture' : 'free',
        subscription_tier: null,
        subscription_end: null,
        purchasable: true,
      },
    }),
  )
}

const currentPlan = (page: Page) => page.getByText(/^Current plan:/)

test('B01 B02 three plans, none for sale, and a status that can be asked for again', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/plans')
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(card('Free')).toContainText('$0')
  await expect(card('Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(card('Early Venture')).toContainText('$149')
  await expect(card('Early Venture')).toContainText('Most Popular')
  await expect(card('Venture')).toContainText('$295')
  await expect(card('Venture')).toContainText('Enterprise')
  for (const name of ['Early Venture', 'Venture']) {
    await expect(card(name).getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
  }
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0)
  await expect(currentPlan(page)).toHaveText('Current plan: Free')
  const asked = page.waitForRequest('**/functions/v1/check-subscription')
  await page.getByRole('button', { name: 'Refresh subscription status' }).click()
  await asked
  await expect(page.getByRole('listitem').filter({ hasText: 'Subscription Status Updated' })).toBeVisible()
})

test('B02 B03 B05 a subscriber sees the plan from sign-in on, and the next member does not', async ({
  createMember,
  page,
}) => {
  const [subscriber, guest] = [await createMember(), await createMember()]
  await subscribe(subscriber)
  const signIn = async (member: Member) => {
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password').fill(member.password)
    const asked = page.waitForResponse('**/functions/v1/check-subscription')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await asked
    await page.getByRole('link', { name: 'Plans' }).first().click()
  }
  await page.goto('/auth')
  await signIn(subscriber)
  await expect(currentPlan(page)).toHaveText('Current plan: Early Venture')
  await expect(page.getByText('until Jan 2, 2030')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await signIn(guest)
  await expect(currentPlan(page)).toHaveText('Current plan: Free')
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toHaveCount(0)
})

test('B05 when the check fails, the subscribers table answers', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(failedRequest, logged)
  const member = await createMember()
  await subscribe(member)
  const page = await signInAs(member)
  await page.route('**/functions/v1/check-subscription', route => route.fulfill({ status: 500, json: {} }))
  await page.goto('/plans')
  await expect(currentPlan(page)).toHaveText('Current plan: Early Venture')
})

test('B04 back from checkout: a toast once, and a check again two seconds later', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  let isPaid = false
  let checks = 0
  await page.route('**/functions/v1/check-subscription', route => {
    checks += 1
    return route.fulfill({
      json: {
        subscribed: isPaid,
        subscription_plan: isPaid ? 'venture' : 'free',
        subscription_tier: null,
        subscription_end: null,
        purchasable: true,
      },
    })
  })
  await page.clock.install({ time: Date.now() })
  // The plan is known and shown: from here on nothing but the checkout asks for it.
  await page.goto('/plans')
  await expect(currentPlan(page)).toHaveText('Current plan: Free')
  expect(checks).toBe(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    history.pushState(null, '', '/plans?success=true')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  // The toast comes once, because the address no longer says it.
  await expect(page).toHaveURL('/plans')
  const before = checks
  isPaid = true
  await page.clock.runFor(1900)
  expect(checks).toBe(before)
  await page.clock.runFor(100)
  await expect.poll(() => checks).toBe(before + 1)
  // The toaster is drawn by timers too.
  await page.clock.resume()
  await expect(page.getByText('Subscription Successful!')).toBeVisible()
  await expect(
    page.getByText('Welcome to your new plan. It may take a moment for your subscription to activate.'),
  ).toBeVisible()
  await expect(currentPlan(page)).toHaveText('Current plan: Venture')
})

test('B04 a cancelled checkout has its toast too', async ({ createMember, signInAs }) => {
  const page = await signInAs(await createMember())
  await page.goto('/plans?canceled=true')
  await expect(page.getByText('Subscription Canceled')).toBeVisible()
  await expect(page.getByText('You can subscribe anytime. Your current plan remains active.')).toBeVisible()
  await expect(page).toHaveURL('/plans')
})

test('B06 checkout and portal open in a tab of their own', async ({ createMember, signInAs, context }) => {
  const page = await signInAs(await createMember())
  await context.route('https://pay.example.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Pay here</h1>' }),
  )
  for (const name of ['create-checkout', 'customer-portal']) {
    await page.route(`**/functions/v1/${name}`, route =>
      route.fulfill({ json: { url: `https://pay.example.com/${name}` } }),
    )
  }
  await sell(page)
  await page.goto('/plans')
  const checkout = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Choose Early Venture' }).click()
  await expect(await checkout).toHaveURL('https://pay.example.com/create-checkout')
  await expect(page).toHaveURL('/plans')
  await page.unroute('**/functions/v1/check-subscription')
  await sell(page, true)
  await page.reload()
  const portal = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(await portal).toHaveURL('https://pay.example.com/customer-portal')
})

test('B06 a checkout or portal that fails says so and leaves no empty tab', async ({
  createMember,
  signInAs,
  allowConsole,
  context,
}) => {
  allowConsole(failedRequest, logged)
  const page = await signInAs(await createMember())
  for (const name of ['create-checkout', 'customer-portal']) {
    await page.route(`**/functions/v1/${name}`, route => route.fulfill({ status: 500, json: {} }))
  }
  await sell(page)
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Choose Venture', exact: true }).click()
  await expect(page.getByText('Failed to create checkout session. Please try again.')).toBeVisible()
  await page.unroute('**/functions/v1/check-subscription')
  await sell(page, true)
  await page.reload()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Failed to open customer portal. Please try again.')).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
})
