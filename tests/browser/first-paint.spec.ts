// Tests the prerendered page that is visible while the app loads, and how the app replaces it.
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

// Runs with animations, because most people have animations switched on.
test.use({ reducedMotion: 'no-preference' })

/** Returns how far visible content has moved, as browsers measure it. */
const shifted = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifted') as number)

async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + entry.value)
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays the scripts of the members' screens until the test calls the returned function. */
async function holdProgram(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/members-.*\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

for (const { name, viewport, last } of [
  { name: 'on a desk', viewport: { width: 1440, height: 900 }, last: 'Sign Out' },
  { name: 'on a phone', viewport: { width: 412, height: 823 }, last: 'Menu' },
]) {
  test.describe(name, () => {
    test.use({ viewport })

    test('CK31 the dashboard greets the member before the app has loaded, and nothing on it moves afterwards', async ({
      createMember,
      signInAs,
    }) => {
      const member = await createMember('Nora Founder')
      const page = await signInAs(member)
      const release = await holdProgram(page)
      await measureShifts(page)
      await page.goto('/dashboard', { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1, name: /^Good \w+, Nora$/ })
      const quote = page.locator('blockquote')
      const lastButton = page.getByRole('button', { name: last })
      await expect(heading).toBeVisible()
      if (last === 'Sign Out') await expect(page.getByText(`Welcome, ${member.email}`)).toBeVisible()
      await expect(lastButton).toBeDisabled()
      const words = (await quote.textContent()) ?? ''
      const places = async () => [await heading.boundingBox(), await lastButton.boundingBox()]
      const before = await places()
      await page.keyboard.press('Control+k')
      release()
      const box = page.getByRole('combobox', { name: 'Commands' })
      await expect(box).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(lastButton).toBeEnabled()
      await expect(quote).toHaveText(words)
      const after = await places()
      for (const [index, place] of after.entries()) {
        expect(Math.abs(place!.y - before[index]!.y)).toBeLessThan(1)
      }
      await expect(page.getByRole('heading', { name: 'Let us begin with what you know' })).toBeVisible()
      // A member who follows nobody sees posts of other members, if there are any.
      const network = page.getByRole('region', { name: 'Your network' })
      const glance = network.locator('a[href^="/post/"]').first()
      await expect(glance.or(network.getByText('No posts yet.'))).toBeVisible()
      await expect(page.getByText('Nobody follows you yet.')).toBeVisible()
      await expect(page.getByText('Nothing yet')).toBeVisible()
      expect(await shifted(page)).toBeLessThanOrEqual(0.02)
    })
  })
}

test('before the app has loaded, a visitor sees nothing that only members may see', async ({ page }) => {
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Welcome,', { exact: false })).toHaveCount(0)
})

test('a member with a second factor sees nothing before entering the code', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('undaunted-session') ?? '{}')
    session.user.factors = [{ id: 'factor', status: 'verified' }]
    localStorage.setItem('undaunted-session', JSON.stringify(session))
  })
  await holdProgram(page)
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#root')).not.toHaveAttribute('data-picture')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})
