/**
 * The first part of the founder's afternoon in the test of a whole day: new notifications, saved posts, and blocked
 * members.
 */
import { test } from '@playwright/test'
import { type Day, go } from './everything-people.ts'
import { expect } from './journey.ts'

const post = 'Nine empty chairs a week. Who knows a dentist?'

export async function comeBack({ page, founder, ada, ben }: Day): Promise<void> {
  await test.step('the founder reads the notifications', async () => {
    await page.goto('/notifications')
    const main = page.getByRole('main')
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
    // Two likes make one notification, and two new followers make one notification.
    for (const deed of [/liked your post/, /commented on your post/, /followed you/])
      await expect(main.getByRole('listitem').filter({ hasText: deed })).toHaveCount(1)
    await expect(bell).toHaveAccessibleName('Notifications 3 unread')
    const read = page.waitForResponse(
      answer => answer.url().includes('/rest/v1/notifications') && answer.request().method() === 'PATCH',
    )
    await main.getByRole('button', { name: 'Mark all as read' }).click()
    expect((await read).ok()).toBe(true)
    await expect(bell).toHaveAccessibleName('Notifications')
  })

  await test.step('the founder opens, saves and finds a post again', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /liked your post/ })
      .click()
    await expect(page).toHaveURL(/\/post\//)
    const saved = page.waitForResponse(
      answer => answer.url().includes('/rest/v1/bookmarks') && answer.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Save this post' }).click()
    expect((await saved).ok()).toBe(true)
    await page.goto('/saved')
    await expect(page.getByRole('main').getByText(post)).toBeVisible()
    await ada.page.goto('/search?q=empty+chairs+dentist')
    await expect(
      ada.page.getByRole('region', { name: 'Found posts' }).getByRole('link', { name: founder.name }).first(),
    ).toBeVisible()
  })

  await test.step('a member who blocks the founder no longer sees their post', async () => {
    await ben.page.goto('/feed')
    await expect(ben.page.getByText(post)).toBeVisible()
    await ben.page.getByRole('button', { name: 'More about this post' }).first().click()
    await ben.page.getByRole('menuitem', { name: `Block ${founder.name}` }).click()
    await ben.page.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(ben.page.getByText(post)).toHaveCount(0)
    await ben.page.goto('/settings')
    await ben.page.getByRole('button', { name: `Unblock ${founder.name}` }).click()
    await expect(ben.page.getByText('You block nobody.')).toBeVisible()
  })
}

export async function believe({ page }: Day): Promise<void> {
  await test.step('the founder writes down assumptions', async () => {
    await page.goto('/dashboard')
    await go(page, 'Evidence', '/evidence')
    await page.getByRole('button', { name: 'Add an assumption' }).click()
    await page.getByLabel('What must be true').fill('Practices pay before they have used it.')
    await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Practices pay before' }).first(),
    ).toBeVisible()
  })
}
