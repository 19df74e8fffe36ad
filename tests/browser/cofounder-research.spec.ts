import { failedCall, projectOf, refuse, toastOf } from './cofounder-support.ts'
import { expect, test } from './journey.ts'

test('M01 M02 M03 M04 M06 M08 the market research shows which fields are missing, which request failed, and when it is saved', async ({
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
  // The page shows that the research is saved only after the research is in the history.
  await page.route('**/rest/v1/rpc/save_output', async route => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await save.click()
  await expect(save).toHaveText('Saving')
  await expect(save).toBeDisabled()
  // From here on the test controls the clock, because the notice of a save is visible for exactly three seconds.
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
