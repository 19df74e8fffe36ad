import type { WebSocketRoute } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { expect } from './journey.ts'
import { follow, must, tell, test, write } from './network.ts'
import { lost } from './own-server.ts'
import { log, say } from './talking.ts'

test('CK23 after five minutes offline, missed messages arrive and waiting messages are sent, each once', async ({
  createMember,
  signInAs,
  allowConsole,
  context,
}) => {
  allowConsole(...lost)
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
  await follow(other, member)
  const page = await signInAs(member)
  const sockets: WebSocketRoute[] = []
  let isOffline = false
  await page.routeWebSocket(/realtime/, socket => {
    if (isOffline) return void socket.close()
    socket.connectToServer()
    sockets.push(socket)
  })
  await context.clock.install()
  await page.goto(`/messaging?userId=${other.id}`)
  await say(page, 'Before')
  await expect(log(page).getByText('Sent')).toBeVisible()
  await expect.poll(() => sockets.length).toBeGreaterThan(0)

  isOffline = true
  await context.setOffline(true)
  await Promise.all(sockets.map(socket => socket.close()))
  await say(page, 'From the tunnel')
  await tell(other, member, 'You missed this')
  await context.clock.fastForward('05:00')
  await expect(log(page).getByText('Waiting for the connection')).toBeVisible()
  await expect(log(page).getByText('You missed this')).toHaveCount(0)

  isOffline = false
  await context.setOffline(false)
  await expect(log(page).getByText('You missed this')).toBeVisible()
  await expect(log(page).getByText('Waiting for the connection')).toHaveCount(0)
  await context.clock.fastForward('00:15')
  await tell(other, member, 'And this live')
  await expect(log(page).getByText('And this live')).toBeVisible()
  const stored = async () =>
    (await must(member.client.from('messages').select('content'))).data?.map(({ content }) => content).sort()
  await expect.poll(stored).toEqual(['And this live', 'Before', 'From the tunnel', 'You missed this'].sort())
})

// tests/auth tests clocks that are ten minutes wrong, with the client alone.
for (const minutes of [-60, 60]) {
  inLongForm(test)(
    `CK22 a browser whose clock is ${minutes} minutes wrong works, and refreshes its session at most once`,
    async ({ createMember, page, context }) => {
      const member = await createMember('Mia Member')
      await context.clock.install({ time: Date.now() + minutes * 60_000 })
      let refreshes = 0
      page.on('request', request => {
        if (request.url().includes('grant_type=refresh_token')) refreshes++
      })
      await page.goto('/auth')
      await page.getByLabel('Email').fill(member.email)
      await page.getByLabel('Password').fill(member.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/dashboard')
      const words = `Written with a clock ${minutes} minutes off`
      await write(member, words)
      for (const path of ['/feed', '/messaging', '/profile']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      }
      await page.goto('/feed')
      await expect(page.getByText(words)).toBeVisible()
      await context.clock.fastForward('02:00')
      await expect(page.getByText(words)).toBeVisible()
      expect(refreshes).toBeLessThanOrEqual(1)
    },
  )
}
