import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('H01 six guides open in place, each with overview, steps and tips', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/help')
  const guides = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(guides).toHaveCount(6)
  const titles = await guides.locator('.font-display').allTextContents()
  for (const title of titles) {
    await guides.filter({ hasText: title }).first().click()
    const guide = page.getByRole('main').getByRole('article')
    await expect(guide.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect((await guide.locator('header p').textContent())?.length).toBeGreaterThan(100)
    expect(await guide.getByRole('region', { name: 'Step by step' }).getByRole('listitem').count()).toBe(4)
    expect(await guide.getByRole('region', { name: 'Tips' }).getByRole('listitem').count()).toBe(3)
    await page.getByRole('button', { name: 'Back to Help Center' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  }
  await expect(page).toHaveURL('/help')
})

test('K01 K02 sixteen tools in eight tabs, each with what a founder needs to choose', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/ai-tools')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([
    'All',
    'Ideation',
    'Research',
    'Content',
    'Analytics',
    'Presentation',
    'Automation',
    'MVP',
  ])
  const cards = page.getByRole('tabpanel').getByRole('article')
  await expect(cards).toHaveCount(16)
  const card = cards.filter({ has: page.getByRole('heading', { name: 'ChatGPT' }) })
  await expect(card).toContainText('A general assistant by OpenAI')
  await expect(card).toContainText('Free; paid plans from $20 a month')
  await expect(card).toContainText('Rated 4.7')
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(3)
  await expect(card.locator('h3:text("Features") + ul > li')).toHaveCount(3)
  await expect(card.locator('h3:text("Quick start") + ol > li')).toHaveCount(2)
  const links = await cards
    .getByRole('link')
    .evaluateAll(all =>
      all.map(link => ['target', 'rel', 'href'].map(name => link.getAttribute(name) ?? '').join(' ')),
    )
  expect(links).toHaveLength(16)
  for (const link of links) expect(link).toMatch(/^_blank noopener noreferrer https:\/\//)
  let shown = 0
  for (const name of ['Ideation', 'Research', 'Content', 'Analytics', 'Presentation', 'Automation', 'MVP']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    const count = await cards.count()
    expect(count).toBeGreaterThan(0)
    shown += count
  }
  expect(shown).toBe(16)
})

/** Opens the talk with a stopped clock, so that its delays can be measured. */
async function openTalk(page: Page) {
  await page.clock.install()
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Expert Network' }).click()
  const talk = page.getByRole('region', { name: 'Your guide' })
  await expect(talk.getByText(/^Congratulations!/)).toBeVisible()
  return talk
}

test('X01 X02 X03 the talk unlocks after two seconds, answers after one, and offers times', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  const talk = await openTalk(page)
  await page.clock.runFor(1900)
  await expect(talk.getByText(/You have unlocked/)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(talk.getByText(/You have unlocked/)).toBeVisible()
  await talk.getByRole('button', { name: 'Yes, please' }).click()
  await page.clock.runFor(900)
  await expect(talk.getByText(/Which one suits you/)).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(talk.getByText(/Which one suits you/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Access Expert Network' })).toHaveCount(0)
  await talk.getByRole('button', { name: 'Tomorrow at 14:00' }).click()
  await page.clock.runFor(1000)
  await expect(talk.getByText(/^Done: tomorrow at 14:00/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Access Expert Network' })).toBeVisible()
})

test('X02 X04 X05 X06 OF07 "Not now" opens the experts; a session is booked, has its call and stays', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  const talk = await openTalk(page)
  await page.clock.runFor(2000)
  await talk.getByRole('button', { name: 'Not now' }).click()
  await page.clock.runFor(1000)
  await expect(talk.getByText(/^No problem/)).toBeVisible()
  await page.getByRole('button', { name: 'Access Expert Network' }).click()
  const experts = page.getByRole('main').getByRole('article')
  await expect(experts).toHaveCount(3)
  for (const expert of await experts.all()) await expect(expert).toContainText(/Rated 4\.[89]/)
  await expect(page.getByRole('button', { name: 'Join Call' })).toHaveCount(0)
  const first = experts.first()
  await expect(first.getByRole('button', { name: 'Book Session' })).toBeDisabled()
  await first.getByRole('button', { name: '14:00' }).click()
  await first.getByRole('button', { name: 'Book Session' }).click()
  const session = page.getByRole('listitem').filter({ hasText: 'Startup Strategy Discussion' })
  await expect(session).toContainText('Sarah Chen')
  await expect(session).toContainText('at 14:00')
  await expect(session).toContainText('scheduled')
  await expect(first.getByRole('button', { name: 'Book Session' })).toBeDisabled()
  await session.getByRole('button', { name: 'Join Call' }).click()
  const dialog = page.getByRole('dialog', { name: 'Startup Strategy Discussion' })
  await expect(dialog).toContainText('30 minutes')
  await expect(dialog).toContainText('The video link opens 15 minutes before the session')
  const calendar = dialog.getByRole('link', { name: 'Add to calendar' })
  await expect(calendar).toHaveAttribute('download', 'expert-session.ics')
  expect(decodeURIComponent((await calendar.getAttribute('href')) ?? '')).toContain('BEGIN:VEVENT')
  await page.reload()
  await expect(session).toContainText('Sarah Chen')
})
