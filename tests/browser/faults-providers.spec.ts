import { createServer } from 'node:http'
import { freePort } from '../support/postgres.ts'
import { expect } from './journey.ts'
import { expectToast, must, write } from './network.ts'
import { lost, test } from './own-server.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

test.afterEach(({ own }) => own.end('SIGTERM'))

/** A port nobody listens on. */
const nobody = async (protocol: string) => `${protocol}://127.0.0.1:${await freePort()}`

test('CK22 the model and the mail server are gone: guided mode answers and says why, the rest goes on', async ({
  createMember,
  signInAs,
  allowConsole,
  browser,
  server,
  own,
}) => {
  allowConsole(...lost)
  await own.start({
    environment: {
      AI_BASE_URL: `${await nobody('http')}/v1`,
      AI_MODEL: 'gone',
      SMTP_URL: await nobody('smtp'),
    },
  })
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/validation')
  const tool = page.getByRole('region', { name: 'Market Research', exact: true })
  await tool.getByRole('textbox', { name: 'Market' }).fill('Bread')
  await tool.getByRole('textbox', { name: 'Industry' }).fill('Retail')
  await tool.getByRole('button', { name: 'Generate Market Research' }).click()
  const why = 'The model did not answer, so guided mode takes this turn.'
  const result = page.getByRole('region', { name: 'Market for Bread' })
  await expect(result.getByText(why)).toBeVisible()
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  await chat.getByRole('textbox', { name: 'Ask anything' }).fill('Are you there?')
  await page.keyboard.press('Enter')
  await expect(chat.locator('p:not(.sr-only)', { hasText: why })).toBeVisible()
  await expect(chat.getByText('Built-in playbook')).toBeVisible()
  // What a model failed at does not count against the quota.
  const counted = async () =>
    (await must(own.service().from('ai_usage').select('ok').eq('user_id', member.id))).data
  await expect.poll(counted).toEqual([{ ok: false }, { ok: false }])
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
  await own.start({
    environment: {
      SEARCH_URL: await nobody('http'),
      STRIPE_API_BASE: await nobody('http'),
      STRIPE_SECRET_KEY: 'sk_test_gone',
      STRIPE_PRICE_EARLY_VENTURE: 'price_early',
      STRIPE_PRICE_VENTURE: 'price_venture',
    },
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

test('M08 with a search provider whose text is cited, a research says "Web-Enhanced"', async ({
  createMember,
  signInAs,
  own,
}) => {
  const results = [
    {
      url: 'https://statistics.example/bakeries',
      title: 'Bakeries in Germany',
      content: 'In 2025 there were 9,607 bakeries in Germany.',
    },
  ]
  const search = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results })),
  )
  const port = await freePort()
  await new Promise<void>(resolve => search.listen(port, '127.0.0.1', resolve))
  await own.start({ environment: { SEARCH_URL: `http://127.0.0.1:${port}` } })
  const member = await createMember()
  const plan = { user_id: member.id, subscribed: true, subscription_plan: 'early_venture' as const }
  await must(own.service().from('subscribers').upsert(plan))
  const page = await signInAs(member)
  await page.goto('/validation')
  const tool = page.getByRole('region', { name: 'Market Research', exact: true })
  await tool.getByRole('textbox', { name: 'Market' }).fill('Bakeries in Germany at €49 a month')
  await tool.getByRole('textbox', { name: 'Industry' }).fill('Food')
  await tool.getByRole('button', { name: 'Generate Market Research' }).click()
  const result = page.getByRole('region', { name: /^Market for Bakeries/ })
  await expect(result.getByText('Web-Enhanced', { exact: true })).toBeVisible()
  await expect(result.getByRole('link', { name: 'Bakeries in Germany', exact: true })).toHaveAttribute(
    'href',
    'https://statistics.example/bakeries',
  )
  await page.goto('about:blank')
  await new Promise(resolve => search.close(resolve))
})
