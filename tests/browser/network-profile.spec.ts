import type { Page } from '@playwright/test'
import { expect, type Member } from './journey.ts'
import { expectToast, fail, follow, must, picture, refused, test, toast, write } from './network.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Edit profile' })
const edit = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(form(page)).toBeVisible()
}
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Changes' }).click()
const profileOf = async (member: Member) =>
  (await must(member.client.from('profiles').select().eq('id', member.id).single())).data!

test('W01 W02 W07 three tabs; the public view; my posts and their end', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember('Mia Member')
  const page = await signInAs(member)
  await page.goto('/profile')
  await expect(page.getByRole('tab')).toHaveText(['Edit Profile', 'Public View', 'My Posts (0)'])
  await page.getByRole('tab', { name: 'Public View' }).click()
  await expect(page.getByText('No posts yet')).toBeVisible()
  await page.getByRole('tab', { name: /My Posts/ }).click()
  await expect(page.getByText("You haven't posted anything yet.")).toBeVisible()
  await write(member, 'One')
  await write(member, 'Two')
  await must(
    member.client
      .from('profiles')
      .update({ company_name: 'Peak Ltd', location: 'Oslo', bio: 'I climb.', user_type: 'advisor' })
      .eq('id', member.id),
  )
  await page.reload()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('My Posts (2)')
  await page.getByRole('tab', { name: 'Public View' }).click()
  const panel = page.getByRole('tabpanel')
  for (const text of ['Mia Member', 'advisor', '2 posts', 'Peak Ltd', 'Oslo', 'I climb.', 'Recent Posts'])
    await expect(panel).toContainText(text)
  await page.getByRole('tab', { name: /My Posts/ }).click()
  await panel.getByRole('button', { name: 'Delete Post' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expect(page.getByText('Two', { exact: true })).toHaveCount(0)
  await expect(page.getByText('One', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('My Posts (1)')
})

test('W03 W04 W06 W08 edit, errors under each field, cancel, save', async ({ createMember, signInAs }) => {
  const member = await createMember('Mia Member')
  const page = await signInAs(member)
  await page.goto('/profile')
  await expect(page.getByRole('tabpanel')).toContainText(member.email)
  await edit(page)
  const field = (name: string) => form(page).getByRole('textbox', { name, exact: true })
  const errorOf = async (name: string) => {
    const id = await field(name).getAttribute('aria-describedby')
    return id ? page.locator(`[id="${id}"]`).textContent() : null
  }
  const wrong = {
    'Full Name': 'x'.repeat(101),
    'Email Address': 'nobody',
    'Company/Startup Name': 'x'.repeat(101),
    Location: 'x'.repeat(101),
    Bio: 'x'.repeat(501),
  }
  for (const [name, text] of Object.entries(wrong)) await field(name).fill(text)
  await save(page)
  await expect(field('Full Name')).toHaveAttribute('aria-invalid', 'true')
  await expect
    .poll(() => Promise.all(Object.keys(wrong).map(errorOf)))
    .toEqual([
      'Name must be less than 100 characters',
      'Invalid email address',
      'Company name must be less than 100 characters',
      'Location must be less than 100 characters',
      'Bio must be less than 500 characters',
    ])
  await field('Full Name').fill('  ')
  await field('Email Address').fill(`${'x'.repeat(250)}@example.com`)
  await expect.poll(() => errorOf('Full Name')).toBe('Name is required')
  await expect.poll(() => errorOf('Email Address')).toBe('Email must be less than 255 characters')

  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)
  await edit(page)
  await expect(field('Full Name')).toHaveValue('Mia Member')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)

  const types = form(page).getByRole('combobox', { name: 'User Type' })
  await expect(types).toHaveText('Founder')
  await types.click()
  await expect(page.getByRole('option')).toHaveText([
    'Founder',
    'Investor',
    'Mentor',
    'Entrepreneur',
    'Advisor',
  ])
  await page.getByRole('option', { name: 'Investor' }).click()
  await field('Full Name').fill(`  ${'n'.repeat(100)}  `)
  await field('Company/Startup Name').fill('   ')
  await field('Location').fill('l'.repeat(100))
  await field('Bio').fill('b'.repeat(500))
  await save(page)
  await expectToast(page, 'Profile updated successfully')
  await expect(form(page)).toHaveCount(0)
  expect(await profileOf(member)).toMatchObject({
    full_name: 'n'.repeat(100),
    company_name: null,
    location: 'l'.repeat(100),
    bio: 'b'.repeat(500),
    user_type: 'investor',
  })
})

test('W05 a token that expires while the avatar is chosen is refreshed once, and the member stays signed in', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...refused)
  const member = await createMember('Tess Token')
  const page = await signInAs(member)
  await page.goto('/profile')
  await edit(page)
  const tokens: (string | undefined)[] = []
  let refreshes = 0
  page.on('request', request => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1
  })
  await page.route('**/storage/v1/object/avatars/**', async (route, request) => {
    const { authorization, ...headers } = request.headers()
    tokens.push(authorization)
    // The first one is sent as a token the server does not take.
    const isFirst = tokens.length === 1
    await route.continue({
      headers: { ...headers, authorization: isFirst ? `${authorization}x` : authorization! },
    })
  })
  await page
    .getByLabel('Avatar picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture('#225577') })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await save(page)
  await expectToast(page, 'Profile updated successfully')
  await expect(page).toHaveURL('/profile')
  expect(tokens).toHaveLength(2)
  expect(refreshes).toBe(1)
  expect((await profileOf(member)).avatar_url).toContain(`/avatars/${member.id}/`)
})

