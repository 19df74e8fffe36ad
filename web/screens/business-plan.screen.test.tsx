import { chairside, project, someFact } from '../../tests/support/deck-materials.ts'
import { refuse, type ScreenBackend } from '../../tests/support/screens/backend.ts'
import {
  expect,
  findCall,
  isDisabled,
  screen,
  test,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'
import type { Visitor } from '../../tests/support/screens/visitor.ts'
import { factName } from '../../venture/figures/figures.ts'
import { untouchedPlan } from '../../venture/plan/content.ts'

const price = someFact('price', 'told', '€79 a month')
const facts = [
  price,
  someFact('problem', 'observed', 'Patients do not come, and the chair stays empty.'),
  someFact('frequency', null, 'Nine times a week.'),
]

function withPlan(backend: ScreenBackend, member: Visitor): void {
  backend.hasRows({
    member_settings: [{ user_id: member.id, early_access: true }],
    startup_projects: [
      { id: project, user_id: member.id, name: 'Chairside', description: 'No-show prevention for dentists.' },
    ],
    facts: facts as never,
    business_plans: [],
    decks: [],
  })
  // The query for facts from interviews returns no rows.
  backend.answers('GET tables/facts', ({ query }) => (query.get('select')?.includes('sources') ? [] : facts))
  backend.answers('POST tables/business_plans', [{ version: 1 }])
  backend.answers('PATCH tables/business_plans', ({ body }) => [
    { version: (body as { version: number }).version },
  ])
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const kept = (backend: ScreenBackend) =>
  backend.calls
    .filter(({ place, method }) => place === 'tables/business_plans' && method !== 'GET')
    .map(({ method, body }) => ({ method, ...(body as { content: typeof untouchedPlan }) }))

test('EA02 BP05 without early access the business plan page is as specified and has a button to open the tool', async ({
  open,
  backend,
}) => {
  const { user } = await open('/business-plan')
  await screen.findByText('Coming Soon.')
  screen.getByText('One plan that joins what you learned: market, customers, money and the next milestones.')
  screen.getByText('Each claim with the source it rests on')
  screen.getByRole('button', { name: 'Go Back' })
  await user.click(screen.getByRole('button', { name: 'Open early access' }))
  await section('Executive summary')
  const call = await findCall(backend, 'tables/member_settings', 'POST')
  expect(call.body).toMatchObject({ early_access: true })
})

test('BP05 BP01 BP03 a founder edits a section with buttons and a preview; the edit is saved and can be undone, and each blank links to its page', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  const { user } = await open('/business-plan')
  const summary = await section('Executive summary')
  summary.getByText('€79 a month', { exact: false })
  summary.getByText('Missing: What you do about it')
  const blanks = within(summary.getByRole('list', { name: 'Missing in Executive summary' }))
  expect(blanks.getByRole('link', { name: 'Financial Forecasting' }).getAttribute('href')).toBe('/financial')

  await user.click(summary.getByRole('button', { name: 'Edit Executive summary' }))
  const box = summary.getByRole<HTMLTextAreaElement>('textbox')
  expect(box.value).toContain(`**Price.** {${factName(price)}}`)
  await user.clear(box)
  await user.type(box, 'Only ')
  await user.selectOptions(summary.getByLabelText('Insert a figure or a table'), factName(price))
  box.setSelectionRange(0, 4)
  await user.click(summary.getByRole('button', { name: 'Bold' }))
  expect(box.value).toBe(`**Only** {${factName(price)}}`)
  await user.click(summary.getByRole('button', { name: 'Done with Executive summary' }))
  const read = summary.getByRole('article', { name: 'Executive summary, as it reads' })
  expect(read.textContent?.trim()).toBe('Only €79 a month (told)')
  await waitFor(() =>
    expect(kept(backend)).toMatchObject([
      { method: 'POST', content: { edits: { summary: `**Only** {${factName(price)}}` } } },
    ]),
  )
  await screen.findByText('Saved')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(isDisabled(screen.getByRole('button', { name: 'Undo' }))).toBe(true)
  summary.getByText('Missing: What you do about it')

  await user.click(screen.getByRole('radio', { name: /^Investor memo/ }))
  await section('Why now')
  expect(screen.queryByRole('region', { name: 'Company description' })).toBeNull()
  await waitFor(() => expect(kept(backend).at(-1)?.content).toMatchObject({ kind: 'memo', edits: {} }))
})

test('BP07 the plan and the deck show the questions of a lender and an investor, and the founder can print them without these questions', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  const { user } = await open('/business-plan')
  const check = within(await screen.findByRole('region', { name: 'Read it as' }))
  await user.click(check.getByText(/questions are open/))
  check.getByText(/Which permissions and licences are needed/)
  check.getByText(/“Nine times a week.”: nobody said how it is known/)
  await user.click(check.getByRole('button', { name: /^As an investor would/ }))
  await user.click(check.getByText(/questions are open/))
  const reach = check.getByText(/How are customers reached\?/)
  expect(within(reach).getByRole('link').getAttribute('href')).toBe('/customers')
  await user.click(screen.getByRole('checkbox', { name: 'Print these questions at the end' }))
  await waitFor(() => expect(kept(backend).at(-1)?.content).toMatchObject({ hasQuestions: false }))

  await open('/deck')
  const ofDeck = within(await screen.findByRole('region', { name: 'Read it as' }))
  ofDeck.getByRole('button', { name: /^As a lender would/ })
})

