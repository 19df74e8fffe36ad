import type { Locator, Page } from '@playwright/test'
import { sessionState } from '../../contracts/helper-session.ts'
import { readRecorded } from '../../scripts/eval/recorded.ts'
import { inLongForm } from '../support/long-form.ts'
import { failedCall, outputsOf, projectOf, saveOutput, toastOf } from './cofounder-support.ts'
import { expect, type Member } from './journey.ts'
import { test } from './model-journey.ts'

/** Finds the text on the screen, and not in the copy for screen readers. */
const written = (chat: Locator, text: string) => chat.locator('p:not(.sr-only)', { hasText: text })

async function openChat(page: Page) {
  await page.goto('/journey')
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  const box = chat.getByRole('textbox', { name: 'Ask anything' })
  await expect(box).toBeFocused()
  return { chat, box, growing: chat.locator('[data-growing]') }
}

test('Z01 Z02 Z04 TK05 words appear one by one, even after a change of screen; Stop and a reload keep them; signing out deletes them', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember('Nora Founder')
  const page = await signInAs(member)
  const { chat, box, growing } = await openChat(page)
  await expect(chat).toHaveCSS('width', '380px')
  await expect(chat).toHaveCSS('height', '520px')
  await expect(chat.getByText("Hi Nora, I'm your co-founder. What are you working on today?")).toBeVisible()
  let asked = 0
  page.on('request', request => {
    if (request.url().includes('chat-with-deepseek')) asked++
  })
  await box.fill('  Please answer slowly.  ')
  // After the first click Stop replaces Send. The second half of a double click hits Stop and must not count.
  await chat.getByRole('button', { name: 'Send' }).dblclick()
  await expect(growing).toContainText('word0 word1')
  await expect(growing).toContainText('word9.')
  await expect(chat.getByText('Please answer slowly.', { exact: true })).toBeVisible()
  await box.fill('Another question')
  await box.press('Enter')
  await expect(box).toHaveValue('Another question')
  await expect(chat.getByRole('button', { name: 'Send' })).toHaveCount(0)
  // A screen reader announces an answer only when the answer is complete.
  await expect(chat.locator('[aria-live=polite].sr-only')).toHaveText('')
  // The answer continues while the founder looks at another screen.
  await page.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await expect(growing).toContainText('word30')
  await chat.getByRole('button', { name: 'Stop' }).click()
  await expect(chat.getByText('Stopped')).toBeVisible()
  const lines = chat.getByRole('region', { name: 'Conversation with your co-founder' })
  await expect(lines.getByText(/word0 word1/)).toBeVisible()
  expect(asked).toBe(1)
  await chat.getByRole('button', { name: 'Retry' }).click()
  await expect(chat.getByText('AI model · test-model')).toBeVisible()
  await expect(lines.getByText(/word0/)).toHaveCount(0)
  await expect(chat.locator('[aria-live=polite].sr-only')).toContainText('Charge a tenth of the damage.')
  await expect(box).toHaveValue('Another question')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ask your co-founder' })).toBeFocused()
  await expect.poll(async () => (await outputsOf(member, 'apple-ai-chat')).length).toBe(1)

  // The browser keeps the draft but not the conversation.
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('undaunted-kept')))
  // Ignores the drafts (`~`). The other entry is a note about the version of the server.
  await expect
    .poll(async () => (await kept()).filter(key => !key.includes('~')))
    .toEqual([expect.stringMatching(/:mentor:draft$/)])
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toContain('Please answer slowly.')

  // After a reload in the middle of a sentence the received words are kept, and Retry continues from there.
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  await box.fill('Very slowly, please.')
  await box.press('Enter')
  await expect(growing).toContainText('word20')
  await page.reload()
  await page.getByRole('button', { name: 'Ask your co-founder' }).click()
  await expect(chat.getByText(/word0 word1.*word20/)).toBeVisible()
  await expect(chat.getByText('The connection broke here')).toBeVisible()
  await chat.getByRole('button', { name: 'Retry' }).click()
  await expect(chat.getByText('AI model · test-model')).toHaveCount(2)
  await expect(chat.getByText('The connection broke here')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(kept).toEqual([])
})

