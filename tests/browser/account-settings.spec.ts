import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { generate } from 'otplib'
import { inLongForm } from '../support/long-form.ts'
import { expect, test } from './journey.ts'

const failedRequest = /Failed to load resource/
const logged = /AppError|Error:/
/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const width of [390, 1440]) {
  inLongForm(test)(
    `E05 at ${width} pixels the button that deletes the account does not move while the cards above it load`,
    async ({ createMember, signInAs }) => {
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
    },
  )
}

inLongForm(test)(
  'E05 the page asks before it deletes an account, then deletes the account and opens the landing page',
  async ({ createMember, signInAs, allowConsole }) => {
    // The sign-out request fails because the session of the deleted account no longer exists.
    allowConsole(failedRequest)
    const member = await createMember()
    const page = await signInAs(member)
    await page.goto('/settings')
    // The cards above the button grow while they load, and the button must not move under the click.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })).toBeVisible()
    await page.getByRole('button', { name: 'Yes, delete my account' }).click()
    await expect(page.getByText('Your account and all data have been permanently deleted.')).toBeVisible()
    await expect(page).toHaveURL('/')
    const again = await member.client.auth.signInWithPassword(member)
    expect(again.error?.message).toBe('Invalid login credentials')
  },
)

test('A13 a member sets up two-factor with a real code, needs a code at the next sign-in, and switches two-factor off', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(failedRequest, logged)
  const member = await createMember()
  const page = await signInAs(member)
  // The request keeps the first token of the session. The test holds the request back until the second factor is
  // on.
  const isOn = Promise.withResolvers<void>()
  await page.route('**/functions/v1/check-subscription', async route => {
    await isOn.promise
    await route.continue()
  })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  // Each code works once, so the test uses the code of a later time step.
  const code = (steps: number) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
  await dialog.getByLabel('Code').fill(await code(0))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Two-factor is on' })).toBeVisible()
  await expect(page.getByText('On', { exact: true })).toBeVisible()
  const answered = page.waitForResponse(
    response => response.url().includes('check-subscription') && response.ok(),
  )
  isOn.resolve()
  await answered

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

inLongForm(test)(
  '"Download my data" contains every row and file of the member, and nothing of other members',
  async ({ createMember, signInAs }) => {
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
  },
)
