import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { expect, type Member, serverUrl, test } from './journey.ts'

/** Writes a subscription with the secret key, because members cannot write one. */
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

const currentPlan = (page: Page) => page.getByText(/^Current plan:/)

test('B02 B03 B05 a subscriber sees their plan right after sign-in, and the next member on the same browser does not see it', async ({
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
