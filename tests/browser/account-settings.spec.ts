import { readFile } from 'node:fs/promises'
import { createClient } from '@supabase/supabase-js'
import { strFromU8, unzipSync } from 'fflate'
import { generate } from 'otplib'
import { expect, serverUrl, test } from './journey.ts'

const failedRequest = /Failed to load resource/
const logged = /AppError|Error:/
/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const refused = { status: 500, json: { message: 'The cellar is flooded' } }

/** The server itself, for what no member may do. */
const service = () =>
  createClient(serverUrl(), process.env.BROWSER_TEST_SECRET_KEY ?? '', { auth: { persistSession: false } })

test('E01 E02 E04 the account is shown and its profile saved', async ({ createMember, signInAs }) => {
  const member = await createMember('Nora Founder')
  const page = await signInAs(member)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await expect(page.getByText(member.id)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  const { data: account } = await member.client.auth.getUser()
  const since = new Date(account.user?.created_at ?? '').toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  await expect(page.getByText(since).first()).toBeVisible()
  for (const line of ['Auto-save', 'Encrypted', 'Backed up', 'Private']) {
    await expect(page.getByRole('heading', { name: line, exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Founder')
  await page.getByLabel('Full Name').fill('Nora Renamed')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Profile updated' })
  await expect(toast).toContainText('Your profile has been successfully saved.')
  const { data } = await member.client.from('profiles').select('full_name').eq('id', member.id).single()
  expect(data?.full_name).toBe('Nora Renamed')
})

test('E01 E03 a failed load or save says so', async ({ createMember, signInAs, allowConsole }) => {
  allowConsole(failedRequest, logged)
  const page = await signInAs(await createMember())
  await page.goto('/settings')
  await expect(page.getByLabel('Full Name')).toHaveValue('Nora Founder')
  await page.route('**/rest/v1/profiles*', route => route.fulfill(refused))
  await page.route('**/rest/v1/startup_projects*', route => route.fulfill(refused))
  await page.getByLabel('Full Name').fill('Nobody')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error saving profile' })).toContainText(
    'Could not save your profile. Please try again.',
  )
  await page.getByRole('button', { name: 'Save Project' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error updating project' })).toContainText(
    'Could not save your project changes. Please try again.',
  )
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error loading profile' })).toContainText(
    'Could not load your profile data. Please try again.',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Error loading project' })).toContainText(
    'Could not load your startup project. Please try again.',
  )
  await expect(page.getByText('Current Project')).toHaveCount(0)
})

test('E03 E07 a member without a project gets "My Startup", and saves it', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const { error } = await service().from('startup_projects').delete().eq('user_id', member.id)
  expect(error).toBeNull()
  const page = await signInAs(member)
  await page.goto('/settings')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('My Startup')
  await expect(page.getByLabel('Description')).toHaveValue('A brief description of your startup idea')
  await page.getByLabel('Name', { exact: true }).fill('Chairside')
  await page.getByLabel('Industry').click()
  await page.getByRole('option', { name: 'Healthcare' }).click()
  await page.getByRole('button', { name: 'Save Project' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Project updated' })).toContainText(
    'Your project information has been saved.',
  )
  const { data } = await member.client.from('startup_projects').select('name, industry').single()
  expect(data).toEqual({ name: 'Chairside', industry: 'healthcare' })
})

for (const width of [390, 1440]) {
  test(`E05 at ${width} pixels the button that deletes the account stays where it is while the cards above it load`, async ({
    createMember,
    signInAs,
  }) => {
    const page = await signInAs(await createMember())
    await page.setViewportSize({ width, height: 900 })
    const open = Promise.withResolvers<void>()
    const isRead =
      /rest\/v1\/(member_settings|startup_projects|profiles|mutes|rpc\/(own_sessions|blocked_people))/
    await page.route(isRead, async route => {
      await open.promise
      await route.continue()
    })
    const remove = page.getByRole('button', { name: 'Delete Account' })
    const place = () =>
      remove.evaluate(async button => {
        await document.fonts.ready
        return button.getBoundingClientRect().top + window.scrollY
      })
    await page.goto('/settings')
    await expect(remove).toBeVisible()
    const before = await place()
    open.resolve()
    await expect(page.getByLabel('Full Name')).toHaveValue('Nora Founder')
    await expect(page.getByLabel('Description')).toBeVisible()
    await expect(page.getByText('You block nobody.')).toBeVisible()
    await expect(page.getByText('You mute no words.')).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    await expect(page.getByLabel('A summary by mail')).toBeVisible()
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(8)
  })
}

test('E06 a missing profile row is no error, and saving adds it', async ({ createMember, signInAs }) => {
  const member = await createMember()
  await service().from('profiles').delete().eq('id', member.id)
  const page = await signInAs(member)
  await page.goto('/settings')
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await page.getByLabel('Full Name').fill('Nora Again')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Profile updated' })).toBeVisible()
  const { data } = await member.client.from('profiles').select('full_name').eq('id', member.id).single()
  expect(data?.full_name).toBe('Nora Again')
})

test('E05 deletion asks, may be refused, and then leaves for the landing page', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(failedRequest, logged)
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/settings')
  // The button stands below cards that grow once they are read: it must not move under the click.
  await page.waitForLoadState('networkidle')
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })).toBeVisible()
    await page.getByRole('button', { name: 'Yes, delete my account' }).click()
  }
  await page.route('**/functions/v1/secure-account-deletion', route => route.fulfill(refused))
  await remove()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error deleting account' })).toContainText(
    'Could not delete your account. Please contact support.',
  )
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeEnabled()
  await expect(page).toHaveURL('/settings')

  await page.unroute('**/functions/v1/secure-account-deletion')
  await page.route('**/functions/v1/secure-account-deletion', async route => {
    await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    await route.continue()
  })
  await remove()
  await expect(page.getByText('Your account and all data have been permanently deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
  const again = await member.client.auth.signInWithPassword(member)
  expect(again.error?.message).toBe('Invalid login credentials')
})

