import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectToast, fail, follow, must, refused, service, tell, test } from './network.ts'
import { box, log } from './talking.ts'

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const tab = (page: Page) => page.getByRole('link', { name: /^Messaging/ })

test('D01 D02 an empty list, an empty pane, and ?userId= that opens or creates', async ({
  createMember,
  signInAs,
}) => {
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
  const page = await signInAs(member)
  await page.goto('/messaging')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await expect(page.getByText('Select a conversation to start messaging')).toBeVisible()
  await page.goto(`/messaging?userId=${other.id}`)
  await expect(page.getByRole('heading', { name: 'Ola Other' })).toBeVisible()
  await box(page).fill('  First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line  ')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('First line')
  await expect(log(page)).toContainText('Sent')
  await page.goto(`/messaging?userId=${other.id}`)
  await expect(log(page)).toContainText('second line')
  const { data } = await must(member.client.from('messages').select('content'))
  expect(data).toEqual([{ content: 'First line\nsecond line' }])
  // The other member sees it in the list; a member cannot write to themselves.
  await page.goto('/messaging')
  await expect(list(page).getByRole('link')).toHaveText([/Ola Other.*You: First line/s])
})

test('D02 both press Message at once: one conversation', async ({ elsewhere, createMember, signInAs }) => {
  const [one, other] = await Promise.all([createMember('One Person'), createMember('Other Person')])
  const [ones, others] = await Promise.all([signInAs(one), elsewhere(other)])
  await Promise.all([ones.goto(`/messaging?userId=${other.id}`), others.goto(`/messaging?userId=${one.id}`)])
  await Promise.all([box(ones).fill('Hello from one'), box(others).fill('Hello from other')])
  await Promise.all([ones.keyboard.press('Enter'), others.keyboard.press('Enter')])
  for (const page of [ones, others]) {
    await expect(log(page)).toContainText('Hello from one')
    await expect(log(page)).toContainText('Hello from other')
    await expect(list(page).getByRole('link')).toHaveCount(1)
  }
  const { data } = await must(one.client.from('conversations').select('id'))
  expect(data).toHaveLength(1)
})

test('D03 D04 T03 live messages, unread 1 to 9 and 9+, read marks, nothing for a stranger', async ({
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

  // Into the open pane: at once, and read at once.
  await box(readers).fill('An answer')
  await readers.keyboard.press('Enter')
  await expect(log(writers)).toContainText('An answer')
  await expect(log(readers)).toContainText('Read')
  await expect(tab(writers)).toHaveText('Messaging')

  await expect(strangers.getByText('No conversations yet')).toBeVisible()
  await expect(tab(strangers)).toHaveText('Messaging')
  const seen = await must(stranger.client.from('messages').select('id'))
  expect(seen.data).toEqual([])
})

test('D03 a message that arrives after the first read and before the live connection is not missed', async ({
  createMember,
  signInAs,
}) => {
  const [reader, writer] = await Promise.all([createMember('Rea Reader'), createMember('Wim Writer')])
  const page = await signInAs(reader)
  let connect = () => {}
  const held = new Promise<void>(resolve => {
    connect = resolve
  })
  await page.routeWebSocket(/\/realtime\//, socket => {
    const server = socket.connectToServer()
    socket.onMessage(async message => {
      await held
      server.send(message)
    })
  })
  await page.goto('/messaging')
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await tell(writer, reader, 'In the gap')
  await expect(tab(page)).toHaveText('Messaging')
  connect()
  await expect(tab(page)).toHaveText('Messaging1 unread')
  await expect(list(page).getByRole('link')).toHaveText([/Wim Writer.*In the gap/s])
})

test('D05 refusals in the specified words, and a second try', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...refused)
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
  const page = await signInAs(member)
  await page.goto(`/messaging?userId=${member.id}`)
  await expectToast(page, 'Invalid recipient. Please try again.')
  const rpc = '**/rest/v1/rpc/create_or_get_direct_conversation*'
  const answer = (status: number, message: string) =>
    page.route(rpc, route => route.fulfill({ status, json: { message, code: 'P0001' } }))
  await answer(400, 'UNAUTHORIZED: who are you')
  await page.goto(`/messaging?userId=${other.id}`)
  await expectToast(page, 'Please sign in to start a conversation.')
  await page.unroute(rpc)
  await answer(400, 'The cellar is flooded')
  await page.goto(`/messaging?userId=${other.id}`)
  await expectToast(page, 'Failed to create conversation')
  await page.unroute(rpc)

  await page.goto(`/messaging?userId=${other.id}`)
  await fail(page, '**/rest/v1/messages*', 'POST')
  await box(page).fill('Will it go')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Failed to send message')
  await expect(log(page)).toContainText('Not sent')
  await page.unroute('**/rest/v1/messages*')
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect(log(page)).toContainText('Sent')
  await expect(log(page)).not.toContainText('Not sent')
  const { data } = await must(member.client.from('messages').select('content'))
  expect(data).toEqual([{ content: 'Will it go' }])
})

test('D03 CK23 a message written offline waits, and goes out once', async ({
  createMember,
  signInAs,
  context,
  allowConsole,
}) => {
  allowConsole(...refused, /ERR_INTERNET_DISCONNECTED/, /WebSocket/, /ERR_CONNECTION/)
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
  await follow(other, member)
  const page = await signInAs(member)
  await page.goto(`/messaging?userId=${other.id}`)
  await expect(box(page)).toBeEnabled()
  // The conversation is read; without a connection it would wait for that.
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

  // The answer is lost: the message had arrived, and is not sent a second time.
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
  expect(data!.map(({ content }) => content)).toEqual(['From the tunnel', 'Still in it', 'Only once'])
})

test('D01 4,000 characters, drafts that stay, a long conversation that stays smooth', async ({
  createMember,
  signInAs,
}) => {
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
  // Older messages load on scrolling up, as far as one scrolls; only those in sight are on the page.
  const older = log(page).getByText(/^Number 1?\d?\d$/)
  await expect(async () => {
    await log(page).evaluate(element => element.scrollTo({ top: 0 }))
    await expect(older.first()).toBeAttached({ timeout: 500 })
  }).toPass()
  await expect.poll(() => log(page).locator('li').count()).toBeLessThan(80)

  await box(page).fill('x'.repeat(4001))
  await expect(page.getByText('4,001 of 4,000 characters: shorten it by 1 to send')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await box(page).fill('y'.repeat(4000))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page)).toContainText('Sent')
  await box(page).fill('Half a thought')
  await page.reload()
  await expect(box(page)).toHaveValue('Half a thought')
  const over = await member.client
    .from('messages')
    .insert({ conversation_id: id, sender_id: member.id, content: 'x'.repeat(4001) })
  expect(over.error?.code).toBe('23514')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('D01 the list or the pane, never both', async ({ createMember, signInAs }) => {
    const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
    await tell(other, member, 'Hello phone')
    const page = await signInAs(member)
    await page.goto('/messaging')
    await list(page)
      .getByRole('link', { name: /Ola Other/ })
      .tap()
    await expect(log(page)).toContainText('Hello phone')
    await expect(list(page)).toBeHidden()
    await page.getByRole('link', { name: 'Back to all conversations' }).tap()
    await expect(list(page)).toBeVisible()
    await expect(log(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
