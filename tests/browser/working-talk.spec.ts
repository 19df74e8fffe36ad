/** One conversation in two tabs and on two devices: nothing said is lost, and everybody sees the same. */
import type { Locator, Page } from '@playwright/test'
import { beekeepers, failedCall, outputsOf, projectOf, refuse, toastOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'
import { startServer, type TestServer } from './start-server.ts'

// One server with a model for all of them; the fixtures find it through the environment.
test.describe.configure({ mode: 'default' })
const names = ['BROWSER_TEST_URL', 'BROWSER_TEST_PUBLISHABLE_KEY', 'BROWSER_TEST_SECRET_KEY'] as const
const usual = names.map(name => process.env[name])
let server: TestServer

test.beforeAll(async () => {
  server = await startServer('cofounder-model-server.ts')
  const { url, publishable, secret } = server
  for (const [index, value] of [url, publishable, secret].entries()) process.env[names[index]!] = value
})

test.afterAll(async () => {
  for (const [index, name] of names.entries()) process.env[name] = usual[index]
  await server.stop()
})

type Chat = { page: Page; chat: Locator; box: Locator; growing: Locator }

async function openChat(page: Page): Promise<Chat> {
  await page.goto('/journey')
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  const box = chat.getByRole('textbox', { name: 'Ask anything' })
  await expect(box).toBeFocused()
  return { page, chat, box, growing: chat.locator('[data-growing]') }
}

async function say({ box }: Chat, text: string) {
  await box.fill(text)
  await box.press('Enter')
}

const said = ({ chat }: Chat) => chat.getByRole('region', { name: 'Conversation with your co-founder' })

/** Everything said, in its order. */
const lines = (chat: Chat) => said(chat).locator('li').allTextContents()

const stateOf = async (member: Member, helper: string) => {
  const { data, error } = await member.client
    .from('helper_sessions')
    .select('state')
    .eq('helper', helper)
    .maybeSingle()
  if (error) throw error
  return data?.state as { messages: { role: string; content: string; cut?: string }[] } | undefined
}

const rolesOf = async (member: Member) => (await stateOf(member, 'mentor'))?.messages.map(({ role }) => role)

test('TK03 TK05 a second tab sees an answer grow; the first is closed in the middle of it, and the second goes on', async ({
  createMember,
  signInAs,
  context,
}) => {
  const member = await createMember()
  const first = await openChat(await signInAs(member))
  const second = await openChat(await context.newPage())
  await say(first, 'Slowly, please: answer slowly.')
  await expect(second.chat.getByText('Slowly, please: answer slowly.', { exact: true })).toBeVisible()
  await expect(second.growing).toContainText('word5.')
  await expect(second.chat.getByRole('button', { name: 'Send' })).toHaveCount(0)
  const length = async () => (await second.growing.textContent())?.length ?? 0
  const seen = await length()
  await expect.poll(length).toBeGreaterThan(seen)

  await first.page.close()
  await expect(second.chat.getByText('The connection broke here')).toBeVisible()
  await expect(said(second).getByText(/word0 word1\. .*word5\. /)).toBeVisible()
  await second.chat.getByRole('button', { name: 'Retry' }).click()
  await expect(second.chat.getByText('AI model · test-model')).toBeVisible()
  await expect(said(second).getByText(/word0/)).toHaveCount(0)
  await expect.poll(() => rolesOf(member)).toEqual(['user', 'assistant'])
})

test('TK02 TK05 two tabs and a second device answer at once: all of it is there, in one order for everybody', async ({
  createMember,
  signInAs,
  context,
  browser,
}) => {
  const member = await createMember()
  const first = await openChat(await signInAs(member))
  const second = await openChat(await context.newPage())
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const device = await openChat(await signInAs(member, elsewhere))
  const tabs = [first, second, device]
  const texts = ['What price?', 'Which city?', 'How many?']
  for (const [index, { box }] of tabs.entries()) await box.fill(texts[index]!)
  await Promise.all(tabs.map(({ box }) => box.press('Enter')))
  for (const { chat } of tabs) {
    await expect(chat.getByText('AI model · test-model')).toHaveCount(3)
    for (const text of texts) await expect(chat.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(async () => {
    const [one, two, three] = await Promise.all(tabs.map(lines))
    expect(two).toEqual(one)
    expect(three).toEqual(one)
  }).toPass()
  // Each question is followed by its answer, and the conversation is one entry of the history.
  await expect.poll(() => rolesOf(member)).toEqual(Array(3).fill(['user', 'assistant']).flat())
  await expect.poll(async () => (await outputsOf(member, 'apple-ai-chat')).length).toBe(1)

  await device.chat.getByRole('button', { name: 'New conversation' }).click()
  for (const { chat } of tabs) await expect(chat.getByText('AI model · test-model')).toHaveCount(0)
  await elsewhere.close()
})

test('TK05 a second device opens and finds the coaching as it is; begun anew on one, it is on both', async ({
  createMember,
  signInAs,
  browser,
}) => {
  const member = await createMember()
  await projectOf(member)
  const page = await signInAs(member)
  await member.client.rpc('merge_helper_session', {
    p_project: await projectOf(member),
    p_helper: 'pitch',
    p_messages: beekeepers.map((content, index) => ({
      id: `${index}`,
      role: 'user',
      content,
      timestamp: '2026-01-01T00:00:00Z',
    })),
  })
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const device = await signInAs(member, elsewhere)
  await Promise.all([page.goto('/pitch'), device.goto('/pitch')])
  for (const one of [page, device]) await expect(one.getByText('5 questions answered')).toBeVisible()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(device.getByRole('button', { name: 'Start Pitch Coaching' })).toBeVisible()
  await expect.poll(async () => (await stateOf(member, 'pitch'))?.messages).toEqual([])
  await elsewhere.close()
})

test('TK03 TK05 a question that did not reach the server waits in this browser, and is sent with the next', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  const page = await signInAs(member)
  const chat = await openChat(page)
  const calls = '**/functions/v1/chat-with-deepseek'
  await page.route(calls, refuse)
  await say(chat, 'Into the dark?')
  await expect(toastOf(page, 'Connection Error')).toBeVisible()
  await page.unroute(calls)
  await page.reload()
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  await expect(chat.chat.getByText('Into the dark?', { exact: true })).toBeVisible()
  await expect(chat.chat.getByText('No answer came.')).toBeVisible()
  await say(chat, 'And now?')
  await expect(chat.chat.getByText('AI model · test-model')).toHaveCount(1)
  const kept = async () => (await stateOf(member, 'mentor'))?.messages.map(({ content }) => content)
  await expect.poll(async () => (await kept())?.slice(0, 2)).toEqual(['Into the dark?', 'And now?'])
})

test('TK06 what the browser kept before the server did is carried over once', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const project = await projectOf(member)
  const page = await signInAs(member)
  const message = (id: string, role: string, content: string) => ({
    id,
    role,
    content,
    timestamp: '2026-01-01',
  })
  const talk = {
    messages: [message('a', 'assistant', 'Who has it?'), message('b', 'user', 'Beekeepers in Slovenia.')],
    savedId: null,
  }
  const key = `undaunted-kept:${member.id}:${project}:pitch-coaching`
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(talk),
  ] as const)
  await page.goto('/pitch')
  await expect(page.getByText('Beekeepers in Slovenia.')).toBeVisible()
  await expect(page.getByText('1 question answered')).toBeVisible()
  await expect.poll(async () => (await stateOf(member, 'pitch'))?.messages.length).toBe(2)
  await expect.poll(() => page.evaluate(name => localStorage.getItem(name), key)).toBeNull()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect.poll(async () => (await stateOf(member, 'pitch'))?.messages.length ?? 0).toBe(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start Pitch Coaching' })).toBeVisible()
})