test('BP18 a founder’s answers for a lender are saved with the plan and appear in it', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  const { user } = await open('/business-plan')
  const company = await section('Company description')
  const blanks = within(company.getByRole('list', { name: 'Missing in Company description' }))
  const [link] = blanks.getAllByRole('link', { name: 'What a lender asks besides' })
  expect(document.querySelector(link?.getAttribute('href') ?? 'none')).not.toBeNull()
  await user.click(screen.getByText('What a lender asks besides', { selector: 'summary' }))
  await user.type(screen.getByLabelText('Legal form'), 'GmbH in founding')
  await user.type(screen.getByLabelText('Collateral'), 'None')
  await user.selectOptions(screen.getByLabelText('Reserve'), '3 months')
  await company.findByText(/GmbH in founding/)
  await waitFor(() =>
    expect(kept(backend).at(-1)?.content).toMatchObject({
      basics: { form: 'GmbH in founding', collateral: 'None', reserve: 3 },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByLabelText<HTMLInputElement>('Collateral').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Legal form').value).toBe('GmbH in founding')
})

test('BP13 the founder sets a number of customers as the goal in two fields, and the plan compares it with the forecast', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  backend.hasRows({
    forecasts: [{ project_id: project, model: chairside().forecast?.model, version: 1 }] as never,
  })
  const { user } = await open('/business-plan')
  const funding = await section('Funding request')
  await user.click(screen.getByText('What a lender asks besides', { selector: 'summary' }))
  const wanted = screen.getByLabelText('Customers wanted')
  await user.type(wanted, '6x')
  screen.getByText('A whole number.')
  await user.clear(wanted)
  await user.type(wanted, '60')
  await user.tab()
  await funding.findByText(/The goal is 60 customers; the forecast has them in Nov 2027/)
  await waitFor(() => expect(kept(backend).at(-1)?.content).toMatchObject({ basics: { goal: 60 } }))
})

test('BP05 if another tab changed the same section, the founder sees both texts and chooses one', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  const { user } = await open('/business-plan')
  const summary = await section('Executive summary')
  await user.click(summary.getByRole('button', { name: 'Edit Executive summary' }))
  const box = summary.getByRole<HTMLTextAreaElement>('textbox')
  await user.clear(box)
  await user.type(box, 'Mine')
  backend.answers('POST tables/business_plans', [])
  const theirs = { ...untouchedPlan, edits: { summary: 'Theirs', market: 'Theirs too' } }
  backend.hasRows({ business_plans: [{ project_id: project, content: theirs, version: 4 }] })
  await user.click(summary.getByRole('button', { name: 'Done with Executive summary' }))
  const choice = within(await summary.findByRole('group', { name: 'Two texts for Executive summary' }))
  choice.getByText('Mine')
  choice.getByText('Theirs')
  await user.click(choice.getByRole('button', { name: /^Take the other one/ }))
  const read = summary.getByRole('article', { name: 'Executive summary, as it reads' })
  expect(read.textContent?.trim()).toBe('Theirs')
  expect(summary.queryByRole('group', { name: 'Two texts for Executive summary' })).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Take the other one/ }))
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Two texts for/ })).toBeNull())
  await waitFor(() =>
    expect(kept(backend).at(-1)).toMatchObject({
      method: 'PATCH',
      restored_from: 4,
      content: { edits: { summary: 'Theirs', market: 'Theirs too' } },
    }),
  )
})

