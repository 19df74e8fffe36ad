/** Reads the messages of an open conversation, and writes into it. */
import type { Locator, Page } from '@playwright/test'

export const log = (page: Page): Locator => page.getByRole('log')

export const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Write to/ })

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.keyboard.press('Enter')
}
