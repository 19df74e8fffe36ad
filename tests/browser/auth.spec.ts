import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { expect, serverUrl, test } from './journey.ts'

const newAddress = () => `${randomUUID()}@example.com`
const failedRequest = /Failed to load resource/
const loggedFailure = /AppError/

/** Returns the mails for an address in the local mailbox, newest first. */
async function mailsTo(page: Page, address: string): Promise<{ subject: string; link: string }[]> {
  const response = await page.request.get('/mailbox/v1/messages')
  const mails: { to: string; subject: string; link: string }[] = await response.json()
  return mails.filter(mail => mail.to === address)
}

async function fillSignUp(page: Page, email: string, password = 'a-good-long-password') {
  await page.getByLabel('Full Name').fill('Nora Founder')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
}

test('A01 particles move behind "Start Your Journey", pause while the page is hidden and stop on request', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1, name: 'Start Your Journey' })).toBeVisible()
  const field = page.locator('canvas[data-particles]')
  await expect(field).toHaveAttribute('data-state', 'moving')
  const picture = () => field.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await picture()
  await expect.poll(picture).not.toBe(before)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(field).toHaveAttribute('data-state', 'resting')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(field).toHaveAttribute('data-state', 'resting')
})

test('A04 A05 A08 R04 a sign-up leads by a mailed link to the dashboard and stores the name; the link works once', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto('/auth?view=sign-up')
  await fillSignUp(page, email)
  await page.route('**/auth/v1/signup*', async route => {
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
    expect(route.request().postDataJSON()).toMatchObject({ email, data: { full_name: 'Nora Founder' } })
    expect(new URL(route.request().url()).searchParams.get('redirect_to')).toBe(`${serverUrl()}/dashboard`)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Success!' })
  await expect(toast).toContainText('Please check your email to confirm your account.')

  await page.getByRole('link', { name: 'Open the local mailbox' }).click()
  await expect(page).toHaveURL('/mailbox')
  expect(new URL(page.url()).origin).toBe(serverUrl())
  const mail = page.getByRole('article').filter({ hasText: email })
  await mail.getByRole('link', { name: 'Open the link' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  const [used] = await mailsTo(page, email)
  await page.goto(used!.link)
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByRole('alert').filter({ hasText: 'That link did not work' })).toBeVisible()
  await page.goto('/auth/reset')
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
})

test('R04 R07 sign-in opens the dashboard; with a session, /auth opens the dashboard too', async ({
  page,
  createMember,
}) => {
  const member = await createMember()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/auth')
  await expect(page).toHaveURL('/dashboard')
})

test('AF02 an unconfirmed member can request the confirmation mail again and sign in with it', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(failedRequest, loggedFailure)
  const email = newAddress()
  const password = 'a-good-long-password'
  // The administrator creates the member, so no mail was sent yet and the limit of one mail a minute does not apply.
  const admin = createClient(server.url, server.secret, { auth: { persistSession: false } })
  await admin.auth.admin.createUser({ email, password })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Sign in failed' })
  await expect(toast).toContainText('Email not confirmed')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('A new link is on its way.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
  const [mail] = await mailsTo(page, email)
  await page.goto(mail!.link)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a member replaces a forgotten password with the help of a mail', async ({ page, createMember }) => {
  const { email } = await createMember()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // Waits for the new form, because the form before it also has an email field.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If the address has an account, a link is on its way.')).toBeVisible()

  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
  const [mail] = await mailsTo(page, email)
  await page.goto(mail!.link)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('New password').fill('quite-another-password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('quite-another-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})
