import { expect, test } from './journey.ts'

const minute = 60_000

test('R05 R06 ten quiet minutes end the session in every tab', async ({
  createMember,
  signInAs,
  context,
}) => {
  const first = await signInAs(await createMember())
  await context.clock.install()
  await first.goto('/dashboard')
  const second = await context.newPage()
  await second.goto('/courses')
  await expect(first.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await context.clock.fastForward(9 * minute)
  await expect(first).toHaveURL('/dashboard')
  await context.clock.fastForward(2 * minute)
  for (const page of [first, second]) await expect(page).toHaveURL('/auth')
  expect(await first.evaluate(() => localStorage.getItem('undaunted-session'))).toBeNull()
})

test('R06 mouse, key, scroll, touch or click in one tab keeps all of them signed in', async ({
  createMember,
  signInAs,
  context,
}) => {
  const active = await signInAs(await createMember())
  await context.clock.install()
  await active.goto('/dashboard')
  const quiet = await context.newPage()
  await quiet.goto('/courses')
  await expect(quiet.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(active.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  const activities = [
    () => active.mouse.move(200, 200),
    () => active.keyboard.press('Shift'),
    () => active.evaluate(() => window.dispatchEvent(new Event('scroll'))),
    () => active.evaluate(() => window.dispatchEvent(new Event('touchstart'))),
    () => active.locator('h1').click(),
  ]
  for (const act of activities) {
    await context.clock.fastForward(6 * minute)
    await act()
  }
  await context.clock.fastForward(6 * minute)
  await expect(active).toHaveURL('/dashboard')
  await expect(quiet).toHaveURL('/courses')
})

test('R06 the ten minutes count from the last activity, to the second', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  let logouts = 0
  page.on('request', request => {
    if (request.url().includes('/auth/v1/logout')) logouts += 1
  })
  await context.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + minute)
  await page.keyboard.press('Shift')
  await context.clock.fastForward(10 * minute - 1000)
  await page.evaluate(() => fetch('/health'))
  expect(logouts).toBe(0)
  await context.clock.fastForward(1000)
  await expect.poll(() => logouts).toBe(1)
  await context.clock.resume()
  await expect(page).toHaveURL('/auth')
})

test('A09 an automatic logout the server does not hear of is only logged', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  const logged: string[] = []
  allowConsole(/Failed to load resource/, /Error/)
  const page = await signInAs(await createMember())
  page.on('console', message => logged.push(message.text()))
  await page.route('**/auth/v1/logout*', route =>
    route.fulfill({ status: 500, json: { msg: 'The cellar is flooded' } }),
  )
  await context.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await context.clock.fastForward(11 * minute)
  await expect(page).toHaveURL('/auth')
  await expect.poll(() => logged.some(text => text.includes('cellar'))).toBe(true)
  await expect(page.getByRole('listitem')).toHaveCount(0)
})

test('R05 a sign-out in one tab is followed by the others', async ({ createMember, signInAs, context }) => {
  const first = await signInAs(await createMember())
  await first.goto('/courses')
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await first.getByRole('button', { name: 'Sign Out' }).click()
  await expect(first).toHaveURL('/')
  await expect(second).toHaveURL('/auth')
})

test('a session the server has ended goes to /auth at the next request', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, /AppError/, /AuthSessionMissing/)
  const page = await signInAs(await createMember())
  await page.route('**/rest/v1/profiles*', route =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  )
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth')
})

test('F12 whose session was ended elsewhere is told to log in to post, and led there', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, /AppError/, /AuthSessionMissing/, /WebSocket/)
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/feed')
  await page.getByRole('textbox', { name: 'Start a post' }).fill('Too late')
  // Whatever the page asks by itself would hear of the end first.
  await page.waitForLoadState('networkidle')
  await member.client.auth.signOut({ scope: 'global' })
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('You must be logged in to post')).toBeVisible()
  await expect(page.getByText('Failed to create post')).toHaveCount(0)
  await expect(page).toHaveURL('/auth')
})

test('sign-in in one tab takes a waiting /auth in another along', async ({ createMember, context, page }) => {
  const member = await createMember()
  const waiting = await context.newPage()
  await waiting.goto('/auth')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(waiting).toHaveURL('/dashboard')
})
