import { readFile } from 'node:fs/promises'
import { devices } from '@playwright/test'
import { projectOf, toastOf } from './cofounder-support.ts'
import { expect, type Member, test } from './journey.ts'

/** Facts as a helper would have proposed them, or as the founder wrote them down. */
async function writeFact(
  member: Member,
  topic: 'price' | 'buyers' | 'problem',
  text: string,
  value: object | null = null,
) {
  const row = { project_id: await projectOf(member), topic, text, value: value as never }
  const { data, error } = await member.client.from('facts').insert(row).select('id').single()
  if (error) throw error
  return data.id
}
async function proposeFact(member: Member, text: string, disagrees_with: string | null = null) {
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
  const { error } = await member.client.rpc('propose_fact', { ...proposal, disagrees_with })
  if (error) throw error
  return id
}
const stateOf = async (member: Member, id: string) =>
  (await member.client.from('facts').select('state').eq('id', id).single()).data?.state
const euro = (amount: number) => ({ kind: 'money', low: amount, high: amount, currency: 'EUR', per: 'month' })

test('FM01 FM02 a new founder is asked once on the dashboard; the answers name the project and are its first facts', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'About your venture' })
  await card.getByLabel('What are you building?').fill('A call that fills empty organ benches')
  await card.getByLabel('What is it called?').fill('Orgelruf')
  await card.getByRole('button', { name: 'Next' }).click()
  await card.getByLabel('For whom?').fill('Organ builders')
  await card.getByLabel('Where?').selectOption({ label: 'Germany' })
  await card.getByRole('combobox', { name: 'Industry' }).click()
  await page.getByRole('option', { name: 'Manufacturing' }).click()
  expect(await findViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Next' }).click()
  await card.getByText('First money').click()
  await card.getByText('Ten people').click()
  await card.getByRole('button', { name: 'Done' }).dblclick()
  await expect(toastOf(page, 'Project updated')).toBeVisible()
  const line = page.getByRole('region', { name: 'Your venture' })
  await expect(line).toContainText('Orgelruf · Germany')
  await expect(line).toContainText('A call that fills empty organ benches')
  const { data: facts } = await member.client.from('facts').select('topic, text, quote, state').order('topic')
  expect(facts).toEqual([
    { topic: 'customer', text: 'Organ builders', quote: 'Organ builders', state: 'confirmed' },
    { topic: 'place', text: 'Germany', quote: 'Germany', state: 'confirmed' },
    { topic: 'stage', text: 'First money', quote: 'First money', state: 'confirmed' },
    { topic: 'aim', text: 'Ten people', quote: 'Ten people', state: 'confirmed' },
  ])

  await test.step('changed where it is shown', async () => {
    await line.getByRole('button', { name: 'Change' }).click()
    await expect(card.getByLabel('What is it called?')).toHaveValue('Orgelruf')
    await card.getByRole('button', { name: 'Next' }).click()
    await card.getByLabel('Where?').selectOption({ label: 'Austria' })
    await card.getByRole('button', { name: 'Next' }).click()
    await card.getByRole('button', { name: 'Done' }).click()
    await expect(line).toContainText('Orgelruf · Austria')
    const { data } = await member.client.from('facts').select('text, state').eq('topic', 'place')
    expect(data).toEqual([{ text: 'Austria', state: 'corrected' }])
  })
})

test('FM01 FM03 it can be skipped, is found again, and an unnamed venture is nowhere called My Startup', async ({
  createMember,
  signInAs,
}) => {
  const page = await signInAs(await createMember())
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const line = page.getByRole('region', { name: 'Your venture' })
  await expect(line).toContainText('Untitled venture')
  await page.reload()
  await expect(line).toContainText('Untitled venture')
  await expect(page.getByText('My Startup')).toHaveCount(0)
  await line.getByRole('button', { name: 'Tell me about it' }).click()
  await expect(page.getByLabel('What are you building?')).toBeVisible()
})

test('FA11 FA12 what I understood: added with its figure read, corrected, withdrawn and brought back, by keyboard; of several figures none is chosen until one is tapped', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/validation')
  const card = page.getByRole('region', { name: 'What I understood' })
  await expect(card.getByRole('button', { name: 'Add a fact' })).toBeEnabled()
  await card.getByRole('button', { name: 'Add a fact' }).focus()
  await page.keyboard.press('Enter')
  await card.getByRole('combobox', { name: 'What it is about' }).click()
  await page.getByRole('option', { name: 'Price', exact: true }).click()
  await card.getByLabel('In your words').fill('They pay 1.200 € a month')
  await expect(card.getByText('Read as €1,200 a month')).toBeVisible()
  await card.getByLabel('In your words').press('Tab')
  await card.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  const line = card.getByRole('button', { name: /They pay 1.200/ })
  await expect(line).toContainText('€1,200 a month')
  expect(await findViolations(page)).toEqual([])

  await line.press('Enter')
  await card.getByLabel('In your words').fill('They pay €49 a month')
  await card.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const corrected = card.getByRole('button', { name: /They pay €49/ })
  await expect(corrected).toContainText('€49 a month')
  const { data } = await member.client.from('facts').select('state, value').single()
  expect(data).toEqual({ state: 'corrected', value: euro(49) })

  await corrected.press('Enter')
  await card.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(corrected).toHaveCount(0)
  await card.getByText('1 withdrawn').press('Enter')
  await card.getByRole('button', { name: 'Bring back' }).press('Enter')
  await expect(corrected).toBeVisible()

  await card.getByRole('button', { name: 'Add a fact' }).click()
  await card.getByRole('combobox', { name: 'What it is about' }).click()
  await page.getByRole('option', { name: 'How many buyers' }).click()
  await card.getByLabel('In your words').fill('120 in Germany, 400 in Europe')
  await expect(card.getByText('Which figure?')).toBeVisible()
  await card.getByRole('button', { name: '400', exact: true }).click()
  await expect(card.getByText('Read as 400')).toBeVisible()
})

