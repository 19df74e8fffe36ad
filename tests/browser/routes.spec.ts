import { quotesOf } from '../../contracts/quotes.ts'
import { expect, test } from './journey.ts'

const topBarPaths = [
  '/feed',
  '/messaging',
  '/notifications',
  '/courses',
  '/mentors',
  '/profile',
  '/profile/8f1d2c3e-0000-4000-8000-000000000000',
]
const sidebarPaths = [
  '/dashboard',
  '/journey',
  '/evidence',
  '/validation',
  '/refinement',
  '/customers',
  '/pitch',
  '/mvp',
  '/financial',
  '/deck',
  '/business-plan',
  '/settings',
  '/plans',
  '/help',
  '/experts',
  '/ai-tools',
]

const quotedFrom: Partial<Record<string, string>> = {
  '/dashboard': 'general',
  '/journey': 'general',
  '/validation': 'validation',
  '/refinement': 'refinement',
  '/customers': 'customers',
  '/pitch': 'pitch',
}

test('R01 Q01 every route for members has its layout and a title, and quotes from its own category', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  for (const [layout, paths] of [
    ['top-bar', [...topBarPaths.slice(0, -1), `/profile/${member.id}`]],
    ['sidebar', sidebarPaths],
  ] as const) {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator(`[data-layout=${layout}]`), path).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page, path).toHaveTitle(/ · Undaunted$/)
      const category = quotedFrom[path]
      if (!category) continue
      const text = await page.locator('[data-quote] blockquote').textContent()
      expect(
        quotesOf(category).map(quote => quote.text),
        path,
      ).toContain(text)
    }
  }
})

test('R02 SEC01 a visitor without a session is sent to /auth from every protected route', async ({
  page,
}) => {
  for (const path of [...topBarPaths, ...sidebarPaths]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth')
  }
  await expect(page.getByRole('heading', { name: 'Start Your Journey' })).toBeVisible()
})

test('R03 any other path is "Oops! Page not found" with a link home', async ({ page, findViolations }) => {
  for (const path of ['/nowhere', '/feed/deeper', '/auth/other', '/ui']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }), path).toBeVisible()
  }
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a click leads to the next page with the focus on its content, and Back returns to the earlier position', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  // The picture of the first moment has the same links, but they load a page anew.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await expect(page).toHaveURL('/plans')
  await expect(page).toHaveTitle('Plans · Undaunted')
  await expect(page.locator('#main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})
