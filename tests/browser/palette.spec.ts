/** The command palette for people who type fast: it opens what it shows. */
import { expect, test } from './journey.ts'

test('SR05 SR06 typed in one go, Enter opens what the words mean', async ({ createMember, signInAs }) => {
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [words, address] of [
    ['messages', '/messaging'],
    ['inbox', '/messaging'],
    ['account', '/settings'],
    ['billing', '/plans'],
    ['refine', '/refinement'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
    await page.keyboard.insertText(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
  }
})

test('SR01 SR06 a member is opened by the words typed last, also when Enter comes before the answer', async ({
  createMember,
  signInAs,
}) => {
  const unique = `Zoë${Date.now()}`
  await createMember(`${unique} Alpha`)
  const beta = await createMember(`${unique} Béta`)
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
  await page.keyboard.type(`${unique.toLowerCase()} `)
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.type('beta')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/profile/${beta.id}`)
})

test('SR06 late results do not move the highlight, the arrow keys do', async ({ createMember, signInAs }) => {
  const member = await createMember(`Feed${Date.now()} Reader`)
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const release = Promise.withResolvers<void>()
  await page.route('**/rpc/search_profiles*', async route => {
    await release.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
  await page.keyboard.type('feed')
  const selected = page.locator('[cmdk-item][aria-selected="true"]')
  await expect(selected).toHaveText('Feed')
  release.resolve()
  await expect(page.getByRole('option', { name: /^Feed\d+ Reader/ }).first()).toBeVisible()
  await expect(selected).toHaveText('Feed')
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveText(/Feed\d+ Reader/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/profile/${member.id}`)
})
