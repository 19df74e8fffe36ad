import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, WebSocketRoute } from '@playwright/test'
import { buildWebIfChanged } from '../../scripts/build-web.ts'
import { type ServerProcess, serverProcess } from '../faults/server-process.ts'
import { freePort } from '../support/postgres.ts'
import { expect, type Server } from './journey.ts'
import { expectToast, must, refused, tell, test as usual, write } from './network.ts'

const test = usual.extend<{ server: Server }, { own: ServerProcess }>({
  own: [
    async ({ browserName: _browserName }, use) => {
      await buildWebIfChanged()
      const folder = await mkdtemp(join(tmpdir(), 'browser-faults-'))
      await cp('dist/web', join(folder, 'web'), { recursive: true })
      const settings = { WEB_DIR: join(folder, 'web'), AUTH_AUTOCONFIRM: 'false' }
      const own = await serverProcess(join(folder, 'data'), settings)
      await own.start()
      await use(own)
      await own.end()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: async ({ own }, use) => use({ url: own.url.replace('127.0.0.1', 'localhost'), ...own.keys }),
})

// One server for all of them, which each ends and starts as it needs it.
test.describe.configure({ mode: 'default' })

async function restart(own: ServerProcess, environment: Record<string, string> = {}): Promise<void> {
  await own.end('SIGTERM')
  await own.start({ environment })
}

/** A port nobody listens on. */
const nobody = async (protocol: string) => `${protocol}://127.0.0.1:${await freePort()}`

const lost = [...refused, /ERR_/, /WebSocket/, /Error:/]
const log = (page: Page) => page.getByRole('log')
const box = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.keyboard.press('Enter')
}

test('CK22 the model and the mail server are gone: each page says so, the rest goes on', async ({
  createMember,
  signInAs,
  allowConsole,
  browser,
  server,
  own,
}) => {
  allowConsole(...lost)
  await restart(own, {
    AI_BASE_URL: `${await nobody('http')}/v1`,
    AI_MODEL: 'gone',
    SMTP_URL: await nobody('smtp'),
  })
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/validation')
  const tool = page.getByRole('region', { name: 'Market Research', exact: true })
  await tool.getByRole('textbox', { name: 'Market' }).fill('Bread')
  await tool.getByRole('textbox', { name: 'Industry' }).fill('Retail')
  await tool.getByRole('button', { name: 'Generate Market Research' }).click()
  await expectToast(page, 'Failed to generate market research. Please try again.')
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  await chat.getByRole('textbox', { name: 'Ask anything' }).fill('Are you there?')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Unable to reach AI. Please try again in a moment.')
  // What failed is kept nowhere as an answer, and costs none.
  expect((await must(member.client.from('ai_outputs').select('id'))).data).toEqual([])
  await write(member, 'Meanwhile, a post')
  await page.goto('/feed')
  await expect(page.getByText('Meanwhile, a post')).toBeVisible()

  const newcomer = await (await browser.newContext({ baseURL: server.url })).newPage()
  await newcomer.goto('/auth?view=sign-up')
  await newcomer.getByLabel('Full Name').fill('Nell Newcomer')
  await newcomer.getByLabel('Email').fill(`nell-${Date.now()}@example.com`)
  await newcomer.getByLabel('Password').fill('a-good-long-password')
  await newcomer.getByRole('button', { name: 'Sign Up' }).click()
  await expectToast(newcomer, 'Please check your email to confirm your account.')
  await newcomer.context().close()
})

test('CK22 search and the payment provider are gone: an estimate that says so, a checkout that says so', async ({
  createMember,
  signInAs,
  allowConsole,
  own,
}) => {
  allowConsole(...lost)
  await restart(own, {
    SEARCH_URL: await nobody('http'),
    STRIPE_API_BASE: await nobody('http'),
    STRIPE_SECRET_KEY: 'sk_test_gone',
    STRIPE_PRICE_EARLY_VENTURE: 'price_early',
    STRIPE_PRICE_VENTURE: 'price_venture',
  })
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Choose Venture', exact: true }).click()
  await expectToast(page, 'Failed to create checkout session. Please try again.')
  const plan = { user_id: member.id, subscribed: true, subscription_plan: 'early_venture' as const }
  await must(own.service().from('subscribers').upsert(plan))
  await page.goto('/validation')
  const tool = page.getByRole('region', { name: 'Market Research', exact: true })
  await tool.getByRole('textbox', { name: 'Market' }).fill('Bread')
  await tool.getByRole('textbox', { name: 'Industry' }).fill('Retail')
  await tool.getByRole('button', { name: 'Generate Market Research' }).click()
  const result = page.getByRole('region', { name: 'Market for Bread' })
  await expect(result.getByText('AI Analysis')).toBeVisible()
  await page.goto('/feed')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})

test('CK23 the server is killed in the middle of a chat: it goes on by itself, with nothing lost or doubled', async ({
  createMember,
  signInAs,
  allowConsole,
  own,
}) => {
  allowConsole(...lost)
  await restart(own)
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
  const page = await signInAs(member)
  await page.goto(`/messaging?userId=${other.id}`)
  await say(page, 'Before')
  await expect(log(page).getByText('Sent')).toBeVisible()
  await own.end()
  await say(page, 'Into the dark')
  await expect(log(page).getByText('Waiting for the connection')).toBeVisible()
  await own.start()
  await tell(other, member, 'From the gap')
  await expect(log(page).getByText('From the gap')).toBeVisible()
  await expect(log(page).getByText('Waiting for the connection')).toHaveCount(0)
  // And live again, not only once more.
  await tell(other, member, 'Live again')
  await expect(log(page).getByText('Live again')).toBeVisible()
  await say(page, 'After')
  await expect(log(page).getByText('Sent')).toBeVisible()
  const { data } = await must(member.client.from('messages').select('content'))
  expect(data?.map(({ content }) => content).sort()).toEqual(
    ['Before', 'Into the dark', 'From the gap', 'Live again', 'After'].sort(),
  )
})

test('CK23 five minutes offline, then online: what was missed comes, what waited goes, each once', async ({
  createMember,
  signInAs,
  allowConsole,
  context,
}) => {
  allowConsole(...lost)
  const [member, other] = await Promise.all([createMember('Mia Member'), createMember('Ola Other')])
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
  const { data } = await must(member.client.from('messages').select('content'))
  expect(data?.map(({ content }) => content).sort()).toEqual(
    ['And this live', 'Before', 'From the tunnel', 'You missed this'].sort(),
  )
})

// Ten minutes, which are more likely, are tried with the client alone in tests/auth.
for (const minutes of [-60, 60]) {
  test(`CK22 a browser whose clock is ${minutes} minutes off works, and refreshes at most once`, async ({
    createMember,
    page,
    context,
  }) => {
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
    await write(member, `Written at the right time`)
    for (const path of ['/feed', '/messaging', '/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.goto('/feed')
    await expect(page.getByText('Written at the right time')).toBeVisible()
    await context.clock.fastForward('02:00')
    await expect(page.getByText('Written at the right time')).toBeVisible()
    expect(refreshes).toBeLessThanOrEqual(1)
  })
}
