import type { Page } from '@playwright/test'
import { expect, type Member } from './journey.ts'
import { expectToast, fail, must, picture, refused, test, toast } from './network.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Edit profile' })
const edit = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(form(page)).toBeVisible()
}
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Changes' }).click()
const profileOf = async (member: Member) =>
  (await must(member.client.from('profiles').select().eq('id', member.id).single())).data!

test('W03 W05 W06 a member crops, cancels and uploads an avatar, and the old avatar is removed; an expired token is refreshed once', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...refused)
  const member = await createMember('Ava Avatar')
  const page = await signInAs(member)
  await page.goto('/profile')
  await edit(page)
  await expect(page.getByText('Max 5MB, JPG/PNG')).toBeVisible()
  const file = page.getByLabel('Avatar picture')
  const png = async (colour: string) => ({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture(colour),
  })
  const choose = async (colour: string) => {
    await file.setInputFiles(await png(colour))
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(form(page).locator('img[src^=blob]')).toBeVisible()
  }
  await file.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expectToast(page, 'Please upload an image file')
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
  await expectToast(page, 'Image must be less than 5MB')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await choose('#225577')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await edit(page)
  await expect(form(page).locator('img[src^=blob]')).toHaveCount(0)

  // The first upload is sent with a token that the server refuses.
  const tokens: (string | undefined)[] = []
  let refreshes = 0
  page.on('request', request => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1
  })
  await page.route('**/storage/v1/object/avatars/**', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    const { authorization = '', ...headers } = request.headers()
    tokens.push(authorization)
    await route.continue({
      headers: { ...headers, authorization: tokens.length === 1 ? `${authorization}x` : authorization },
    })
  })
  const files = async () => (await must(member.client.storage.from('avatars').list(member.id))).data!
  for (const colour of ['#225577', '#775522']) {
    await choose(colour)
    await save(page)
    await expect(form(page)).toHaveCount(0)
    await edit(page)
  }
  await expectToast(page, 'Profile updated successfully')
  expect({ tokens: tokens.length, refreshes }).toEqual({ tokens: 3, refreshes: 1 })
  const [kept, ...others] = await files()
  expect(others).toEqual([])
  expect(kept!.name).toMatch(/^\d{13}\.png$/)
  expect((await profileOf(member)).avatar_url).toContain(`/avatars/${member.id}/${kept!.name}`)
  // The page loads the avatar in the size in which it shows the avatar.
  await expect(form(page).locator('img[src*="/render/image/public/avatars/"]')).toBeVisible()

  await page.unroute('**/storage/v1/object/avatars/**')
  await fail(page, '**/storage/v1/object/avatars/**', 'POST')
  await choose('#000000')
  await save(page)
  await expectToast(page, 'Failed to upload avatar')
  await expect(toast(page, 'Failed to update profile')).toHaveCount(0)
  await page.unroute('**/storage/v1/object/avatars/**')
  await fail(page, '**/rest/v1/profiles*', 'PATCH')
  await save(page)
  await expectToast(page, 'Failed to update profile')
  expect(await files()).toHaveLength(1)
})
