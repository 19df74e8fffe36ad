import {
  expect,
  findToast,
  refuse,
  screen,
  test,
  waitFor,
  within,
} from '../../../tests/support/screens/screen.tsx'

test('T01 T02 the top bar has its logo and its six tabs', async ({ open }) => {
  const { user, address } = await open('/courses')
  const bar = within(await screen.findByRole('banner'))
  const tabs = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(tabs.map(tab => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Feed', '/feed'],
    ['Building Hub', '/journey'],
    ['Messaging', '/messaging'],
    ['Courses', '/courses'],
    ['My Mentors', '/mentors'],
    ['Me', '/profile'],
  ])
  expect(tabs[3]?.getAttribute('aria-current')).toBe('page')
  await user.click(bar.getByRole('link', { name: 'Undaunted, to the feed' }))
  await waitFor(() => expect(address()).toBe('/feed'))
})

test('T04 a failed sign-out shows the server’s message, and the member stays signed in', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const flooded = { code: 500, error_code: 'unexpected_failure', msg: 'The cellar is flooded' }
  backend.answers('auth/logout', refuse(500, flooded))
  const { user, address } = await open('/courses')
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(await findToast('Error signing out')).toContain('The cellar is flooded')
  expect(address()).toBe('/courses')
})

test('S01 S02 S03 S04 the sidebar lists its groups and marks announced entries', async ({ open }) => {
  const { user } = await open('/help')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }))
  const links = (name: string) => within(sidebar.getByRole('region', { name })).getAllByRole('link')
  const words = (name: string) => links(name).map(link => link.textContent)
  expect(words('Startup Journey')).toEqual([
    'Problem Validation',
    'Idea Refinement',
    'Customer Segment',
    'Elevator Pitch',
    'MVP Creation (Coming Soon)',
    'Financial Forecasting (Coming Soon)',
    'Pitch Deck Creation (Coming Soon)',
    'Business Plan Generation (Coming Soon)',
  ])
  expect(words('Tools & Resources')).toEqual(['Expert Network', 'AI Tools'])
  expect(words('Account')).toEqual(['Settings', 'Plans', 'Help'])
  for (const index of [4, 5, 6, 7]) {
    const link = () => links('Startup Journey')[index] as HTMLElement
    // If an element is rendered again under the pointer, it gets no hover event, so the test tries again.
    await waitFor(async () => {
      await user.unhover(link())
      await user.hover(link())
      const tooltip = await screen.findByRole('tooltip')
      expect(tooltip.textContent).toBe('Coming Soon')
    })
    await user.unhover(link())
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  }
})
