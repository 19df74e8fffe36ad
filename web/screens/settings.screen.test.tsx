import {
  expect,
  expectGone,
  findToast,
  findValue,
  isDisabled,
  refuse,
  screen,
  test,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'
import { signInAnswer } from '../../tests/support/screens/visitor.ts'

const nobodys = { id: '1', user_id: 'nobody', name: 'Not mine' }

test('E01 E02 E04 Settings shows the member’s account and saves its profile', async ({
  open,
  backend,
  member,
}) => {
  backend.hasRows({ profiles: [{ id: member.id, full_name: 'Nora Founder' }] })
  const { user } = await open('/settings')
  await screen.findByRole('heading', { name: 'Profile Information' })
  expect(await findValue('Email')).toBe(member.email)
  screen.getByText(member.id)
  screen.getByText('Active')
  screen.getByText('Mar 4, 2026')
  for (const line of ['Auto-save', 'Encrypted', 'Backed up', 'Private'])
    screen.getByRole('heading', { name: line })
  const name = screen.getByLabelText<HTMLInputElement>('Full Name')
  expect(name.value).toBe('Nora Founder')
  await user.clear(name)
  await user.type(name, 'Nora Renamed')
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  expect(await findToast('Profile updated')).toContain('Your profile has been successfully saved.')
  const [saved] = backend.callsTo('tables/profiles', 'PATCH')
  expect(saved?.body).toEqual({ full_name: 'Nora Renamed' })
  expect(saved?.query.get('id')).toBe(`eq.${member.id}`)
})

test('E01 E03 a failed load or save in Settings shows an error', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  backend.hasRows({
    profiles: [{ id: member.id, full_name: 'Nora Founder' }],
    startup_projects: [{ id: '1', user_id: member.id, name: 'Chairside', description: '' }],
  })
  const { user } = await open('/settings')
  expect(await findValue('Full Name')).toBe('Nora Founder')
  const saveProject = await screen.findByRole('button', { name: 'Save Project' })
  const refusal = refuse(403, { code: '42501', message: 'The cellar is flooded' })
  backend.answers('tables/profiles', refusal)
  backend.answers('tables/startup_projects', refusal)
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  expect(await findToast('Error saving profile')).toContain('Could not save your profile. Please try again.')
  await user.click(saveProject)
  expect(await findToast('Error updating project')).toContain(
    'Could not save your project changes. Please try again.',
  )
  await open('/settings')
  expect(await findToast('Error loading profile')).toContain(
    'Could not load your profile data. Please try again.',
  )
  expect(await findToast('Error loading project')).toContain(
    'Could not load your startup project. Please try again.',
  )
  expect(screen.queryByText('Current Project')).toBeNull()
})

test('E03 E07 a member without a project sees "My Startup" and can save it', async ({
  open,
  backend,
  member,
}) => {
  backend.hasRows({ startup_projects: [nobodys] })
  const { user } = await open('/settings')
  expect(await findValue('Name')).toBe('My Startup')
  expect(await findValue('Description')).toBe('A brief description of your startup idea')
  expect(backend.callsTo('tables/startup_projects', 'POST')[0]?.body).toMatchObject({ user_id: member.id })
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Chairside')
  await user.click(screen.getByLabelText('Industry'))
  await user.click(await screen.findByRole('option', { name: 'Healthcare' }))
  await user.click(screen.getByRole('button', { name: 'Save Project' }))
  expect(await findToast('Project updated')).toContain('Your project information has been saved.')
  expect(backend.callsTo('tables/startup_projects', 'PATCH')[0]?.body).toEqual({
    name: 'Chairside',
    industry: 'healthcare',
  })
})

test('E06 a missing profile row causes no error, and saving adds it', async ({ open, backend, member }) => {
  const { user } = await open('/settings')
  expect(await findValue('Full Name')).toBe('')
  await user.type(screen.getByLabelText('Full Name'), 'Nora Again')
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  await findToast('Profile updated')
  expect(backend.callsTo('tables/profiles', 'POST')[0]?.body).toEqual({
    id: member.id,
    email: member.email,
    full_name: 'Nora Again',
  })
})

