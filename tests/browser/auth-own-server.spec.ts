import { randomUUID } from 'node:crypto'
import { expect } from './journey.ts'
import { test } from './own-server.ts'

test('AF01 A05 where no mail is needed, sign-up leads straight to the dashboard and no text mentions a mail', async ({
  page,
  own,
}) => {
  await own.start({ environment: { AUTH_AUTOCONFIRM: 'true' } })
  // However briefly it may have been there.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (/check your email|We sent a link/.test(document.body?.textContent ?? '')) {
        document.documentElement.dataset.spokeOfMail = ''
      }
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/auth?view=sign-up')
  await page.getByLabel('Full Name').fill('Nora Founder')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('a-good-long-password')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
  await expect(page.getByText('Success!')).toHaveCount(0)
  await expect(page.locator('[data-spoke-of-mail]')).toHaveCount(0)
})

test('the mailbox can be emptied, and stays so', async ({ page, own }) => {
  await own.start()
  await page.goto('/auth?view=sign-up')
  await page.getByLabel('Full Name').fill('Nora Founder')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Password').fill('a-good-long-password')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('link', { name: 'Open the local mailbox' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Empty the mailbox' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No mail yet')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