inLongForm(test)(
  'Z03 V09 CK22 guided mode takes over if the model fails or breaks off; if a server fails, the page shows the message of the specification',
  async ({ createMember, signInAs, allowConsole }) => {
    allowConsole(...failedCall)
    const page = await signInAs(await createMember())
    const { chat, box } = await openChat(page)
    await box.fill('Please refuse this.')
    await box.press('Enter')
    await expect(written(chat, 'The model did not answer, so guided mode takes this turn.')).toHaveCount(1)
    await expect(chat.getByText('Built-in playbook')).toBeVisible()
    await expect(page.getByText('upstream words')).toHaveCount(0)
    await box.fill('Please break off.')
    await box.press('Enter')
    await expect(written(chat, 'Half of an answer. And Charge a tenth of the damage.')).toBeVisible()
    // At the moment when the founder sees the complete answer, the founder can send the next question.
    await expect(chat.getByText('AI model · test-model')).toHaveCount(1)
    const gone = { error: { code: 'model_unavailable', message: 'upstream words' } }
    await page.route(
      '**/functions/v1/chat-with-deepseek',
      route => route.fulfill({ status: 503, json: gone }),
      {
        times: 1,
      },
    )
    await box.fill('Are you there?')
    await box.press('Enter')
    const failed = toastOf(page, 'Connection Error')
    await expect(failed).toContainText('Unable to reach AI. Please try again in a moment.')
    await expect(chat.getByText('No answer came.')).toBeVisible()
    await chat.getByRole('button', { name: 'Retry' }).click()
    await expect(chat.getByText('AI model · test-model')).toHaveCount(2)
  },
)

