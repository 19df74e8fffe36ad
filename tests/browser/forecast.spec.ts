import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { computeWorkbook, readWorkbook } from '../support/read-workbook.ts'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

async function writePrice(member: Member) {
  const row = {
    project_id: await projectOf(member),
    topic: 'price' as const,
    text: '€49 a month',
    evidence: 'paid' as const,
    value: {
      kind: 'price',
      parts: [{ kind: 'recurring', low: 49, high: 49, currency: 'EUR', per: 'month' }],
    },
  }
  const { error } = await member.client.from('facts').insert(row)
  if (error) throw error
}
const saved = async (member: Member) =>
  (await member.client.from('forecasts').select('version, model').single()).data as {
    version: number
    model: { items: { id: string; values: Record<string, number> }[] }
  } | null
const salaryOf = async (member: Member) =>
  (await saved(member))?.model.items.find(({ id }) => id === 'r1')?.values.salary
const whenSaved = (page: Page) =>
  page.waitForResponse(
    answer => answer.url().includes('/rest/v1/forecasts') && answer.request().method() === 'PATCH',
  )

test('EA02 FC30 with early access, a founder makes a forecast from facts, traces a number, changes a number and downloads the workbook', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  await writePrice(member)
  const page = await signInAs(member)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/financial')
  await expect(page.getByText('Coming Soon.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Open early access' }).click()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Financial Forecasting (Early access)' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'MVP Creation (Early access)' })).toBeVisible()

  const start = page.getByRole('region', { name: 'Your first forecast' })
  await expect(start.getByLabel(/^Price \(EUR\)/)).toHaveValue('49')
  await start.getByRole('button', { name: 'Make my forecast' }).click()
  await expect(start.getByText('A figure, please. Your guess will do.')).toHaveCount(1)
  await start.getByLabel('Sold in the first month').fill('5')
  await start.getByLabel('Pay a month, each (EUR)').fill('2000')
  expect(await findViolations(page)).toEqual([])
  await start.getByRole('button', { name: 'Make my forecast' }).dblclick()
  await expect(page.getByText('Lowest cash', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('tab', { name: 'Statements' }).click()
  await page.getByLabel('Columns').selectOption('By month')
  const first = page.getByRole('button', { name: /^Subscriptions, / }).first()
  await first.focus()
  await first.press('ArrowRight')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Formula')).toHaveText(
    'Subscriptions: customers × Subscriptions: Price a month',
  )
  await expect(sheet.getByText('€49 a month')).toBeVisible()
  await expect(sheet.getByText('paid', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Drivers' }).click()
  const pay = page.getByLabel('Team: Pay a month, each')
  await pay.fill('1500')
  const written = whenSaved(page)
  await pay.press('Enter')
  await expect(page.getByLabel('Running costs: First month')).toBeFocused()
  await written
  await expect.poll(() => salaryOf(member)).toBe(150_000)
  const undone = whenSaved(page)
  await page.keyboard.press('Control+z')
  await expect(pay).toHaveValue('2000')
  await undone
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('tab', { name: 'Scenarios' }).click()
  await page.getByRole('button', { name: /^Run 1,000 times/ }).click()
  await expect(page.getByText(/of them the cash is gone within 36 months/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download workbook' }).click()
  const sheets = readWorkbook(new Uint8Array(await readFile(await (await download).path())))
  const compute = computeWorkbook(sheets)
  const balance = sheets.find(({ name }) => name === 'Balance sheet')
  for (const [place, { formula, value }] of balance?.cells ?? []) {
    if (formula)
      expect(Math.abs(compute('Balance sheet', place) - (value ?? Number.NaN))).toBeLessThanOrEqual(0.01)
  }
  expect(balance?.cells.size).toBeGreaterThan(300)
})

test('EA03 FC20 FC31 on a phone a tab warns before it overwrites another tab, actuals are beside the plan, and early access can be switched off', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  await member.client
    .from('member_settings')
    .upsert({ user_id: member.id, early_access: true }, { onConflict: 'user_id' })
  const page = await signInAs(member)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/financial')
  await page.getByLabel(/^Price \(/).fill('29')
  await page.getByLabel('Sold in the first month').fill('5')
  await page.getByRole('button', { name: 'Make my forecast' }).click()
  // Every tab is completely visible, even on the smallest phone.
  await page.setViewportSize({ width: 320, height: 844 })
  const actuals = page.getByRole('tab', { name: 'Actuals' })
  await expect.poll(() => actuals.evaluate(tab => tab.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 390, height: 844 })
  const drivers = page.getByRole('tab', { name: 'Drivers' })
  await drivers.click()
  const other = await page.context().newPage()
  await other.goto('/financial')
  await other.getByRole('tab', { name: 'Drivers' }).click()

  const change = async (tab: Page, amount: string) => {
    const answer = whenSaved(tab)
    const cell = tab.getByLabel('Team: Pay a month, each')
    await cell.fill(amount)
    await cell.press('Enter')
    await answer
  }
  await change(other, '1111')
  await change(page, '2222')
  const notice = page.getByRole('alert').filter({ hasText: 'another tab' })
  await expect(notice).toBeVisible()
  expect(await salaryOf(member)).toBe(111_100)
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(await salaryOf(member)).toBe(222_200)
  await other.close()

  await page.getByRole('button', { name: 'Versions' }).click()
  const restored = whenSaved(page)
  await page.getByRole('button', { name: 'Restore version 2' }).click()
  await restored
  await expect.poll(() => salaryOf(member)).toBe(111_100)

  await page.getByRole('tab', { name: 'Actuals' }).click()
  const [, month = ''] = /(\d{4}-\d{2})/.exec(JSON.stringify((await saved(member))?.model)) ?? []
  await page.getByLabel('File with actuals').setInputFiles({
    name: 'actuals.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`month,account,amount\n${month},Revenue,1234\n${month},Nonsense,1`),
  })
  const table = page.getByRole('region', { name: 'Plan against actual' }).last()
  await expect(table.getByRole('cell', { name: '$1,234' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('no line is called “Nonsense”')
  expect(await findViolations(page)).toEqual([])

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn off early access' }).click()
  await expect(page.getByRole('button', { name: 'Turn off early access' })).toBeHidden()
  await page.goto('/financial')
  await expect(page.getByText('Coming Soon.', { exact: true })).toBeVisible()
})
