import {
  answer,
  beekeepers,
  coach,
  failedCall,
  outputsOf,
  projectOf,
  refuse,
  saveOutput,
  toastOf,
} from './cofounder-support.ts'
import { expect, test } from './journey.ts'

test('I01 I02 I03 an idea is asked for, then refined; its draft survives', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/refinement')
  const refine = page.getByRole('button', { name: 'Refine My Idea' })
  await refine.click()
  await expect(toastOf(page, 'Please enter your idea')).toContainText(
    'We need your initial idea to help you refine it.',
  )
  const idea = page.getByLabel('What is your idea?')
  await idea.fill('An app that helps bakeries waste less bread.')
  await page.reload()
  await expect(idea).toHaveValue('An app that helps bakeries waste less bread.')
  const calls = '**/functions/v1/idea-refinement-chat'
  await page.route(calls, refuse)
  await refine.click()
  await expect(toastOf(page, 'Failed to start idea refinement. Please try again.')).toBeVisible()
  await expect(idea).toBeVisible()
  await page.unroute(calls)
  await refine.click()
  const card = page.getByRole('region', { name: 'Refinement', exact: true })
  await expect(card.getByText('Version 1', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  await answer(
    card,
    card.getByRole('textbox'),
    'Every evening a small bakery in Lyon throws away about 15% of what it baked, roughly €900 a month.',
  )
  await expect(card.getByText('Version 2', { exact: true })).toBeVisible()
  // One conversation is one entry, however long it gets.
  await expect
    .poll(async () =>
      (await outputsOf(member, 'idea_refinement')).map(({ input_data }) => input_data.messages?.length),
    )
    .toEqual([4])
})

test('C01 C02 C03 C04 C05 C06 C07 C08 C09 customer analysis: without data, with data, failing, shown and loaded', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  await projectOf(member)
  const page = await signInAs(member)
  await page.goto('/customers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Analytics')
  await expect(
    page.getByText('AI-powered customer segment analysis based on your validation data'),
  ).toBeVisible()
  await expect(page.getByText('Validation Data Available: 0 of 3 sources')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Validation Data Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Validation Page' })).toHaveAttribute(
    'href',
    '/validation',
  )
  await expect(page.getByRole('region', { name: 'Analysis Features' }).getByRole('listitem')).toHaveCount(4)

  const refresh = page.getByRole('button', { name: 'Refresh Data' })
  await page.route('**/rest/v1/ai_outputs*', refuse)
  await refresh.click()
  await expect(toastOf(page, 'Failed to refresh validation data. Please try again.')).toBeVisible()
  await page.unroute('**/rest/v1/ai_outputs*')
  const idea = await saveOutput(member, {
    type: 'idea_refinement',
    content: 'Small bakeries in Lyon throw away 15% of their bread, €900 a month; we ask €49 a month.',
  })
  await refresh.click()
  await expect(toastOf(page, 'Data Refreshed')).toBeVisible()
  await expect(page.getByText('Validation Data Available: 1 of 3 sources')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Validation data available' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  )
  await expect(page.getByRole('region', { name: 'Data Sources' }).getByLabel('Available:')).toHaveCount(1)
  const ready = page.getByRole('region', { name: 'Ready for Analysis' })
  await expect(ready.getByRole('listitem')).toHaveCount(5)
  const generate = ready.getByRole('button', { name: 'Generate Customer Analysis' })

  await member.client.from('ai_outputs').delete().eq('id', idea)
  await generate.click()
  await expect(toastOf(page, 'No Validation Data')).toContainText(
    'Please complete problem validation, idea refinement, or market research first.',
  )
  await saveOutput(member, {
    type: 'idea_refinement',
    content: 'Small bakeries in Lyon throw away 15% of their bread.',
  })
  await page.reload()
  const calls = '**/functions/v1/customer-segment-analysis'
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(calls, async route => {
    await held
    await refuse(route)
  })
  await generate.click()
  await expect(page.getByRole('button', { name: 'Analyzing Customer Segments...' })).toBeDisabled()
  release()
  await expect(toastOf(page, 'Failed to generate customer segment analysis. Please try again.')).toBeVisible()
  await page.unroute(calls)
  // The page is left before the analysis has reached the history: it is saved by the page that opens it again.
  const saves = '**/rest/v1/ai_outputs?on_conflict=*'
  await page.route(saves, () => {})
  const saving = page.waitForRequest(saves)
  await generate.click()
  const result = page.getByRole('region', { name: 'Analysis Complete' })
  await expect(result.getByText('1 data source analyzed.')).toBeVisible()
  await expect(result.getByText('validate them with real customer interviews')).toBeVisible()
  await expect(result.getByText(/Generated/)).toBeVisible()
  await saving
  await page.unroute(saves)
  const saved = page.waitForResponse(saves)
  await page.reload()
  await expect(result).toBeVisible()
  expect((await saved).status()).toBe(201)
  await result.getByRole('button', { name: 'Generate New Analysis' }).click()
  await expect(ready).toBeVisible()
  await page.getByRole('button', { name: 'Load Previous Analyses' }).click()
  await page.getByRole('button', { name: /^Open Customer Analysis/ }).click()
  await expect(toastOf(page, 'Analysis Loaded')).toBeVisible()
  await expect(result.getByRole('figure', { name: 'Prioritization matrix' })).toBeVisible()
})

test('P02 P03 P04 P06 P07 P08 pitch coaching: counted, generated, started over, restored', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  const messages = await coach(member, beekeepers)
  await saveOutput(member, { type: 'pitch_coaching', content: 'And then?', input: { messages } })
  const page = await signInAs(member)
  await page.goto('/pitch')
  await expect(page.getByRole('region', { name: 'Pitch Framework' }).getByRole('listitem')).toHaveText([
    /Hook.*10 s/,
    /Solution.*15 s/,
    /Market.*10 s/,
    /Traction.*10 s/,
    /Ask.*10 s/,
  ])
  await expect(page.getByRole('region', { name: 'Pitch Types' }).getByRole('listitem')).toHaveText([
    'Investor Pitch60 s',
    'Customer Pitch45 s',
    'Partner Pitch60 s',
  ])
  const calls = '**/functions/v1/pitch-generator'
  const start = page.getByRole('button', { name: 'Start Pitch Coaching' })
  await page.route(calls, refuse)
  await start.click()
  await expect(toastOf(page, 'Failed to start pitch session. Please try again.')).toBeVisible()
  await page.unroute(calls)
  await start.click()
  const card = page.getByRole('region', { name: 'Pitch coaching' })
  const progress = card.getByRole('progressbar', { name: 'Discovery progress' })
  await expect(card.getByText('0 questions answered')).toBeVisible()
  await page.route(calls, refuse)
  await card.getByRole('textbox').fill('Beekeepers lose hives.')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(toastOf(page, 'Failed to send message. Please try again.')).toBeVisible()
  await expect(card.getByText('1 question answered')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '12.5')
  const generate = card.getByRole('button', { name: 'Generate My Pitches' })
  await expect(generate).toHaveCount(0)
  await card.getByRole('button', { name: 'Start Over' }).click()
  await page.unroute(calls)
  await start.click()
  await expect(card.getByText('0 questions answered')).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  await expect(card.getByText('Beekeepers lose hives.')).toHaveCount(0)
  await page.route(calls, refuse)

  await page.getByRole('button', { name: 'AI History' }).click()
  await page.getByRole('button', { name: /^Open Pitch Coaching/ }).click()
  await expect(toastOf(page, 'Coaching Session Loaded')).toBeVisible()
  await expect(card.getByText('5 questions answered')).toBeVisible()
  await generate.click()
  await expect(toastOf(page, 'Failed to generate pitches. Please try again.')).toBeVisible()
  await page.unroute(calls)
  await generate.click()
  const result = page.getByRole('region', { name: 'Your pitches' })
  await expect(result.getByText(/\d+ words · spoken in 0:\d\d/)).toBeVisible()
  await expect(result.getByText('Built from 5 questions answered.')).toBeVisible()
  // Whole, and not still being written.
  await expect(result.getByRole('button', { name: 'Create New Pitches' })).toBeEnabled()
  const text = (await result.textContent()) ?? ''
  await page.clock.install()
  await result.getByRole('button', { name: 'Practice' }).click()
  await page.clock.runFor(12_000)
  await expect(result.locator('[aria-current=step]')).toContainText('Solution')
  await page.clock.runFor(50_000)
  await expect(result.getByText('Time', { exact: true })).toBeVisible()
  await result.getByRole('button', { name: 'Reset' }).click()
  await result.getByRole('button', { name: 'Create New Pitches' }).click()
  await start.click()
  await expect(card.getByText('0 questions answered')).toBeVisible()
  await expect(result).toHaveCount(0)
  await page.getByRole('button', { name: 'AI History' }).click()
  await page.getByRole('button', { name: /^Open Pitch Generation/ }).click()
  await expect(toastOf(page, 'Pitch Loaded')).toBeVisible()
  await expect.poll(() => result.textContent()).toBe(text)
})