test('BP05 printing the business plan prints only the document', async ({ open, backend, member }) => {
  withPlan(backend, member)
  await open('/business-plan')
  await section('Executive summary')
  window.dispatchEvent(new Event('beforeprint'))
  const paper = document.querySelector<HTMLElement>('body > .printed')
  expect(paper?.querySelector('h1')?.textContent).toBe('Chairside')
  expect(paper?.textContent).toContain('Patients do not come, and the chair stays empty.')
  expect(paper?.querySelector('button, a, input')).toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('body > .printed')).toBeNull())
})

test('BP19 BP24 a nearly empty plan lists what to answer next, and its export needs a confirmation', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  const { user } = await open('/business-plan')
  const next = within(await screen.findByRole('region', { name: 'What to answer next' }))
  next.getByText('This is not ready to show to anybody.')
  await user.click(screen.getByRole('button', { name: 'Markdown' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Your plan is not ready' }))
  await user.click(question.getByRole('button', { name: 'Go on working' }))
  next.getByText(/^3 of 12 topics have something of your own/)
  next.getByText('What you do about it')
  expect(next.getByRole('link', { name: 'Idea Refinement' }).getAttribute('href')).toBe('/refinement')
})

const model = { model: 'stand-in', host: 'localhost', isHere: true }

/** A streamed response of the function: first the given words, then the complete response. */
function drafted(words: string, leftOut = 0): Response {
  const result = {
    draft: words,
    leftOut,
    alarm: null,
    answeredBy: { provider: 'openai-compatible', model: 'stand-in' },
  }
  const events = [
    { type: 'delta', text: words },
    { type: 'result', result },
  ]
  const body = events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

test('BP08 BP09 a founder can accept, undo or discard a model’s draft, and a failed draft changes nothing', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError: The model did not answer/)
  withPlan(backend, member)
  backend.answers('functions/member-key', { providers: [], key: null, mind: model })
  backend.answers('functions/draft-section', () => drafted(`We charge {${factName(price)}}.`, 1))
  const { user } = await open('/business-plan')
  const summary = await section('Executive summary')
  const button = { name: 'Draft this section Executive summary' }
  await user.click(await summary.findByRole('button', button))
  const first = within(await summary.findByRole('region', { name: 'Draft of Executive summary' }))
  await first.findByText(/We charge €79 a month\./)
  first.getByText(/A sentence was left out/)
  expect(backend.callsTo('functions/draft-section')[0]?.body).toMatchObject({
    section: 'Executive summary',
    lines: expect.arrayContaining([{ name: factName(price), text: '€79 a month', known: 'told' }]),
  })
  await user.click(first.getByRole('button', { name: 'Discard' }))
  expect(kept(backend)).toEqual([])

  await user.click(summary.getByRole('button', button))
  await user.click(await summary.findByRole('button', { name: 'Take this draft' }))
  const read = () => summary.getByRole('article', { name: 'Executive summary, as it reads' }).textContent
  expect(read()).toContain('We charge €79 a month.')
  expect(read()).toContain('Missing: What you do about it')
  await waitFor(() =>
    expect(kept(backend).at(-1)?.content.edits.summary).toContain(`We charge {${factName(price)}}.`),
  )
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(read()).not.toContain('We charge')

  const message = 'The model did not answer. Your section is as it was; try again in a moment.'
  backend.answers('functions/draft-section', refuse(503, { error: { code: 'model_unavailable', message } }))
  const before = read()
  await user.click(summary.getByRole('button', button))
  await screen.findByText(message)
  expect(summary.queryByRole('region', { name: 'Draft of Executive summary' })).toBeNull()
  expect(read()).toBe(before)
})

test('BP09 without a model there is no button for a draft, and the page says that a model is needed', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  await open('/business-plan')
  await section('Executive summary')
  await screen.findByText(/A draft in flowing words needs a model/)
  expect(screen.queryByRole('button', { name: /^Draft this section/ })).toBeNull()
})
