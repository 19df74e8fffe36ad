import { project, someFact } from '../../tests/support/deck-materials.ts'
import type { ScreenBackend } from '../../tests/support/screens/backend.ts'
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

const price = someFact('price', 'told', '€79 a month')
const facts = [
  price,
  someFact('problem', 'observed', 'Patients do not come, and the chair stays empty.'),
  someFact('buyers', 'guess', '38,000 practices in Germany.'),
]

function withDeck(backend: ScreenBackend, member: Visitor): void {
  backend.hasRows({
    member_settings: [{ user_id: member.id, early_access: true }],
    startup_projects: [
      { id: project, user_id: member.id, name: 'Chairside', description: 'No-show prevention for dentists.' },
    ],
    facts: facts as never,
    decks: [],
  })
  // The query for facts from interviews returns no rows.
  backend.answers('GET tables/facts', ({ query }) => (query.get('select')?.includes('sources') ? [] : facts))
  backend.answers('POST tables/decks', [{ version: 1 }])
  backend.answers('PATCH tables/decks', ({ body }) => [{ version: (body as { version: number }).version }])
}

const slide = async (name: RegExp) => within(await screen.findByRole('article', { name }))
const kept = (backend: ScreenBackend) =>
  backend.calls
    .filter(({ place, method }) => place === 'tables/decks' && method !== 'GET')
    .map(({ method, body }) => ({
      method,
      ...(body as { content: { edits: object; order: string[]; hidden: string[] } }),
    }))

test('EA02 DK06 BP19 without early access the deck page is as specified; its button opens the tool, which lists what to answer next', async ({
  open,
  backend,
}) => {
  const { user } = await open('/deck')
  await screen.findByText('Coming Soon.')
  screen.getByText('Twelve slides that answer the questions an investor will ask anyway.')
  await user.click(screen.getByRole('button', { name: 'Open early access' }))
  const next = within(await screen.findByRole('region', { name: 'What to answer next' }))
  next.getByText(/^None of 12 topics have something of your own/)
  expect(next.getByRole('link', { name: 'Problem Validation' }).getAttribute('href')).toBe('/validation')
  const call = await findCall(backend, 'tables/member_settings', 'POST')
  expect(call.body).toMatchObject({ early_access: true })
  await user.click(screen.getByText('12 slides are still blank'))
  await slide(/^Slide 1: Cover/)
  expect(screen.getAllByRole('article')).toHaveLength(12)
})

test('DK06 DK03 DK04 a founder edits slides in place, edits are saved and can be undone, and blanks lead to their page', async ({
  open,
  backend,
  member,
}) => {
  withDeck(backend, member)
  const { user } = await open('/deck')
  const market = await slide(/Market/)
  market.getByText('38,000 practices in Germany.')
  market.getByText('guess')
  const problem = await slide(/Problem/)
  problem.getByText('How often it happens')
  expect(problem.getAllByRole('link', { name: 'Problem Validation' })[0]?.getAttribute('href')).toBe(
    '/validation',
  )

  const model = await slide(/Business model/)
  model.getByText('€79 a month')
  await user.click(model.getByRole('button', { name: 'Edit Business model, headline' }))
  const box = model.getByRole<HTMLTextAreaElement>('textbox')
  expect(box.value).toBe(`{${factName(price)}}`)
  await user.clear(box)
  await user.type(box, 'Only ')
  await user.selectOptions(model.getByLabelText('Insert a figure'), factName(price))
  await user.click(model.getByRole('button', { name: 'Save' }))
  expect(model.getByText('€79 a month').parentElement?.textContent).toBe('Only €79 a month')
  await waitFor(() =>
    expect(kept(backend)).toMatchObject([
      { method: 'POST', content: { edits: { 'model.headline': `Only {${factName(price)}}` } } },
    ]),
  )
  await screen.findByText('Saved')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(model.getByText('€79 a month').parentElement?.textContent).toBe('€79 a month')
  await waitFor(() =>
    expect(kept(backend)[1]).toMatchObject({ method: 'PATCH', version: 2, content: { edits: {} } }),
  )
})

