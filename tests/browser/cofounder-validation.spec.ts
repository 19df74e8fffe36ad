import {
  answer,
  dentists,
  failedCall,
  outputsOf,
  projectOf,
  refuse,
  saveOutput,
  toastOf,
} from './cofounder-support.ts'
import { expect, test } from './journey.ts'

const simulations = [
  {
    title: 'Problem Validation',
    start: 'Start Validation Simulation',
    box: 'Answer in your own words',
    failedStart: 'Failed to start problem validation simulation. Please try again.',
    type: 'problem_validation',
  },
  {
    title: 'Competitor Analysis',
    start: 'Start Competitor Analysis',
    box: 'Say why they would switch to you',
    failedStart: 'Failed to start competitor analysis. Please try again.',
    type: 'competitor_analysis',
  },
] as const

for (const { title, start, box: boxName, failedStart, type } of simulations) {
  test(`V01 V02 V03 V04 V05 V06 V09 Z04 ON04 ${title}: idle, active, complete, and what fails is said`, async ({
    createMember,
    signInAs,
    allowConsole,
  }) => {
    allowConsole(...failedCall)
    const member = await createMember()
    const page = await signInAs(member)
    await page.goto('/validation')
    const card = page.getByRole('region', { name: title, exact: true })
    const begin = card.getByRole('button', { name: start })
    const calls = '**/functions/v1/problem-validation-simulation'

    await page.route(calls, refuse)
    await begin.click()
    await expect(toastOf(page, failedStart)).toBeVisible()
    await expect(begin).toBeVisible()
    await page.unroute(calls)

    await begin.click()
    const copies = card.getByRole('button', { name: 'Copy' })
    await expect(copies).toHaveCount(1)
    await expect(card.getByText('Built-in playbook')).toBeVisible()
    const box = card.getByRole('textbox', { name: boxName })
    const send = card.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    await box.fill('   ')
    await box.press('Enter')
    await expect(send).toBeDisabled()
    await box.fill('One')
    await box.press('Shift+Enter')
    await expect(box).toHaveValue('One\n')

    await page.route(calls, refuse)
    await box.fill(`  ${dentists[0]}  `)
    await box.press('Enter')
    await expect(toastOf(page, 'Failed to send message. Please try again.')).toBeVisible()
    await expect(card.getByText('No answer came.')).toBeVisible()
    await page.unroute(calls)
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect(copies).toHaveCount(2)
    await expect(card.getByText(dentists[0], { exact: true })).toBeVisible()

    const mark = page.getByRole('button', { name: `Mark ${title} Complete` })
    await answer(card, box, dentists[1])
    await card.getByRole('button', { name: 'Start New Simulation' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Start a new simulation?' })
    await asked.getByRole('button', { name: 'Keep talking' }).click()
    await expect(copies).toHaveCount(3)
    // Five messages so far: not enough.
    await expect(mark).toHaveCount(0)
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0)
    await answer(card, box, dentists[2])
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
    await page.reload()
    await expect(copies).toHaveCount(4)
    await mark.click()
    await expect(mark).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Validation Progress' })).toContainText('1 of 3')
    await expect.poll(async () => (await outputsOf(member, type)).length).toBe(1)

    await card.getByRole('button', { name: 'Start New Simulation' }).click()
    await expect(begin).toBeVisible()
    await begin.click()
    await expect(copies).toHaveCount(1)
    await page.getByRole('button', { name: 'AI History' }).click()
    await page.getByRole('button', { name: `Open ${title}` }).click()
    await expect(copies).toHaveCount(4)
  })
}

test('V07 V08 V10 insights wait for one completed item; a failure is only logged', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  const projectId = await projectOf(member)
  const page = await signInAs(member)
  await page.goto('/validation')
  const panel = page.getByRole('region', { name: 'AI Insights' })
  const generate = panel.getByRole('button', { name: 'Generate Insights' })
  await expect(generate).toBeDisabled()
  await member.client
    .from('validation_progress')
    .insert({ project_id: projectId, item: 'problemValidation', completed: true, data: {} })
  await page.reload()
  await expect(generate).toBeEnabled()
  const calls = '**/functions/v1/problem-validation-simulation'
  await page.route(calls, refuse)
  const failed = page.waitForResponse(calls)
  await generate.click()
  await failed
  await expect(generate).toBeEnabled()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.unroute(calls)
  await generate.click()
  await expect(panel.getByRole('listitem')).toHaveText([
    'Continue customer interviews',
    'Refine value proposition',
    'Test pricing models',
    'Build MVP prototype',
    'Define go-to-market strategy',
    'Seek initial funding',
  ])
})

