/** The persons in the test of a whole day: a new founder, and two members at their own computers. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, type Member } from './journey.ts'

export type Founder = { name: string; email: string; password: string }
export type Friend = Member & { page: Page }

export type Day = {
  page: Page
  founder: Founder
  ada: Friend
  ben: Friend
  browser: Browser
  url: string
  /** Confirms the address: starts at the page "please check your email" and ends at the dashboard. */
  confirm: (email: string) => Promise<void>
}

/** Makes a unique name, so that a search finds only this member. */
export const uniqueName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`

export const newFounder = (): Founder => ({
  name: uniqueName('Nora'),
  email: `${randomUUID()}@example.com`,
  password: `pass-${randomUUID()}`,
})

/** Opens a page by the main navigation, which is a sidebar or a bar, depending on the screen. */
export async function go(page: Page, label: string | RegExp, path: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })
  await link.first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

export async function signIn(page: Page, { email, password }: Founder): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
}
