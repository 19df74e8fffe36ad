import { projectOf, region } from '../../tests/support/screens/cofounder.ts'
import { must, test } from '../../tests/support/screens/real.tsx'
import {
  expect,
  findToast,
  isDisabled,
  refuse,
  screen,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'
import { queryClient } from '../lib/query-client.ts'

/** The names of the eight steps, as in the specification. */
const steps = [
  'Problem Definition',
  'Problem Validation',
  'Idea Refinement',
  'Customer Mapping',
  'Elevator Pitch & One-Pager',
  'Financial Forecasting',
  'Pitch Deck Creation',
  'Lean Business Plan',
]
const complete = (percent: number) => screen.findByRole('heading', { name: `${percent}% complete` })

test('JW01 JW02 J01 J02 J03 J04 J05 J06 J07 J08 a member completes the journey step by step, finds it again later, and resets it', async ({
  open,
  member,
}) => {
  const { user, address, go } = await open('/journey')
  await screen.findByRole('heading', { level: 1, name: 'Your Startup Journey' })
  await screen.findByText('Fueling Founders. Building Legacies.')
  const progress = async () =>
    (await screen.findByRole('progressbar', { name: 'Journey progress' })).getAttribute('aria-valuenow')
  expect(await progress()).toBe('0')
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'The eight steps' })).getAllByRole('button')
  // The URL changes before the page does.
  const left = () => waitFor(() => expect(screen.queryByRole('list', { name: 'The eight steps' })).toBeNull())
  const card = async (index: number) => (await cards())[index] as HTMLElement
  expect(await cards()).toHaveLength(8)
  for (const [index, title] of steps.entries()) {
    expect((await card(index)).textContent).toContain(title)
    expect((await card(index)).querySelector('.italic')?.textContent).toMatch(/\S+ \S+ \S+/)
  }
  const current = await region('Current step')
  await waitFor(() => expect(current.textContent).toContain('No facts yet'))
  expect(current.textContent).toContain('A problem well stated is a problem half solved.')
  await waitFor(async () => expect((await card(1)).textContent).toContain('0 of 3 saved'))
  await user.click(within(current).getByRole('button', { name: 'Start Problem Definition' }))
  await waitFor(() => expect(address()).toBe('/validation'))
  await left()
  await go(-1)
  await complete(13)
  expect(await progress()).toBe('13')
  await within(await region('Current step')).findByRole('heading', { name: 'Problem Validation' })
  expect((await card(0)).textContent).toContain('Completed')

  await user.click(await card(7))
  const last = async () => within(await region('Current step'))
  await (await last()).findByRole('heading', { name: 'Lean Business Plan' })
  await user.click((await last()).getByRole('button', { name: 'Start Lean Business Plan' }))
  await waitFor(() => expect(address()).toBe('/business-plan'))
  await left()
  await go(-1)
  await complete(25)
  const kept = async () =>
    (await must(member.client.from('journey_progress').select('step_id').order('step_id'))).data
  await waitFor(async () =>
    expect(await kept()).toEqual([{ step_id: 'problem-definition' }, { step_id: 'business-plan' }]),
  )

  const again = await open('/journey')
  await complete(25)
  for (const benefit of ['Fireside chats', 'Live Q&A with alumni', 'Invitations to funding rooms'])
    await screen.findByText(benefit)
  expect(await screen.findAllByRole('button', { name: 'Ask your co-founder' })).not.toEqual([])
  const reset = async (answer: string) => {
    await again.user.click(await screen.findByRole('button', { name: 'Reset Journey' }))
    const asked = await screen.findByRole('alertdialog')
    await again.user.click(within(asked).getByRole('button', { name: answer }))
  }
  await reset('Cancel')
  await complete(25)
  await reset('Reset Journey')
  await findToast('Journey reset')
  await complete(0)
  expect(await kept()).toEqual([])
})

test('JW01 a step whose tool does not exist yet has a mark, and no button leads to its coming-soon page', async ({
  open,
  member,
}) => {
  await projectOf(member)
  const { user, address } = await open('/journey')
  // The operator has turned off early access for all members.
  queryClient.setQueryData(['server-settings'], { earlyAccess: 'off' })
  const cards = within(await screen.findByRole('list', { name: 'The eight steps' })).getAllByRole('button')
  await user.click(cards[6] as HTMLElement)
  const last = async () => within(await region('Current step'))
  await user.click((await last()).getByRole('button', { name: 'Start Pitch Deck Creation' }))
  await complete(13)
  // After the click, the next step's button is in the same place. The second click of a double click must not
  // press it.
  const next = (await last()).getByRole('button', { name: 'Start Lean Business Plan' })
  await waitFor(() => expect(isDisabled(next)).toBe(false))
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(next.textContent).toBe('Start Lean Business Plan')
  expect(next.isConnected).toBe(true)
  await (await last()).findByText(/The tool for this step is coming\./)
  expect((await last()).queryByRole('link', { name: /^Open/ })).toBeNull()
  await user.click((await last()).getByRole('button', { name: 'Start Lean Business Plan' }))
  const done = await (await last()).findByRole<HTMLButtonElement>('button', { name: 'Completed' })
  expect(done.disabled).toBe(true)
  expect(document.activeElement).toBe((await last()).getByRole('heading', { name: 'Lean Business Plan' }))
  await complete(25)
  expect(address()).toBe('/journey')
})

test('J05 if the server refuses to complete a step, the step becomes undone again', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  await projectOf(member)
  backend.answers('POST tables/journey_progress', refuse(403, { code: '42501', message: 'No' }))
  const { user, address } = await open('/journey')
  await user.click(await screen.findByRole('button', { name: 'Start Problem Definition' }))
  await waitFor(() => expect(backend.callsTo('tables/journey_progress', 'POST')).toHaveLength(1))
  await complete(0)
  expect(address()).toBe('/journey')
})