test('A13 two-factor: set up with a real code, asked for at the next sign-in, turned off again', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(failedRequest, logged)
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  // Each code works once, so the next one is of a later time step; none is close to expiring.
  const code = (steps: number) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
  await dialog.getByLabel('Code').fill(await code(0))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Two-factor is on' })).toBeVisible()
  await expect(page.getByText('On', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByText(member.email)).toHaveCount(0)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'That code does not fit' })).toBeVisible()
  await page.getByLabel('Code').fill(await code(1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Welcome, ${member.email}`)).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Two-factor is off' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('the sessions are listed, others are signed out, and a new password is set', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/settings')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  // Making the member already signed in once, from a program.
  await expect(page.getByText('An app', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out others' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed out elsewhere' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out others' })).toBeDisabled()
  await page.getByLabel('New password').fill('a-quite-new-passphrase')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Password changed' })).toBeVisible()
  const { error } = await member.client.auth.signInWithPassword({
    email: member.email,
    password: 'a-quite-new-passphrase',
  })
  expect(error).toBeNull()
})

test('"Download my data" holds every own row and file, and nobody else’s', async ({
  createMember,
  signInAs,
}) => {
  const [member, other] = [await createMember('Nora Founder'), await createMember('Otto Other')]
  const { client } = member
  const { data: project } = await client.from('startup_projects').select('id').single()
  const projectId = project?.id ?? ''
  const done = await Promise.all([
    client.from('posts').insert({ user_id: member.id, content: 'My own words' }),
    other.client.from('posts').insert({ user_id: other.id, content: 'Words of another' }),
    client.from('follows').insert({ follower_id: member.id, following_id: other.id }),
    client.from('journey_progress').insert({ project_id: projectId, step_id: 'pitch-deck' }),
    client.from('ai_outputs').insert({
      project_id: projectId,
      output_type: 'market_research',
      input_data: {},
      output_content: 'A market',
      metadata: {},
    }),
    client.rpc('log_interview', {
      interview_id: crypto.randomUUID(),
      project_id: projectId,
      held_at: new Date().toISOString(),
      quotes: [],
      contact_id: crypto.randomUUID(),
      contact_name: 'Maria Huber',
    }),
    client.rpc('create_or_get_direct_conversation', {
      recipient_id: other.id,
      initial_message: 'Hello Otto',
    }),
    client.storage.from('avatars').upload(`${member.id}/avatar.png`, picture, { contentType: 'image/png' }),
  ])
  expect(done.map(({ error }) => error)).toEqual(done.map(() => null))
  const page = await signInAs(member)
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^undaunted-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(Object.keys(files).sort()).toEqual([`avatars/${member.id}/avatar.png`, 'data.json'])
  const data = JSON.parse(strFromU8(files['data.json']!))
  expect(data.account).toMatchObject({ id: member.id, email: member.email })
  expect(data.profile).toMatchObject([{ id: member.id, full_name: 'Nora Founder' }])
  expect(data.project).toMatchObject([{ id: projectId }])
  expect(data.outputs).toMatchObject([{ output_content: 'A market' }])
  expect(data.journey_progress).toMatchObject([{ step_id: 'pitch-deck' }])
  expect(data.people).toMatchObject([{ name: 'Maria Huber' }])
  expect(data.interviews).toMatchObject([{ contact_id: data.people[0].id }])
  expect(data.posts).toMatchObject([{ content: 'My own words' }])
  expect(data.following).toMatchObject([{ following_id: other.id }])
  expect(data.messages).toMatchObject([{ content: 'Hello Otto' }])
  expect(strFromU8(files['data.json']!)).not.toContain('Words of another')
})

test('axe finds nothing on the account’s screens in either theme', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const page = await signInAs(await createMember())
  for (const path of ['/settings', '/plans', '/help', '/help?guide=funding-guide', '/ai-tools', '/experts']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect([path, ...(await findViolations(page))]).toEqual([path])
  }
})