test('SM03 the name in Settings is required and has at most 100 characters', async ({
  open,
  backend,
  member,
}) => {
  backend.hasRows({ profiles: [{ id: member.id, full_name: 'Nora Founder' }] })
  const { user } = await open('/settings')
  const name = await screen.findByLabelText('Full Name')
  await user.clear(name)
  await user.type(name, '  ')
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  await screen.findByText('Name is required')
  const paste = async (text: string) => {
    await user.clear(name)
    await user.paste(text)
  }
  await paste('x'.repeat(101))
  await screen.findByText('Name must be less than 100 characters')
  expect(backend.callsTo('tables/profiles', 'PATCH')).toEqual([])
  await paste('😀'.repeat(100))
  await expectGone('Name must be less than 100 characters')
  await user.click(screen.getByRole('button', { name: 'Save Profile' }))
  await findToast('Profile updated')
})

test('E05 deleting the account asks for confirmation, and the server may refuse it', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const { user, address } = await open('/settings')
  const answer = backend.holds('functions/secure-account-deletion')
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })
  await user.click(within(question).getByRole('button', { name: 'Yes, delete my account' }))
  expect(isDisabled(await screen.findByRole('button', { name: 'Deleting...' }))).toBe(true)
  answer.release(refuse(500))
  expect(await findToast('Error deleting account')).toContain(
    'Could not delete your account. Please contact support.',
  )
  expect(isDisabled(await screen.findByRole('button', { name: 'Delete Account' }))).toBe(false)
  expect(address()).toBe('/settings')
})

test('a member sees all sessions, signs the others out, and sets a new password', async ({
  open,
  backend,
  member,
}) => {
  const at = new Date().toISOString()
  const session = { ip: '10.0.0.1', created_at: at, refreshed_at: at, user_agent: 'node' }
  const here = { ...session, id: '1', is_current: true }
  backend.answers('rpc/own_sessions', [here, { ...session, id: '2', is_current: false }])
  const { user } = await open('/settings')
  await screen.findByText('This device')
  expect(screen.getAllByText('An app')).toHaveLength(2)
  backend.answers('rpc/own_sessions', [here])
  await user.click(screen.getByRole('button', { name: 'Sign out others' }))
  await findToast('Signed out elsewhere')
  expect(backend.callsTo('auth/logout')[0]?.query.get('scope')).toBe('others')
  await waitFor(() => expect(isDisabled(screen.getByRole('button', { name: 'Sign out others' }))).toBe(true))
  backend.answers('PUT auth/user', member.user)
  await user.type(screen.getByLabelText('New password'), 'a-quite-new-passphrase')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await findToast('Password changed')
  expect(backend.callsTo('auth/user', 'PUT')[0]?.body).toMatchObject({ password: 'a-quite-new-passphrase' })
})

test('A13 a confirmed second factor is shown as on, even if the cached list of factors is outdated', async ({
  open,
  backend,
  member,
}) => {
  const factor = {
    id: 'factor',
    friendly_name: 'Authenticator app',
    factor_type: 'totp',
    status: 'verified',
  } as const
  const moments = { created_at: member.user.created_at, updated_at: member.user.created_at }
  const user = { ...member.user, factors: [{ ...factor, ...moments }] }
  backend.answers('POST auth/factors', {
    ...factor,
    type: 'totp',
    totp: { qr_code: '<svg/>', secret: 'SECRET', uri: 'otpauth://totp/x' },
  })
  backend.answers('auth/factors/factor/challenge', { id: 'challenge', type: 'totp', expires_at: 0 })
  backend.answers('auth/factors/factor/verify', signInAnswer({ ...member, user }, 'aal2'))
  const { user: hand } = await open('/settings')
  await hand.click(await screen.findByRole('button', { name: 'Set up' }))
  await hand.type(await screen.findByLabelText('Code'), '123456')
  await hand.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await findToast('Two-factor is on')).toContain('Signing in now asks for a code from your app.')
  await screen.findByText('On')
  screen.getByRole('button', { name: 'Turn off' })
})