test('W03 W05 W06 the avatar: refused, cut, cancelled, uploaded, the old one removed', async ({
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

  const files = async () => (await must(member.client.storage.from('avatars').list(member.id))).data!
  for (const colour of ['#225577', '#775522']) {
    await choose(colour)
    await save(page)
    await expect(form(page)).toHaveCount(0)
    await edit(page)
  }
  await expectToast(page, 'Profile updated successfully')
  const [kept, ...others] = await files()
  expect(others).toEqual([])
  expect(kept!.name).toMatch(/^\d{13}\.png$/)
  expect((await profileOf(member)).avatar_url).toContain(`/avatars/${member.id}/${kept!.name}`)
  // Shown in the size it is shown in.
  await expect(form(page).locator('img[src*="/render/image/public/avatars/"]')).toBeVisible()

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

test('U01 U02 U03 another’s profile: counts, follow and unfollow, message, back', async ({
  createMember,
  signInAs,
}) => {
  const [viewer, other, third] = await Promise.all([
    createMember('Vic Viewer'),
    createMember('Ola Other'),
    createMember('Tim Third'),
  ])
  await Promise.all([
    follow(third, other),
    follow(other, third),
    write(other, 'A thought'),
    must(
      other.client
        .from('profiles')
        .update({ company_name: 'Other Ltd', location: 'Lima', bio: 'See https://example.com/x.' })
        .eq('id', other.id),
    ),
  ])
  const page = await signInAs(viewer)
  await page.goto(`/profile/${other.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ola Other' })).toBeVisible()
  const main = page.getByRole('main')
  for (const text of ['founder', '1 follower', '1 following', '1 post', 'Other Ltd', 'Lima', 'Posts (1)'])
    await expect(main).toContainText(text)
  await expect(page.getByRole('link', { name: 'https://example.com/x' })).toHaveAttribute('rel', /noopener/)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
  await expect(main).toContainText('2 followers')
  await expectToast(page, 'Following successfully')
  await page.getByRole('button', { name: 'Following' }).click()
  await expect(main).toContainText('1 follower')
  await expectToast(page, 'Unfollowed successfully')
  const rows = await viewer.client.from('follows').select('id').eq('follower_id', viewer.id)
  expect(rows.data).toEqual([])
  await page.getByRole('link', { name: 'Message' }).click()
  await expect(page).toHaveURL(`/messaging?userId=${other.id}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/feed')
})

test('U02 U04 U05 refusals, the own profile, an unknown profile', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...refused)
  const [viewer, other] = await Promise.all([createMember('Vic Viewer'), createMember('Ola Other')])
  const page = await signInAs(viewer)
  await page.goto(`/profile/${viewer.id}`)
  await expect(page.getByText('This is your profile')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0)
  const self = await viewer.client.from('follows').insert({ follower_id: viewer.id, following_id: viewer.id })
  expect(self.error?.code).toBe('23514')

  // The counts come between the click and its refusal.
  const main = page.getByRole('main')
  const clicked = Promise.withResolvers<void>()
  await page.route('**/rest/v1/follows*', async route => {
    const method = route.request().method()
    if (method === 'HEAD') await clicked.promise
    if (method !== 'POST') return route.fallback()
    clicked.resolve()
    await expect(main).toContainText('0 followers')
    return route.fulfill({ status: 500, json: { message: 'The cellar is flooded' } })
  })
  await page.goto(`/profile/${other.id}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expectToast(page, 'Failed to follow')
  await expect(main).toContainText('0 followers')
  await page.unroute('**/rest/v1/follows*')
  await follow(viewer, other)
  await fail(page, '**/rest/v1/follows*', 'DELETE')
  await page.reload()
  await page.getByRole('button', { name: 'Following' }).click()
  await expectToast(page, 'Failed to unfollow')
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()

  for (const nobody of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    await page.goto(`/profile/${nobody}`)
    await expectToast(page, 'User not found')
    await expect(page).toHaveURL('/feed')
  }
})

test('a new name shows at once on another’s screen, and one of before the live connection with it', async ({
  elsewhere,
  createMember,
}) => {
  const [reader, writer] = await Promise.all([createMember('Rea Reader'), createMember('Ned Before')])
  const page = await elsewhere(reader)
  const held = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/realtime\//, socket => {
    const server = socket.connectToServer()
    socket.onMessage(async message => {
      await held.promise
      server.send(message)
    })
  })
  const name = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto(`/profile/${writer.id}`)
  await expect(name).toHaveText('Ned Before')
  await must(writer.client.from('profiles').update({ full_name: 'Ned Between' }).eq('id', writer.id))
  held.resolve()
  await expect(name).toHaveText('Ned Between')
  await must(writer.client.from('profiles').update({ full_name: 'Ned After' }).eq('id', writer.id))
  await expect(name).toHaveText('Ned After')
})
