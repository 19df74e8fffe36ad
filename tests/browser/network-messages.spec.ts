import type { Page, Route } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { expect } from './journey.ts'
import { follow, must, refused, service, tell, test } from './network.ts'
import { box, log } from './talking.ts'

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const tab = (page: Page) => page.getByRole('link', { name: /^Messaging/ })

test('D02 D03 D04 T03 messages, read marks and unread counts arrive live, but not for strangers; two members who begin at once share one chat', async ({
  elsewhere,
  createMember,
  signInAs,
}) => {
  const [reader, writer, stranger] = await Promise.all([
    createMember('Rea Reader'),
    createMember('Wim Writer'),
    createMember('Stan Stranger'),
  ])
  await follow(reader, writer)
  const [readers, writers, strangers] = await Promise.all([
    signInAs(reader),
    elsewhere(writer),
    elsewhere(stranger),
  ])
  await Promise.all([
    readers.goto('/messaging'),
    writers.goto(`/messaging?userId=${reader.id}`),
    strangers.goto('/messaging'),
  ])
  await expect(readers.getByText('No conversations yet')).toBeVisible()
  for (let count = 1; count <= 10; count++) {
    await box(writers).fill(`Line ${count}`)
    await writers.keyboard.press('Enter')
    await expect(tab(readers)).toHaveText(`Messaging${count > 9 ? '9+' : count} unread`)
  }
  await expect(list(readers).getByRole('link')).toHaveText([/Wim Writer.*Line 10.*9\+ unread/s])
  await expect(log(writers)).toContainText('Sent')
  await expect(log(writers)).not.toContainText('Read')

  await list(readers).getByRole('link').click()
  await expect(log(readers)).toContainText('Line 10')
  await expect(tab(readers)).toHaveText('Messaging')
  await expect(list(readers)).not.toContainText('unread')
  await expect(log(writers)).toContainText('Read')
  const unread = async () =>
    (await must(reader.client.from('messages').select('read_at'))).data!.filter(
      ({ read_at }) => read_at === null,
    )
  await expect.poll(unread).toEqual([])

  // A message in the open conversation appears at once and is marked as read at once.
  await box(readers).fill('An answer')
  await readers.keyboard.press('Enter')
  await expect(log(writers)).toContainText('An answer')
  await expect(log(readers)).toContainText('Read')
  await expect(tab(writers)).toHaveText('Messaging')

  await expect(strangers.getByText('No conversations yet')).toBeVisible()
  await expect(tab(strangers)).toHaveText('Messaging')
  const seen = await must(stranger.client.from('messages').select('id'))
  expect(seen.data).toEqual([])

  // Two members press Message at the same time and get one conversation.
  await Promise.all([
    strangers.goto(`/messaging?userId=${writer.id}`),
    writers.goto(`/messaging?userId=${stranger.id}`),
  ])
  await Promise.all([box(strangers).fill('Hello from one'), box(writers).fill('Hello from other')])
  await Promise.all([strangers.keyboard.press('Enter'), writers.keyboard.press('Enter')])
  for (const page of [strangers, writers]) {
    await expect(log(page)).toContainText('Hello from one')
    await expect(log(page)).toContainText('Hello from other')
  }
  await expect(list(strangers).getByRole('link')).toHaveCount(1)
  const { data } = await must(stranger.client.from('conversations').select('id'))
  expect(data).toHaveLength(1)
})

