import { vi } from 'vitest'
import {
  answerInWords,
  beekeepers,
  findAnswers,
  findIn,
  inRegion,
  outputsOf,
  projectOf,
  refused,
  region,
  saveOutput,
} from '../../tests/support/screens/cofounder.ts'
import { fill, type Member, must, test } from '../../tests/support/screens/real.tsx'
import { expect, findToast, refuse, screen, waitFor, within } from '../../tests/support/screens/screen.tsx'

/** Records the labels of elements that are scrolled into view. */
function noteStanding(): (string | null)[] {
  const stood: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    stood.push(this.getAttribute('aria-label'))
  })
  return stood
}

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test('I01 I02 I03 the idea refinement asks for an idea, refines it in a conversation, and keeps its draft', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const first = await open('/refinement')
  await first.user.click(await button('Refine My Idea'))
  const missing = await findToast('Please enter your idea')
  expect(missing).toContain('We need your initial idea to help you refine it.')
  const idea = () => screen.findByLabelText<HTMLTextAreaElement>('What is your idea?')
  const words = 'An app that helps bakeries waste less bread.'
  await fill(first.user, await idea(), words)
  const { user } = await open('/refinement')
  await waitFor(async () => expect((await idea()).value).toBe(words))
  backend.answers('functions/idea-refinement-chat', refuse(500, refused))
  await user.click(await button('Refine My Idea'))
  await findToast('Failed to start idea refinement. Please try again.')
  await idea()
  backend.answersAsUsual('functions/idea-refinement-chat')
  await user.click(await button('Refine My Idea'))
  const card = await region('Refinement')
  await waitFor(() => expect(inRegion('Refinement').queryByText('Version 1')).not.toBeNull())
  await findAnswers('Refinement', 1)
  // The card is still the same element, so the form did not reload in between.
  expect(card.isConnected).toBe(true)
  await answerInWords(
    user,
    'Refinement',
    'Every evening a small bakery in Lyon throws away about 15% of what it baked, roughly €900 a month.',
  )
  await inRegion('Refinement').findByRole('form', { name: /^Who exactly is it for first/ })
  // The whole conversation is saved as one output.
  await waitFor(async () =>
    expect(
      (await outputsOf(member, 'idea_refinement')).map(({ input_data }) => input_data.messages?.length),
    ).toEqual([4]),
  )
})

test('C01 C02 C03 C04 C05 C06 C07 C08 C09 RS01 the customer analysis needs saved work, scrolls to its start, reports failures and can be reopened', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  await projectOf(member)
  const { user } = await open('/customers')
  await screen.findByRole('heading', { level: 1, name: 'Customer Analytics' })
  await screen.findByText('AI-powered customer segment analysis based on your validation data')
  await screen.findByText('Validation Data Available: 0 of 3 sources')
  await screen.findByRole('heading', { name: 'No Validation Data Found' })
  const link = screen.getByRole('link', { name: 'Go to Validation Page' })
  expect(link.getAttribute('href')).toBe('/validation')
  expect(within(await region('Analysis Features')).getAllByRole('listitem')).toHaveLength(4)

  backend.answers('GET tables/ai_outputs', refuse(403, { code: '42501', message: 'No' }))
  await user.click(await button('Refresh Data'))
  await findToast('Failed to refresh validation data. Please try again.')
  backend.answersAsUsual('GET tables/ai_outputs')
  const content = 'Small bakeries in Lyon throw away 15% of their bread, €900 a month; we ask €49 a month.'
  const idea = await saveOutput(member, { type: 'idea_refinement', content })
  await user.click(await button('Refresh Data'))
  await findToast('Data Refreshed')
  await screen.findByText('Validation Data Available: 1 of 3 sources')
  const bar = screen.getByRole('progressbar', { name: 'Validation data available' })
  expect(bar.getAttribute('aria-valuenow')).toBe('33')
  expect(within(await region('Data Sources')).getAllByLabelText('Available:')).toHaveLength(1)
  expect(within(await region('Ready for Analysis')).getAllByRole('listitem')).toHaveLength(5)

  await must(member.client.from('ai_outputs').delete().eq('id', idea))
  await user.click(await button('Generate Customer Analysis'))
  const nothing = await findToast('No Validation Data')
  expect(nothing).toContain('Please complete problem validation, idea refinement, or market research first.')
  await saveOutput(member, { type: 'idea_refinement', content })
  await open('/customers')
  const held = Promise.withResolvers<void>()
  backend.answers('functions/customer-segment-analysis', async () => {
    await held.promise
    return refuse(500, refused)
  })
  await user.click(await button('Generate Customer Analysis'))
  expect((await button('Analyzing Customer Segments...')).disabled).toBe(true)
  held.resolve()
  await findToast('Failed to generate customer segment analysis. Please try again.')
  backend.answersAsUsual('functions/customer-segment-analysis')

  // The test leaves the page before the analysis is saved. The next visit saves it.
  const saving = backend.holds('POST tables/ai_outputs')
  const stood = noteStanding()
  await user.click(await button('Generate Customer Analysis'))
  const shown = await region('Analysis Complete')
  expect(stood).toEqual(['Analysis Complete'])
  // The clicked button is gone, so the focus is on the result.
  expect(document.activeElement).toBe(shown)
  for (const text of ['1 data source analyzed.', 'validate them with real customer interviews', 'Generated'])
    await findIn('Analysis Complete', text)
  await waitFor(() => expect(saving.count()).toBe(1))
  expect(await outputsOf(member, 'customer_analysis')).toEqual([])
  backend.answersAsUsual('POST tables/ai_outputs')
  await open('/customers')
  await waitFor(async () => expect(await outputsOf(member, 'customer_analysis')).toHaveLength(1))
  await user.click(await button('Generate New Analysis'))
  await region('Ready for Analysis')
  await user.click(await button('Load Previous Analyses'))
  await user.click(await button(/^Open Customer Analysis/))
  await findToast('Analysis Loaded')
  await within(await region('Analysis Complete')).findByRole('figure', { name: 'Prioritization matrix' })
  expect(stood).toHaveLength(2)
})

