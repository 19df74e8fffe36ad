import { expect, screen, test, waitFor, within } from '../../tests/support/screens/screen.tsx'

const entries = () => within(screen.getByRole('main')).getAllByRole('listitem')

test('H01 SM15 each of the six guides opens with overview, steps and tips; when it closes, the focus returns', async ({
  open,
}) => {
  const { user, address } = await open('/help')
  await screen.findByRole('heading', { level: 1, name: 'Help Center' })
  expect(entries()).toHaveLength(6)
  for (const index of entries().keys()) {
    const entry = () => within(entries()[index]!).getByRole('button')
    const title = entry().querySelector('.font-display')?.textContent ?? ''
    entry().focus()
    await user.keyboard('{Enter}')
    const guide = within(await screen.findByRole('article'))
    guide.getByRole('heading', { level: 1, name: title })
    expect(screen.getByRole('article').querySelector('header p')?.textContent?.length).toBeGreaterThan(100)
    const items = (name: string) => within(guide.getByRole('region', { name })).getAllByRole('listitem')
    expect(items('Step by step')).toHaveLength(4)
    expect(items('Tips')).toHaveLength(3)
    const back = () => screen.getByRole('button', { name: 'Back to Help Center' })
    await waitFor(() => expect(document.activeElement).toBe(back()))
    // The page may move the focus after it opens, so the test moves it back.
    back().focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Help Center' })
    await waitFor(() => expect(document.activeElement).toBe(entry()))
  }
  expect(address()).toBe('/help')
})
