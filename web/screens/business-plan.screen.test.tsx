import { project, someFact } from '../../tests/support/deck-materials.ts'
import type { ScreenBackend } from '../../tests/support/screens/backend.ts'
import { expect, isDisabled, screen, test, waitFor, within } from '../../tests/support/screens/screen.tsx'
import type { Visitor } from '../../tests/support/screens/visitor.ts'
import { factName } from '../../venture/figures/figures.ts'
import type { untouchedPlan } from '../../venture/plan/content.ts'

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
  // Which of them were said in interviews: none.
  backend.answers('GET tables/facts', ({ query }) => (query.get('select')?.includes('sources') ? [] : facts))
  backend.answers('POST tables/business_plans', [{ version: 1 }])
  backend.answers('PATCH tables/business_plans', ({ body }) => [
    { version: (body as { version: number }).version },
  ])
}

const section = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 5000 }))
const kept = (backend: ScreenBackend) =>
  backend.calls
    .filter(({ place, method }) => place === 'tables/business_plans' && method !== 'GET')
    .map(({ method, body }) => ({ method, ...(body as { content: typeof untouchedPlan }) }))

test('EA02 BP05 without early access the page is as specified; it opens the tool', async ({
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
  expect(backend.callsTo('tables/member_settings', 'POST')[0]?.body).toMatchObject({ early_access: true })
})

test('BP05 BP01 BP03 a section is written with the toolbar beside its preview, saved, undone; blanks lead to their page', async ({
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

test('BP07 plan and deck are read as a lender and as an investor would; the founder may decline to print it', async ({
  open,
  backend,
  member,
}) => {
  withPlan(backend, member)
  const { user } = await open('/business-plan')
  const check = within(await screen.findByRole('region', { name: 'Read it as' }, { timeout: 5000 }))
  await user.click(check.getByText(/questions are open/))
  check.getByText(/Which permissions and licences are needed/)
  check.getByText(/“Nine times a week.”: nobody said how it is known/)
  await user.click(check.getByRole('button', { name: /^As an investor would/ }))
  await user.click(check.getByText(/questions are open/))
  const reach = check.getByText(/How do you reach them\?/)
  expect(within(reach).getByRole('link').getAttribute('href')).toBe('/customers')
  await user.click(screen.getByRole('checkbox', { name: 'Print these questions at the end' }))
  await waitFor(() => expect(kept(backend).at(-1)?.content).toMatchObject({ hasQuestions: false }))

  await open('/deck')
  const ofDeck = within(await screen.findByRole('region', { name: 'Read it as' }, { timeout: 5000 }))
  ofDeck.getByRole('button', { name: /^As a lender would/ })
})
