import {
  cutOff,
  expect,
  findToast,
  isDisabled,
  refuse,
  screen,
  signInAnswer,
  test,
  waitFor,
} from '../../tests/support/screens/screen.tsx'

const asVisitor = { isVisitor: true }
const wrong = refuse(400, { code: 'invalid_credentials', message: 'Invalid login credentials' })

test('A02 A03 a link switches between sign-in and sign-up, and only sign-up asks for Full Name', async ({
  open,
}) => {
  const { user } = await open('/auth', asVisitor)
  await screen.findByRole('button', { name: 'Sign In' })
  expect(screen.queryByLabelText('Full Name')).toBeNull()
  await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }))
  expect((await screen.findByLabelText('Full Name')).hasAttribute('required')).toBe(true)
  expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  expect(screen.getByLabelText('Password').getAttribute('minlength')).toBe('6')
  await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }))
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).toBeNull())
})

test('A03 each field of the form shows its own error', async ({ open }) => {
  const { user } = await open('/auth?view=sign-up', asVisitor)
  await user.click(await screen.findByRole('button', { name: 'Sign Up' }))
  await screen.findByText('Name is required')
  await screen.findByText('Email is required')
  await screen.findByText('Password must be at least 6 characters')
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'))
  await user.type(screen.getByLabelText('Email'), 'nobody')
  await user.type(screen.getByLabelText('Password'), '12345')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await screen.findByText('Invalid email address')
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('A06 a refused sign-in shows the server’s reason, and a wrong password offers no mail', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  backend.answers('auth/token', wrong)
  const { user } = await open('/auth', asVisitor)
  await user.type(await screen.findByLabelText('Email'), 'nobody@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong-password')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await findToast('Sign in failed')).toContain('Invalid login credentials')
  await waitFor(() => expect(isDisabled(screen.getByRole('button', { name: 'Sign In' }))).toBe(false))
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('A06 A10 a weak password is refused with its reason', async ({ open, backend, allowConsole }) => {
  allowConsole(/AppError/)
  const reason = { code: 'weak_password', message: 'This password is easy to guess.' }
  backend.answers('auth/signup', refuse(422, { ...reason, weak_password: { reasons: ['pwned'] } }))
  const { user } = await open('/auth?view=sign-up', asVisitor)
  await user.type(await screen.findByLabelText('Full Name'), 'Nora Founder')
  await user.type(screen.getByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), 'password')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await findToast('Sign up failed')).toContain('easy to guess')
})

test('A07 an unexpected failure shows "An error occurred"', async ({ open, backend, allowConsole }) => {
  allowConsole(/AppError/)
  backend.answers('auth/token', cutOff)
  backend.answers('auth/signup', cutOff)
  const first = await open('/auth', asVisitor)
  await first.user.type(await screen.findByLabelText('Email'), 'nora@example.com')
  await first.user.type(screen.getByLabelText('Password'), 'some-password')
  await first.user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await findToast('An error occurred')).toContain('Please try again later.')

  const { user } = await open('/auth?view=sign-up', asVisitor)
  await user.type(await screen.findByLabelText('Full Name'), 'Nora Founder')
  await user.type(screen.getByLabelText('Email'), 'nora@example.com')
  await user.type(screen.getByLabelText('Password'), 'a-good-long-password')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await findToast('An error occurred')).toContain('Please try again later.')
})

test('AF03 the e-mail address typed in one form is filled into the other form, and is not in the URL', async ({
  open,
}) => {
  const { user, address } = await open('/auth', asVisitor)
  const email = () => screen.getByLabelText<HTMLInputElement>('Email')
  await user.type(await screen.findByLabelText('Email'), 'nora@example.com')
  await user.click(screen.getByRole('link', { name: "Don't have an account? Sign up" }))
  await screen.findByLabelText('Full Name')
  expect(email().value).toBe('nora@example.com')
  await user.type(email(), '.org')
  await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }))
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).toBeNull())
  expect(email().value).toBe('nora@example.com.org')
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('button', { name: 'Send the link' })
  expect(email().value).toBe('nora@example.com.org')
  expect(address()).toBe('/auth?view=forgot')
})

test('AF01 A05 if no mail is needed, sign-up leads to the dashboard, and no text mentions a mail', async ({
  open,
  backend,
  member,
}) => {
  backend.answers('auth/signup', signInAnswer(member))
  // Watches the whole time, because the text must not appear even for a moment.
  let hasSpokenOfMail = false
  const watch = new MutationObserver(() => {
    hasSpokenOfMail ||= /check your email|We sent a link/.test(document.body.textContent ?? '')
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  const { user, address } = await open('/auth?view=sign-up', asVisitor)
  await user.type(await screen.findByLabelText('Full Name'), 'Nora Founder')
  await user.type(screen.getByLabelText('Email'), member.email)
  await user.type(screen.getByLabelText('Password'), 'a-good-long-password')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  await screen.findByRole('heading', { level: 1, name: /Nora/ })
  watch.disconnect()
  expect(hasSpokenOfMail).toBe(false)
  expect(screen.queryByText('Success!')).toBeNull()
})

test('CK30 ON01 a double click on sign-up creates one account and shows no error', async ({
  open,
  backend,
  member,
}) => {
  backend.answers('auth/signup', { ...member.user, identities: [] })
  const { user } = await open('/auth?view=sign-up', asVisitor)
  await user.type(await screen.findByLabelText('Full Name'), 'Nora Founder')
  await user.type(screen.getByLabelText('Email'), member.email)
  await user.type(screen.getByLabelText('Password'), 'a-good-long-password')
  await user.dblClick(screen.getByRole('button', { name: 'Sign Up' }))
  await screen.findByText(/We sent a link to/)
  expect(backend.callsTo('auth/signup')).toHaveLength(1)
  expect(screen.queryByText('Sign up failed')).toBeNull()
})
