import { inLongForm } from '../../tests/support/long-form.ts'
import {
  answerInWords,
  dentists,
  findAnswers,
  inRegion,
  outputsOf,
  projectOf,
  refused,
  region,
  saveOutput,
} from '../../tests/support/screens/cofounder.ts'
import { fill, must, test } from '../../tests/support/screens/real.tsx'
import { expect, findToast, refuse, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

const calls = 'functions/problem-validation-simulation'
const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const toasts = () => document.querySelectorAll('[data-sonner-toast]').length

test('V09 if Competitor Analysis cannot start, an error is shown', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const { user } = await open('/validation')
  await region('Competitor Analysis')
  backend.answers(calls, refuse(500, refused))
  await user.click(
    await inRegion('Competitor Analysis').findByRole('button', { name: 'Start Competitor Analysis' }),
  )
  await findToast('Failed to start competitor analysis. Please try again.')
})

// `npm test` checks the same with the problem validation.
inLongForm(test)(
  'RV15 V01 V02 V03 V04 V05 V06 V09 Z04 ON04 a founder answers Competitor Analysis up to the verdict, and the page shows failures',
  async ({ open, backend, member, allowConsole }) => {
    const title = 'Competitor Analysis'
    const start = 'Start Competitor Analysis'
    allowConsole(/AppError/)
    const { user } = await open('/validation')
    await region(title)
    await user.click(await inRegion(title).findByRole('button', { name: start }))
    await findAnswers(title, 1)
    await inRegion(title).findByText('Built-in playbook')
    const box = inRegion(title).getByRole<HTMLTextAreaElement>('textbox', { name: 'In your words' })
    // While an answer is being written, the Stop button is shown instead of Send.
    const send = await inRegion(title).findByRole<HTMLButtonElement>('button', { name: 'Send' })
    expect(send.disabled).toBe(true)
    await user.type(box, '   {Enter}')
    expect(send.disabled).toBe(true)
    await user.clear(box)
    await user.type(box, 'One{Shift>}{Enter}{/Shift}')
    expect(box.value).toBe('One\n')

    backend.answers(calls, refuse(500, refused))
    await fill(user, box, `  ${dentists[0]}  `)
    await user.keyboard('{Enter}')
    await findToast('Failed to send message. Please try again.')
    await inRegion(title).findByText('No answer came.')
    backend.answersAsUsual(calls)
    await user.click(inRegion(title).getByRole('button', { name: 'Retry' }))
    await findAnswers(title, 2)
    await inRegion(title).findByText(dentists[0])

    await answerInWords(user, title, dentists[1])
    await user.click(inRegion(title).getByRole('button', { name: 'Start New Simulation' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Start a new simulation?' })
    await user.click(within(asked).getByRole('button', { name: 'Keep talking' }))
    await findAnswers(title, 3)
    // After five messages the item cannot be marked as complete yet.
    expect(screen.queryByRole('button', { name: `Mark ${title} Complete` })).toBeNull()
    expect(inRegion(title).queryByRole('button', { name: 'Mark Complete' })).toBeNull()
    await answerInWords(user, title, dentists[2])
    await inRegion(title).findByRole('button', { name: 'Mark Complete' })
    await open('/validation')
    await findAnswers(title, 4)
    await user.click(await screen.findByRole('button', { name: `Mark ${title} Complete` }))
    await waitFor(async () => expect((await region('Validation Progress')).textContent).toContain('1 of 3'))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Mark ${title} Complete` })).toBeNull())
    await waitFor(async () => expect(await outputsOf(member, 'competitor_analysis')).toHaveLength(1))

    await user.click(inRegion(title).getByRole('button', { name: 'Start New Simulation' }))
    await user.click(await inRegion(title).findByRole('button', { name: start }))
    await findAnswers(title, 1)
    await user.click(screen.getByRole('button', { name: 'AI History' }))
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Open ${title}`) }))
    await findAnswers(title, 4)
  },
)

test('GM16 in a conversation without fields, figures are recognised while the founder types, and a tap corrects them', async ({
  open,
  member,
}) => {
  const title = 'Competitor Analysis'
  const timestamp = '2026-11-17T10:00:00Z'
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'competitor-analysis',
      p_messages: [{ id: '1', role: 'assistant', content: 'What does each name cost?', timestamp }],
    }),
  )
  const { user } = await open('/validation')
  await region(title)
  const box = await inRegion(title).findByRole<HTMLTextAreaElement>('textbox')
  await fill(user, box, 'About €180 each time')
  await user.click(await inRegion(title).findByRole('button', { name: '€180 each time: mend it' }))
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toContain('€180')
})

test('RV11 RV15 a rival that the founder typed has a separate row on the next cards, beside the row for doing nothing', async ({
  open,
}) => {
  const title = 'Competitor Analysis'
  const { user } = await open('/validation')
  await region(title)
  await user.click(await inRegion(title).findByRole('button', { name: 'Start Competitor Analysis' }))
  await findAnswers(title, 1)
  await user.type(await inRegion(title).findByRole('textbox', { name: 'Name' }), 'Lima Tiles')
  await user.click(inRegion(title).getByRole('button', { name: 'Send' }))
  await findAnswers(title, 2)
  await answerInWords(user, title, 'ten in one order')
  await waitFor(() => {
    const text = inRegion(title).getByRole('form', { name: /^What do they cost/ }).textContent
    expect(text).toContain('Lima Tiles')
    expect(text).toContain('Doing nothing')
  })
})

