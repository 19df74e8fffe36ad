import { vi } from 'vitest'
import {
  expect,
  expectGone,
  findToast,
  refuse,
  screen,
  test,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'

test('Q01 every 30 seconds the quote fades out, changes and fades in', async ({ open, pass }) => {
  await open('/dashboard')
  await screen.findByRole('heading', { level: 1 })
  const quote = document.querySelector<HTMLElement>('[data-quote]')!
  const untilFaded = async (most: number) => {
    for (let waited = 0; quote.style.opacity === '1'; waited += 100) {
      expect(waited).toBeLessThanOrEqual(most)
      await pass(100)
    }
  }
  const untilShown = () => waitFor(() => expect(quote.style.opacity).toBe('1'))
  // From here on, the test knows the time until the next change. It does not matter how long the page took to open.
  await untilFaded(30_000)
  await pass(600)
  await untilShown()
  const first = quote.textContent
  await pass(20_000)
  expect(quote.style.opacity).toBe('1')
  await untilFaded(10_000)
  expect(quote.textContent).toBe(first)
  await pass(600)
  await untilShown()
  expect(quote.textContent).not.toBe(first)
})

test('a panel that fails to load shows an error and a retry button', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  backend.answers('tables/validation_progress', refuse(403, { code: '42501', message: 'No' }))
  const { user } = await open('/dashboard')
  const panel = within(await screen.findByRole('region', { name: 'Validation' }))
  expect((await panel.findByRole('alert')).textContent).toContain('Your validation could not be loaded.')
  backend.answersAsUsual('tables/validation_progress')
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  await panel.findByText('0 of 3 done')
})

test('the page shows a notice while the browser is offline', async ({ open }) => {
  await open('/dashboard')
  await screen.findByText('0 of 3 done')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText('You are offline. What you see may be out of date.')
  isOnline.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expectGone(/You are offline/)
})

test('SM12 SM14 a deletion from the history can be undone for ten seconds; then it is sent and confirmed', async ({
  open,
  backend,
  member,
  pass,
}) => {
  const output = { project_id: '1', input_data: {}, metadata: {}, created_at: new Date().toISOString() }
  backend.hasRows({
    startup_projects: [{ id: '1', user_id: member.id, name: 'Bread', description: 'Bread by bicycle' }],
    ai_outputs: [
      { ...output, id: 'a', output_type: 'market_research', output_content: 'Bread' },
      { ...output, id: 'b', output_type: 'idea_refinement', output_content: 'An idea' },
    ],
  })
  const { user } = await open('/dashboard')
  await user.click(await screen.findByRole('button', { name: /^Market Research/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'AI History' }))
  await user.click(await sheet.findByRole('button', { name: /^Delete Market Research/ }))
  await sheet.findByText('Market Research deleted.')
  await user.click(sheet.getByRole('button', { name: /^Undo deleting Market Research/ }))
  await sheet.findByRole('button', { name: /^Open Market Research/ })
  await user.click(sheet.getByRole('button', { name: /^Delete Idea Refinement/ }))
  await sheet.findByText('Idea Refinement deleted.')
  await pass(3_000)
  expect(backend.callsTo('tables/ai_outputs', 'DELETE')).toEqual([])
  expect(screen.queryByText('AI output deleted successfully.')).toBeNull()
  await pass(7_000)
  await findToast('AI output deleted successfully.')
  const sent = backend.callsTo('tables/ai_outputs', 'DELETE')
  expect(sent.map(({ query }) => query.get('id'))).toEqual(['eq.b'])
  screen.getByRole('dialog', { name: 'AI History' })
})
