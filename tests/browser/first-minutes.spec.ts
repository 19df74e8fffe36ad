/** The first three minutes of a new member, from sign-up to a result. The test counts every click. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { userTypes } from '../../contracts/user-types.ts'
import { inLongForm } from '../support/long-form.ts'
import { expect, test } from './journey.ts'

const mostClicks = 14
const mostMs = 180_000

/** Counts the clicks and taps on every page of the test. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0
  await page.exposeFunction('clicked', () => (clicks += 1))
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => (window as unknown as { clicked(): void }).clicked(), true)
  })
  return async () => clicks
}

/** Fills in the three fields, and opens the mail in the mailbox of the test's own server. */
async function signUp(page: Page): Promise<void> {
  const email = `${randomUUID()}@example.com`
  await page.goto('/auth?view=sign-up')
  await page.getByLabel('Full Name').click()
  await page.keyboard.type('Fay First')
  await page.getByLabel('Email').click()
  await page.keyboard.type(email)
  await page.getByLabel('Password', { exact: true }).click()
  await page.keyboard.type(`pass-${randomUUID()}`)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Open the local mailbox' }).click()
  const mail = page.getByRole('article').filter({ hasText: email })
  await mail.getByRole('link', { name: 'Open the link' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

test('FM13 with 14 clicks in three minutes a founder gets the riskiest assumption and a test with a threshold and a date', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  const began = performance.now()
  await signUp(page)
  const card = page.getByRole('region', { name: 'About your venture' })
  await card.getByLabel('What are you building?').click()
  await page.keyboard.type('A call that fills empty dental chairs')
  await card.getByRole('button', { name: 'Next' }).click()
  await card.getByLabel('For whom?').click()
  await page.keyboard.type('Small clinics')
  await card.getByLabel('Where?').selectOption({ label: 'Germany' })
  await card.getByRole('button', { name: 'Next' }).click()
  await card.getByText('First money').click()
  await card.getByText('Ten people').click()
  await card.getByRole('button', { name: 'Done' }).click()
  const week = page.getByRole('region', { name: 'This week' })
  await expect(week.getByText(/Small clinics: those who do not know us buy too/)).toBeVisible()
  await expect(week.getByText(/right if at least 3/)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(mostClicks)
  expect(performance.now() - began).toBeLessThan(mostMs)
})

for (const type of userTypes.filter(one => one !== 'founder'))
  inLongForm(test)(
    `FM14 with 14 clicks in three minutes a new ${type} says what they look for and finds founders`,
    async ({ page }) => {
      const clicks = await countClicks(page)
      const began = performance.now()
      await signUp(page)
      await page.getByText(new RegExp(`^${type}$`, 'i')).click()
      const card = page.getByRole('region', { name: 'About you' })
      await card.getByLabel(/What do you look for/).click()
      await page.keyboard.type('Founders of clinics')
      await card.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('region', { name: 'Founders to meet' })).toBeVisible()
      await expect(page.getByText('What are you building?')).toHaveCount(0)
      const counted = await clicks()
      test.info().annotations.push({ type: 'clicks', description: String(counted) })
      expect(counted).toBeLessThanOrEqual(mostClicks)
      expect(performance.now() - began).toBeLessThan(mostMs)
    },
  )
