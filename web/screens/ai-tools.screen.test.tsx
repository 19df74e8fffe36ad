import { expect, screen, test, waitFor, within } from '../../tests/support/screens/screen.tsx'

const categories = ['Ideation', 'Research', 'Content', 'Analytics', 'Presentation', 'Automation', 'MVP']

test('K01 K02 eight tabs show sixteen AI tools with the details that a founder needs to choose', async ({
  open,
}) => {
  const { user } = await open('/ai-tools')
  await screen.findByRole('tab', { name: 'All' })
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['All', ...categories])
  const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('article')
  expect(cards()).toHaveLength(16)
  const chat = cards().find(card => within(card).queryByRole('heading', { name: 'ChatGPT' }))!
  expect(chat.textContent).toContain('A general assistant by OpenAI')
  expect(chat.textContent).toContain('Free; paid plans from $20 a month')
  expect(chat.textContent).toContain('Rated 4.7')
  expect(within(within(chat).getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(3)
  const below = (name: string) =>
    within(chat).getByRole('heading', { name }).nextElementSibling?.querySelectorAll('li')
  expect(below('Features')).toHaveLength(3)
  expect(below('Quick start')).toHaveLength(2)
  const links = cards().flatMap(card => within(card).getAllByRole('link'))
  expect(links).toHaveLength(16)
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.getAttribute('href')).toMatch(/^https:\/\//)
  }
  let shown = 0
  for (const name of categories) {
    const tab = screen.getByRole('tab', { name })
    await user.click(tab)
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
    shown += cards().length
  }
  expect(shown).toBe(16)
})
