import { projectOf, toastOf } from './cofounder-support.ts'
import { expect, test } from './journey.ts'

/** As the specification has them. */
const steps = [
  'Problem Definition',
  'Problem Validation',
  'Idea Refinement',
  'Customer Mapping',
  'Elevator Pitch & One-Pager',
  'Financial Forecasting',
  'Pitch Deck Creation',
  'Lean Business Plan',
]

test('JW01 JW02 J01 J02 J03 J04 J05 J06 J07 J08 the journey is walked step by step, kept, and reset', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/journey')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Startup Journey')
  await expect(page.getByText('Fueling Founders. Building Legacies.')).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Journey progress' })
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  const cards = page.getByRole('list', { name: 'The eight steps' }).getByRole('button')
  await expect(cards).toHaveCount(8)
  for (const [index, title] of steps.entries()) {
    await expect(cards.nth(index)).toContainText(title)
    await expect(cards.nth(index).locator('.italic')).toHaveText(/\S+ \S+ \S+/)
  }
  const current = page.getByRole('region', { name: 'Current step' })
  await expect(current).toContainText('A problem well stated is a problem half solved.')
  await expect(current).toContainText('No facts yet')
  await expect(cards.nth(1)).toContainText('0 of 3 saved')
  const whenDone = (step: string) =>
    page.waitForResponse(
      answer =>
        answer.url().includes('/rest/v1/journey_progress?on_conflict=') &&
        answer.request().postDataJSON().step_id === step,
    )
  const begun = whenDone('problem-definition')
  await current.getByRole('button', { name: 'Start Problem Definition' }).click()
  await expect(page).toHaveURL('/refinement')
  await page.goBack()
  await expect(page.getByRole('heading', { name: '13% complete' })).toBeVisible()
  await expect(progress).toHaveAttribute('aria-valuenow', '13')
  await expect(current.getByRole('heading')).toHaveText('Problem Validation')
  await expect(cards.nth(0)).toContainText('Completed')

  await cards.nth(7).click()
  await expect(current.getByRole('heading')).toHaveText('Lean Business Plan')
  const written = whenDone('business-plan')
  await current.getByRole('button', { name: 'Start Lean Business Plan' }).click()
  await expect(page).toHaveURL('/business-plan')
  await page.goBack()
  await cards.nth(7).click()
  await expect(current.getByRole('heading')).toHaveText('Lean Business Plan')
  await expect(current.getByRole('button', { name: 'Completed' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: '25% complete' })).toBeVisible()
  expect((await begun).ok()).toBe(true)
  expect((await written).ok()).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: '25% complete' })).toBeVisible()
  for (const benefit of ['Fireside chats', 'Live Q&A with alumni', 'Invitations to funding rooms'])
    await expect(page.getByText(benefit)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask your co-founder' })).toBeVisible()

  const { data: kept } = await member.client.from('journey_progress').select('step_id').order('step_id')
  expect(kept).toEqual([{ step_id: 'problem-definition' }, { step_id: 'business-plan' }])

  await page.getByRole('button', { name: 'Reset Journey' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: '25% complete' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Journey' }).click()
  await dialog.getByRole('button', { name: 'Reset Journey' }).click()
  await expect(toastOf(page, 'Journey reset')).toBeVisible()
  await expect(page.getByRole('heading', { name: '0% complete' })).toBeVisible()
  const { data } = await member.client.from('journey_progress').select('step_id')
  expect(data).toEqual([])
})

test('J05 a step the server refuses is taken back', async ({ createMember, signInAs, allowConsole }) => {
  allowConsole(/Failed to load resource/, /AppError/)
  const member = await createMember()
  await projectOf(member)
  const page = await signInAs(member)
  await page.route('**/rest/v1/journey_progress*', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'No' } })
      : route.continue(),
  )
  await page.goto('/journey')
  const answered = page.waitForResponse(answer => answer.status() === 403)
  await page.getByRole('button', { name: 'Start Problem Definition' }).click()
  await answered
  await expect(page.getByRole('heading', { name: '0% complete' })).toBeVisible()
})