test('V07 V08 V10 insights need one completed item; if they fail, the error is only logged', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const project_id = await projectOf(member)
  const generate = async () =>
    within(await region('AI Insights')).findByRole<HTMLButtonElement>('button', { name: 'Generate Insights' })
  await open('/validation')
  expect((await generate()).disabled).toBe(true)
  await must(
    member.client
      .from('validation_progress')
      .insert({ project_id, item: 'problemValidation', completed: true, data: {} }),
  )
  const { user } = await open('/validation')
  await waitFor(async () => expect((await generate()).disabled).toBe(false))
  backend.answers(calls, refuse(500, refused))
  await user.click(await generate())
  await waitFor(() => expect(backend.callsTo(calls)).toHaveLength(1))
  await waitFor(async () => expect((await generate()).disabled).toBe(false))
  expect(toasts()).toBe(0)
  backend.answersAsUsual(calls)
  await user.click(await generate())
  const panel = await region('AI Insights')
  await within(panel).findByText('Seek initial funding')
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Continue customer interviews',
    'Refine value proposition',
    'Test pricing models',
    'Build MVP prototype',
    'Define go-to-market strategy',
    'Seek initial funding',
  ])
})

test('V07 insights show the days of their steps, the strongest counter-argument and what to test first', async ({
  open,
  member,
}) => {
  const nextActions = [20, 24, 27].map(day => ({ day: `2026-11-${day}`, action: `Ask ${day}.` }))
  const closing = {
    confidence: { level: 'low', reason: 'Two are saved.' },
    ...{ counterArgument: 'Habit is free.', testFirst: 'Whether one pays.', nextActions },
  }
  const advice = [{ text: 'Ask the eleven.', evidence: '11 said no.', source: 'Problem Validation' }]
  const result = { summary: 'One is open.', recommendations: advice, nextSteps: nextActions, closing }
  const answeredBy = { provider: 'openai-compatible', model: 'written' }
  const made = {
    id: crypto.randomUUID(),
    createdAt: '2026-11-19T10:00:00Z',
    text: 'One is open.',
    answeredBy,
  }
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: await projectOf(member),
      p_helper: 'insights',
      p_messages: [],
      p_state: { made: { ...made, result: { ...result, isDefault: false }, about: {} } },
    }),
  )
  await open('/validation')
  const panel = within(await region('AI Insights'))
  await panel.findByText('Friday, Nov 20')
  await panel.findByText('Strongest counter-argument.')
  await panel.findByText('Habit is free.', { exact: false })
  await panel.findByText('Whether one pays.', { exact: false })
})

test('V10 a simulation that cannot be saved is still complete, and the error is only logged', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const project = await projectOf(member)
  await must(
    member.client.rpc('merge_helper_session', {
      p_project: project,
      p_helper: 'problem-validation',
      p_messages: dentists.flatMap((content, index) => [
        { id: `${index}a`, role: 'assistant', content: 'And then?', timestamp: '2026-01-01T00:00:00Z' },
        { id: `${index}b`, role: 'user', content, timestamp: '2026-01-01T00:00:00Z' },
      ]),
    }),
  )
  const { user } = await open('/validation')
  const card = await region('Problem Validation')
  backend.answers('rpc/save_output', refuse(500, refused))
  backend.answers('POST tables/ai_outputs', refuse(500, refused))
  await user.click(await within(card).findByRole('button', { name: 'Mark Complete' }))
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(toasts()).toBe(0)
})

test('V11 the summary shows the latest output of each type, and which types are missing', async ({
  open,
  member,
}) => {
  await saveOutput(member, { type: 'competitor_analysis', content: '# Older rivals' })
  await saveOutput(member, { type: 'competitor_analysis', content: '# Latest rivals' })
  await saveOutput(member, { type: 'market_research', content: '# A market' })
  const { user } = await open('/validation')
  await user.click(await screen.findByRole('button', { name: 'Validation Summary' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Validation Summary' }))
  await sheet.findByText('2 of 3 sections available')
  await sheet.findByText('Latest rivals')
  expect(sheet.queryByText('Older rivals')).toBeNull()
  await sheet.findByText('No Problem Validation saved yet.')
  await sheet.findByText('No Idea Refinement saved yet.')
})

test('M05 M06 P09 without a project a research cannot be saved, and the page says so; the toast names what was computed and what is missing', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  backend.answers('tables/startup_projects', refuse(403, { code: '42501', message: 'No' }))
  const { user } = await open('/validation')
  await findToast('Error loading project')
  const begin = await screen.findByRole('button', { name: 'Generate Market Research' })
  expect(descriptionOf(begin)).toBe('Still missing: Market and Industry.')
  await fill(user, await screen.findByRole('textbox', { name: 'Market' }), 'Bread')
  expect(descriptionOf(begin)).toBe('Still missing: Industry.')
  await fill(user, screen.getByRole('textbox', { name: 'Industry' }), 'Retail')
  expect(descriptionOf(begin)).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Generate Market Research' }))
  const partial = await findToast('Research Complete')
  expect(partial).toMatch(/No market size is computed yet\. Missing: .+\.$/)
  await user.click(await screen.findByRole('button', { name: 'Save Research' }))
  await findToast('No research data to save or project not loaded.')

  await open('/validation')
  const market = 'No-show calls for dental clinics'
  await fill(user, await screen.findByRole('textbox', { name: 'Market' }), market)
  await fill(user, screen.getByRole('textbox', { name: 'Industry' }), 'Healthcare')
  await fill(user, await screen.findByLabelText('How many could buy'), '38000')
  await user.click(screen.getByLabelText('They pay every week, month or year'))
  await fill(user, screen.getByLabelText('Your price'), '79')
  await fill(user, screen.getByLabelText('Share of them it fits'), '25')
  await fill(user, screen.getByLabelText('Won in three years'), '90')
  await user.click(screen.getByText('Generate Market Research'))
  await screen.findByText(/TAM, SAM and SOM are computed\./, { selector: '[data-sonner-toast] *' })
})
