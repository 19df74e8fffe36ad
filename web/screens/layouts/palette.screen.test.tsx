import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, screen, test, waitFor } from '../../../tests/support/screens/screen.tsx'

const person = (id: string, full_name: string) => ({ id, full_name, avatar_url: null, company_name: null })
/** Opens the command palette with its keyboard shortcut. Later keys are typed into its text box. */
async function openPalette(user: UserEvent): Promise<void> {
  // The page listens to keys only after its effects have run.
  await act(async () => {})
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'Commands' })
  await waitFor(() => expect(document.activeElement).toBe(box))
}
const selected = () => document.querySelector('[cmdk-item][aria-selected="true"]')?.textContent

test('SR05 SR06 after fast typing Enter opens the best match, and Escape closes the command palette', async ({
  open,
}) => {
  const { user, address } = await open('/help')
  await screen.findByRole('heading', { level: 1 })
  for (const [words, place, title] of [
    ['inbox', '/messaging', 'Messages'],
    ['billing', '/plans', 'Plans'],
    ['refine', '/refinement', 'Idea Refinement'],
  ] as const) {
    await openPalette(user)
    await user.keyboard(`${words}{Enter}`)
    await waitFor(() => expect(address()).toBe(place))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Commands' })).toBeNull())
    // The URL changes before the page does, and only the new page listens to keys.
    await screen.findByRole('heading', { level: 1, name: title })
  }
  await openPalette(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Commands' })).toBeNull())
})

test('SR01 SR06 Enter opens the member that matches the latest typed words, even before the response arrives', async ({
  open,
  backend,
}) => {
  const [alpha, beta] = [person('alpha', 'Zoë Alpha'), person('beta', 'Zoë Béta')]
  backend.answers('rpc/search_profiles', ({ query }) =>
    query.get('words')?.includes('beta') ? [beta] : [alpha, beta],
  )
  const { user, address } = await open('/help')
  await screen.findByRole('heading', { level: 1 })
  await openPalette(user)
  await user.keyboard('zoe ')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  const held = backend.holds('rpc/search_profiles')
  await user.keyboard('beta{Enter}')
  held.release()
  await waitFor(() => expect(address()).toBe('/profile/beta'))
})

test('SR06 WB41 late results do not move the highlight, arrow keys move the highlight, and a match outside the name shows where it was found', async ({
  open,
  backend,
}) => {
  const { user, address } = await open('/help')
  await screen.findByRole('heading', { level: 1 })
  const held = backend.holds('rpc/search_profiles')
  await openPalette(user)
  await user.keyboard('feed')
  await waitFor(() => expect(selected()).toBe('Feed'))
  await waitFor(() => expect(held.count()).toBeGreaterThan(0))
  held.release([{ ...person('reader', 'Ada Reader'), looking_for: 'Feedback on a prototype' }])
  await screen.findByRole('option', { name: 'Ada Reader Looking for: Feedback on a prototype' })
  expect(selected()).toBe('Feed')
  await user.keyboard('{ArrowDown}')
  expect(selected()).toContain('Ada Reader')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/profile/reader'))
})

test('WB10 the command palette lists posts that contain the words, and opens them', async ({
  open,
  backend,
}) => {
  const found = { id: 'p1', content: 'Ten interviews done', author: { full_name: 'Ola Other' } }
  backend.answers('rpc/search_posts', [found])
  const { user, address } = await open('/help')
  await screen.findByRole('heading', { level: 1 })
  await openPalette(user)
  await user.keyboard('interviewing')
  await user.click(await screen.findByRole('option', { name: /Ten interviews done\s*Ola Other/ }))
  await waitFor(() => expect(address()).toBe('/post/p1'))
})

test('SM15 after a sheet, a dialog or the command palette closes, the focus returns to its earlier element', async ({
  open,
}) => {
  const { user, address } = await open('/validation')
  for (const [name, opened] of [
    ['AI History', 'AI History'],
    ['Validation Summary', 'Validation Summary'],
    ['Search and commands', 'Commands'],
  ] as const) {
    const button = await screen.findByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(button.disabled).toBe(false))
    button.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: opened })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
  const market = await screen.findByRole('textbox', { name: 'Market' })
  market.focus()
  await openPalette(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(market))
  // After a change of page, the focus is on the new page.
  await openPalette(user)
  await user.keyboard('help{Enter}')
  await waitFor(() => expect(address()).toBe('/help'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
