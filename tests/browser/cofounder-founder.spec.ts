import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { answer, beekeepers, dentists, sentenceOf, toastOf, wordsOf } from './cofounder-support.ts'
import { expect, serverUrl, test } from './journey.ts'

test('V04 V07 M04 M05 M07 M09 I02 C02 C07 C10 P01 P03 P05 P08 P09 a founder goes from sign-up to three saved pitches', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  const password = 'a-good-long-password'
  await test.step('the founder signs up', async () => {
    await page.goto('/auth?view=sign-up')
    await page.getByLabel('Full Name').fill('Nora Founder')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(toastOf(page, 'Success!')).toBeVisible()
    const mails = (await (await page.request.get('/mailbox/v1/messages')).json()) as {
      to: string
      link: string
    }[]
    await page.goto(mails.find(mail => mail.to === email)!.link)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('the founder validates the problem', async () => {
    await page.goto('/validation')
    const card = page.getByRole('region', { name: 'Problem Validation', exact: true })
    await card.getByRole('button', { name: 'Start Validation Simulation' }).click()
    await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
    // Answers three questions: a case, the group, and the frequency.
    for (const text of [dentists[1], dentists[0], dentists[2]]) await answer(card, wordsOf(card), text)
    const saved = page.waitForResponse('**/rest/v1/rpc/save_output')
    await page.getByRole('button', { name: 'Mark Problem Validation Complete' }).click()
    await expect(card.getByText('Complete', { exact: true })).toBeVisible()
    expect((await saved).ok()).toBe(true)
    const insights = page.getByRole('region', { name: 'AI Insights' })
    await insights.getByRole('button', { name: 'Generate Insights' }).click()
    await expect(insights.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
    await expect(insights.getByRole('heading', { name: 'Next Steps' })).toBeVisible()
    await expect(insights.getByText('Built-in playbook')).toBeVisible()
  })

  await test.step('the founder researches the market', async () => {
    await page.getByRole('textbox', { name: 'Market' }).fill('No-show prevention for dental clinics')
    await page.getByRole('textbox', { name: 'Industry' }).fill('Healthcare')
    const numbers = page.getByRole('region', { name: 'Your numbers' })
    await numbers.getByLabel('Where: country').selectOption('DE')
    await numbers.getByLabel('How many could buy').fill('38000')
    await numbers.getByRole('group', { name: 'What one brings' }).getByText('They pay every week').click()
    await numbers.getByLabel('Your price', { exact: true }).fill('79')
    await numbers.getByLabel('Share of them it fits').fill('25')
    await numbers.getByLabel('Won in three years').fill('90')
    await expect(numbers.getByRole('status')).toContainText('EUR 36,024,000 a year')
    await page.getByRole('button', { name: 'Generate Market Research' }).click()
    await expect(toastOf(page, 'Research Complete')).toBeVisible()
    const result = page.getByRole('region', { name: /^Market for No-show prevention/ })
    await expect(result.getByText('AI Analysis')).toBeVisible()
    await expect(result.getByRole('heading', { name: /Competitors/ })).toBeVisible()
    const sizes = result.getByRole('figure', { name: 'Market size' })
    await expect(sizes.locator('[data-size]')).toHaveText([/^TAM.*€36 million a year/, /^SAM.*€9/, /^SOM/])
    await result.getByRole('button', { name: 'Your numbers' }).click()
    await result.getByLabel('Share of them it fits').fill('50')
    await result.getByRole('button', { name: 'Work it out again' }).click()
    await expect(sizes.locator('[data-size=sam]')).toContainText('€18 million a year')
    await result.getByRole('button', { name: 'Save Research' }).click()
    await expect(toastOf(page, 'Research Saved')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Validation Progress' })).toContainText('2 of 3')
  })

  await test.step('the founder refines the idea', async () => {
    await page.goto('/refinement')
    await page
      .getByLabel('What is your idea?')
      .fill('A phone call that fills empty dental chairs in Germany.')
    const saved = page.waitForResponse('**/rest/v1/rpc/save_output')
    await page.getByRole('button', { name: 'Refine My Idea' }).click()
    await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
    // The sentence appears while the model is still writing, and the answer is saved when it is complete.
    expect((await saved).ok()).toBe(true)
  })

  await test.step('the founder ranks the customers', async () => {
    await page.goto('/customers')
    await expect(page.getByText('Validation Data Available: 3 of 3 sources')).toBeVisible()
    const groups = page.getByRole('region', { name: 'Your groups' })
    await expect(groups.getByLabel('Who they are')).not.toHaveValue('')
    await groups.getByLabel('Asked for money').fill('7')
    await groups.getByLabel('Paid').fill('3')
    const saved = page.waitForResponse('**/rest/v1/ai_outputs?on_conflict=*')
    await page.getByRole('button', { name: 'Generate Customer Analysis' }).click()
    await expect(toastOf(page, 'Analysis Complete')).toBeVisible()
    expect((await saved).ok()).toBe(true)
    await expect(
      page.getByRole('figure', { name: 'Prioritization matrix' }).getByRole('listitem'),
    ).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Unit economics' })).toContainText('3 ÷ 7')
    await expect(page.getByText('3 data sources analyzed.')).toBeVisible()
  })

  await test.step('the founder writes pitches', async () => {
    await page.goto('/pitch')
    await page.getByRole('button', { name: 'Start Pitch Coaching' }).click()
    const card = page.getByRole('region', { name: 'Pitch coaching' })
    await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
    for (const text of beekeepers) await answer(card, sentenceOf(card), text)
    await card.getByRole('button', { name: 'Generate My Pitches' }).click()
    await expect(toastOf(page, 'Pitches Generated!')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Investor · 60 s', 'Customer · 45 s', 'Partner · 60 s'])
    await expect(page.getByRole('heading', { name: 'Practice tips' })).toBeVisible()
  })

  const client = createClient(serverUrl(), process.env.BROWSER_TEST_PUBLISHABLE_KEY!, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  await client.auth.signInWithPassword({ email, password })
  const readOutputs = async () => (await client.from('ai_outputs').select('*').order('created_at')).data ?? []
  await expect
    .poll(async () => (await readOutputs()).map(output => output.output_type))
    .toEqual([
      'problem_validation',
      'market_research',
      'idea_refinement',
      'customer_analysis',
      'pitch_coaching',
      'pitch_generation',
    ])
  await expect.poll(async () => (await readOutputs())[4].input_data.messages.length).toBe(11)
  const outputs = await readOutputs()
  const one = (type: string) => outputs.filter(output => output.output_type === type)
  expect(one('problem_validation')[0]).toMatchObject({
    input_data: { simulationType: 'problem-validation', messages: { length: 7 } },
    metadata: { conversation_type: 'problem-validation', data_quality: 'ai-estimated' },
  })
  const [research] = one('market_research')
  expect(research).toMatchObject({
    // The form already has the group that the founder named in the interview.
    input_data: { industry: 'Healthcare', targetCustomer: expect.stringContaining('Dental practice') },
    metadata: { data_quality: 'ai-estimated' },
  })
  expect(research.output_content).toContain('| Share of them it fits | **50%** |')
  expect(research.input_data.record.answers.far).toMatchObject({ fits: 50 })
  const { data: saved } = await client.from('market_research').select('*').single()
  expect(saved).toMatchObject({
    industry: 'Healthcare',
    target_customer: expect.stringContaining('Dental practice'),
    analysis: research.output_content,
    data_quality: 'ai-estimated',
  })
  expect(one('customer_analysis')[0].metadata).toMatchObject({
    analysis_type: 'customer_segments',
    result: { segments: { length: 3 } },
  })
  expect(one('pitch_coaching')[0]).toMatchObject({
    input_data: { messages: { length: 11 }, questionsCompleted: 5 },
    metadata: { session_type: 'pitch-questions', conversationData: { length: 11 } },
  })
  expect(one('pitch_generation')[0]).toMatchObject({
    input_data: { conversationData: { length: 11 }, questionsCompleted: 5 },
    metadata: { session_type: 'pitch-generation', timestamp: expect.any(String) },
  })
  const { data: items } = await client.from('validation_progress').select('item, completed')
  expect(items).toEqual(
    expect.arrayContaining([
      { item: 'problemValidation', completed: true },
      { item: 'marketResearch', completed: true },
    ]),
  )
})
