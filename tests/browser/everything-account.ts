/**
 * The second part of the founder's afternoon in the test of a whole day: settings, coming-soon pages, and sharing
 * the plan.
 */
import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { toastOf } from './cofounder-support.ts'
import { type Day, go, signIn } from './everything-people.ts'
import { expect } from './journey.ts'

async function downloaded(page: Page, start: () => Promise<void>): Promise<Uint8Array> {
  const download = page.waitForEvent('download')
  await start()
  return new Uint8Array(await readFile(await (await download).path()))
}

export async function lookAround({ page }: Day): Promise<void> {
  await test.step('the founder looks at the experts', async () => {
    await go(page, 'Building Hub', '/journey')
    await go(page, 'Expert Network', '/experts')
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Access Expert Network' }).click()
    const expert = page.getByRole('main').getByRole('article').first()
    await expert.getByRole('button', { name: '14:00' }).click()
    await expert.getByRole('button', { name: 'Book Session' }).click()
    await page.getByRole('button', { name: 'Join Call' }).click()
    const call = page.getByRole('dialog', { name: 'Startup Strategy Discussion' })
    await expect(call).toContainText('The video link opens 15 minutes before the session')
    await page.keyboard.press('Escape')
  })

  await test.step('the founder opens the plans, the help, the tools and the features to come', async () => {
    await go(page, 'Plans', '/plans')
    await expect(page.getByText('Current plan: Free')).toBeVisible()
    await page.getByRole('button', { name: 'Refresh subscription status' }).click()
    await expect(toastOf(page, 'Subscription Status Updated')).toBeVisible()
    await go(page, 'Help', '/help')
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('region', { name: 'Tips' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to Help Center' }).click()
    await go(page, 'AI Tools', '/ai-tools')
    await page.getByRole('tab', { name: 'MVP' }).click()
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
    for (const [name, path] of [
      ['MVP Creation', '/mvp'],
      ['Financial Forecasting', '/financial'],
      ['Pitch Deck Creation', '/deck'],
      ['Business Plan Generation', '/business-plan'],
    ] as const) {
      await go(page, name, path)
      await expect(page.getByText('Coming Soon.', { exact: true })).toBeVisible()
    }
  })
}

export async function shareThePlan({ page, founder, browser, url }: Day): Promise<void> {
  await test.step('the founder changes the settings and downloads their data', async () => {
    await go(page, 'Settings', '/settings')
    await page.getByLabel('Name', { exact: true }).fill('Chairside')
    await page.getByLabel('Industry').click()
    await page.getByRole('option', { name: 'Healthcare' }).click()
    await page.getByRole('button', { name: 'Save Project' }).click()
    await expect(toastOf(page, 'Project updated')).toBeVisible()
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await expect(toastOf(page, 'Your profile has been successfully saved.')).toBeVisible()
    const zip = unzipSync(
      await downloaded(page, () => page.getByRole('button', { name: 'Download my data' }).click()),
    )
    const files = Object.keys(zip).map(path => path.split('/')[0])
    expect(files.sort()).toEqual(['avatars', 'data.json', 'stories'])
    const data = JSON.parse(strFromU8(zip['data.json']!))
    expect(data).toMatchObject({
      account: { email: founder.email },
      profile: [{ company_name: 'Chairside' }],
      project: [{ name: 'Chairside', industry: 'healthcare' }],
      journey_progress: { length: 8 },
      outputs: { length: 6 },
      posts: { length: 1 },
      // When Ben blocked the founder, the founder's follow of Ben ended. Lifting the block does not restore it.
      following: { length: 1 },
      messages: { length: 6 },
    })
  })

  await test.step('the founder shares the plan and revokes the share', async () => {
    await go(page, 'Building Hub', '/journey')
    await page.getByRole('button', { name: 'Export Plan' }).click()
    const plan = await downloaded(page, () => page.getByRole('menuitem', { name: 'Markdown' }).click())
    expect(strFromU8(plan)).toMatch(/^# Chairside.*## Summary.*## The market/s)
    await page.getByRole('button', { name: 'Collaboration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share your plan' })
    await dialog.getByLabel('For whom? (optional)').fill('Ida Investor')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await dialog.getByRole('link', { name: 'Ida Investor' }).getAttribute('href')
    const context = await browser.newContext({ baseURL: url })
    const investor = await context.newPage()
    await investor.goto(link ?? '')
    await expect(investor.getByRole('heading', { level: 1, name: 'Chairside' })).toBeVisible()
    await expect(investor.getByRole('figure', { name: 'Market size' })).toBeVisible()
    await expect(investor.getByText(founder.email)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Link revoked')).toBeVisible()
    await investor.reload()
    await expect(investor.getByRole('heading', { level: 1, name: 'This plan is not shared' })).toBeVisible()
    await context.close()
    await page.keyboard.press('Escape')
  })
}

/** Signs out and in again, and expects that everything still exists for both members. */
export async function leave({ page, founder, ada }: Day): Promise<void> {
  await test.step('the founder signs out, signs in again and finds everything', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/feed')
    await expect(page).toHaveURL('/auth')
    await signIn(page, founder)
    await expect(page.getByRole('region', { name: 'Your journey' })).toContainText('100% complete')
    await expect(page.getByText('2 of 3 done')).toBeVisible()
    const network = page.getByRole('region', { name: 'Your network' })
    await expect(network.getByRole('link', { name: ada.fullName }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
  })
}