test('DK07 a founder moves, hides and adds slides by keyboard, and at least ten slides are left', async ({
  open,
  backend,
  member,
}) => {
  withDeck(backend, member)
  const { user } = await open('/deck')
  const order = within(await screen.findByRole('region', { name: 'Order of the slides' }))
  const names = () => order.getAllByRole('link').map(link => link.textContent)
  const down = order.getByRole('button', { name: 'Move Team down' })
  down.focus()
  await user.keyboard('{Enter}')
  expect(names()[9]).toBe('10Team')
  await waitFor(() =>
    expect(document.activeElement).toBe(order.getByRole('button', { name: 'Move Team down' })),
  )
  expect(order.getByRole('status').textContent).toBe('Team is now slide 10 of 12')
  await user.click(order.getByRole('button', { name: 'Hide Product' }))
  await user.click(order.getByRole('button', { name: 'Hide Market' }))
  order.getByText('10 shown, 10 at least')
  expect(isDisabled(order.getByRole('button', { name: 'Hide Team' }))).toBe(true)
  await user.click(order.getByRole('button', { name: 'Add a slide' }))
  expect(names().at(-1)).toBe('13Your slide')
  await waitFor(() =>
    expect(kept(backend).at(-1)?.content).toMatchObject({ hidden: ['product', 'market'], own: ['own-1'] }),
  )
})

test('DK20 DK21 if another tab changed the deck, the founder is asked before it is overwritten, and can restore an earlier version', async ({
  open,
  backend,
  member,
}) => {
  withDeck(backend, member)
  const content = (now: string) => ({
    order: [],
    hidden: [],
    own: [],
    edits: { 'cover.now': now },
    notes: {},
  })
  backend.hasRows({
    decks: [{ project_id: project, content: content('Then.'), version: 3 }],
    deck_revisions: [
      { project_id: project, content: content('Before.'), version: 2, saved_at: '2026-11-01T10:00:00Z' },
    ],
  })
  const { user } = await open('/deck')
  const cover = await slide(/^Slide 1: Cover/)
  cover.getByText('Then.')
  backend.answers('PATCH tables/decks', [])
  await user.click(screen.getByRole('button', { name: 'Hide Product' }))
  const notice = within(await screen.findByRole('alert'))
  notice.getByText(/This deck was changed in another tab/)
  backend.answers('PATCH tables/decks', [{ version: 4 }])
  await user.click(notice.getByRole('button', { name: 'Keep mine' }))
  await screen.findByText('Saved')
  expect(kept(backend).at(-1)).toMatchObject({
    version: 4,
    restored_from: 3,
    content: { hidden: ['product'] },
  })

  await user.click(screen.getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: 'Restore version 2' }))
  await cover.findByText('Before.')
  await waitFor(() =>
    expect(kept(backend).at(-1)).toMatchObject({ restored_from: 2, content: content('Before.') }),
  )
})

test('DK08 the presentation moves through the visible slides by keyboard, with notes and a clock', async ({
  open,
  backend,
  member,
}) => {
  withDeck(backend, member)
  const { user } = await open('/deck')
  await user.click(await screen.findByRole('button', { name: 'Present' }))
  const stage = within(await screen.findByRole('dialog', { name: 'Presenting Chairside' }))
  stage.getByText('1 of 5')
  await user.keyboard('{ArrowRight}')
  stage.getByRole('article', { name: 'Slide 2: Problem' })
  expect(stage.queryByText('How often it happens')).toBeNull()
  await user.keyboard('n')
  expect(stage.getByRole('region', { name: 'Notes' }).textContent).toContain('If they ask:')
  stage.getByRole('timer')
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}')
  stage.getByText('4 of 5')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Presenting Chairside' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Present' })))
})

test('DK10 with early access, /pitch shows a page about the venture with the same words as the deck', async ({
  open,
  backend,
  member,
}) => {
  await open('/pitch')
  await screen.findByText('Elevator Pitch', { selector: 'h1' })
  expect(screen.queryByRole('region', { name: 'One-pager' })).toBeNull()
  withDeck(backend, member)
  const content = {
    order: [],
    hidden: [],
    own: [],
    edits: { 'competition.headline': 'We fill it.' },
    notes: {},
  }
  backend.hasRows({ decks: [{ project_id: project, content, version: 1 }] })
  await open('/pitch')
  const page = within(await screen.findByRole('article', { name: 'Chairside on one page' }))
  page.getByText('We fill it.')
  page.getByText('€79 a month')
  page.getByText('Missing: What you do about it')
  screen.getByRole('button', { name: 'Word' })
  screen.getByRole('button', { name: 'PDF' })
})