/** Makes a coaching session by calling the function, in the form in which sessions are saved. */
async function coach({ client }: Member) {
  const messages: { role: 'user' | 'assistant'; content: string; timestamp: string }[] = []
  const timestamp = '2026-01-01T00:00:00Z'
  for (const content of [null, ...beekeepers]) {
    if (content) messages.push({ role: 'user', content, timestamp })
    const body = { messages, sessionType: 'pitch-questions' }
    const { data } = await must(client.functions.invoke('pitch-generator', { body }))
    messages.push({ role: 'assistant', content: data.message, timestamp })
  }
  return messages
}

/** The label of the text box on the coach's card. */
const sentence = 'The sentence you will say, exactly'

test('P02 P03 P04 P06 P07 P08 the pitch coach counts the answers and makes pitches, and the founder can start over and restore the session', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const input = { messages: await coach(member) }
  await saveOutput(member, { type: 'pitch_coaching', content: 'And then?', input })
  const { user } = await open('/pitch')
  const lines = async (name: string) =>
    within(await region(name))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(await lines('Pitch Framework')).toEqual(
    [/Hook.*10 s/, /Solution.*15 s/, /Market.*10 s/, /Traction.*10 s/, /Ask.*10 s/].map(line =>
      expect.stringMatching(line),
    ),
  )
  expect(await lines('Pitch Types')).toEqual([
    'Investor Pitch60 s',
    'Customer Pitch45 s',
    'Partner Pitch60 s',
  ])
  const calls = 'functions/pitch-generator'
  backend.answers(calls, refuse(500, refused))
  await user.click(await button('Start Pitch Coaching'))
  await findToast('Failed to start pitch session. Please try again.')
  backend.answersAsUsual(calls)
  await user.click(await button('Start Pitch Coaching'))
  const name = 'Pitch coaching'
  await region(name)
  await findIn(name, '0 questions answered')
  const progress = () =>
    inRegion(name).getByRole('progressbar', { name: 'Discovery progress' }).getAttribute('aria-valuenow')
  backend.answers(calls, refuse(500, refused))
  await fill(user, await inRegion(name).findByRole('textbox', { name: sentence }), 'Beekeepers lose hives.')
  await user.click(await inRegion(name).findByRole('button', { name: 'Send' }))
  await findToast('Failed to send message. Please try again.')
  await findIn(name, '1 question answered')
  expect(progress()).toBe('12.5')
  expect(inRegion(name).queryByRole('button', { name: 'Generate My Pitches' })).toBeNull()
  await user.click(inRegion(name).getByRole('button', { name: 'Start Over' }))
  backend.answersAsUsual(calls)
  await user.click(await button('Start Pitch Coaching'))
  await findIn(name, '0 questions answered')
  expect(progress()).toBe('0')
  expect(inRegion(name).queryByText('Beekeepers lose hives.')).toBeNull()
  backend.answers(calls, refuse(500, refused))

  await user.click(await button('AI History'))
  await user.click(await button(/^Open Pitch Coaching/))
  await findToast('Coaching Session Loaded')
  await findIn(name, '5 questions answered')
  await user.click(await button('Generate My Pitches'))
  await findToast('Failed to generate pitches. Please try again.')
  backend.answersAsUsual(calls)
  await user.click(await button('Generate My Pitches'))
  const pitches = await region('Your pitches')
  const result = within(pitches)
  await result.findByText(/\d+ words · spoken in 0:\d\d/)
  await result.findByText('Built from 5 questions answered.')
  // This button is enabled when the result is complete.
  const anew = await result.findByRole<HTMLButtonElement>('button', { name: 'Create New Pitches' })
  await waitFor(() => expect(anew.disabled).toBe(false))
  const text = pitches.textContent
  await user.click(result.getByRole('button', { name: 'Practice' }))
  const began = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(began + 12_000)
  await waitFor(() => expect(pitches.querySelector('[aria-current=step]')?.textContent).toContain('Solution'))
  clock.mockReturnValue(began + 62_000)
  await result.findByText('Time')
  clock.mockRestore()
  await user.click(result.getByRole('button', { name: 'Reset' }))
  await user.click(anew)
  await user.click(await button('Start Pitch Coaching'))
  await findIn(name, '0 questions answered')
  expect(screen.queryByRole('region', { name: 'Your pitches' })).toBeNull()
  await user.click(await button('AI History'))
  await user.click(await button(/^Open Pitch Generation/))
  await findToast('Pitch Loaded')
  await waitFor(async () => expect((await region('Your pitches')).textContent).toBe(text))
})

