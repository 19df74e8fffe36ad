import type { WebSocketRoute } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { expect, sessionKey, test } from './journey.ts'

const minute = 60_000

test('R05 R06 activity in one tab keeps all tabs signed in; after ten idle minutes all tabs are signed out', async ({
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
  await context.clock.fastForward(9 * minute)
  await expect(active).toHaveURL('/dashboard')
  await expect(quiet).toHaveURL('/courses')
  await context.clock.fastForward(2 * minute)
  for (const page of [active, quiet]) await expect(page).toHaveURL('/auth')
  expect(await active.evaluate(key => localStorage.getItem(key), sessionKey)).toBeNull()
})

inLongForm(test)(
  'R05 a sign-out in one tab signs out the other tabs, and a sign-in signs them in',
  async ({ createMember, signInAs, context }) => {
    const member = await createMember()
    const first = await signInAs(member)
    await first.goto('/courses')
    const second = await context.newPage()
    await second.goto('/dashboard')
    await expect(second.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
    await first.getByRole('button', { name: 'Sign Out' }).click()
    await expect(first).toHaveURL('/')
    await expect(second).toHaveURL('/auth')
    await first.goto('/auth')
    await first.getByLabel('Email').fill(member.email)
    await first.getByLabel('Password').fill(member.password)
    await first.getByRole('button', { name: 'Sign In' }).click()
    for (const page of [first, second]) await expect(page).toHaveURL('/dashboard')
  },
)

test('R05 after the session ends the page is blank for 100 ms, then goes to /auth', async ({
  createMember,
  signInAs,
  context,
}) => {
  const page = await signInAs(await createMember())
  await context.clock.install()
  await page.goto('/courses')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
  await context.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  // Simulates that the member signs out in another tab, which sends this message.
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

test('RT01 the app sends a heartbeat every 25 seconds, and reconnects after 1, 2, 5 and 10 seconds', async ({
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
  let [isRefusing, hasSpoken] = [false, false]
  const time = () => page.evaluate(() => Date.now())
  await page.routeWebSocket(/realtime/, async socket => {
    connections.push(connections.length)
    if (isRefusing) return socket.close()
    const server = socket.connectToServer()
    socket.onMessage(message => {
      hasSpoken = true
      if (String(message).includes('heartbeat')) beats.push(beats.length)
      server.send(message)
    })
    sockets.push(socket)
  })
  const sockets: WebSocketRoute[] = []
  // The page counts the pause before its next try from the moment when it notices the lost connection.
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
  // The page counts the 25 seconds from the moment when its connection is open. Its first message shows that the
  // connection is open.
  await expect.poll(() => hasSpoken).toBe(true)
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
