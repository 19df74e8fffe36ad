import { expect, refuse, screen, test, waitFor } from '../../../tests/support/screens/screen.tsx'

const minute = 60_000
const sessionKey = 'undaunted-session'

test('R06 the ten minutes of inactivity count from the last activity', async ({ open, backend, pass }) => {
  const { user, address } = await open('/help')
  await screen.findByRole('heading', { level: 1 })
  await pass(5 * minute)
  await user.keyboard('{Shift}')
  await pass(10 * minute - 10_000)
  expect(backend.callsTo('auth/logout')).toEqual([])
  await pass(10_000)
  await waitFor(() => expect(backend.callsTo('auth/logout')).toHaveLength(1))
  await waitFor(() => expect(address()).toBe('/auth'))
})

test('A09 if an automatic sign-out fails, the error is only logged', async ({
  open,
  backend,
  pass,
  allowConsole,
}) => {
  allowConsole(/cellar/)
  backend.answers('auth/logout', refuse(500, { msg: 'The cellar is flooded' }))
  const { address } = await open('/help')
  await screen.findByRole('heading', { level: 1 })
  await pass(11 * minute)
  await waitFor(() => expect(address()).toBe('/auth'))
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('A15 the app checks its token every 30 seconds and refreshes it in the last 90 seconds', async ({
  open,
  backend,
  pass,
}) => {
  await open('/help')
  await screen.findByRole('heading', { level: 1 })
  // The auth client checks the session again when the page becomes visible.
  window.dispatchEvent(new Event('visibilitychange'))
  const expiresIn = (seconds: number) => {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    const expires_at = Math.floor(Date.now() / 1000) + seconds
    localStorage.setItem(sessionKey, JSON.stringify({ ...session, expires_at }))
  }
  const refreshes = () =>
    backend.callsTo('auth/token').filter(({ query }) => query.get('grant_type') === 'refresh_token')
  expiresIn(600)
  await pass(60_000)
  expect(refreshes()).toEqual([])
  expiresIn(100)
  await pass(30_000)
  await waitFor(() => expect(refreshes()).toHaveLength(1))
})

test('after the server has ended a session, the next request leads to /auth', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const ended = refuse(401, { code: 'PGRST303', message: 'JWT expired' })
  backend.answers('tables/startup_projects', ended)
  const { address } = await open('/settings')
  await waitFor(() => expect(address()).toBe('/auth'))
})
