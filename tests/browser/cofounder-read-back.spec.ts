import { answer } from './cofounder-support.ts'
import { expect, test } from './journey.ts'

const answers = [
  'On Tuesday Mr Vogt drove 140 km back to a church because nobody had written down the stop.',
  'Self-employed organ builders in Germany.',
  'Twice a week.',
  'About €180 each time.',
  'They write everything into a notebook.',
  'Since March 2026 three pay €49 a month, and four said no.',
  'The guild of organ builders has 120 members.',
  'I spoke with 14 of them.',
] as const

test('GM15 GM16 GM17 figures are read while typing, answers are marked, lines are read back, and the verdict follows the marks', async ({
  createMember,
  signInAs,
}) => {
  test.slow()
  const page = await signInAs(await createMember())
  await page.goto('/validation')
  const card = page.getByRole('region', { name: 'Problem Validation', exact: true })
  await card.getByRole('button', { name: 'Start Validation Simulation' }).click()
  await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  await expect(card.getByRole('link', { name: 'How to get one' })).toBeVisible()
  const box = card.getByRole('textbox', { name: 'Answer in your own words' })

  // What is typed is read; a tap marks the figure in the text, to be written anew.
  await box.fill('About €180 each time')
  await card.getByRole('button', { name: '€180 each time: mend it' }).click()
  await expect(box).toBeFocused()
  const marked = () =>
    box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
  await expect.poll(marked).toContain('€180')

  for (const text of answers.slice(0, 2)) await answer(card, box, text)
  // A mark is on the message and no message of its own.
  const noted = page.waitForResponse('**/rest/v1/rpc/merge_helper_session')
  await card.getByRole('button', { name: 'Saw it' }).first().click()
  await noted
  await expect(card.getByRole('button', { name: 'Saw it' }).first()).toHaveAttribute('aria-pressed', 'true')
  for (const text of answers.slice(2)) await answer(card, box, text)

  const lines = card.getByRole('region', { name: 'Read back' })
  await expect(lines.getByRole('textbox', { name: 'Problem' })).toHaveValue(answers[0])
  await expect(lines.getByLabel('How you know: Problem')).toHaveValue('4')
  await expect(lines.getByLabel('How many paid')).toHaveValue('3')
  await expect(lines.getByLabel('How many said no')).toHaveValue('4')
  for (const name of ['Who has it', 'How often', 'What it costs', 'Today’s workaround'])
    await lines.getByLabel(`How you know: ${name}`).selectOption('4')
  await lines.getByText('none needed').click()
  await lines.getByText('ten people').click()
  await lines.getByRole('button', { name: 'Give me the verdict' }).click()

  // Within the talk: a whole answer is also read out beside it.
  const talk = card.getByRole('region', { name: 'Problem Validation conversation' })
  const verdict = talk.getByText(/^Verdict: /)
  await expect(verdict.last()).toHaveText('Verdict: NOT YET')
  await expect(
    talk.getByText('If the 120 are your buyers, all of them at €49 make €70,560 a year: not ten people'),
  ).toBeVisible()
  await expect(card.getByRole('button', { name: 'Send' })).toBeVisible()

  // Other marks, another verdict, beside what it was before.
  await card.getByText('Your lines and marks').click()
  await lines.getByText('a living').click()
  await lines.getByRole('button', { name: 'Verdict by these marks' }).click()
  await expect(verdict.last()).toHaveText('Verdict: GO')
  await expect(talk.getByText(/before NOT YET \d+\/40/)).toBeVisible()
})
