import type { Locator } from '@playwright/test'
import { answer, wordsOf } from './cofounder-support.ts'
import { expect, test } from './journey.ts'

/**
 * Expects that the result begins below the top bar and in the upper half of the window, and that only the page
 * itself scrolls.
 */
async function expectAtItsFirstLine(result: Locator) {
  const placeOf = () => result.evaluate(element => element.getBoundingClientRect().top / innerHeight)
  await expect.poll(placeOf).toBeLessThan(0.5)
  expect(await result.evaluate(element => element.getBoundingClientRect().top)).toBeGreaterThan(60)
  const scrollers = await result.evaluate(element => {
    const around: Element[] = []
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) around.push(up)
    return around.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length
  })
  expect(scrollers).toBe(0)
}

test('RS01 RS02 RS04 RC10 RC11 on a phone, by keyboard, a founder fills in a record, gets a verdict, changes an answer and prints the verdict', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  test.slow()
  const page = await signInAs(await createMember())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/validation')
  const card = page.getByRole('region', { name: 'Problem Validation', exact: true })
  const replies = card.getByRole('button', { name: 'Copy' })
  const form = (question: string) => card.getByRole('form', { name: question })
  const field = (name: string) => card.getByLabel(name, { exact: true })
  await card.getByRole('button', { name: 'Start Validation Simulation' }).click()
  await expect(form('What went wrong the last time you saw it?')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Give it a mind' })).toBeVisible()

  // Enter moves from field to field. In the text box Enter sends the card, and then the first field of the next
  // card has the focus.
  await expect(field('Whose case')).toBeFocused()
  await page.keyboard.insertText('Mr Vogt')
  await page.keyboard.press('Enter')
  await expect(field('When: month')).toBeFocused()
  await field('When: month').selectOption('01')
  await field('What happened').fill('He drove 140 km back to a church for a stop nobody had written down.')
  await card.getByRole('radio', { name: 'I saw it' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(replies).toHaveCount(2)
  await expect(field('Where: country')).toBeFocused()
  await field('Where: country').selectOption('DE')
  await field('Which group').fill('Self-employed organ builders')
  await card.getByText('They themselves', { exact: true }).click()
  await card.getByText('I saw it', { exact: true }).click()
  await field('Which group').press('Enter')
  await expect(
    form('How often does it happen to one of them, and what does each time cost them?'),
  ).toBeVisible()
  await expect(field('Money each time: currency')).toHaveValue('EUR')
  await field('How often').fill('2')
  await field('How often: per').selectOption('week')
  // On the smallest screen nothing is wider than the screen, and axe finds no fault.
  await page.setViewportSize({ width: 320, height: 700 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  // The page sends nothing while it waits for an answer.
  await expect(replies).toHaveCount(3)
  await field('Money each time').fill('180')
  await field('Money each time').press('Control+Enter')
  await expect(
    card.getByText('104 × EUR 180 = EUR 18,720 a year, if it goes on all year, for each who has it.', {
      exact: true,
    }),
  ).toBeVisible()
  for (const text of ['They write everything into a notebook.', '€49 a month.'])
    await answer(card, wordsOf(card), text)
  await field('Paid you, ever').fill('3')
  await field('What each really paid').fill('49')
  await field('What each really paid: per').selectOption('month')
  await field('Since: month').selectOption('03')
  await field('Since: month').press('Control+Enter')
  await expect(form('And those who have not, or not yet?')).toBeVisible()
  await card.getByRole('button', { name: 'Give me the verdict' }).click()
  const result = card.getByRole('region', { name: 'Result' })
  await expect(result.getByText(/^Verdict: /)).toHaveText('Verdict: NOT YET')
  await expectAtItsFirstLine(result)

  // The button opens all answers; changing an answer changes the figures of the verdict.
  await card.getByRole('button', { name: /^What you told me: 6 of 10 answered$/ }).click()
  const told = page.getByRole('dialog', { name: 'What you told me' })
  await expect(told.getByText('Mr Vogt')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await told.getByRole('button', { name: 'Edit: Who paid' }).click()
  await expect(field('Paid you, ever')).toHaveValue('3')
  await field('Paid you, ever').fill('14')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('button', { name: 'Paid you, ever: 14' })).toBeAttached()
  await expect(result.getByRole('cell', { name: /14 paid/ })).toBeVisible()
  await page.reload()
  await expect(result.getByRole('cell', { name: /14 paid/ })).toBeVisible()
  await expect(form('And those who have not, or not yet?')).toBeVisible()

  // The result is printed from its own page without the bars, and Back leads to the page before.
  await card.getByRole('button', { name: 'Mark Complete' }).click()
  await result.getByRole('link', { name: 'Open as a page' }).click()
  await expect(page).toHaveURL(/\/result\/[0-9a-f-]{36}$/)
  // The earlier page stays visible until the page of the result is loaded.
  await expect(page.getByRole('region', { name: 'Problem Validation conversation' })).toBeHidden()
  await expect(page.getByText('Verdict: NOT YET', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const bar of await page.locator('header.sticky, nav, button').all()) await expect(bar).toBeHidden()
  await expect(page.getByText('Verdict: NOT YET', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/validation$/)
})