test('V10 a simulation that cannot be saved is complete all the same; the failure is only logged', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  await projectOf(member)
  const page = await signInAs(member)
  await page.goto('/validation')
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const [{ title, start, box }] = simulations
  const card = page.getByRole('region', { name: title, exact: true })
  await card.getByRole('button', { name: start }).click()
  await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  for (const text of dentists) await answer(card, card.getByRole('textbox', { name: box }), text)
  await page.route(/rest\/v1\/(ai_outputs|rpc)/, route =>
    route.request().method() === 'GET' ? route.continue() : refuse(route),
  )
  await card.getByRole('button', { name: 'Mark Complete' }).click()
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('V11 the summary shows the latest output of each type and what is missing', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  await saveOutput(member, { type: 'competitor_analysis', content: '# Older rivals' })
  await saveOutput(member, { type: 'competitor_analysis', content: '# Latest rivals' })
  await saveOutput(member, { type: 'market_research', content: '# A market' })
  const page = await signInAs(member)
  await page.goto('/validation')
  await page.getByRole('button', { name: 'Validation Summary' }).click()
  const sheet = page.getByRole('dialog', { name: 'Validation Summary' })
  await expect(sheet.getByText('2 of 3 sections available')).toBeVisible()
  await expect(sheet.getByText('Latest rivals')).toBeVisible()
  await expect(sheet.getByText('Older rivals')).toHaveCount(0)
  await expect(sheet.getByText('No Problem Validation saved yet.')).toBeVisible()
  await expect(sheet.getByText('No Idea Refinement saved yet.')).toBeVisible()
})

test('M01 M02 M03 M04 M06 M08 research: what is missing, what fails, and how saving shows', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const member = await createMember()
  await projectOf(member)
  const page = await signInAs(member)
  await page.goto('/validation')
  const tool = page.getByRole('region', { name: 'Market Research', exact: true })
  const submit = tool.getByRole('button', { name: 'Generate Market Research' })
  const market = tool.getByRole('textbox', { name: 'Market' })
  const industry = tool.getByRole('textbox', { name: 'Industry' })
  await expect(submit).toBeDisabled()
  await market.fill('   ')
  await industry.fill('Retail')
  await expect(submit).toBeDisabled()
  await market.fill('Bread')
  await industry.fill('   ')
  await expect(submit).toBeDisabled()
  await industry.press('Enter')
  await expect(toastOf(page, 'Missing Information')).toContainText(
    'Please provide both market and industry information.',
  )
  await page.reload()
  await expect(market).toHaveValue('Bread')
  await industry.fill('Retail')
  const calls = '**/functions/v1/market-research'
  await page.route(calls, refuse)
  await submit.click()
  await expect(toastOf(page, 'Failed to generate market research. Please try again.')).toBeVisible()
  await page.unroute(calls)
  const asked = page.waitForRequest(calls)
  await submit.click()
  expect((await asked).postDataJSON()).toEqual({ market: 'Bread', industry: 'Retail', targetCustomer: null })
  const result = page.getByRole('region', { name: 'Market for Bread' })
  await expect(result.getByText('AI Analysis')).toBeVisible()

  const save = result.getByRole('button', { name: /^Sav/ })
  await page.route('**/rest/v1/market_research*', refuse)
  await save.click()
  await expect(toastOf(page, 'Failed to save market research. Please try again.')).toBeVisible()
  await page.unroute('**/rest/v1/market_research*')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  // It is saved when the history has it, too.
  await page.route('**/rest/v1/rpc/save_output', async route => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await save.click()
  await expect(save).toHaveText('Saving')
  await expect(save).toBeDisabled()
  // From here on time goes by in steps: what was saved says so for three seconds, neither less nor more.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  release()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(save).toHaveText('Saved', { timeout: 1000 })
  }).toPass()
  await page.clock.runFor(2900)
  await expect(save).toHaveText('Saved')
  await page.clock.runFor(100)
  await expect(save).toHaveText('Save Research')
  await page.clock.resume()
  await result.getByRole('button', { name: 'New Research' }).click()
  await expect(submit).toBeVisible()
})

test('M06 P09 without a project a research cannot be saved, and says so', async ({
  createMember,
  signInAs,
  allowConsole,
}) => {
  allowConsole(...failedCall)
  const page = await signInAs(await createMember())
  await page.route('**/rest/v1/startup_projects*', route =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'No' } }),
  )
  await page.goto('/validation')
  await expect(toastOf(page, 'Error loading project')).toBeVisible()
  await page.getByRole('textbox', { name: 'Market' }).fill('Bread')
  await page.getByRole('textbox', { name: 'Industry' }).fill('Retail')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await page.getByRole('button', { name: 'Save Research' }).click()
  await expect(toastOf(page, 'No research data to save or project not loaded.')).toBeVisible()
})
