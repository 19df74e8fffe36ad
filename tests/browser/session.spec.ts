import type { WebSocketRoute } from '@playwright/test'
import { expect, sessionKey, test } from './journey.ts'

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

test('A09 an automatic logout that does not reach the server is only logged', async ({
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

test('R05 an ended session shows nothing for 100 ms, then goes to /auth', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  await context.clock.install()
  await page.goto('/courses')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  // What another tab says when its member signs out.
  await page.evaluate(key => {
    localStorage.removeItem(key)
    new BroadcastChannel(key).postMessage({ event: 'SIGNED_OUT', session: null })
  }, sessionKey)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  await context.clock.runFor(99)
  await expect(page).toHaveURL('/courses')
  await context.clock.runFor(1)
  await expect(page).toHaveURL('/auth')
})

test('A15 the app looks every 30 seconds and refreshes in the last 90 of its token', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  const refreshes: string[] = []
  page.on('request', request => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url())
  })
  await context.clock.install()
  await page.goto('/courses')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  const expiresIn = (seconds: number) =>
    page.evaluate(
      ([key, left]) => {
        const session = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(
          key,
          JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + left }),
        )
      },
      [sessionKey, seconds] as const,
    )
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await expiresIn(600)
  await context.clock.runFor(60_000)
  expect(refreshes).toEqual([])
  await expiresIn(100)
  const refreshed = page.waitForResponse(/grant_type=refresh_token/)
  await context.clock.runFor(30_000)
  expect((await refreshed).status()).toBe(200)
  expect(refreshes).toHaveLength(1)
})

test('RT01 the app beats every 25 seconds, and comes back after 1, 2, 5 and 10', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  allowConsole(/WebSocket/)
  const page = await signInAs(await createMember())
  await context.clock.install()
  const connections: number[] = []
  const beats: number[] = []
  let isRefusing = false
  const time = () => page.evaluate(() => Date.now())
  await page.routeWebSocket(/realtime/, async socket => {
    connections.push(connections.length)
    if (isRefusing) return socket.close()
    const server = socket.connectToServer()
    socket.onMessage(message => {
      if (String(message).includes('heartbeat')) beats.push(beats.length)
      server.send(message)
    })
    sockets.push(socket)
  })
  const sockets: WebSocketRoute[] = []
  // The next try is counted from the moment the page knows that the last one ended.
  await page.addInitScript(() => {
    const ended = { times: 0 }
    Object.assign(window, { ended })
    window.WebSocket = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        this.addEventListener('close', () => {
          ended.times += 1
        })
      }
    }
  })
  const timesEnded = () =>
    page.evaluate(() => (window as unknown as { ended: { times: number } }).ended.times)
  await page.goto('/feed')
  await expect.poll(() => connections.length).toBe(1)
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await context.clock.pauseAt((await time()) + 5000)
  const before = beats.length
  await context.clock.runFor(25_000)
  await expect.poll(() => beats.length).toBe(before + 1)

  isRefusing = true
  for (const socket of sockets) await socket.close()
  for (const seconds of [1, 2, 5, 10, 10]) {
    const known = connections.length
    await expect.poll(timesEnded).toBe(known)
    await context.clock.runFor(seconds * 1000 - 20)
    expect(connections.length).toBe(known)
    await context.clock.runFor(20)
    await expect.poll(() => connections.length).toBe(known + 1)
  }
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

test('F12 a member whose session ended elsewhere is told to log in to post, and led there', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, /AppError/, /AuthSessionMissing/, /WebSocket/)
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/feed')
  await page.getByRole('textbox', { name: 'Start a post' }).fill('Too late')
  // The page's own requests would notice the end first: from here on none but the post is answered.
  await page.waitForLoadState('networkidle')
  await page.route('**/rest/v1/**', async route => {
    if (route.request().url().includes('/rest/v1/posts') && route.request().method() === 'POST')
      await route.fallback()
  })
  await member.client.auth.signOut({ scope: 'global' })
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('You must be logged in to post')).toBeVisible()
  await expect(page.getByText('Failed to create post')).toHaveCount(0)
  await expect(page).toHaveURL('/auth')
})

test('sign-in in one tab also signs in a waiting /auth in another', async ({
  createMember,
  context,
  page,
}) => {
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
