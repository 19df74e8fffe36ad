import { quotesOf } from '../contracts/quotes.ts'
import { expect, screen, test, waitFor, within } from '../tests/support/screens/screen.tsx'

const topBarPaths = ['/feed', '/messaging', '/notifications', '/courses', '/mentors', '/profile']
const sidebarPaths = [
  ...['/dashboard', '/journey', '/evidence', '/validation', '/refinement', '/customers', '/pitch', '/mvp'],
  ...['/financial', '/deck', '/business-plan', '/settings', '/plans', '/help', '/experts', '/ai-tools'],
]
const quotedFrom: Partial<Record<string, string>> = {
  '/dashboard': 'general',
  '/journey': 'general',
  '/validation': 'validation',
  '/refinement': 'refinement',
  '/customers': 'customers',
  '/pitch': 'pitch',
}
const coming = [
  { path: '/mvp', title: 'MVP Creation' },
  { path: '/financial', title: 'Financial Forecasting' },
  { path: '/deck', title: 'Pitch Deck Creation' },
  { path: '/business-plan', title: 'Business Plan Generation' },
]

test('R01 Q01 every member route has its layout, its title, and quotes of its category', async ({
  open,
  backend,
  member,
}) => {
  const profile = {
    id: member.id,
    full_name: 'Nora Founder',
    handle: 'nora',
    links: [],
    user_type: 'founder' as const,
  }
  backend.hasRows({ profiles: [{ ...profile, open_to_talk: false, created_at: member.user.created_at }] })
  const { go, address } = await open('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  for (const [layout, paths] of [
    ['top-bar', [...topBarPaths, `/profile/${member.id}`]],
    ['sidebar', sidebarPaths],
  ] as const) {
    for (const path of paths) {
      await go(path)
      await waitFor(() => {
        expect(document.querySelector(`[data-layout=${layout}]`), path).not.toBeNull()
        expect(document.querySelectorAll('h1'), path).toHaveLength(1)
        expect(document.title, path).toMatch(/ · Undaunted$/)
      })
      expect(address()).toBe(path)
      const category = quotedFrom[path]
      if (!category) continue
      const texts = quotesOf(category).map(quote => quote.text)
      await waitFor(() =>
        expect(texts, path).toContain(document.querySelector('[data-quote] blockquote')?.textContent),
      )
    }
  }
})

test('R02 SEC01 a visitor without a session who opens a protected route is sent to /auth', async ({
  open,
  backend,
}) => {
  const { go, address } = await open('/nowhere', { isVisitor: true })
  for (const path of [...topBarPaths, '/profile/8f1d2c3e-0000-4000-8000-000000000000', ...sidebarPaths]) {
    await go('/nowhere')
    expect(address()).toBe('/nowhere')
    await go(path)
    await waitFor(() => expect(address(), path).toBe('/auth'))
  }
  await screen.findByRole('heading', { name: 'Start Your Journey' })
  expect(backend.calls).toEqual([])
})

test('N01 each of the four coming-soon pages describes its tool and has a button back', async ({ open }) => {
  const { user, address } = await open('/dashboard')
  for (const { path, title } of coming) {
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    await user.click(main.getByRole('link', { name: new RegExp(title) }))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(address()).toBe(path)
    screen.getByRole('heading', { name: 'Expected Features' })
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(4)
    screen.getByText('Coming Soon.')
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  }
})

test('N01 a member who opened a coming-soon page directly goes back to the dashboard', async ({ open }) => {
  const { user, address } = await open('/deck')
  await user.click(await screen.findByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('N02 Courses and My Mentors say "Coming soon"', async ({ open }) => {
  const { go } = await open('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  screen.getByText('Coming soon')
  await go('/mentors')
  await screen.findByRole('heading', { level: 1, name: 'My Mentors' })
  screen.getByText('Coming soon')
})
