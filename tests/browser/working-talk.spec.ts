/** One conversation in two tabs and on two devices. No message is lost, and all tabs show the same messages. */

import type { Locator, Page } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { beekeepers, outputsOf, projectOf } from './cofounder-support.ts'
import { expect, type Member } from './journey.ts'
import { test } from './model-journey.ts'

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

inLongForm(test)(
  'TK03 TK05 a second tab shows an answer while it grows, and continues the conversation after the first tab was closed',
  async ({ createMember, signInAs, context }) => {
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
  },
)

inLongForm(test)(
  'TK02 TK05 if two tabs and a second device answer at once, all three show all answers in one order, and the same coaching',
  async ({ createMember, signInAs, context, browser, server }) => {
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
    // Each answer follows its question, and the conversation is one entry of the history.
    await expect.poll(() => rolesOf(member)).toEqual(Array(3).fill(['user', 'assistant']).flat())
    await expect.poll(async () => (await outputsOf(member, 'apple-ai-chat')).length).toBe(1)

    await device.chat.getByRole('button', { name: 'New conversation' }).click()
    for (const { chat } of tabs) await expect(chat.getByText('AI model · test-model')).toHaveCount(0)

    // Both devices show the coaching. If one device generates the coaching again, both devices show the new
    // coaching.
    const merged = await member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'pitch',
      p_messages: beekeepers.map((content, index) => ({
        id: `${index}`,
        role: 'user',
        content,
        timestamp: '2026-01-01T00:00:00Z',
      })),
    })
    expect(merged.error).toBeNull()
    const both = [first.page, device.page]
    await Promise.all(both.map(page => page.goto('/pitch')))
    for (const page of both) await expect(page.getByText('5 questions answered')).toBeVisible()
    await first.page.getByRole('button', { name: 'Start Over' }).click()
    await expect(device.page.getByRole('button', { name: 'Start Pitch Coaching' })).toBeVisible()
    await expect.poll(async () => (await stateOf(member, 'pitch'))?.messages).toEqual([])
    await elsewhere.close()
  },
)
