import { project, someFact } from '../../tests/support/deck-materials.ts'
import { pays, planned, someTest } from '../../tests/support/mvp-materials.ts'
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
import { type MvpContent, untouchedMvp } from '../../venture/mvp/content.ts'

const facts = [
  someFact('customer', 'told', 'Managers of dental practices.'),
  someFact('price', 'told', '€79 a month'),
  someFact('solution', null, 'We offer the empty chair by text message.'),
  someFact('aim', null, '€3,000 a month'),
]

type Has = { content?: MvpContent; tests?: object[]; assumptions?: object[] }

function withMvp(
  backend: ScreenBackend,
  member: Visitor,
  { content, tests = [], assumptions = [pays] }: Has,
): void {
  backend.hasRows({
    member_settings: [{ user_id: member.id, early_access: true }],
    startup_projects: [
      { id: project, user_id: member.id, name: 'Chairside', description: 'No-show prevention for dentists.' },
    ],
    assumptions: assumptions as never,
    experiments: tests as never,
    mvp_plans: content ? [{ project_id: project, content: content as never, version: 1 }] : [],
  })
  // The query for facts from interviews returns no rows.
  backend.answers('GET tables/facts', ({ query }) => (query.get('select')?.includes('sources') ? [] : facts))
  backend.answers('POST tables/mvp_plans', [{ version: 1 }])
  backend.answers('PATCH tables/mvp_plans', ({ body }) => [
    { version: (body as { version: number }).version },
  ])
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const kept = (backend: ScreenBackend) =>
  backend.calls
    .filter(({ place, method }) => place === 'tables/mvp_plans' && method !== 'GET')
    .map(({ body }) => (body as { content: MvpContent }).content)
const order = (content: MvpContent | undefined) => content?.stories.map(({ title }) => title)

test('EA02 MV08 without early access the MVP page is as specified and has a button to open the tool', async ({
  open,
  backend,
}) => {
  const { user } = await open('/mvp')
  await screen.findByText('Coming Soon.')
  screen.getByText(
    'Cut your idea down to the smallest thing a customer would pay for, and plan how to build it.',
  )
  screen.getByText('Expected Features')
  screen.getByText('The one measure that says whether it worked')
  screen.getByRole('button', { name: 'Go Back' })
  await user.click(screen.getByRole('button', { name: 'Open early access' }))
  const risk = await part('What everything hangs on')
  expect(risk.getByRole('link', { name: 'Problem Validation' }).getAttribute('href')).toBe('/validation')
  const csv = screen.getByRole('button', { name: 'CSV for issues' })
  expect(isDisabled(csv)).toBe(true)
  expect(document.getElementById(csv.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The CSV lists the stories: add the first one below.',
  )
  const call = await findCall(backend, 'tables/member_settings', 'POST')
  expect(call.body).toMatchObject({ early_access: true })
  expect(backend.callsTo('tables/mvp_plans', 'POST')).toEqual([])
})

test('MV01 MV02 the MVP page shows the riskiest assumption, and one click puts its cheapest test on the board', async ({
  open,
  backend,
  member,
}) => {
  withMvp(backend, member, {})
  backend.answers('POST tables/experiments', [{ id: 'x' }])
  const { user } = await open('/mvp')
  const risk = await part('What everything hangs on')
  risk.getByText(pays.text)
  risk.getByText('Leap of faith')
  const cheapest = await part('The cheapest test of it')
  cheapest.getByText(/Managers of dental practices\) to sign for €79 a month/)
  cheapest.getByText(/is our suggestion/)
  await user.dblClick(cheapest.getByRole('button', { name: 'Put it on the board' }))
  await waitFor(() => expect(backend.callsTo('tables/experiments', 'POST')).toHaveLength(1))
  expect(backend.callsTo('tables/experiments', 'POST')[0]?.body).toMatchObject({
    assumption_id: pays.id,
    believe: pays.text,
    method: 'letter',
    target: 3,
  })
})

test('MV02 MV06 the MVP page shows a test from the board with a button to seal it, and can use its threshold as the measure', async ({
  open,
  backend,
  member,
}) => {
  withMvp(backend, member, { tests: [someTest({ sealed_at: null })] })
  const { user } = await open('/mvp')
  const cheapest = await part('The cheapest test of it')
  cheapest.getByText('Not sealed yet')
  cheapest.getByRole('button', { name: 'Seal the threshold' })
  expect(cheapest.queryByRole('button', { name: 'Record the result' })).toBeNull()
  expect(cheapest.queryByRole('button', { name: 'Put it on the board' })).toBeNull()
  const worked = await part('How you know that it worked')
  worked.getByText(/€3,000 a month ÷ €79 a month = 38, before any costs/)
  await user.click(worked.getByRole('button', { name: /^Take the test’s/ }))
  worked.getByText(/The test above: Deposits paid/)
  await waitFor(() => expect(kept(backend).at(-1)?.metric).toBe(someTest().id))
  expect(backend.callsTo('tables/experiments', 'POST')).toEqual([])
})

test('MV06 a measure from the founder’s figures becomes a test on the board, which is due when the budget ends', async ({
  open,
  backend,
  member,
}) => {
  withMvp(backend, member, { content: planned([4, 8], { hoursPerWeek: 10, weeks: 2 }) })
  backend.answers('POST tables/experiments', [{ id: 'x' }])
  const { user } = await open('/mvp')
  const worked = await part('How you know that it worked')
  await user.click(worked.getByRole('button', { name: /^Take this: Customers who pay/ }))
  await user.click(worked.getByRole('button', { name: 'Put it on the board' }))
  await waitFor(() => expect(backend.callsTo('tables/experiments', 'POST')).toHaveLength(1))
  const row = backend.callsTo('tables/experiments', 'POST')[0]?.body as Record<string, unknown>
  expect(row).toMatchObject({
    measure: 'Customers who pay',
    target: 38,
    method: 'prototype',
    assumption_id: pays.id,
  })
  expect(row.verify).toBe('Give them the first version: Story 1; Story 2')
  expect(row.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(row.sealed_at).toBeUndefined()
  await waitFor(() => expect(kept(backend).at(-1)?.metric).toBe(row.id))
})

test('MV03 a story map is made from known facts, and the founder can restore deleted stories', async ({
  open,
  backend,
  member,
}) => {
  withMvp(backend, member, {})
  const { user } = await open('/mvp')
  const map = await part('Story map')
  await user.type(map.getByRole('textbox', { name: 'Add an activity' }), 'Answer the message{Enter}')
  await user.type(
    map.getByRole('textbox', { name: 'Add a story to Answer the message' }),
    'Reply with one word{Enter}',
  )
  await user.click(map.getByText(/^From what you told/))
  await user.click(map.getByRole('button', { name: 'Add as a story: Solution' }))
  await waitFor(() =>
    expect(order(kept(backend).at(-1))).toEqual([
      'Reply with one word',
      'We offer the empty chair by text message.',
    ]),
  )
  expect(kept(backend).at(-1)?.stories[1]?.from).toMatch(/^solution-/)

  await user.click(map.getByRole('button', { name: /^1 Reply with one word/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Story 1' }))
  sheet.getByText(/They are lost if this turns out wrong: “A practice pays before it has used it”/)
  await user.click(sheet.getByRole('button', { name: 'Delete the story' }))
  await screen.findByText('“Reply with one word” was deleted.')
  await user.click(screen.getByRole('button', { name: 'Undo the deletion' }))
  await waitFor(() => expect(order(kept(backend).at(-1))?.[0]).toBe('Reply with one word'))
  expect(screen.queryByText('“Reply with one word” was deleted.')).toBeNull()
})

test('MV03 arrow keys move stories, and the story’s handle keeps the focus', async ({
  open,
  backend,
  member,
}) => {
  withMvp(backend, member, { content: planned([1, 2, 3]) })
  const { user } = await open('/mvp')
  const map = await part('Story map')
  map.getByRole('button', { name: 'Move Story 3' }).focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(order(kept(backend).at(-1))).toEqual(['Story 3', 'Story 1', 'Story 2']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Story 3')
  map.getByText('Story 3: now 1 of 3, in Ask')
  await user.keyboard('{ArrowRight}')
  await waitFor(() =>
    expect(kept(backend).at(-1)?.stories.at(-1)).toMatchObject({ title: 'Story 3', activity: 'a2' }),
  )
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Story 3')
})

test('MV04 MV05 the budget line is where the hours are used up, reordering stories moves the line, and each way of doing a story shows its effect', async ({
  open,
  backend,
  member,
}) => {
  withMvp(backend, member, { content: planned([4, 8, 9, 1]) })
  const { user } = await open('/mvp')
  const budget = await part('Budget and the line')
  budget.getByText(/No line yet/)
  await user.type(budget.getByLabelText('Hours a week'), '6.5')
  await user.click(budget.getByRole('button', { name: '2 weeks: 2 of 4' }))
  budget.getByText('6.5 h a week × 2 weeks = 13 h')
  const line = () => within(budget.getByRole('region', { name: 'The line' }))
  line().getByText('4 h + 8 h = 12 h of 13 h')
  line().getByText(/“Story 3”, 9 h: it does not fit/)
  const below = () => within(budget.getByRole('list', { name: 'Below the line' })).getAllByRole('listitem')
  expect(below()).toHaveLength(2)
  await user.click(budget.getByRole('button', { name: 'Move Story 4 up' }))
  expect(below()).toHaveLength(1)
  line().getByText('4 h + 8 h + 1 h = 13 h of 13 h')
  expect(isDisabled(budget.getByRole('button', { name: 'Move Story 1 up' }))).toBe(true)

  await user.click(budget.getByRole('button', { name: /^3 Story 4/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Story 3' }))
  await user.type(sheet.getByLabelText('Hours, by hand'), '5')
  expect(sheet.getAllByText(/of 4 stories above the line/).map(({ textContent }) => textContent)).toEqual([
    '2 of 4 stories above the line',
    '3 of 4 stories above the line',
  ])
  await user.click(sheet.getByRole('radio', { name: /^By hand/ }))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(kept(backend).at(-1)?.stories[2]).toMatchObject({
      title: 'Story 4',
      way: 'hand',
      takes: { hand: { hours: 5, money: null }, build: { hours: 1, money: null } },
    }),
  )
  expect(kept(backend).at(-1)?.budget).toEqual({ ...untouchedMvp.budget, hoursPerWeek: 6.5, weeks: 2 })
})