inLongForm(test)(
  'D03 a message and a new name arrive even between the first read and the live connection',
  async ({ createMember, signInAs }) => {
    const [reader, writer] = await Promise.all([createMember('Rea Reader'), createMember('Ned Before')])
    const page = await signInAs(reader)
    let held = Promise.withResolvers<void>()
    await page.routeWebSocket(/\/realtime\//, socket => {
      const server = socket.connectToServer()
      const { promise } = held
      socket.onMessage(async message => {
        await promise
        server.send(message)
      })
    })
    await page.goto('/messaging')
    await expect(page.getByText('No conversations yet')).toBeVisible()
    await tell(writer, reader, 'In the gap')
    await expect(tab(page)).toHaveText('Messaging')
    held.resolve()
    await expect(tab(page)).toHaveText('Messaging1 unread')
    await expect(list(page).getByRole('link')).toHaveText([/Ned Before.*In the gap/s])

    held = Promise.withResolvers<void>()
    const name = page.getByRole('main').getByRole('heading', { level: 1 })
    await page.goto(`/profile/${writer.id}`)
    await expect(name).toHaveText('Ned Before')
    const rename = (full_name: string) =>
      must(writer.client.from('profiles').update({ full_name }).eq('id', writer.id))
    await rename('Ned Between')
    held.resolve()
    await expect(name).toHaveText('Ned Between')
    await rename('Ned After')
    await expect(name).toHaveText('Ned After')
  },
)

inLongForm(test)(
  'D03 CK23 a message that is written offline is sent once when the connection is back',
  async ({ createMember, signInAs, context, allowConsole }) => {
    allowConsole(...refused, /ERR_INTERNET_DISCONNECTED/, /WebSocket/, /ERR_CONNECTION/)
    const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
    await follow(other, member)
    const page = await signInAs(member)
    await page.goto(`/messaging?userId=${other.id}`)
    await expect(box(page)).toBeEnabled()
    // Waits until the conversation is loaded, because the browser cannot load it while offline.
    await expect(log(page)).toBeAttached()
    await context.setOffline(true)
    for (const text of ['From the tunnel', 'Still in it']) {
      await box(page).fill(text)
      await page.keyboard.press('Enter')
      await expect(log(page)).toContainText(text)
    }
    await expect(log(page).getByText('Waiting for the connection')).toHaveCount(2)
    await context.setOffline(false)
    await expect(log(page).getByText('Sent')).toBeVisible()
    await expect(log(page).getByText('Waiting for the connection')).toHaveCount(0)

    // A message that could not be sent still exists after a reload.
    const cutPosts = (route: Route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback()
    await page.route('**/rest/v1/messages*', cutPosts)
    await box(page).fill('Before the reload')
    await page.keyboard.press('Enter')
    await expect(log(page).getByText('Waiting for the connection')).toHaveCount(1)
    await page.reload()
    await expect(log(page)).toContainText('Before the reload')
    await page.unroute('**/rest/v1/messages*', cutPosts)
    await expect(log(page).getByText('Waiting for the connection')).toHaveCount(0)
    await expect(log(page).getByText('Sent')).toBeVisible()

    // The message reaches the server but the answer is lost. The message must not be stored twice.
    let lost = 0
    await page.route('**/rest/v1/messages*', async route => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await box(page).fill('Only once')
    await page.keyboard.press('Enter')
    await expect.poll(() => lost).toBe(2)
    await expect(log(page).getByText('Sent')).toBeVisible()
    const { data } = await must(member.client.from('messages').select('content').order('created_at'))
    expect(data!.map(({ content }) => content)).toEqual([
      'From the tunnel',
      'Still in it',
      'Before the reload',
      'Only once',
    ])
  },
)

inLongForm(test)('D01 a long conversation scrolls smoothly', async ({ createMember, signInAs }) => {
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
  const id = await tell(other, member)
  const from = Date.now() - 10_000_000
  await must(
    service()
      .from('messages')
      .insert(
        Array.from({ length: 300 }, (_, index) => ({
          conversation_id: id,
          sender_id: other.id,
          content: `Number ${index}`,
          created_at: new Date(from + index * 1000).toISOString(),
          read_at: index < 290 ? new Date(from + 1_000_000).toISOString() : null,
        })),
      ),
  )
  const page = await signInAs(member)
  await page.goto(`/messaging?userId=${other.id}`)
  await expect(log(page).getByText('Number 299', { exact: true })).toBeInViewport()
  // Older messages load while the reader scrolls up, and the page renders only visible messages.
  const older = log(page).getByText(/^Number 1?\d?\d$/)
  await expect(async () => {
    await log(page).evaluate(element => element.scrollTo({ top: 0 }))
    await expect(older.first()).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect.poll(() => log(page).locator('li').count()).toBeLessThan(80)
})