test('Y01 Y02 Y03 Y04 Y05 the history is filtered, previewed, deleted and cleared', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  await saveOutput(member, { type: 'market_research', content: `Bread ${'x'.repeat(300)}` })
  await saveOutput(member, { type: 'idea_refinement', content: 'An idea' })
  await saveOutput(member, { type: 'customer_analysis', content: 'Some customers' })
  const page = await signInAs(member)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Customer Analysis/ }).click()
  const sheet = page.getByRole('dialog', { name: 'AI History' })
  await expect(sheet).toHaveCSS('width', '600px')
  const items = sheet.getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(sheet.getByText(`Bread ${'x'.repeat(194)}…`)).toBeVisible()
  await expect(items.first().getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{2}:\d{2}$/)).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Filter by type' }).click()
  await page.getByRole('option', { name: 'Idea Refinement' }).click()
  await expect(items).toHaveCount(1)
  await page.route('**/rest/v1/ai_outputs*', route =>
    route.request().method() === 'DELETE' ? refuse(route) : route.continue(),
  )
  const remove = sheet.getByRole('button', { name: /^Delete Idea Refinement/ })
  await remove.click()
  await expect(toastOf(page, 'Failed to delete AI output.')).toBeVisible()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Clear All' })
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await confirm.click()
  await expect(toastOf(page, 'Failed to delete AI history.')).toBeVisible()
  await page.unroute('**/rest/v1/ai_outputs*')
  await remove.click()
  await expect(toastOf(page, 'AI output deleted successfully.')).toContainText('Deleted')
  await expect(sheet.getByText('Nothing saved yet')).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Filter by type' }).click()
  await page.getByRole('option', { name: 'All types' }).click()
  await expect(items).toHaveCount(2)
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await confirm.click()
  await expect(toastOf(page, 'History Cleared')).toBeVisible()
  const { data } = await member.client.from('ai_outputs').select('id')
  expect(data).toEqual([])
  await page.keyboard.press('Escape')
  await page.route('**/rest/v1/ai_outputs*', route =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'No' } }),
  )
  await page.goto('/refinement')
  await page.getByRole('button', { name: 'AI History' }).click()
  await expect(toastOf(page, 'Failed to load AI history.')).toBeVisible()
})

test('Y01 a saved output opens from the dashboard on its own screen', async ({ createMember, signInAs }) => {
  const member = await createMember()
  await saveOutput(member, { type: 'customer_analysis', content: '# Three segments of mine' })
  await saveOutput(member, {
    type: 'apple-ai-chat',
    content: 'Raise it.',
    input: {
      messages: [
        { role: 'user', content: 'Is my price too low?', timestamp: '2026-01-01T00:00:00Z' },
        { role: 'assistant', content: 'Raise it.', timestamp: '2026-01-01T00:00:00Z' },
      ],
    },
  })
  const page = await signInAs(member)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Customer Analysis/ }).click()
  await page.getByRole('button', { name: /^Open Customer Analysis/ }).click()
  await expect(page).toHaveURL('/customers')
  await expect(page.getByRole('heading', { name: 'Three segments of mine' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Mentor Chat/ }).click()
  await page.getByRole('button', { name: /^Open Mentor Chat/ }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  await expect(chat.getByText('Is my price too low?')).toBeVisible()
})
