import { expect, test } from './journey.ts'

test('R03 any other path shows "Oops! Page not found" with a link home', async ({ page }) => {
  // The gallery of UI components exists only for developers.
  for (const path of ['/feed/deeper', '/ui']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }), path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a click on a link opens the next page with the focus on its content, and Back returns to the earlier scroll position', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  // Waits for the app, because a link of the prerendered page would load a new page.
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
  await expect(page).toHaveURL('/plans')
  await expect(page).toHaveTitle('Plans · Undaunted')
  await expect(page.locator('#main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})
