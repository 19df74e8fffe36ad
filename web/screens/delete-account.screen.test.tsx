import { expect, refuse, screen, test } from '../../tests/support/screens/screen.tsx'

const path = 'functions/product-mail/delete-account'
const link = '/delete-account?member=x&until=1&signature=y'

test('CK49 the link in a suspension mail asks for confirmation before it deletes the account', async ({
  open,
  backend,
}) => {
  backend.answers(path, { deleted: true })
  const { user } = await open(link)
  await screen.findByRole('heading', { name: 'Delete your account?' })
  expect(backend.callsTo(path)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, delete my account' }))
  await screen.findByRole('heading', { name: 'Account deleted' })
  const [call, ...more] = backend.callsTo(path, 'POST')
  expect([call?.query.get('member'), call?.query.get('signature'), more]).toEqual(['x', 'y', []])
})

test('CK49 the page says if a deletion link was used, is expired or is forged', async ({ open, backend }) => {
  backend.answers(path, refuse(403))
  const { user } = await open(link)
  await user.click(await screen.findByRole('button', { name: 'Yes, delete my account' }))
  await screen.findByRole('heading', { name: 'This link does not work' })
})