inLongForm(test)(
  'if a live message brings an answer before the call ends, the answer is complete before the next question can be sent',
  async ({ createMember, signInAs }) => {
    const member = await createMember()
    const page = await signInAs(member)
    const { chat, box } = await openChat(page)
    const live = page.waitForEvent('console', message => message.text() === 'told of the answer')
    await page.evaluate(() => {
      // Watches JSON.parse, which parses every live message, and logs the message with the answer.
      const parse = JSON.parse
      JSON.parse = (text: string, ...rest) => {
        if (text.includes('helper_sessions') && text.includes('Charge a tenth'))
          console.info('told of the answer')
        return parse(text, ...rest)
      }
    })
    const ended = Promise.withResolvers<void>()
    await page.route('**/functions/v1/chat-with-deepseek', async route => {
      const response = await route.fetch()
      await ended.promise
      await route.fulfill({ response })
    })
    await box.fill('What now?')
    await box.press('Enter')
    await live
    await expect(chat.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(chat.getByText('AI model · test-model')).toHaveCount(0)
    ended.resolve()
    await expect(chat.getByText('AI model · test-model')).toBeVisible()
    await expect(chat.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  },
)

inLongForm(test)(
  'SE02 a result that breaks off is kept, even after a reload; Retry completes it, and Discard removes it',
  async ({ createMember, signInAs, allowConsole }) => {
    allowConsole(...failedCall)
    const member = await createMember()
    const project = await projectOf(member)
    await member.client.from('startup_projects').update({ name: 'Works partly' }).eq('id', project)
    const said = [{ role: 'user', content: 'Three pay 49 euros a month, four said no.' }]
    await member.client.from('validation_progress').upsert({
      project_id: project,
      item: 'problemValidation',
      completed: true,
      data: { input_data: { messages: said } },
    })
    await saveOutput(member, {
      type: 'problem_validation',
      content: 'Three pay 49 euros a month, four said no.',
      input: { messages: said },
    })
    const strong = await readRecorded('strong')
    const { body } = strong.find(({ answers }) => answers.pitches) ?? { body: null }
    const { messages } = body as { messages: { role: string; content: string }[] }
    const timestamp = '2026-01-01T00:00:00Z'
    await member.client.rpc('merge_helper_session', {
      p_project: project,
      p_helper: 'pitch',
      p_messages: messages.map(message => ({ ...message, id: crypto.randomUUID(), timestamp })),
    })
    const page = await signInAs(member)
    const came = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('region', { name: 'What came so far' })
    const stopped = 'It stopped before the end. What came stands below.'

    // Market research: the founder presses Stop.
    await page.goto('/validation')
    const tool = page.getByRole('region', { name: 'Market Research', exact: true })
    await tool.getByRole('textbox', { name: 'Market' }).fill('Vaccination reminders for vets in Portugal')
    await tool.getByRole('textbox', { name: 'Industry' }).fill('Health')
    await tool.getByRole('button', { name: 'Generate Market Research' }).click()
    const research = came('Market Research')
    const reading = 'Compram aqui clínicas pequenas'
    await expect(research).toContainText(reading)
    await tool.getByRole('button', { name: 'Stop' }).click()
    await expect(research).toContainText(stopped)
    await expect(research).toContainText(reading)
    // Waits until the server has stored the received part, and then opens the page again.
    await expect.poll(() => partialOf(member, 'market-research')).toContain(reading)
    await page.reload()
    await expect(research).toContainText(reading)
    await research.getByRole('button', { name: 'Retry' }).click()
    const market = page.getByRole('region', { name: /^Market for Vaccination/ })
    await expect(market.getByText(reading)).toHaveCount(1)
    await expect(market.getByText('Portugal').first()).toBeVisible()
    await expect(page.getByText(stopped)).toHaveCount(0)

    // Insights: the founder leaves the page while the result is written.
    const insights = came('AI Insights')
    await page.getByRole('button', { name: 'Generate Insights' }).click()
    await expect(insights).toContainText('Three of seven pay 49 euros a month')
    await page.reload()
    await expect(insights).toContainText('Three of seven pay 49 euros a month')
    await insights.getByRole('button', { name: 'Retry' }).click()
    const panel = page.getByRole('region', { name: 'AI Insights', exact: true })
    await expect(panel.getByRole('button', { name: 'Generate Again' })).toBeEnabled()
    await expect(panel.getByText('Ask the four who refused')).toBeVisible()
    await expect(panel.getByText('Three of seven pay 49 euros a month')).toHaveCount(1)

    // Segments: the founder discards the received part.
    await page.goto('/customers')
    await page.getByRole('button', { name: 'Generate Customer Analysis' }).click()
    const segments = came('Customer segments')
    await expect(segments).toContainText('Sell first to the workshops')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(segments).toContainText(stopped)
    await expect.poll(() => partialOf(member, 'customer-segments')).toContain('Sell first')
    await segments.getByRole('button', { name: 'Discard' }).click()
    await expect(segments).toHaveCount(0)
    await expect.poll(() => partialOf(member, 'customer-segments')).toBeNull()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Generate Customer Analysis' })).toBeEnabled()
    await expect(segments).toHaveCount(0)

    // Pitches: the founder reads the first pitch while the next pitch is written.
    await page.goto('/pitch')
    await page.getByRole('button', { name: 'Generate My Pitches' }).click()
    const pitches = came('Pitch coaching')
    await expect(pitches).toContainText('Picture a village choir')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(pitches).toContainText(stopped)
    await expect(pitches).toContainText('Picture a village choir')
    await expect.poll(() => partialOf(member, 'pitch')).toContain('Picture a village choir')
    await pitches.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('region', { name: 'Your pitches' })).toBeVisible()
    await expect(page.getByText(stopped)).toHaveCount(0)
  },
)

/** Returns the part of an interrupted result that the server has stored. */
async function partialOf({ client }: Member, helper: string): Promise<string | null> {
  const { data } = await client.from('helper_sessions').select('state').eq('helper', helper).maybeSingle()
  const partial = sessionState.parse(data?.state ?? {}).partial
  return partial?.cut === 'broken' ? partial.text : null
}
