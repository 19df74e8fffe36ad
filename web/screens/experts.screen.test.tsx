import { expect, isDisabled, screen, test, within } from '../../tests/support/screens/screen.tsx'

const has = (words: RegExp) => screen.queryByText(words) !== null

test('X01 X02 X03 the expert conversation unlocks after two seconds, answers after one second, and offers times', async ({
  open,
  pass,
}) => {
  const { user } = await open('/experts')
  await screen.findByText(/^Congratulations!/)
  await pass(1500)
  expect(has(/You have unlocked/)).toBe(false)
  await pass(500)
  await user.click(await screen.findByRole('button', { name: 'Yes, please' }))
  await pass(500)
  expect(has(/Which one suits you/)).toBe(false)
  await pass(500)
  await screen.findByText(/Which one suits you/)
  expect(screen.queryByRole('button', { name: 'Access Expert Network' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tomorrow at 14:00' }))
  await pass(1000)
  await screen.findByText(/^Done: tomorrow at 14:00/)
  await screen.findByRole('button', { name: 'Access Expert Network' })
})

test('X02 X04 X05 X06 OF07 after "Not now" the experts are shown; a founder can book a session, join its call, and find it again later', async ({
  open,
  pass,
}) => {
  const { user } = await open('/experts')
  await screen.findByText(/^Congratulations!/)
  await pass(2000)
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await pass(1000)
  await screen.findByText(/^No problem/)
  await user.click(await screen.findByRole('button', { name: 'Access Expert Network' }))
  const experts = await within(screen.getByRole('main')).findAllByRole('article')
  expect(experts).toHaveLength(3)
  for (const expert of experts) expect(expert.textContent).toMatch(/Rated 4\.[89]/)
  expect(screen.queryByRole('button', { name: 'Join Call' })).toBeNull()
  const first = within(experts[0]!)
  expect(isDisabled(first.getByRole('button', { name: 'Book Session' }))).toBe(true)
  await user.click(first.getByRole('button', { name: '14:00' }))
  await user.click(first.getByRole('button', { name: 'Book Session' }))
  const join = await screen.findByRole('button', { name: 'Join Call' })
  const words = join.closest('li')?.textContent ?? ''
  for (const word of ['Startup Strategy Discussion', 'Sarah Chen', 'at 14:00', 'scheduled'])
    expect(words).toContain(word)
  expect(isDisabled(first.getByRole('button', { name: 'Book Session' }))).toBe(true)
  await user.click(join)
  const dialog = await screen.findByRole('dialog', { name: 'Startup Strategy Discussion' })
  expect(dialog.textContent).toContain('30 minutes')
  expect(dialog.textContent).toContain('The video link opens 15 minutes before the session')
  const calendar = within(dialog).getByRole('link', { name: 'Add to calendar' })
  expect(calendar.getAttribute('download')).toBe('expert-session.ics')
  expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain('BEGIN:VEVENT')
  await open('/experts')
  expect((await screen.findByRole('button', { name: 'Join Call' })).closest('li')?.textContent).toContain(
    'Sarah Chen',
  )
})