test('Z04 SM15 a founder can use a helper by keyboard alone, and its text box has the focus at the start', async ({
  open,
}) => {
  const { user } = await open('/pitch')
  const start = await button('Start Pitch Coaching')
  await waitFor(() => expect(start.disabled).toBe(false))
  start.focus()
  await user.keyboard('{Enter}')
  const name = 'Pitch coaching'
  await region(name)
  await findAnswers(name, 1)
  const box = () => inRegion(name).getByRole('textbox', { name: sentence })
  await waitFor(() => expect(document.activeElement).toBe(box()))
  await user.keyboard('Beekeepers lose{Shift>}{Enter}{/Shift}a third of their hives.{Enter}')
  await findIn(name, '1 question answered')
  await findAnswers(name, 2)
  await waitFor(() => expect(document.activeElement).toBe(box()))
})

test('Y01 Y02 Y03 Y04 Y05 a founder filters, previews, deletes and clears the history', async ({
  open,
  backend,
  member,
  allowConsole,
  pass,
}) => {
  allowConsole(/AppError/)
  await saveOutput(member, { type: 'market_research', content: `Bread ${'x'.repeat(300)}` })
  await saveOutput(member, { type: 'idea_refinement', content: 'An idea' })
  await saveOutput(member, { type: 'customer_analysis', content: 'Some customers' })
  const { user } = await open('/dashboard')
  await user.click(await button(/^Customer Analysis/))
  const sheet = within(await screen.findByRole('dialog', { name: 'AI History' }))
  const items = () => sheet.queryAllByRole('listitem')
  await waitFor(() => expect(items()).toHaveLength(3))
  await sheet.findByText(`Bread ${'x'.repeat(194)}…`)
  within(items()[0] as HTMLElement).getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{2}:\d{2}$/)
  const choose = async (name: string) => {
    await user.click(sheet.getByRole('combobox', { name: 'Filter by type' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await choose('Idea Refinement')
  await waitFor(() => expect(items()).toHaveLength(1))
  const clear = async () => {
    await user.click(sheet.getByRole('button', { name: 'Clear All' }))
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: 'Clear All' }))
  }
  backend.answers('DELETE tables/ai_outputs', refuse(500, refused))
  await user.click(sheet.getByRole('button', { name: /^Delete Idea Refinement/ }))
  await pass(10_000)
  await findToast('Failed to delete AI output.')
  await clear()
  await findToast('Failed to delete AI history.')
  backend.answersAsUsual('DELETE tables/ai_outputs')
  await user.click(await sheet.findByRole('button', { name: /^Delete Idea Refinement/ }))
  await pass(10_000)
  expect(await findToast('AI output deleted successfully.')).toContain('Deleted')
  await sheet.findByText('Nothing saved yet')
  await choose('All types')
  await waitFor(() => expect(items()).toHaveLength(2))
  await clear()
  await findToast('History Cleared')
  const { data } = await must(member.client.from('ai_outputs').select('id'))
  expect(data).toEqual([])
  backend.answers('GET tables/ai_outputs', refuse(403, { code: '42501', message: 'No' }))
  const again = await open('/refinement')
  await again.user.click(await button('AI History'))
  await findToast('Failed to load AI history.')
})

test('Y01 RS03 a saved result opens on its own page, and a saved conversation opens in its helper', async ({
  open,
  member,
}) => {
  await saveOutput(member, { type: 'customer_analysis', content: '# Three segments of mine' })
  const timestamp = '2026-01-01T00:00:00Z'
  const messages = [
    { role: 'user', content: 'Is my price too low?', timestamp },
    { role: 'assistant', content: 'Raise it.', timestamp },
  ]
  await saveOutput(member, { type: 'apple-ai-chat', content: 'Raise it.', input: { messages } })
  const { user, address } = await open('/dashboard')
  await user.click(await button(/^Customer Analysis/))
  await user.click(await button(/^Open Customer Analysis/))
  await screen.findByRole('heading', { name: 'Three segments of mine' })
  expect(address()).toMatch(/^\/result\//)
  const again = await open('/dashboard')
  await again.user.click(await button(/^Mentor Chat/))
  await again.user.click(await button(/^Open Mentor Chat/))
  const chat = await screen.findByRole('dialog', { name: 'Chat with your co-founder' })
  await within(chat).findByText('Is my price too low?')
})