test('FA13 FA18 facts that disagree stand on top, also one in words that is new, and each way settles them', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  for (const [choice, states] of [
    ['The first', ['confirmed', 'withdrawn']],
    ['The second', ['withdrawn', 'confirmed']],
    ['It changed', ['replaced', 'confirmed']],
    ['Both hold', ['confirmed', 'confirmed']],
  ] as const) {
    await member.client.from('facts').delete().eq('topic', 'price')
    const ids = [
      await writeFact(member, 'price', '€49 a month', euro(49)),
      await writeFact(member, 'price', '€500 a month', euro(500)),
    ]
    await page.goto('/pitch')
    const disagreeing = page
      .getByRole('region', { name: 'What I understood' })
      .getByRole('list', { name: 'Facts that disagree' })
    await expect(disagreeing).toContainText('€49 a month')
    await disagreeing.getByRole('button', { name: choice }).dblclick()
    await expect(disagreeing).toHaveCount(0)
    expect(await Promise.all(ids.map(id => stateOf(member, id)))).toEqual(states)
  }
  const held = await writeFact(member, 'problem', 'They lose a morning', null)
  const proposed = await proposeFact(member, 'They lose nothing any more', held)
  await page.goto('/pitch')
  const card = page.getByRole('region', { name: 'What I understood' })
  const disagreeing = card.getByRole('list', { name: 'Facts that disagree' })
  await expect(disagreeing).toContainText('They lose nothing any more')
  await expect(card.getByText('They lose nothing any more')).toHaveCount(1)
  await disagreeing.getByRole('button', { name: 'It changed' }).click()
  await expect(disagreeing).toHaveCount(0)
  expect([await stateOf(member, held), await stateOf(member, proposed)]).toEqual(['replaced', 'confirmed'])
})

test('FA14 two devices at once: a fact proposed, confirmed and corrected on one changes on the other', async ({
  createMember,
  signInAs,
  browser,
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
  expect(await stateOf(member, id)).toBe('confirmed')

  await pill.tap()
  const sheet = phone.getByRole('dialog', { name: 'What I understood' })
  await sheet.getByRole('button', { name: /Nine chair hours/ }).tap()
  await sheet.getByLabel('In your words').fill('Ten chair hours a week stay empty')
  await sheet.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(card.getByRole('button', { name: /Ten chair hours/ })).toBeVisible()
  await context.close()
})

test('MK01 a size that cannot be computed asks for what is missing on the result itself, and what is said is a fact', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/validation')
  await page.getByRole('textbox', { name: 'Market' }).fill('Parts for organ workshops')
  await page.getByRole('textbox', { name: 'Industry' }).fill('Crafts')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  const missing = page.getByRole('form', { name: 'What is missing for a size' })
  await missing.getByLabel('Where?').selectOption({ label: 'Germany' })
  await missing.getByLabel('How many buyers?').fill('120 here, 400 there')
  await expect(missing.getByRole('button', { name: 'Compute the size' })).toBeDisabled()
  await missing.getByLabel('How many buyers?').fill('120')
  await missing.getByLabel('What does one pay?').fill('€49 a month')
  await expect(missing.getByText('Read as €49 a month')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await missing.getByRole('button', { name: 'Compute the size' }).dblclick()
  const sizes = page.getByRole('figure', { name: 'Market size' })
  await expect(sizes.locator('[data-size=tam]')).toContainText('€70.6k')
  await expect(missing).toHaveCount(0)
  const { data } = await member.client.from('facts').select('topic, text').order('topic')
  expect(data).toEqual([
    { topic: 'price', text: '€49 a month' },
    { topic: 'buyers', text: '120' },
    { topic: 'place', text: 'Germany' },
  ])
})

test.describe('on a phone, with German numbers', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } })

  test('RF01 RF02 RF03 a corrected fact is what the market research uses; a later correction marks it, and the plan has the new number', async ({
    createMember,
    signInAs,
  }) => {
    const page = await signInAs(await createMember())
    await page.goto('/dashboard')
    const first = page.getByRole('region', { name: 'About your venture' })
    await first.getByLabel('What are you building?').fill('No-show prevention for dental clinics')
    await first.getByLabel('What is it called?').fill('Stuhlruf')
    await first.getByRole('button', { name: 'Next' }).click()
    await first.getByLabel('Where?').selectOption({ label: 'Deutschland' })
    await first.getByRole('combobox', { name: 'Industry' }).click()
    await page.getByRole('option', { name: 'Healthcare' }).click()
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
    await expect(market).toHaveValue('No-show prevention for dental clinics in Germany at €1,079 a month')
    await correct(/Sie zahlen 1.079/, 'Sie zahlen 99 € im Monat')
    await expect(market).toHaveValue('No-show prevention for dental clinics in Germany at €99 a month')

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
    await expect(result.getByRole('status')).toContainText('What this rests on has changed since: Price.')
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
  })
})
