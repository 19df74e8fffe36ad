import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { projectOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

/** Proposes a fact as a helper does. */
async function proposeFact(member: Member, text: string) {
  const source = {
    id: crypto.randomUUID(),
    project_id: await projectOf(member),
    kind: 'conversation' as const,
    text,
  }
  const kept = await member.client.from('sources').insert(source)
  if (kept.error) throw kept.error
  const id = crypto.randomUUID()
  const proposal = { fact_id: id, source_id: source.id, topic: 'problem' as const, text, quote: text }
  const { error } = await member.client.rpc('propose_fact', { ...proposal, disagrees_with: null })
  if (error) throw error
  return id
}
const stateOf = async (member: Member, id: string) =>
  (await member.client.from('facts').select('state').eq('id', id).single()).data?.state

test('FA14 a fact that is proposed, confirmed or corrected on one device changes on another device at once', async ({
  createMember,
  signInAs,
  browser,
  findViolations,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  const context = await browser.newContext({
    baseURL: new URL('/', page.url()).href,
    ...devices['iPhone 13'],
  })
  const phone = await signInAs(member, context)
  await page.goto('/validation')
  await phone.goto('/validation')
  const pill = phone.getByRole('button', { name: /What I understood/ }).first()
  await expect(pill).toContainText('No facts yet')
  const card = page.getByRole('region', { name: 'What I understood' })
  await expect(card.getByRole('button', { name: 'Add a fact' })).toBeVisible()

  const id = await proposeFact(member, 'Nine chair hours a week stay empty')
  await expect(card.getByRole('region', { name: 'New facts' })).toContainText('Nine chair hours')
  await expect(pill).toContainText('1 fact · 1 new')
  await card.getByRole('button', { name: 'Confirm it' }).click()
  await expect(pill).toHaveText(/1 fact$/)
  expect(await findViolations(page)).toEqual([])
  expect(await stateOf(member, id)).toBe('confirmed')

  await pill.tap()
  const sheet = phone.getByRole('dialog', { name: 'What I understood' })
  await sheet.getByRole('button', { name: /Nine chair hours/ }).tap()
  await sheet.getByLabel('In your words').fill('Ten chair hours a week stay empty')
  await sheet.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(card.getByRole('button', { name: /Ten chair hours/ })).toBeVisible()
  await context.close()
})

test.describe('on a phone, with German numbers', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } })

  inLongForm(test)(
    'RF01 RF02 RF03 the research uses a corrected fact; a later correction marks the research as outdated, and the plan shows the new number',
    async ({ createMember, signInAs, findViolations }) => {
      const page = await signInAs(await createMember())
      await page.goto('/dashboard')
      const first = page.getByRole('region', { name: 'About your venture' })
      await first.getByLabel('What are you building?').fill('No-show prevention for dental clinics')
      await first.getByLabel('What is it called?').fill('Stuhlruf')
      await first.getByRole('button', { name: 'Next' }).click()
      await first.getByLabel('Where?').selectOption({ label: 'Deutschland' })
      await first.getByRole('combobox', { name: 'Industry' }).click()
      await page.getByRole('option', { name: 'Healthcare' }).click()
      expect(await findViolations(page)).toEqual([])
      await first.getByRole('button', { name: 'Next' }).click()
      await first.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('region', { name: 'Your venture' })).toContainText('Stuhlruf · Deutschland')
      await page.goto('/validation')
      const pill = page.getByRole('button', { name: /What I understood/ }).first()
      const sheet = page.getByRole('dialog', { name: 'What I understood' })
      const market = page.getByRole('textbox', { name: 'Market' })
      const correct = async (line: RegExp, words: string) => {
        await pill.click()
        await sheet.getByRole('button', { name: line }).click()
        await sheet.getByLabel('In your words').fill(words)
        await sheet.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(sheet.getByLabel('In your words')).toHaveCount(0)
        await page.keyboard.press('Escape')
      }

      await pill.click()
      await sheet.getByRole('button', { name: 'Add a fact' }).click()
      await sheet.getByRole('combobox', { name: 'What it is about' }).click()
      await page.getByRole('option', { name: 'Price', exact: true }).click()
      await sheet.getByLabel('In your words').fill('Sie zahlen 1.079 € im Monat')
      await expect(sheet.getByText('Read as 1.079 € a month')).toBeVisible()
      await sheet.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(sheet.getByLabel('In your words')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(market).toHaveValue('No-show prevention for dental clinics')
      // The form is in the member's language, and the price is already filled in.
      const numbers = page.getByRole('region', { name: 'Ihre Zahlen' })
      await expect(numbers.getByLabel('Wo: Land')).toHaveValue('DE')
      await numbers.getByText('Sie zahlen jede Woche').click()
      await expect(numbers.getByLabel('Ihr Preis', { exact: true })).toHaveValue('1079')
      await correct(/Sie zahlen 1.079/, 'Sie zahlen 99 € im Monat')
      await expect(numbers.getByLabel('Ihr Preis', { exact: true })).toHaveValue('99')
      await numbers.getByLabel('Wie viele könnten kaufen').fill('38.000')
      await numbers.getByLabel('Für welchen Teil es passt').fill('25')
      await numbers.getByLabel('In drei Jahren gewonnen').fill('90')

      await page.getByRole('button', { name: 'Generate Market Research' }).click()
      const result = page.getByRole('region', { name: /^Market for No-show prevention/ })
      const tam = result.getByRole('figure', { name: 'Market size' }).locator('[data-size=tam]')
      const save = async () => {
        const kept = page.waitForResponse('**/rest/v1/rpc/save_output')
        await result.getByRole('button', { name: 'Save Research' }).click()
        expect((await kept).ok()).toBe(true)
      }
      await expect(tam).toContainText('€45.1 million')
      await expect(result.getByRole('status')).toHaveCount(0)
      await save()

      await correct(/Sie zahlen 99/, 'Sie zahlen 49,00 € im Monat')
      await expect(result.getByRole('status')).toContainText(
        /changed since:\s*Price: Sie zahlen 99.* → Sie zahlen 49,00 € im Monat/,
      )
      await result.getByRole('button', { name: 'Run again' }).click()
      await expect(tam).toContainText('€22.3 million')
      await expect(result.getByRole('status')).toHaveCount(0)
      await save()

      await page.goto('/journey')
      await page.getByRole('button', { name: 'Export Plan' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: /Markdown/ }).click()
      const plan = await readFile(await (await download).path(), 'utf8')
      expect(plan).toContain('€22.3 million')
      expect(plan).not.toMatch(/€45\.1 million|€99 /)
    },
  )
})
